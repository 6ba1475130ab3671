import { Button, say, TextField } from '@meadhall/table-ui';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { BOXES, gameTitle } from '../games.ts';
import { Resting } from '../parts/Resting.tsx';
import { useRulebook } from '../parts/useRulebook.ts';
import { to } from '../router.ts';
import { ChapterView } from './ChapterView.tsx';
import type { Rulebook } from './rulebook.ts';
import { searchRules } from './search.ts';
import { useReading } from './useReading.ts';
import { RULES } from './words.ts';

interface BookProps {
  game: string;
  hash: string;
  /** What the address asks to search for. */
  wanted: string;
}

/** The rules of one game. */
export function Book({ game, hash, wanted }: BookProps) {
  const book = useRulebook(game);
  if (book === null) return <Resting busy icon="rules" title={say(RULES).loading} />;
  return <OpenBook game={game} hash={hash} first={wanted} book={book} />;
}

interface OpenBookProps {
  game: string;
  hash: string;
  first: string;
  book: Rulebook;
}

function OpenBook({ game, hash, first, book }: OpenBookProps) {
  const words = say(RULES);
  const [wanted, setWanted] = useState(first);
  const chapters = useMemo(() => searchRules(book, wanted), [book, wanted]);
  useEffect(() => {
    if (!hash) return;
    setWanted('');
    requestAnimationFrame(() => {
      const spot = document.getElementById(hash);
      spot?.scrollIntoView({ block: spot.tagName === 'LI' ? 'center' : 'start' });
      spot?.focus({ preventScroll: true });
    });
  }, [book, hash]);
  const search = (next: string): void => {
    setWanted(next);
    const query = next.trim() === '' ? '' : `?q=${encodeURIComponent(next.trim())}`;
    history.replaceState(null, '', to('gameRules', { game }, query));
  };
  const count = chapters.reduce((sum, { clauses }) => sum + clauses.length, 0);
  return (
    <div class="hall-rules">
      <div class="hall-rules__side">
        <h1>{words.of(gameTitle(game))}</h1>
        <TextField type="search" label={words.search} value={wanted} onInput={search} />
        <p class="hall-rules__count" role="status">
          {words.found(count)}
        </p>
        <Contents chapters={chapters} />
      </div>
      <div class="hall-rules__book mh-parchment">
        {chapters.length === 0 && (
          <Resting small icon="search" title={words.found(0)} text={words.foundNone} />
        )}
        {chapters.map((chapter) => (
          <ChapterView key={chapter.id} chapter={chapter} game={game} hash={hash} wanted={wanted} />
        ))}
      </div>
      <Margin game={game} />
    </div>
  );
}

/** All chapters, the one that is being read in the light; on a phone they are unfolded. */
function Contents({ chapters }: { chapters: Rulebook }) {
  const words = say(RULES);
  const reading = useReading(chapters);
  const [open, setOpen] = useState(() => matchMedia('(min-width: 861px)').matches);
  return (
    <details
      class="hall-rules__contents"
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{words.chapters}</summary>
      <nav aria-label={words.chapters}>
        <ol>
          {chapters.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} aria-current={id === reading ? 'true' : undefined}>
                <span>{/^[A-Z]+-\d+$/.test(id) ? id : ''}</span> {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </details>
  );
}

/** Beside the book: what its marks mean, and where to go from here. */
function Margin({ game }: { game: string }) {
  const words = say(RULES);
  return (
    <aside class="hall-rules__margin">
      <Button look="torch" icon="play" href={to('newTable', { game })}>
        {words.play}
      </Button>
      <Button icon="quill" href={to('score', { game })}>
        {words.score}
      </Button>
      <h2>{words.signs}</h2>
      <dl>
        {Object.entries(words.marks).map(([mark, meaning]) => (
          <div key={mark}>
            <dt class="hall-mark">{words.markNames[mark as keyof typeof words.markNames]}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <h2>{words.others}</h2>
      <ul>
        {BOXES.filter(({ id }) => id !== game).map(({ id }) => (
          <li key={id}>
            <a href={to('gameRules', { game: id })}>{gameTitle(id)}</a>
          </li>
        ))}
      </ul>
    </aside>
  );
}
