import { type Ask, type GameTypes, type Rng, type Seat, same } from '@meadhall/kernel';
import type { Craft } from './craft.ts';

type Choice<T extends GameTypes> = T['choices'][keyof T['choices']];

/** One answer a seat can give at a point of the tree, and what came of it. */
export interface Arm<T extends GameTypes> {
  readonly seat: Seat;
  readonly step: keyof T['choices'];
  readonly choice: Choice<T>;
  visits: number;
  /** Sum over the visits of what they were worth to the seat. */
  value: number;
  /** How often it could have been chosen: not every answer is there in every imagined world. */
  chances: number;
  next: Point<T> | null;
}

/** All answers of one seat to one question, the most promising first. */
export interface Table<T extends GameTypes> {
  readonly seat: Seat;
  readonly step: keyof T['choices'];
  /** The options of the world in which the question first came up, as they were listed there. */
  readonly options: readonly Choice<T>[];
  readonly arms: Arm<T>[];
  visits: number;
}

/**
 * What has become known since the search began. Seats that answer in secret at the same time do so at the same
 * point, each by its own table: nobody's answer can depend on what another one has chosen.
 */
export interface Point<T extends GameTypes> {
  readonly tables: Table<T>[];
  /** What follows secret answers the searcher has no part in, whatever they were. */
  after: Point<T> | null;
}

export const newPoint = <T extends GameTypes>(): Point<T> => ({ tables: [], after: null });

const newArm = <T extends GameTypes>(
  seat: Seat,
  step: keyof T['choices'],
  choice: Choice<T>,
): Arm<T> => ({ seat, step, choice, visits: 0, value: 0, chances: 0, next: null });

/** The options of a question as arms: by promise if the game can tell, else the hurried answer before the rest. */
function armsTo<T extends GameTypes>(
  craft: Craft<T>,
  world: T['state'],
  ask: Ask<T>,
  rng: Rng,
): Arm<T>[] {
  const options: readonly Choice<T>[] = ask.options;
  const arms = options.map((choice) => newArm<T>(ask.seat, ask.step, choice));
  if (arms.length === 1) return arms;
  if (craft.weigh) {
    const weights = craft.weigh(world, ask);
    const places = arms.map((_, i) => i);
    places.sort((a, b) => (weights[b] as number) - (weights[a] as number));
    return places.map((i) => arms[i] as Arm<T>);
  }
  return [...arms.splice(craft.hurry(world, ask, rng), 1), ...arms];
}

/** A table for all that one seat is asked at once, the best of each question in turn. */
export function tableOf<T extends GameTypes>(
  craft: Craft<T>,
  world: T['state'],
  asked: readonly Ask<T>[],
  rng: Rng,
): Table<T> {
  const [first] = asked as readonly [Ask<T>];
  const lists = asked.map((ask) => armsTo(craft, world, ask, rng));
  const longest = Math.max(...lists.map(({ length }) => length));
  const arms: Arm<T>[] = [];
  for (let i = 0; i < longest; i++)
    for (const list of lists) if (list[i]) arms.push(list[i] as Arm<T>);
  return { seat: first.seat, step: first.step, options: first.options, arms, visits: 0 };
}

/** The table of a point for a question, made when it first comes up. */
export function tableAt<T extends GameTypes>(
  { tables }: Point<T>,
  craft: Craft<T>,
  world: T['state'],
  ask: Ask<T>,
  rng: Rng,
): Table<T> {
  for (const table of tables) if (table.seat === ask.seat && table.step === ask.step) return table;
  const table = tableOf(craft, world, [ask], rng);
  tables.push(table);
  return table;
}

/** The arms that exist in this world; answers not met before join the table, behind the others. */
export function armsIn<T extends GameTypes>(table: Table<T>, ask: Ask<T>): readonly Arm<T>[] {
  const options: readonly Choice<T>[] = ask.options;
  if (sameOptions(table.options, options)) {
    // Answers that joined from other worlds lie behind those of the first one.
    return table.arms.length === options.length
      ? table.arms
      : table.arms.filter(({ choice }) => options.includes(choice));
  }
  const found: Arm<T>[] = [];
  for (const arm of table.arms)
    if (options.some((option) => same(option, arm.choice))) found.push(arm);
  if (found.length < options.length)
    for (const option of options) {
      if (found.some(({ choice }) => same(option, choice))) continue;
      const arm = newArm<T>(table.seat, table.step, option);
      table.arms.push(arm);
      found.push(arm);
    }
  return found;
}

function sameOptions(seen: readonly unknown[], now: readonly unknown[]): boolean {
  if (seen === now) return true;
  if (seen.length !== now.length) return false;
  for (let i = 0; i < seen.length; i++) if (seen[i] !== now[i]) return false;
  return true;
}

/**
 * The arm to try next: the upper confidence bound of its value, among the first `width` arms. One that has
 * never been tried goes before all that have.
 */
export function select<T extends GameTypes>(
  arms: readonly Arm<T>[],
  width: number,
  exploration: number,
): Arm<T> {
  const count = Math.min(arms.length, width);
  let best = arms[0] as Arm<T>;
  let bound = -1;
  for (let i = 0; i < count; i++) {
    const arm = arms[i] as Arm<T>;
    const { visits } = arm;
    const chances = ++arm.chances;
    const own =
      visits === 0
        ? Number.POSITIVE_INFINITY
        : arm.value / visits + exploration * Math.sqrt(Math.log(chances) / visits);
    if (own > bound) {
      bound = own;
      best = arm;
    }
  }
  return best;
}
