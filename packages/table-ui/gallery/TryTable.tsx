import {
  type Ask,
  asks,
  type GameTypes,
  play,
  type Rules,
  type Seat,
  seedOf,
  start,
  type Viewer,
} from '@meadhall/kernel';
import { useMemo, useState } from 'preact/hooks';
import {
  Chat,
  ClockFace,
  DecisionBar,
  GenericTable,
  Log,
  type LogLine,
  language,
  sceneOf,
  type TableGame,
  Tabs,
} from '../src/index.ts';

const NAMES = ['Céline', 'Serge', 'Anne', 'Yves', 'Rose', 'Bertrand'];

interface TryTableProps<T extends GameTypes> {
  rules: Rules<T>;
  game: TableGame<T>;
  seats: number;
  turns: number;
  options: object;
  viewer: Viewer;
}

/** A match against chance, to look at a table in the middle of a game and to play on from there. */
export function TryTable<T extends GameTypes>({
  rules,
  game,
  seats,
  turns,
  options,
  viewer,
}: TryTableProps<T>) {
  const first = useMemo(() => {
    let state = start(rules, { seats, seed: seedOf(7), options });
    for (let i = 0; i < turns; i++) state = atRandom(rules, state, null) ?? state;
    return state;
  }, []);
  const [state, setState] = useState(first);
  const [log, setLog] = useState<LogLine[]>([]);
  const open = asks(rules, state);
  const view = useMemo(() => rules.view(state, viewer), [state]);
  const words = game.words[language.value];
  const answer = (ask: Ask<T>, choice: unknown) => {
    let next = play(rules, state, { seat: ask.seat, step: ask.step, choice } as never);
    const scene = sceneOf<T>({ view: rules.view(next, viewer), viewer, names: NAMES });
    const lines: LogLine[] = next.news.map((news) => ({
      n: log.length,
      seat: ask.seat,
      text:
        (words.news as Record<string, (n: unknown, s: unknown) => string>)[news.say]?.(
          news,
          scene,
        ) ?? news.say,
      clause: 'NID-9.3',
    }));
    for (
      let guard = 0;
      guard < 40 && asks(rules, next).every(({ seat }) => seat !== viewer);
      guard++
    )
      next = atRandom(rules, next, viewer) ?? next;
    setLog([...log, ...lines]);
    setState(next);
  };
  const shared = {
    view,
    viewer,
    names: NAMES.slice(0, seats),
    language: language.value,
    words,
    busy: false,
    asks: open.filter(({ seat }) => seat === viewer),
    waiting: [...new Set(open.map(({ seat }): Seat => seat))],
    answer,
    over: open.length === 0,
    preview: async () => 7,
    explain: () => {},
  };
  const Board = game.board;
  return (
    <main class="gallery__try">
      <h1 class="mh-hidden">{words.title}</h1>
      <div class="gallery__board">
        {Board ? <Board {...shared} /> : <GenericTable {...shared} game={game} />}
        <div class="gallery__bar">
          <DecisionBar {...shared} />
        </div>
      </div>
      <aside class="gallery__rail mh-panel">
        <ClockFace left={59_000} at={Date.now()} running={false} />
        <Tabs
          label="Colonne"
          tabs={[
            {
              id: 'log',
              title: 'Journal',
              icon: 'log',
              content: <Log lines={log} names={NAMES} explain={() => {}} />,
            },
            {
              id: 'chat',
              title: 'Parler',
              icon: 'chat',
              badge: 2,
              content: (
                <Chat
                  maxLength={500}
                  onSay={() => {}}
                  lines={[
                    { id: 1, name: 'Serge', seat: 1, text: 'Bien joué !' },
                    { id: 2, name: 'Zoé', seat: null, text: 'Je regarde seulement.' },
                  ]}
                />
              ),
            },
          ]}
        />
      </aside>
    </main>
  );
}

let chance = 42;
function below(n: number): number {
  chance = (Math.imul(chance, 1664525) + 1013904223) >>> 0;
  return chance % n;
}

function atRandom<T extends GameTypes>(
  rules: Rules<T>,
  state: T['state'],
  spare: Viewer,
): T['state'] | undefined {
  const open = asks(rules, state).filter(({ seat }) => seat !== spare);
  const ask = open[below(open.length || 1)];
  if (!ask) return undefined;
  const choices: readonly unknown[] = ask.options;
  return play(rules, state, {
    seat: ask.seat,
    step: ask.step,
    choice: choices[below(choices.length)],
  } as never);
}
