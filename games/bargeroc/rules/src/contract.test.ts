import { at, below, type Rng, shuffle, type Viewer } from '@meadhall/kernel';
import { obeysTheContract } from '@meadhall/testkit';
import { describe, test } from 'vitest';
import { bargeroc } from './bargeroc.ts';
import { CARD_NAMES, MISSION_NAMES, OBJECT_NAMES, ORE_NAMES, ORES } from './components.ts';
import type { Options } from './config.ts';
import type { State } from './model.ts';

const sorted = (cards: readonly string[]): string[] => [...cards].sort();

/** BAR-13.4: every card of the box is somewhere, whatever is being played, staked or stolen. */
function conserved(game: State): unknown {
  const { seats, deal, loot, brawl } = game;
  const staked = (brawl?.attacker.doggy ?? 0) + (brawl?.defender.doggy ?? 0);
  const doggies = seats.reduce((sum, { doggy }) => sum + doggy, staked);
  return {
    ores: sorted([
      ...game.oreDeck,
      ...game.oreDiscard,
      ...game.forSale,
      ...game.sold,
      ...game.cart,
      ...game.haul,
      ...seats.flatMap(({ ores, bought }) => [...ores, ...bought]),
      ...(deal?.kind === 'sell' ? [deal.ore] : []),
      ...(loot ? [loot.ore] : []),
    ]),
    tavern: sorted([
      ...game.tavernDeck,
      ...game.tavernDiscard,
      ...game.chain.map(({ play }) => play.play),
      ...seats.flatMap(({ tavern }) => tavern),
      ...Array.from({ length: doggies }, () => 'doggy_bag'),
    ]),
    objects: sorted([...game.forgeDeck, ...game.shop, ...seats.flatMap(({ objects }) => objects)]),
    // BAR-3.5: nothing is ever owed.
    debts: seats.filter(({ coins, bread, doggy }) => Math.min(coins, bread, doggy) < 0).length,
  };
}

/** Deals anew what the viewer cannot know: other hands, piles, and what others have answered. */
function redeal(game: State, viewer: Viewer, rng: Rng): void {
  const top = game.agenda.at(-1);
  const spoils = game.agenda.find((frame) => frame.do === 'spoils');
  const lookedAt =
    spoils?.do === 'spoils' && spoils.knockOut && spoils.seat === viewer ? spoils.from : null;
  const others = game.seats.filter((_, seat) => seat !== viewer);
  const oreHands = game.seats.filter((_, seat) => seat !== viewer && seat !== lookedAt);
  swap(rng, [game.oreDeck, ...oreHands.map(({ ores }) => ores)]);
  swap(rng, [game.tavernDeck, ...others.map(({ tavern }) => tavern)]);
  swap(rng, [game.forgeDeck]);
  for (const frame of game.agenda)
    if ('answers' in frame)
      frame.answers.forEach((answer, seat) => {
        if (answer !== null && seat !== viewer)
          frame.answers[seat] = below(rng, 2) === 0 ? 'pass' : 'passUntilTurn';
      });
  // Whoever is asked to sell has shown that there is something to sell.
  if (top?.do === 'forcedSale' && top.seat !== viewer) {
    const { ores } = at(game.seats, top.seat);
    const isSellable = (ore: keyof typeof ORES): boolean => ORES[ore].price !== null;
    if (!ores.some(isSellable)) redeal(game, viewer, rng);
  }
}

function swap<C>(rng: Rng, piles: readonly C[][]): void {
  const all = shuffle(rng, piles.flat());
  for (const pile of piles) pile.splice(0, pile.length, ...all.splice(0, pile.length));
}

function* seen(game: State): Iterable<string> {
  for (const { objects } of game.seats) yield* objects;
  for (const { play } of game.chain) yield play.play;
  yield* game.missions;
  yield* game.haul;
  for (const news of game.news) if (news.say === 'rolled') yield `face ${news.face}`;
}

const secrets = ['oreDeck', 'tavernDeck', 'forgeDeck', 'seats.*.ores', 'seats.*.tavern'];

const checks = obeysTheContract(bargeroc, {
  games: 2,
  every: 9,
  conserved,
  redeal,
  secrets,
  components: {
    all: [
      ...ORE_NAMES,
      ...OBJECT_NAMES,
      ...CARD_NAMES,
      ...MISSION_NAMES,
      ...[1, 2, 3, 4, 5, 6].map((face) => `face ${face}`),
    ],
    seen,
  },
});

/** A table that turns every knob as far as it goes. */
const WILD: Partial<Options> = {
  rounds: 3,
  missionsInPlay: 5,
  objectPowers: false,
  startOres: 5,
  startTavern: 6,
  startForSale: 10,
  shopSize: 6,
  safeCards: 1,
  cartCapacity: 8,
  caveInSaves: 0,
  renewCostPerCard: 0,
  renewMaxPerTurn: 4,
  spoilsCoins: 0,
  maxTieRerolls: 0,
  tavernHandLimit: 0,
  tavernDrawPerTurn: 4,
  tavernDrawInLastRound: 4,
  racketBread: 0,
  devaluationDivisor: 5,
  devaluationRounding: 'floor',
};

const wildChecks = obeysTheContract(bargeroc, {
  seats: [2, 6],
  options: [WILD],
  games: 1,
  every: 9,
  conserved,
  redeal,
  secrets,
});

describe('BAR-12.2, BAR-13.5 the contract at a wild table', () => {
  for (const { name, check } of wildChecks) test(name, check, 60_000);
});

describe('BAR-13.1, BAR-13.3, BAR-13.4, BAR-13.5 the contract', () => {
  for (const { name, check } of checks) test(name, check, 60_000);
});
