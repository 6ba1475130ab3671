import { references } from '../rules/rulebook.ts';

interface ClauseTextProps {
  text: string;
  /** Where a clause can be read. */
  hrefOf(clause: string): string;
}

/** The words of a rule; the rules it names can be followed. */
export function ClauseText({ text, hrefOf }: ClauseTextProps) {
  return (
    <>
      {references(text).map((piece, i) =>
        typeof piece === 'string' ? (
          piece.split('`').map((part, j) => (j % 2 === 1 ? <code key={j}>{part}</code> : part))
        ) : (
          <a key={i} class="hall-ref" href={hrefOf(piece.clause)}>
            {piece.clause}
          </a>
        ),
      )}
    </>
  );
}
