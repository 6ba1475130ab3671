import { pieces } from '../rules/rulebook.ts';
import { hits } from '../rules/search.ts';

interface ClauseTextProps {
  text: string;
  /** Where a clause can be read. */
  hrefOf(clause: string): string;
  /** Words that somebody searched for. */
  wanted?: string;
}

/** The words of a rule; the rules it names can be followed. */
export function ClauseText({ text, hrefOf, wanted = '' }: ClauseTextProps) {
  return (
    <>
      {pieces(text).map(({ kind, text: piece }, i) => {
        if (kind === 'strong')
          return (
            <strong key={i}>
              <Lit text={piece} wanted={wanted} />
            </strong>
          );
        if (kind === 'code') return <code key={i}>{piece}</code>;
        if (kind === 'plain') return <Lit key={i} text={piece} wanted={wanted} />;
        return (
          <a key={i} class="hall-ref" href={hrefOf(piece)}>
            <Lit text={piece} wanted={wanted} />
          </a>
        );
      })}
    </>
  );
}

/** A text with the words that were searched for in the light. */
export const Lit = ({ text, wanted }: { text: string; wanted: string }) => (
  <>
    {wanted === ''
      ? text
      : hits(text, wanted).map(({ text: part, hit }, i) =>
          hit ? <mark key={i}>{part}</mark> : part,
        )}
  </>
);
