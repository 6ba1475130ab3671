import { at } from '@meadhall/kernel';
import {
  CARDS,
  CLASSES,
  DISTINCTIONS,
  HERO_NAMES,
  nidavellir,
  type State,
  TREASURY_VALUES,
} from '@meadhall/nidavellir';
import { names, words } from '@meadhall/nidavellir-words';
import { LANGUAGES, type Language } from '@meadhall/words';
import { describe, expect, test } from 'vitest';
import { about, missingFor, type Talk } from './about.ts';
import { bidOn, classPoints, coinPieces, standing } from './reading.ts';
import { positions } from './testing/positions.ts';
import { TEXTS } from './texts.ts';

const PEOPLE = ['Astrid', 'Bertrand', 'Céline', 'Dagmar', 'Élodie'];

const talk = (game: State, viewer: number | null, language: Language): Talk => ({
  view: nidavellir.view(game, viewer),
  viewer,
  words: words[language],
  names: names[language],
  texts: TEXTS[language],
  name: (seat) => PEOPLE[seat] ?? '',
});

/** The names of everything that can be asked about. */
const everything = (game: State): string[] => [
  ...CARDS.map((_, id) => `card-${id}`),
  ...HERO_NAMES.map((hero) => `hero-${hero}`),
  ...game.seats.flatMap(({ coins }) => coins.map((coin) => `coin-${coin}`)),
  ...[1, 2, 3, 4, 5, 6].map((gem) => `gem-${gem}`),
  ...game.seats.flatMap((_, seat) => [
    ...CLASSES.map((name) => `column-${seat}-${name}`),
    `line-${seat}`,
    `purse-${seat}`,
  ]),
  ...TREASURY_VALUES.map((value) => `treasury-${value}`),
  ...DISTINCTIONS.map((name) => `distinction-${name}`),
  ...[0, 1, 2].map((tavern) => `tavern-${tavern}`),
];

describe('whatever is asked about', () => {
  test('has a title, something to say and a rule, in every language and position', () => {
    const wrong: string[] = [];
    let heard = 0;
    for (const { game, open } of positions(1)) {
      // The beginning and the end of each round say it all.
      if (open.length > 0 && at(open, 0).step === 'pick' && heard++ % 5 !== 0) continue;
      for (const language of LANGUAGES)
        for (const name of everything(game)) {
          const found = about(talk(game, 0, language), name);
          const said = [found?.title ?? '', ...(found?.says ?? [''])];
          if (
            said.some((it) => it.length < 3 || /undefined|NaN|null|\[object/.test(it)) ||
            !/^NID-\d+\.\d+$/.test(found?.clause ?? '')
          )
            wrong.push(`${name}: ${said.join(' ')}`);
        }
    }
    expect(wrong).toEqual([]);
  });

  test('what is not ours is nothing', () => {
    const [first] = positions(1);
    expect(about(talk((first as { game: State }).game, 0, 'fr'), 'bid-1-2')).toBeNull();
  });

  test('an owned brother tells what the brothers are worth, even the fifth', () => {
    const [first] = positions(1);
    const game = structuredClone((first as { game: State }).game);
    const brothers = HERO_NAMES.filter((hero) => hero.startsWith('dwerg-'));
    at(game.seats, 1).heroes.push(...brothers);
    game.pool = game.pool.filter((hero) => !brothers.includes(hero));
    const found = about(talk(game, 0, 'en'), 'hero-dwerg-ymir');
    expect(found?.says).toEqual(['5th brother, 135 points in all', 'With Bertrand.']);
  });
});

describe('reading the table', () => {
  test('the standing is the score sheet, whoever looks', () => {
    for (const { game } of positions(1)) {
      const sheet = nidavellir.sheet(game);
      for (const viewer of [0, 1, null]) {
        const found = standing(nidavellir.view(game, viewer), viewer);
        expect(found.lines).toEqual(sheet);
        expect(found.winners).toEqual(nidavellir.winners(game));
        const army = ['warrior', 'majority', 'hunter', 'miner', 'blacksmith', 'explorer', 'idunn'];
        for (const seat of game.seats.keys())
          expect(Object.values(classPoints(found, seat)).reduce((a, b) => a + b)).toBe(
            sheet
              .filter((line) => line.seat === seat && army.includes(line.key))
              .reduce((sum, { points }) => sum + points, 0),
          );
      }
    }
  });

  test('the bid of another is not shown before it is turned up, unless all have seen the coin', () => {
    for (const { game } of positions(2)) {
      const view = nidavellir.view(game, 0);
      for (const seat of game.seats.keys())
        for (const tavern of [0, 1, 2] as const) {
          const bid = bidOn(view, 0, seat, tavern);
          if (seat === 0 || !bid || at(view.seats, seat).slots[tavern] !== 'down') continue;
          expect(bid.coin).toBeNull();
          expect(bid.down).toBe(true);
        }
    }
  });

  test('coins that look the same have names of their own', () => {
    expect(coinPieces(['b0', 't7', 't7', 't9', 't7'], 2)).toEqual([
      'coin-2-b0',
      'coin-2-t7',
      'coin-2-t7-2',
      'coin-2-t9',
      'coin-2-t7-3',
    ]);
  });

  test('the classes a line still lacks', () => {
    const [first] = positions(1);
    const game = structuredClone((first as { game: State }).game);
    at(game.seats, 0).army = [[0], [], ['aral'], [], ['idunn']];
    expect(missingFor(nidavellir.view(game, 0), 0, 1)).toEqual(['hunter', 'blacksmith']);
    expect(missingFor(nidavellir.view(game, 0), 0, 2)).toEqual([
      'warrior',
      'hunter',
      'blacksmith',
      'explorer',
    ]);
  });
});
