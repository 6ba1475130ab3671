import './Shelf.css';
import { Button, Icon, language, say } from '@meadhall/table-ui';
import { signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { BOXES, type Box, boxOf, GAME_WORDS } from '../games.ts';
import { server } from '../me.ts';
import { fetchMine, mine } from '../mine.ts';
import { MatchCard } from '../parts/MatchCard.tsx';
import { whyNot } from '../parts/problemWords.ts';
import { HALL } from '../parts/words.ts';
import { inviteFriends, playBots } from '../quick.ts';
import { to } from '../router.ts';
import { SHELF } from './shelfWords.ts';

/** The box taken from the shelf; it stays taken while somebody looks around. */
const taken = signal('nidavellir');

export function Shelf() {
  const words = say(SHELF);
  useEffect(() => void fetchMine(), []);
  const going = (mine.value ?? []).filter(({ info }) => info.phase !== 'over');
  return (
    <div class="hall-shelf-page">
      <div class="hall-title">
        <h1>{words.title}</h1>
        <p class="hall-lead">{words.lead}</p>
      </div>
      {going.length > 0 && (
        <section class="hall-going" aria-labelledby="going">
          <h2 id="going">{words.going}</h2>
          <ul class="hall-going__list">
            {going.slice(0, 3).map((match) => (
              <li key={match.info.id}>
                <MatchCard match={match} />
              </li>
            ))}
          </ul>
          {going.length > 3 && <a href={to('lobby', {})}>{words.all}</a>}
        </section>
      )}
      <section class="hall-shelf mh-oak" aria-label={words.boxes}>
        <ul class="hall-shelf__row">
          {BOXES.map((box) => (
            <li key={box.id}>
              <BoxOnShelf box={box} />
            </li>
          ))}
        </ul>
        <div class="hall-shelf__plank" aria-hidden="true" />
      </section>
      <Opened box={boxOf(taken.value) ?? (BOXES[0] as Box)} />
      <p class="hall-shelf__file">
        <a href={to('fileReplay', {})}>{words.replayFile}</a>
      </p>
    </div>
  );
}

function BoxOnShelf({ box }: { box: Box }) {
  const words = say(SHELF);
  const { title, fun } = wordsOf(box);
  const isTaken = taken.value === box.id;
  return (
    <button
      type="button"
      class={`hall-box ${isTaken ? 'is-taken' : ''}`}
      aria-pressed={isTaken}
      onClick={() => {
        taken.value = box.id;
      }}
    >
      <span class="hall-box__front">
        <img src={box.art} alt="" width="360" height="480" />
        <span class="hall-box__title">{title}</span>
        <span class="hall-box__fun">{fun}</span>
      </span>
      <span class="hall-box__plaque">
        <span>{playersOf(box, words)}</span> <span>{words.minutes(...box.minutes)}</span>
      </span>
    </button>
  );
}

/** What is in the box that was taken, and the three ways to begin. */
function Opened({ box }: { box: Box }) {
  const words = say(SHELF);
  const { title, line, about, fun } = wordsOf(box);
  const failure = useSignal('');
  const busy = useSignal(false);
  const begin = (how: () => Promise<void>) => () => {
    busy.value = true;
    failure.value = '';
    how()
      .catch((why: unknown) => {
        failure.value = whyNot(why);
      })
      .finally(() => {
        busy.value = false;
      });
  };
  const me = language.value === 'fr' ? 'Vous' : 'You';
  return (
    <section class="hall-opened mh-parchment" aria-live="polite">
      <div class="hall-opened__words">
        <h2>{title}</h2>
        <p class="hall-opened__line">{line}</p>
        <p>{about}</p>
        <ul class="hall-opened__facts">
          <li>
            <Icon name="people" /> {playersOf(box, words)}
          </li>
          <li>
            <Icon name="hourglass" /> {words.minutes(...box.minutes)}
          </li>
          <li>
            <Icon name="heart" /> {fun}
          </li>
        </ul>
        <p class="hall-opened__links">
          <a href={to('gameRules', { game: box.id })}>{words.rules}</a>
          <a href={to('score', { game: box.id })}>{words.score}</a>
        </p>
      </div>
      <div class="hall-opened__ways">
        <Way
          look="torch"
          icon="bot"
          title={words.bots}
          help={words.botsHelp}
          disabled={busy.value}
          onPress={begin(() => playBots(box, me))}
        />
        <Way
          look="plain"
          icon="people"
          title={words.screen}
          help={words.screenHelp}
          href={`${to('newTable', { game: box.id })}?at=screen`}
        />
        <Way
          look="plain"
          icon="link"
          title={words.friends}
          help={words.friendsHelp}
          disabled={busy.value || server.value === 'away'}
          onPress={begin(() => inviteFriends(box))}
        />
        <a class="hall-opened__more" href={to('newTable', { game: box.id })}>
          {words.more}
        </a>
        <p class="hall-opened__note" role="status">
          {busy.value
            ? words.opening
            : failure.value || (server.value === 'away' ? say(HALL).away : '')}
        </p>
      </div>
    </section>
  );
}

interface WayProps {
  look: 'torch' | 'plain';
  icon: 'bot' | 'people' | 'link';
  title: string;
  help: string;
  href?: string;
  disabled?: boolean;
  onPress?: () => void;
}

function Way({ title, help, ...button }: WayProps) {
  return (
    <Button {...button} class="hall-way">
      <span class="hall-way__title">{title}</span>
      <span class="hall-way__help">{help}</span>
    </Button>
  );
}

const wordsOf = (box: Box) => say(GAME_WORDS)[box.id as keyof (typeof GAME_WORDS)['fr']];

const playersOf = (box: Box, words: (typeof SHELF)['fr']): string =>
  box.together ? words.heroes(...box.seats) : words.players(...box.seats);
