// What to do with a disc, a battle, a Weapon: how promising each answer looks at a glance.
import { at, type Seat } from '@meadhall/kernel';
import { supports } from './board.ts';
import { type Aim, aimOf, godWorth, placeWorth } from './bot-placing.ts';
import { armStrength, battleChance } from './bots/hopes.ts';
import type { ActionPlace, Choices, Commitment } from './choices.ts';
import type { State } from './model.ts';
import { scoreOf } from './score.ts';
import type { GodName } from './tables/gods.ts';
import { STRENGTH, strengthOf } from './tables/pieces.ts';
import { ASGARD_TILES, ROUNDS } from './tables/table.ts';
import { paymentNamed, TEMPLES } from './tables/temples.ts';
import { spaceNamed, WORLDS, type WorldSpace } from './tables/worlds.ts';
import { canBuild } from './temple.ts';

type Glances = {
  readonly [K in keyof Choices]: (
    game: State,
    seat: Seat,
    choice: Choices[K],
    aim: () => Aim,
  ) => number;
};

/** Nothing to lose: whatever is offered, rather than nothing. */
const gladly = (_game: State, _seat: Seat, choice: unknown): number =>
  choice === 'stop' || choice === 'skip' || choice === 'decline' ? 0 : 1;

/** From somebody else, the stronger one rather. */
const fromRival = (game: State, seat: Seat, donor: Seat): number =>
  donor === seat ? -1 : scoreOf(at(game.seats, donor));

const isOurs = (game: State, seat: Seat, god: GodName): boolean => supports(game, seat, god);

const rewardAt = (space: WorldSpace): number => {
  const [first, second] = at(WORLDS, spaceNamed(space).world).rewards;
  return first + second;
};

const slotWorth = (game: State, seat: Seat, space: WorldSpace): number => {
  const { world, side } = spaceNamed(space);
  return 3 * battleChance(game, at(game.seats, seat), world, side);
};

/** What help costs; a battle won is worth about this much. */
const BATTLE_WON = 6;
const helpCost = ({ recruits = {}, power = [], bonus = [] }: Commitment): number =>
  strengthOf(recruits) + 1.5 * power.length + bonus.length;
const help = (_game: State, _seat: Seat, choice: Commitment | 'decline'): number =>
  choice === 'decline' ? -BATTLE_WON : -helpCost(choice);

const GLANCES: Glances = {
  startRecruit: (_game, _seat, type) => STRENGTH[type],
  sealDonor: fromRival,
  shortageDonor: fromRival,
  retrieveDisc: (_game, _seat, place) =>
    place === 'centre' ? 2 : place.endsWith('victory') ? 0 : 1,
  chooseGods: (game, seat, god, aim) => godWorth(game, seat, god, aim()),
  placeDisc: (game, seat, place, aim) => placeWorth(game, seat, place, aim()),
  populationBonus: gladly,
  chooseDisc: (game, seat, place) => discWorth(game, seat, place),
  perform: (_game, _seat, choice) => (choice === 'perform' ? 1 : 0),
  takeFallen: gladly,
  takeSeal: (game, seat, side) => (side === 'skip' ? 0 : 10 - at(game.seats, seat).seals[side]),
  changeOrder: (_game, _seat, position) => (position === 'keep' ? 0 : 2 - position),
  takeStone: (game, seat, colour, aim) =>
    (aim().lacks.includes(colour) ? 3 : 1) - 0.2 * at(game.seats, seat).stones[colour],
  turncoats: (game, seat, choice) => {
    if (choice === 'skip') return 0;
    const strength = strengthOf(choice.recruits);
    return isOurs(game, seat, choice.from) ? -strength : strength;
  },
  turncoatsTo: (game, seat, god) => (isOurs(game, seat, god) ? 1 : 0),
  slay: (game, seat, choice) => {
    if (choice === 'skip') return 0;
    const strength = strengthOf(choice.recruits);
    return isOurs(game, seat, choice.god) ? -strength : strength;
  },
  choosePile: (_game, _seat, kind) => (kind === 'skip' ? 0 : kind === 'weapon' ? 2 : 1),
  takeArm: (_game, _seat, arm) => armStrength(arm),
  raze: gladly,
  swapTiles: (_game, _seat, choice) => (choice === 'skip' ? 0.1 : 0),
  buildTemple: (_game, _seat, choice) =>
    choice === 'decline' ? 0 : TEMPLES[paymentNamed(choice).temple].value,
  templeRecruits: (game, seat, type) => STRENGTH[type] * at(game.seats, seat).recruits[type],
  placeGodTile: (game, seat, space) => tileWorth(game, seat, space),
  turnAsgardTile: (_game, _seat, tile) => {
    const { effect } = ASGARD_TILES[tile];
    return effect === 'recruits'
      ? tile === 'asg-recruit-3'
        ? 3
        : 2
      : effect === 'exchange'
        ? 1
        : 0;
  },
  asgardRecruits: (_game, _seat, types) =>
    types === 'skip' ? 0 : types.reduce((sum, type) => sum + STRENGTH[type], 0),
  exchangeStone: (_game, _seat, choice, aim) => {
    if (choice === 'skip') return 0.5;
    const { lacks } = aim();
    return (lacks.includes(choice.take) ? 1 : 0) - (lacks.includes(choice.give) ? 1 : 0);
  },
  buyRecruit: (game, seat, type) =>
    type === 'stop' ? 1 : strengthOf(at(game.seats, seat).recruits) === 0 ? 1 + STRENGTH[type] : 0,
  takeDisc: gladly,
  discPlace: (game, seat, place) =>
    place === 'reserve' ? (game.round < ROUNDS - 1 ? 1.3 : 0) : slotWorth(game, seat, place),
  centreMove: slotWorth,
  commitFirst: help,
  commit: help,
  valhalla: (_game, _seat, choice) => (choice === 'pass' ? 0 : rewardAt(choice.at)),
  layArm: (_game, _seat, { at: space }) => rewardAt(space),
};

/** Temples first, while they can be paid; then what others might want, too. */
function discWorth(game: State, seat: Seat, place: ActionPlace): number {
  if (place === 'asgard.all') return 2.5;
  if (place === 'asgard.one') return 2;
  const god = place.slice(0, place.indexOf('.')) as GodName;
  if (place.endsWith('.temple')) return canBuild(game, seat, god) ? 4 : 0;
  return (place.endsWith('.upper') ? 3 : 1) + (game.gods[god].seal ? 0.5 : 0);
}

/** Five points at once in a Lower World, or a share of a World's reward. (ASG-9.7, ASG-16.7) */
function tileWorth(_game: State, _seat: Seat, space: Choices['placeGodTile']): number {
  const { world } = spaceNamed(space);
  if (world < 0) return 5;
  const [first, second] = at(WORLDS, world).rewards;
  return 0.4 * (first + second);
}

/** How promising each option of a question looks at a glance. */
export function glance(
  game: State,
  seat: Seat,
  step: keyof Choices,
  options: readonly unknown[],
): number[] {
  let known: Aim | null = null;
  const aim = (): Aim => {
    known ??= aimOf(game, seat);
    return known;
  };
  const worth = GLANCES[step] as (
    game: State,
    seat: Seat,
    choice: unknown,
    aim: () => Aim,
  ) => number;
  const values: number[] = [];
  for (const option of options) values.push(worth(game, seat, option, aim));
  return values;
}
