import type { Bots } from '../bots/pool.ts';
import type { Append, Storage } from '../storage/storage.ts';
import type { Metrics } from './metrics.ts';

/** So many matches are remembered by their game; the one unused for longest is forgotten first. */
const MOST_MATCHES = 10_000;

/** A storage that tells the metrics what became durable, of which game, and how many entries shared a commit. */
export function countedStorage(storage: Storage, metrics: Metrics): Storage {
  const gameOf = new Map<string, string>();
  let batch = 0;

  /** Entries of one commit are told of in one go. */
  const durable = (match: string) => {
    if (batch++ === 0)
      queueMicrotask(() => {
        metrics.batch(batch);
        batch = 0;
      });
    const game = gameOf.get(match);
    if (game !== undefined) metrics.moved(game);
    else void lookUp(match);
  };

  const lookUp = async (match: string) => {
    const found = storage.db.selectFrom('matches').select('game').where('id', '=', match);
    const row = await found.executeTakeFirst().catch(() => undefined);
    if (!row) return;
    const [oldest] = gameOf.keys();
    if (gameOf.size >= MOST_MATCHES && oldest !== undefined) gameOf.delete(oldest);
    gameOf.set(match, row.game);
    metrics.moved(row.game);
  };

  return {
    kind: storage.kind,
    db: storage.db,
    atomically: (statements) => storage.atomically(statements),
    close: () => storage.close(),
    append: (entry: Append) =>
      storage.append({
        ...entry,
        done: (outcome) => {
          if (outcome === 'durable') durable(entry.match);
          entry.done(outcome);
        },
      }),
  };
}

/** Bots whose thinking is measured. */
export const countedBots = (bots: Bots, metrics: Metrics): Bots => ({
  async think(question) {
    const answered = await bots.think(question);
    metrics.botThought(question.game, answered.milliseconds);
    return answered;
  },
  get waiting() {
    return bots.waiting;
  },
  close: () => bots.close(),
});
