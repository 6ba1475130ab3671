// What to do with a disc, a battle, a Weapon: how promising each answer looks at a glance.
import { at, type Seat } from '@meadhall/kernel';
import { discCost } from './asgardAction.ts';
import { supports } from './board.ts';
import { help, reserveWorth, slotWorth, strengthWorth, tileWorth } from './bot-fighting.ts';
import { HABITS } from './bot-habits.ts';
import { type Aim, aimOf, godWorth, placeWorth } from './bot-placing.ts';
import { armStrength } from './bots/hopes.ts';
import type { ActionPlace, Choices } from './choices.ts';
import type { State } from './model.ts';
import { scoreOf } from './score.ts';
import type { GodName } from './tables/gods.ts';
import { type Recruit, STRENGTH, strengthOf } from './tables/pieces.ts';
import { ASGARD_TILES } from './tables/table.ts';
import { paymentNamed, TEMPLES } from './tables/temples.ts';
import { canBuild } from './temple.ts';

type Glances = {
  readonly [K in keyof Choices]: (
    game: State,
    seat: Seat,
    choice: Choices[K],
    aim: () => Aim,
  ) => number;
};

/** Worse than anything else. */
const NEVER = -100;

/** Nothing to lose: whatever is offered, rather than nothing. */
const gladly = (_game: State, _seat: Seat, choice: unknown): number =>
  choice === 'stop' || choice === 'skip' || choice === 'decline' ? 0 : 1;

/** From somebody else, the stronger one rather. */
const fromRival = (game: State, seat: Seat, donor: Seat): number =>
  donor === seat ? -1 : scoreOf(at(game.seats, donor));

/** A Recruit, one of a type not owned yet rather. */
const recruitWorth = (game: State, seat: Seat, type: Recruit): number =>
  HABITS.recruit[type] + (at(game.seats, seat).recruits[type] === 0 ? HABITS.recruit.unlike : 0);

/** Recruits for Seals: one at least, and more for battles. */
function buyWorth(game: State, seat: Seat, type: Recruit): number {
  const { buy } = HABITS;
  const { recruits } = at(game.seats, seat);
  const fights = game.worlds.some(({ discs }) => discs.light === seat || discs.darkness === seat);
  return (
    buy[type] +
    (recruits[type] === 0 ? HABITS.recruit.unlike : 0) +
    (strengthOf(recruits) === 0 ? buy.none : buy.more) +
    (fights ? buy.battle : 0) +
    buy.late * (game.round - 1)
  );
}

const GLANCES: Glances = {
  startRecruit: (_game, _seat, type) => HABITS.recruit[type],
  sealDonor: fromRival,
  shortageDonor: fromRival,
  retrieveDisc: (_game, _seat, place) =>
    place === 'centre'
      ? HABITS.retrieve.centre
      : place.endsWith('victory')
        ? HABITS.retrieve.victory
        : HABITS.retrieve.support,
  chooseGods: (game, seat, god, aim) => godWorth(game, seat, god, aim()),
  placeDisc: (game, seat, place, aim) => placeWorth(game, seat, place, aim()),
  populationBonus: gladly,
  chooseDisc: (game, seat, place) => discWorth(game, seat, place),
  perform: (_game, _seat, choice) => (choice === 'perform' ? 1 : 0),
  takeFallen: (game, seat, choice) =>
    choice === 'stop' ? NEVER : recruitWorth(game, seat, choice),
  takeSeal: (game, seat, side) =>
    side === 'skip' ? NEVER : discCost(game, seat)[side] - at(game.seats, seat).seals[side],
  changeOrder: (_game, _seat, position) => (position === 'keep' ? 0 : 2 - position),
  takeStone: (game, seat, colour, aim) =>
    (aim().lacks.includes(colour) ? 3 : 1) - 0.2 * at(game.seats, seat).stones[colour],
  turncoats: (game, seat, choice) => {
    if (choice === 'skip') return 0;
    const strength = strengthOf(choice.recruits);
    return supports(game, seat, choice.from) ? -strength : strength;
  },
  turncoatsTo: (game, seat, god) => (supports(game, seat, god) ? 1 : 0),
  slay: (game, seat, choice) => {
    if (choice === 'skip') return 0;
    const strength = strengthOf(choice.recruits);
    return supports(game, seat, choice.god) ? -strength : strength;
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
  asgardRecruits: (game, seat, types) =>
    types === 'skip' ? NEVER : types.reduce((sum, type) => sum + recruitWorth(game, seat, type), 0),
  exchangeStone: (_game, _seat, choice, aim) => {
    if (choice === 'skip') return 0.5;
    const { lacks } = aim();
    return (lacks.includes(choice.take) ? 1 : 0) - (lacks.includes(choice.give) ? 1 : 0);
  },
  buyRecruit: (game, seat, type) => (type === 'stop' ? 1 : buyWorth(game, seat, type)),
  takeDisc: gladly,
  discPlace: (game, seat, place) =>
    place === 'reserve' ? reserveWorth(game) : slotWorth(game, seat, place),
  centreMove: slotWorth,
  commitFirst: help,
  commit: help,
  valhalla: (game, seat, choice) =>
    choice === 'pass' ? 0.01 : strengthWorth(game, seat, choice.at, STRENGTH[choice.warrior]),
  layArm: (game, seat, { arm, at: space }) => strengthWorth(game, seat, space, armStrength(arm)),
};

/** Temples first, while they can be paid; then what others might want, too. */
function discWorth(game: State, seat: Seat, place: ActionPlace): number {
  const { act } = HABITS;
  if (place === 'asgard.all') return act.all;
  if (place === 'asgard.one') return act.one;
  const god = place.slice(0, place.indexOf('.')) as GodName;
  if (place.endsWith('.temple')) return canBuild(game, seat, god) ? act.temple : 0;
  const { seal, request, temple } = game.gods[god];
  const rivals =
    (request[0] !== null && request[0] !== seat) ||
    (request[1] !== null && request[1] !== seat) ||
    (temple !== null && temple !== seat);
  return (
    (place.endsWith('.upper') ? act.upper : act.lower) +
    (seal ? act.seal + (rivals ? act.contested : 0) : 0)
  );
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
