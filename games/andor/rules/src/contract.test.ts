import { type Rng, shuffle } from '@meadhall/kernel';
import { obeysTheContract } from '@meadhall/testkit';
import { describe, test } from 'vitest';
import { andor, andorWith } from './andor.ts';
import { LEGEND_NAMES } from './legends/legends.ts';
import { TEMPLATE } from './legends/template.ts';
import type { State } from './model.ts';
import { EVENT_CARDS } from './tables/eventCards.ts';
import { FOG_KINDS } from './tables/fog.ts';
import { ARTICLE_NAMES, HERO_KINDS } from './tables/heroes.ts';
import { isFaceDown, sortOf } from './things.ts';

/** Articles are on the board, with a hero, on a space, or wait to be shared out. */
function conserved(game: State): unknown {
  const shared = game.agenda.flatMap((frame) => (frame.do === 'share' ? frame.things : []));
  const about = [
    ...game.seats.flatMap(({ items }) => items),
    ...Object.values(game.ground).flat(),
    ...shared,
  ].map(sortOf);
  return ARTICLE_NAMES.map(
    (article) => game.supply[article] + about.filter((it) => it === article).length,
  );
}

/** Deals anew what lies face down and what is still in a pile. */
function redeal(game: State, _: unknown, rng: Rng): void {
  shuffle(rng, game.eventDeck);
  const { piles } = game;
  for (const pile of [piles.rubble, piles.tile, piles.fate, piles.lake, piles.dragon])
    shuffle<string | number>(rng, pile as (string | number)[]);
  const hidden = Object.keys(game.fog).filter((space) => !game.fog[Number(space)]?.endsWith('^'));
  const tokens = shuffle(
    rng,
    hidden.map((space) => game.fog[Number(space)] ?? ''),
  );
  for (const space of hidden) game.fog[Number(space)] = tokens.pop() ?? '';
  for (const sort of ['gem', 'runestone', 'herb'] as const) {
    const isHidden = (thing: string): boolean => isFaceDown(thing) && sortOf(thing) === sort;
    const lying = Object.values(game.ground)
      .flat()
      .filter(isHidden)
      .map((thing) => thing.slice(0, -1));
    const all = shuffle(rng, [...piles[sort], ...lying]);
    for (const things of Object.values(game.ground))
      things.forEach((thing, i) => {
        if (isHidden(thing)) things[i] = `${all.pop()}?`;
      });
    piles[sort] = all;
  }
}

const STEPS = Object.keys(andor.steps)
  .filter((step) => 'options' in andor.steps[step as keyof typeof andor.steps])
  .map((step) => `asks ${step}`);

const components = {
  all: [
    ...HERO_KINDS,
    ...ARTICLE_NAMES.map((article) => `holds ${article}`),
    ...FOG_KINDS.map((token) => `fog ${token}`),
    ...Object.keys(EVENT_CARDS),
    'gor',
    'skral',
    'wardrak',
    'troll',
    'dragon',
    'mage',
    ...STEPS,
  ],
  *seen(game: State): Iterable<string> {
    const frame = game.agenda.at(-1);
    if (frame && STEPS.includes(`asks ${frame.do}`)) yield `asks ${frame.do}`;
    for (const { kind, items } of game.seats) {
      yield kind;
      for (const thing of items) {
        const sort = sortOf(thing);
        if ((ARTICLE_NAMES as readonly string[]).includes(sort)) yield `holds ${sort}`;
      }
    }
    for (const { kind } of game.creatures) yield kind;
    for (const news of game.news) {
      if (news.say === 'event') yield news.card;
      if (news.say === 'fog') yield `fog ${news.token}`;
    }
  },
  missing: {
    mage: 'it appears once every fate is fulfilled, which random heroes do not manage',
    'asks loseGem': 'one lake card, drawn by a hero who has gone that far with a gem',
    'asks runeDie': 'asked only of a hero with three different rune stones',
    'asks weaken': 'one dragon card, drawn by two or more strong fighters',
    'asks flame': 'asked only of a bearer of a shield in the fire',
  },
  games: 40,
};

const secrets = ['eventDeck', 'piles.tile', 'piles.fate', 'piles.lake', 'piles.dragon'];

describe('andor obeys the contract', () => {
  const options = [
    ...LEGEND_NAMES.map((legend) => ({ legend })),
    { legend: 'L1', prologue: true, tutorial: true, runeDie: 'all' } as const,
  ];
  const spec = { conserved, redeal, secrets, options, games: 1, every: 19, breadth: 8 } as const;
  for (const { name, check } of obeysTheContract(andor, { ...spec, components })) test(name, check);
});

describe('a legend of one’s own obeys the contract', () => {
  const spec = { conserved, redeal, seats: [1, 3], games: 1, every: 7 } as const;
  for (const { name, check } of obeysTheContract(andorWith(TEMPLATE), spec)) test(name, check);
});
