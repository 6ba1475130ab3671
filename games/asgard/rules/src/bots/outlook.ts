// What a position is likely to be worth at the end: for bots that look only a little ahead.
import { at, type Line, type Rules, type Seat } from '@meadhall/kernel';
import { asgard } from '../asgard.ts';
import type { Asgard, LineKey, Player, State } from '../model.ts';
import { scoreOf } from '../score.ts';
import { GOD_NAMES, godNamed } from '../tables/gods.ts';
import { strengthOf } from '../tables/pieces.ts';
import { ROUNDS } from '../tables/table.ts';
import { TEMPLES } from '../tables/temples.ts';
import { battlesToCome, ragnarokHopes } from './hopes.ts';
import { asgardPlan, templePlan, welcome } from './plans.ts';

/** Rough prices in points, found by letting bots play. */
const PRICE = {
  stone: 0.5,
  strength: 0.7,
  seal: 0.9,
  arm: 2,
  population: 1,
  powerTile: 1.5,
  /** A disc that can act in rounds to come, and one that will in the last. */
  disc: 4,
  lastDisc: 2.5,
  upperRequest: 3.6,
  lowerRequest: 1.4,
  /** A card still to be played, and one for a god that would take the Temple. */
  card: 1.5,
  temple: 1,
  /** To be one place earlier in the order, for every round to come, among two. */
  early: 2,
} as const;

/** How far the Worlds as they stand tell what Ragnarök will bring, by round. */
const FORESIGHT = [0.4, 0.4, 0.45, 0.6, 0.7, 0.9] as const;

/** Points each seat may expect at the end; once all is over, those it has. */
export function expectedPoints(game: State): number[] {
  const hopes = game.agenda.length === 0 ? null : ragnarokHopes(game);
  const points: number[] = [];
  for (let seat = 0; seat < game.seats.length; seat++) {
    const player = at(game.seats, seat);
    let sum = scoreOf(player);
    if (hopes) sum += at(hopes, seat) * (game.ragnarok ? 1 : (FORESIGHT[game.round] ?? 1));
    if (game.ragnarok === null) sum += prospects(game, player, seat);
    points.push(sum);
  }
  return points;
}

/** The same game, its sheet estimated to the end: `greedy(farsighted)` plays with a plan. */
export const farsighted: Rules<Asgard> = {
  ...asgard,
  sheet: (game): Line<LineKey>[] =>
    expectedPoints(game).map((points, seat) => ({
      seat,
      key: 'track',
      clause: 'ASG-17.1',
      points,
    })),
};

/** Battle phases still to come. */
const phasesLeft = (game: State): number =>
  ROUNDS - game.round + (game.agenda.some((frame) => frame.do === 'battles') ? 1 : 0);

function prospects(game: State, player: Player, seat: Seat): number {
  const phases = phasesLeft(game);
  let points = PRICE.arm * at(game.secret.arms, seat).length;
  for (const value of player.battleTiles) points += value;
  for (const temple of player.temples) points += TEMPLES[temple].value * phases;
  points += battlesToCome(game, player, seat, phases);
  if (phases === 0) return points;
  points += possessions(player) * Math.min(1, phases / 2);
  points += discsWorth(game, player, seat);
  points += templePlan(game, player, seat, phases);
  points += asgardPlan(game, player, seat, phases);
  points += requests(game, player, seat);
  const place = (2 * game.order.indexOf(seat)) / game.seats.length;
  return points - PRICE.early * (ROUNDS + 1 - game.round) * place;
}

const possessions = (player: Player): number => {
  let stones = 0;
  for (const count of Object.values(player.stones)) stones += Math.min(2, count);
  return (
    PRICE.stone * stones +
    PRICE.strength * Math.min(8, strengthOf(player.recruits)) +
    PRICE.seal * Math.min(6, player.seals.light + player.seals.darkness) +
    PRICE.population * player.populations.length +
    PRICE.powerTile * player.power.length
  );
};

/** Discs in reserve, and those on slots and in Asgard that come back; in the last round only those that wait. */
function discsWorth(game: State, player: Player, seat: Seat): number {
  let placed = player.asgard;
  for (const god of GOD_NAMES) {
    const { request, temple } = game.gods[god];
    if (request[0] === seat || request[1] === seat || temple === seat) placed++;
  }
  if (game.round < ROUNDS) return PRICE.disc * Math.min(player.reserve + placed, 7);
  return PRICE.lastDisc * (placed + at(game.secret.cards, seat).length);
}

/** Requests that wait, Seals to be had with them, and cards still to be played. */
function requests(game: State, player: Player, seat: Seat): number {
  let points = 0;
  for (const god of GOD_NAMES) {
    const { request, temple, seal } = game.gods[god];
    if (request[0] === seat) points += PRICE.upperRequest;
    if (request[1] === seat) points += PRICE.lowerRequest;
    if (seal && (request[0] === seat || request[1] === seat || temple === seat))
      points += PRICE.seal;
  }
  for (const god of at(game.secret.cards, seat)) {
    points += PRICE.card;
    if (welcome(game, player, seat, god)) points += PRICE.temple;
    const { rune } = godNamed(god);
    if (rune !== null && player.stones[rune] === 0) points += PRICE.stone;
  }
  return points;
}
