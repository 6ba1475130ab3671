import { type Rng, seeded } from '@meadhall/kernel';
import { type Craft, greedy, type Mind, mindOf, thinkingOf } from '@meadhall/search';
import type { AnyGame, Played } from '../anyGame.ts';
import type { Task } from './host.ts';
import { loadPlayed } from './played.ts';

// Where the bots of this browser think. They get views, never a state.

/** Nobody follows a table on which everything happens at once. */
const SHORTEST = 450;

const digits = [...crypto.getRandomValues(new Uint8Array(16))];
const rng: Rng = seeded(digits.map((byte) => byte.toString(16).padStart(2, '0')).join(''));
const minds = new Map<string, Mind<AnyGame>>();
/** Thinks about whatever comes through a port, one thing after the other. */
export function thinkFor(port: MessagePort): void {
  let last: Promise<void> = Promise.resolve();
  port.onmessage = ({ data: { id, task } }: MessageEvent<{ id: number; task: Task }>) => {
    last = last.then(async () => {
      const from = performance.now();
      const answer = await think(task);
      const rest = SHORTEST - (performance.now() - from);
      if (rest > 0) await new Promise((done) => setTimeout(done, rest));
      port.postMessage({ id, answer });
    });
  };
}

async function think({ game, level, view, seat, asked }: Task) {
  const { rules, craft, minds: own } = await loadPlayed(game);
  if (!craft) return greedy(rules)(view, seat, rng, asked);
  const until = performance.now() + thinkingOf(craft, level).milliseconds;
  const mind = own[level] ?? mindFor({ rules, craft }, game, level);
  return mind(view, seat, rng, asked, () => performance.now() > until).answer;
}

function mindFor(
  { rules, craft }: Pick<Played, 'rules'> & { craft: Craft<AnyGame> },
  game: string,
  level: Task['level'],
): Mind<AnyGame> {
  const key = `${game} ${level}`;
  const mind = minds.get(key) ?? mindOf(rules, craft, level);
  minds.set(key, mind);
  return mind;
}
