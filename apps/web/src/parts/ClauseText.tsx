import { pieces } from '../rules/rulebook.ts';

interface ClauseTextProps {
  text: string;
  /** Where a clause can be read. */
  hrefOf(clause: string): string;
}

/** The words of a rule; the rules it names can be followed. */
export function ClauseText({ text, hrefOf }: ClauseTextProps) {
  return (
    <>
      {pieces(text).map(({ kind, text: piece }, i) => {
        if (kind === 'strong') return <strong key={i}>{piece}</strong>;
        if (kind === 'code') return <code key={i}>{piece}</code>;
        if (kind === 'plain') return piece;
        return (
          <a key={i} class="hall-ref" href={hrefOf(piece)}>
            {piece}
          </a>
        );
      })}
    </>
  );
}
