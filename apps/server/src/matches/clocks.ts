import type { Clock } from '@meadhall/protocol';

/** What is left to each seat, counted at a moment. `null`: no clock for that seat (a bot's). */
export interface Clocks {
  readonly at: number;
  readonly left: readonly (number | null)[];
  /** Those whose time runs. */
  readonly running: readonly number[];
}

const DAY = 24 * 60 * 60 * 1000;

/** What a seat begins with. */
const allotted = (clock: Exclude<Clock, { kind: 'none' }>): number =>
  clock.kind === 'live' ? clock.reserve * 1000 : clock.days * DAY;

/** The clocks at the first question; none if the match has none. `people`: the seats that have a clock. */
export function wound(
  clock: Clock,
  people: readonly boolean[],
  waiting: readonly number[],
  at: number,
): Clocks | null {
  if (clock.kind === 'none') return null;
  const left = people.map((person) => (person ? allotted(clock) : null));
  return { at, left, running: waiting.filter((seat) => people[seat]) };
}

/** The clocks once something has happened: time has run for those who were waited for; `by` gets what an answer earns. */
export function ticked(
  clock: Clock,
  clocks: Clocks | null,
  next: { by: number | null; people: readonly boolean[]; waiting: readonly number[]; at: number },
): Clocks | null {
  if (clock.kind === 'none' || clocks === null) return null;
  const { by, people, waiting, at } = next;
  const elapsed = Math.max(0, at - clocks.at);
  const left = clocks.left.map((before, seat) => {
    if (before === null || !people[seat]) return null;
    if (clock.kind === 'days' && seat === by) return allotted(clock);
    const now = clocks.running.includes(seat) ? Math.max(0, before - elapsed) : before;
    return clock.kind === 'live' && seat === by ? now + clock.increment * 1000 : now;
  });
  return { at, left, running: waiting.filter((seat) => people[seat]) };
}

/** When the first clock runs out. */
export function deadline(clocks: Clocks | null): number | null {
  if (clocks === null || clocks.running.length === 0) return null;
  return clocks.at + Math.min(...clocks.running.map((seat) => clocks.left[seat] ?? Infinity));
}

/** Those whose time is up. */
export const outOfTime = (clocks: Clocks | null, now: number): number[] =>
  clocks === null
    ? []
    : clocks.running.filter((seat) => clocks.at + (clocks.left[seat] ?? Infinity) <= now);
