import './Rules.css';
import { Button, say, TextField } from '@meadhall/table-ui';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { BOXES, boxOf, GAME_WORDS } from '../games.ts';
import type { PageProps } from '../pages.ts';
import { ClauseText } from '../parts/ClauseText.tsx';
import { Resting } from '../parts/Resting.tsx';
import { useRulebook } from '../parts/useRulebook.ts';
import { to } from '../router.ts';
import type { Chapter, RuleClause } from '../rules/rulebook.ts';
import { searchRules } from '../rules/search.ts';
import { RULES } from './rulesWords.ts';

export function page({ parts, hash }: PageProps) {
  const game = parts['game'];
  return game === undefined ? <Books /> : <Book key={game} game={game} hash={hash} />;
}

/** Five books to choose from. */
function Books() {
  const words = say(RULES);
  return (
    <>
      <div class="hall-title">
        <h1>{words.title}</h1>
      </div>
      <p class="hall-lead">{words.lead}</p>
      <ul class="hall-books">
        {BOXES.map(({ id, art }) => (
          <li key={id}>
            <a class="hall-book mh-panel" href={to('gameRules', { game: id })}>
              <img src={art} alt="" width="72" height="96" />
              <span>
                <strong>{titleOf(id)}</strong>
                <span>{say(GAME_WORDS)[id as keyof (typeof GAME_WORDS)['fr']].line}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

function Book({ game, hash }: { game: string; hash: string }) {
  const words = say(RULES);
  const book = useRulebook(boxOf(game) ? game : null);
  const [wanted, setWanted] = useState('');
  const chapters = useMemo(() => (book ? searchRules(book, wanted) : []), [book, wanted]);
  useEffect(() => {
    if (!(book && hash)) return;
    setWanted('');
    requestAnimationFrame(() => document.getElementById(hash)?.scrollIntoView({ block: 'center' }));
  }, [book, hash]);
  if (!boxOf(game)) return <Resting icon="rules" title={words.unknown} />;
  const count = chapters.reduce((sum, { clauses }) => sum + clauses.length, 0);
  return (
    <div class="hall-rules">
      <div class="hall-rules__side">
        <h1>{words.of(titleOf(game))}</h1>
        <TextField type="search" label={words.search} value={wanted} onInput={setWanted} />
        <p class="hall-rules__count" role="status">
          {book && words.found(count)}
        </p>
        <nav aria-label={words.chapters} class="hall-rules__chapters">
          <ol>
            {chapters.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>
                  <span>{/^[A-Z]+-\d+$/.test(id) ? id : ''}</span> {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <Button icon="play" href={to('newTable', { game })}>
          {words.play}
        </Button>
      </div>
      <div class="hall-rules__book mh-parchment">
        {book === null ? (
          <Resting busy icon="rules" title={words.loading} />
        ) : (
          chapters.map((chapter) => (
            <ChapterView key={chapter.id} chapter={chapter} game={game} hash={hash} />
          ))
        )}
      </div>
    </div>
  );
}

interface ChapterViewProps {
  chapter: Chapter;
  game: string;
  hash: string;
}

function ChapterView({ chapter, game, hash }: ChapterViewProps) {
  const { id, title, notes, clauses } = chapter;
  return (
    <section class="hall-chapter" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <ul class="hall-clauses">
        {clauses.map((clause) => (
          <Clause key={clause.id} clause={clause} game={game} isShown={clause.id === hash} />
        ))}
      </ul>
    </section>
  );
}

interface ClauseProps {
  clause: RuleClause;
  game: string;
  isShown: boolean;
}

function Clause({ clause, game, isShown }: ClauseProps) {
  const words = say(RULES);
  const { id, text, marks } = clause;
  const hrefOf = (it: string): string => to('gameRules', { game }, `#${it}`);
  return (
    <li id={id} class={`hall-clause ${isShown ? 'is-shown' : ''}`}>
      <a class="hall-clause__number" href={hrefOf(id)} aria-label={words.link(id)}>
        {id}
      </a>
      <p>
        <ClauseText text={text} hrefOf={hrefOf} />
        {marks.map((mark) => {
          const kind = mark.split(' ')[0] as keyof typeof words.marks;
          return (
            <span key={mark} class="hall-mark" title={words.marks[kind]}>
              {mark.split(' ')[1] ?? kind}
              <span class="mh-hidden"> ({words.marks[kind]})</span>
            </span>
          );
        })}
      </p>
    </li>
  );
}

const titleOf = (game: string): string =>
  say(GAME_WORDS)[game as keyof (typeof GAME_WORDS)['fr']]?.title ?? game;
