import { at, below, type Rng, type Seat, shuffle, type Viewer } from '@meadhall/kernel';
import { obeysTheContract, type Spec } from '@meadhall/testkit';
import { describe, test } from 'vitest';
import { bids } from './bids/bids.ts';
import { CARDS, HALL } from './bids/components.ts';
import type { Bids } from './bids/model.ts';
import { BIDS } from './bids/steps.ts';
import { ALL_FATES, CREATURES, SPACES } from './coop/components.ts';
import { coop } from './coop/coop.ts';
import type { Coop } from './coop/model.ts';
import { ALL_GOODS } from './delve/components.ts';
import { delve } from './delve/delve.ts';
import type { Delve } from './delve/model.ts';
import { raises } from './delve/stall.ts';
import { duel } from './duel/duel.ts';
import { COPIES, type Duel } from './duel/model.ts';
import { answersTo } from './duel/steps.ts';
import { PANTHEON, PLACES } from './muster/components.ts';
import type { Muster } from './muster/model.ts';
import { muster } from './muster/muster.ts';
import { commitments, pairs } from './muster/steps.ts';

const bidsSpec: Spec<Bids> = {
  options: [{}, { rounds: 2 }],
  conserved: ({ deck, taverns, hall, seats }) => ({
    cards: [...deck, ...taverns.flat(), ...seats.flatMap(({ cards }) => cards)].sort(),
    heroes: [...hall, ...seats.flatMap(({ heroes }) => heroes)].sort(),
    gems: seats.map(({ gem }) => gem).sort(),
  }),
  redeal(game, viewer, rng) {
    shuffle(rng, game.deck);
    answerAnew(game.agenda, viewer, () => anyOf(rng, BIDS));
  },
  secrets: ['deck'],
  components: {
    all: [...CARDS, ...HALL],
    seen: ({ seats }) => seats.flatMap(({ cards, heroes }) => [...cards, ...heroes]),
  },
};

const duelSpec: Spec<Duel> = {
  options: [{}, { blades: 'wood' }],
  conserved: ({ seats, chain, deck }) =>
    [...seats.flatMap(({ hand }) => hand), ...chain.map(({ card }) => card), ...deck].sort(),
  redeal(game, viewer, rng) {
    const hands = game.seats.filter((_, seat) => seat !== viewer).map(({ hand }) => hand);
    mix(rng, [...hands, game.deck]);
    answerAnew(game.agenda, viewer, (seat, frame) =>
      anyOf(rng, ['pass', ...(frame.do === 'window' ? answersTo(game, frame.link, seat) : [])]),
    );
  },
  secrets: ['deck', 'seats.*.hand'],
  components: {
    all: Object.keys(COPIES),
    seen: ({ chain }) => chain.map(({ card }) => card),
  },
};

const coopSpec: Spec<Coop> = {
  options: [{}, { grim: true }],
  conserved: ({ fates, drawn }) => [...fates, ...drawn].sort(),
  redeal(game, _, rng) {
    shuffle(rng, game.fates);
  },
  secrets: ['fates'],
  components: {
    all: [...ALL_FATES, ...SPACES, ...Object.keys(CREATURES)],
    seen: ({ drawn, seats, creatures }) => [
      ...drawn,
      ...seats.map(({ space }) => space),
      ...Object.values(creatures).filter((creature) => creature !== null),
    ],
  },
};

const musterSpec: Spec<Muster> = {
  options: [{}, { ragnarok: false }],
  conserved: ({ seats, deck, spent }) =>
    [...seats.flatMap(({ runes }) => runes), ...deck, ...spent].sort(),
  redeal(game, viewer, rng) {
    const hands = game.seats.filter((_, seat) => seat !== viewer).map(({ runes }) => runes);
    mix(rng, [...hands, game.deck]);
    answerAnew(game.agenda, viewer, (seat, frame) => {
      const player = at(game.seats, seat);
      return anyOf<unknown>(rng, frame.do === 'commit' ? commitments(player) : pairs(player));
    });
  },
  secrets: ['deck', 'seats.*.runes'],
  components: {
    all: [...PANTHEON, ...PLACES],
    seen: ({ seats, board }) => [
      ...seats.flatMap(({ sent }) => sent),
      ...PLACES.filter((place) => board[place].length > 0),
    ],
  },
};

const delveSpec: Spec<Delve> = {
  conserved: ({ seats, mine, cart, scree, stall, played, box }) => ({
    mine: [...seats.flatMap(({ gems }) => gems), ...mine, ...cart, ...scree].sort(),
    goods: [...seats.flatMap(({ goods }) => goods), ...stall].sort(),
    haggles: [...seats.flatMap(({ haggles }) => haggles), ...played, ...box].sort(),
  }),
  redeal(game, viewer, rng) {
    shuffle(rng, game.mine);
    const hands = game.seats.filter((_, seat) => seat !== viewer).map(({ haggles }) => haggles);
    mix(rng, [...hands, game.box]);
    answerAnew(game.agenda, viewer, (seat) =>
      anyOf(rng, ['pass', ...raises(at(game.seats, seat))]),
    );
  },
  secrets: ['mine', 'box', 'seats.*.haggles'],
  components: {
    all: ['1', '2', '3', '4', 'rock', 'rival', ...ALL_GOODS],
    seen: ({ cart, seats }) => [...cart.map(String), ...seats.flatMap(({ goods }) => goods)],
  },
};

describe('bids', () => {
  for (const { name, check } of obeysTheContract(bids, bidsSpec)) test(name, check);
});
describe('duel', () => {
  for (const { name, check } of obeysTheContract(duel, duelSpec)) test(name, check);
});
describe('coop', () => {
  for (const { name, check } of obeysTheContract(coop, coopSpec)) test(name, check);
});
describe('muster', () => {
  for (const { name, check } of obeysTheContract(muster, musterSpec)) test(name, check);
});
describe('delve', () => {
  for (const { name, check } of obeysTheContract(delve, delveSpec)) test(name, check);
});

function anyOf<I>(rng: Rng, items: readonly I[]): I {
  return at(items, below(rng, items.length));
}

/** Deals the cards of several piles anew, as many to each as before. */
function mix<C>(rng: Rng, piles: readonly C[][]): void {
  const cards = shuffle(rng, piles.flat());
  for (const pile of piles) pile.push(...cards.splice(0, pile.splice(0).length));
}

/** Replaces the secret answers of everybody but the viewer. */
function answerAnew<F extends object>(
  agenda: readonly F[],
  viewer: Viewer,
  answer: (seat: Seat, frame: F) => unknown,
): void {
  for (const frame of agenda) {
    if (!('answers' in frame)) continue;
    const answers = frame.answers as unknown[];
    for (const [seat, given] of answers.entries())
      if (given !== null && seat !== viewer) answers[seat] = answer(seat, frame);
  }
}
