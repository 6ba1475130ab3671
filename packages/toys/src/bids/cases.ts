import {
  type Answer,
  at,
  canonical,
  doNext,
  IllegalSetup,
  refusal,
  settle,
  take,
  totals,
} from '@meadhall/kernel';
import { bids } from './bids.ts';
import { CARDS } from './components.ts';
import { type Bids, type Player, TAVERNS } from './model.ts';
import { pouch } from './player.ts';
import { type Position, readPlayers } from './position.ts';
import { eachOnce, readList, readName, readOneOf, readRecord, readSome } from './reading.ts';
import { round } from './steps.ts';

type Step = keyof Bids['choices'];
const STEPS: readonly Step[] = ['bid', 'pickCard', 'recruitHero', 'raiseCoin'];

/**
 * Runs one case: a round that begins with the players and taverns `given`, the `answers` in the order
 * they are asked for, and what to `expect` afterwards. Lists the differences; none: the case holds.
 */
export function runBidsCase(block: unknown): readonly string[] {
  const { given, answers, expect } = readRecord(block, 'case', [
    'id',
    'clauses',
    'given',
    'answers',
    'expect',
  ]);
  const position = readGiven(given);
  for (const [i, line] of readList(answers ?? [], 'answers').entries()) {
    const path = `answers[${i}]`;
    const answer = readAnswer(position, line, path);
    const refused = refusal(bids, position.game, answer);
    if (refused) return [`${path}: expected to be taken, got ${refused.message}`];
    take(bids, position.game, answer as Answer<Bids>);
  }
  return compare(position, expect);
}

function readGiven(given: unknown): Position {
  const { players, taverns } = readRecord(given, 'given', ['players', 'taverns']);
  const position = readPlayers(players, 'given.players');
  const { game } = position;
  const filled = readList(taverns, 'given.taverns', TAVERNS.length, 'BID-2');
  for (const tavern of TAVERNS) {
    const path = `given.taverns[${tavern}]`;
    readList(filled[tavern], path, game.seats.length, 'BID-2');
    game.taverns[tavern] = readSome(filled[tavern], path, CARDS, 'BID-1');
  }
  const lying = game.taverns.flat();
  eachOnce([...lying, ...game.seats.flatMap(({ cards }) => cards)], 'given', 'BID-1');
  game.deck = game.deck.filter((card) => !lying.includes(card));
  doNext(game, ...round(game.seats.length));
  return position;
}

/** `["Ada", "bid", [5, 3, 2]]`, coins by their value, as an answer. */
function readAnswer({ game, names }: Position, line: unknown, path: string) {
  const [who, step, what] = readList(line, path, 3);
  const seat = names.indexOf(readOneOf(who, `${path}[0]`, names));
  const name = readOneOf(step, `${path}[1]`, STEPS);
  return { seat, step: name, choice: CHOICES[name](at(game.seats, seat), what, `${path}[2]`) };
}

/** How a choice is written in a case. A coin that is not there becomes one the rules refuse. */
const CHOICES: Record<Step, (player: Player, what: unknown, path: string) => unknown> = {
  bid(player, what, path) {
    const laid: number[] = [];
    for (const value of readList(what, path))
      laid.push(player.coins.findIndex((coin, i) => coin === value && !laid.includes(i)));
    return laid;
  },
  pickCard: (_, card) => ({ card }),
  recruitHero: (_, hero) => ({ hero }),
  raiseCoin: (player, value) => ({
    coin: pouch(player).find((coin) => player.coins[coin] === value) ?? -1,
  }),
};

function compare(position: Position, expect: unknown): string[] {
  const expected = readRecord(expect, 'expect', ['asked', 'players', 'winners', 'refused']);
  if (Object.keys(expected).length === 0)
    throw new IllegalSetup('expect', expect, 'asked, players, winners or refused');
  const { refused, ...fields } = expected;
  return [...differences(fields, outcome(position), 'expect'), ...notRefused(position, refused)];
}

/** What a case may expect, as it came out. */
function outcome({ game, names }: Position) {
  const points = totals(bids.sheet(game), game.seats.length);
  return {
    asked: settle(bids, game).map(({ seat, step }) => `${names[seat]} ${step}`),
    players: Object.fromEntries(
      game.seats.map(({ coins, gem, cards, heroes }, seat) => [
        names[seat],
        { coins, gem, cards, heroes, points: points[seat] },
      ]),
    ),
    winners: bids.winners(game).map((seat) => names[seat]),
  };
}

/** Answers that must be refused in the end, each with the rule that forbids it. */
function notRefused(position: Position, given: unknown): string[] {
  return readList(given ?? [], 'expect.refused').flatMap((it, i) => {
    const path = `expect.refused[${i}]`;
    const [who, step, what, rule] = readList(it, path, 4);
    const clause = readName(rule, `${path}[3]`);
    const answer = readAnswer(position, [who, step, what], path);
    const refused = refusal(bids, position.game, answer);
    if (refused?.clause === clause) return [];
    return [`${path}: expected a refusal by ${clause}, got ${refused?.message ?? 'none'}`];
  });
}

/** Every difference between what is expected and what is, as `expect.players.Ada.gem: expected 5, got 4`. */
function differences(expected: unknown, is: unknown, path: string): string[] {
  if (typeof is !== 'object' || is === null || Array.isArray(is))
    return canonical(expected) === canonical(is)
      ? []
      : [`${path}: expected ${canonical(expected)}, got ${canonical(is)}`];
  const actual = is as Record<string, unknown>;
  return Object.entries(readRecord(expected, path, Object.keys(actual))).flatMap(([key, field]) =>
    differences(field, actual[key], `${path}.${key}`),
  );
}
