import { say } from '@meadhall/table-ui';
import { ClauseText, Lit } from '../parts/ClauseText.tsx';
import { to } from '../router.ts';
import type { Chapter, RuleClause } from './rulebook.ts';
import { RULES } from './words.ts';

interface ChapterViewProps {
  chapter: Chapter;
  game: string;
  /** The clause the address names. */
  hash: string;
  wanted: string;
}

export function ChapterView({ chapter, game, hash, wanted }: ChapterViewProps) {
  const { id, title, notes, clauses } = chapter;
  return (
    <section class="hall-chapter" aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        <Lit text={title} wanted={wanted} />
      </h2>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <ul class="hall-clauses">
        {clauses.map((clause) => (
          <Clause
            key={clause.id}
            clause={clause}
            game={game}
            wanted={wanted}
            isShown={clause.id === hash}
          />
        ))}
      </ul>
    </section>
  );
}

interface ClauseProps {
  clause: RuleClause;
  game: string;
  wanted: string;
  isShown: boolean;
}

function Clause({ clause, game, wanted, isShown }: ClauseProps) {
  const words = say(RULES);
  const { id, text, marks } = clause;
  const hrefOf = (it: string): string => to('gameRules', { game }, `#${it}`);
  return (
    <li id={id} class={`hall-clause ${isShown ? 'is-shown' : ''}`} tabIndex={-1}>
      <a class="hall-clause__number" href={hrefOf(id)} aria-label={words.link(id)}>
        <Lit text={id} wanted={wanted} />
      </a>
      <p>
        <ClauseText text={text} hrefOf={hrefOf} wanted={wanted} />
        {marks.map((mark) => {
          const kind = mark.split(' ')[0] as keyof typeof words.marks;
          return (
            <span key={mark} class="hall-mark" title={words.marks[kind]}>
              {mark.split(' ')[1] ?? words.markNames[kind]}
              <span class="mh-hidden"> ({words.marks[kind]})</span>
            </span>
          );
        })}
      </p>
    </li>
  );
}
