import { Button, Icon, say } from '@meadhall/table-ui';
import { useSignal } from '@preact/signals';
import { type Box, GAME_WORDS } from '../games.ts';
import { server } from '../me.ts';
import { whyNot } from '../parts/problemWords.ts';
import { HALL } from '../parts/words.ts';
import { inviteFriends, playBots, playHere } from '../quick.ts';
import { to } from '../router.ts';
import { SHELF } from './shelfWords.ts';

/** What is in the box that was taken, and the three ways to begin: one more click, and the game is on. */
export function OpenedBox({ box }: { box: Box }) {
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
  const away = server.value === 'away';
  return (
    <section class="hall-opened mh-parchment" aria-labelledby="opened">
      <div class="hall-opened__head">
        <h2 id="opened">{title}</h2>
        <p class="hall-opened__line">{line}</p>
      </div>
      <div class="hall-opened__ways">
        <Way
          look="torch"
          icon="bot"
          title={words.bots}
          help={words.botsHelp}
          disabled={busy.value}
          onPress={begin(() => playBots(box, words.you))}
        />
        <Around box={box} disabled={busy.value} onPick={(n) => begin(() => playHere(box, n))()} />
        <Way
          look="plain"
          icon="link"
          title={words.friends}
          help={words.friendsHelp}
          disabled={busy.value || away}
          onPress={begin(() => inviteFriends(box))}
        />
        <a class="hall-opened__more" href={to('newTable', { game: box.id })}>
          {words.more}
        </a>
        <p class="hall-opened__note" role="status">
          {busy.value ? words.opening : failure.value || (away ? say(HALL).away : '')}
        </p>
      </div>
      <div class="hall-opened__words">
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
    </section>
  );
}

interface WayProps {
  look: 'torch' | 'plain';
  icon: 'bot' | 'link';
  title: string;
  help: string;
  disabled: boolean;
  onPress: () => void;
}

function Way({ title, help, ...button }: WayProps) {
  return (
    <Button {...button} class="hall-way">
      <span class="hall-way__title">{title}</span>
      <span class="hall-way__help">{help}</span>
    </Button>
  );
}

interface AroundProps {
  box: Box;
  disabled: boolean;
  onPick(players: number): void;
}

/** Around one screen the only question is how many they are. */
function Around({ box, disabled, onPick }: AroundProps) {
  const words = say(SHELF);
  const [min, max] = box.seats;
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  return (
    <fieldset class="hall-around" aria-label={words.screen}>
      <Icon name="people" />
      <span class="hall-around__words">
        <span class="hall-way__title">{words.screen}</span>
        <span class="hall-way__help">{words.screenHelp}</span>
      </span>
      <span class="hall-around__counts">
        {counts.map((n) => (
          <button
            key={n}
            type="button"
            disabled={disabled}
            aria-label={words.screenFor(n)}
            onClick={() => onPick(n)}
          >
            {n}
          </button>
        ))}
      </span>
    </fieldset>
  );
}

export const wordsOf = (box: Box) => say(GAME_WORDS)[box.id as keyof (typeof GAME_WORDS)['fr']];

export const playersOf = (box: Box, words: (typeof SHELF)['fr']): string =>
  box.together ? words.heroes(...box.seats) : words.players(...box.seats);
