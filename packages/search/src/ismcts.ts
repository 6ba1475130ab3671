import {
  type Ask,
  asks,
  at,
  type GameTypes,
  type Rng,
  type Rules,
  type Seat,
  take,
} from '@meadhall/kernel';
import type { Craft, Mind } from './craft.ts';
import { clockOf, playOn, required } from './playout.ts';
import { answerOf, conclusionOf, onlyAnswer } from './thought.ts';
import {
  type Arm,
  armsIn,
  newPoint,
  type Point,
  select,
  type Table,
  tableAt,
  tableOf,
} from './tree.ts';
import { imagineOpen, worldsOf } from './worlds.ts';

/** How a search goes about it. */
export interface Search {
  /** Play-outs at most; `enough` may end the search before. */
  readonly iterations: number;
  /** How much an answer that was seldom tried is favoured. */
  readonly exploration?: number;
  /**
   * How fast answers join the search, the most promising first: after n visits of a question so many times
   * the square root of n, and two more. `Infinity`: all at once.
   */
  readonly widening?: number;
  /** Play-outs that share an imagined world. */
  readonly copies?: number;
  /** Answers the tree follows before the play-out goes on in a hurry. 1: only the own. */
  readonly depth?: number;
  /** Visits every own answer gets before the search picks the good ones. */
  readonly least?: number;
  /** How many answers a thought lists. */
  readonly shown?: number;
}

/** One search: what does not change from play-out to play-out. */
interface Quest<T extends GameTypes> {
  readonly rules: Rules<T>;
  readonly craft: Craft<T>;
  readonly seat: Seat;
  readonly rng: Rng;
  readonly settings: Required<Search>;
  /** All own answers. */
  readonly own: Table<T>;
  /** The position as it is. */
  readonly root: Point<T>;
  /** How many seats answer at the same time as the own one, itself included. */
  readonly together: number;
  /** The arms of the play-out under way. */
  readonly path: Arm<T>[];
}

const never = (): boolean => false;

/**
 * Information-set Monte-Carlo tree search. Every play-out runs in a world imagined from the view; the tree
 * holds what a player could know, so that answers are judged over all these worlds at once. Every seat is
 * thought to want the best for itself. (Cowling, Powley, Whitehouse 2012.)
 */
export function ismcts<T extends GameTypes>(
  rules: Rules<T>,
  craft: Craft<T>,
  search: Search,
): Mind<T> {
  const settings: Required<Search> = {
    exploration: 0.5,
    widening: 1,
    copies: 4,
    depth: Number.POSITIVE_INFINITY,
    least: 0,
    shown: 5,
    ...search,
  };
  return (view, seat, rng, asked, enough = never) => {
    const world = imagineOpen(rules, view, seat, rng);
    const open = asks(rules, world);
    const mine = asked ?? open.filter((ask) => ask.seat === seat);
    const own = tableOf(craft, world, mine, rng);
    if (own.arms.length === 1) return onlyAnswer(answerOf(at(own.arms, 0)), craft.evaluate(world));
    const quest: Quest<T> = {
      rules,
      craft,
      seat,
      rng,
      settings,
      own,
      root: newPoint(),
      together: required(open),
      path: [],
    };
    const nextWorld = worldsOf(rules, view, seat, rng, settings.copies);
    for (let i = 0; i < settings.iterations && !enough(); i++) playOut(quest, nextWorld());
    return conclusionOf(own, settings.shown);
  };
}

/** Follows the tree as far as it goes, plays on in a hurry, and tells every arm on the way. */
function playOut<T extends GameTypes>(quest: Quest<T>, world: T['state']): void {
  const { rules, craft, rng, path } = quest;
  path.length = 0;
  const began = clockOf(craft, world);
  const open = follow(quest, world);
  const values = playOn(rules, craft, world, open, began, rng);
  for (const arm of path) {
    arm.visits++;
    arm.value += at(values, arm.seat);
  }
}

/** From the own answer down the tree to one nobody has tried yet. */
function follow<T extends GameTypes>(quest: Quest<T>, world: T['state']): Ask<T>[] {
  const { craft, seat, rng, settings, root, path } = quest;
  let arm = selectOwn(quest.own, settings);
  let open = carryOut(quest, world, arm);
  let point = root;
  // Of the seats that answer a question at the same time: how many they are, and how many are left.
  let group = quest.together;
  let left = group - 1;
  let ownArm: Arm<T> | null = arm;
  while (arm.visits > 0 && open.length > 0 && path.length < settings.depth) {
    const ask = at(open, 0);
    const count = required(open);
    const goesOn = left > 0 && count === left && ask.step === arm.step;
    if (!goesOn) {
      // Everybody learns of an answer given alone; of secret ones each knows but its own.
      point = group > 1 && left === 0 ? afterSecret(point, ownArm) : following(arm);
      group = count;
      left = count;
      ownArm = null;
    }
    const table = tableAt(point, craft, world, ask, rng);
    table.visits++;
    arm = select(armsIn(table, ask), widthOf(table, settings), settings.exploration);
    if (ask.seat === seat) ownArm = arm;
    left--;
    open = carryOut(quest, world, arm);
  }
  return open;
}

function carryOut<T extends GameTypes>(
  { rules, path }: Quest<T>,
  world: T['state'],
  arm: Arm<T>,
): Ask<T>[] {
  path.push(arm);
  return take(rules, world, answerOf(arm));
}

function following<T extends GameTypes>(arm: Arm<T>): Point<T> {
  arm.next ??= newPoint();
  return arm.next;
}

/** What the searcher knows once secret answers are in: its own one, if it gave any. */
function afterSecret<T extends GameTypes>(point: Point<T>, own: Arm<T> | null): Point<T> {
  if (own) return following(own);
  point.after ??= newPoint();
  return point.after;
}

/** How many of its arms a question may try by now. */
const widthOf = <T extends GameTypes>(
  { visits }: Table<T>,
  { widening }: Required<Search>,
): number => 2 + widening * Math.sqrt(visits);

function selectOwn<T extends GameTypes>(own: Table<T>, settings: Required<Search>): Arm<T> {
  own.visits++;
  const { arms } = own;
  if (settings.least > 0) {
    let fewest = arms[0] as Arm<T>;
    for (const arm of arms) if (arm.visits < fewest.visits) fewest = arm;
    if (fewest.visits < settings.least) return fewest;
  }
  return select(arms, widthOf(own, settings), settings.exploration);
}
