import { readFileSync } from 'node:fs';
import { clone, doNext, IllegalSetup, seedOf, settle, start } from '@meadhall/kernel';
import { randomGame } from '@meadhall/testkit';
import { describe, expect, test } from 'vitest';
import { andor, andorWith } from '../andor.ts';
import { checkLegend, readLegend } from './check.ts';
import { LEGENDS } from './legends.ts';
import { TEMPLATE } from './template.ts';

const TEMPLATE_FILE = new URL('../../../legends/template.json', import.meta.url);

/** The template with one thing changed. */
function changed(change: (legend: Record<string, unknown>) => void): unknown {
  const legend = clone(TEMPLATE) as unknown as Record<string, unknown>;
  change(legend);
  return legend;
}

const pathsOf = (legend: unknown): string[] => checkLegend(legend).map(({ path }) => path);

describe('AND-24.1 legends are data', () => {
  test.each(Object.entries(LEGENDS))('%s has no mistake', (_, legend) => {
    expect(checkLegend(legend)).toEqual([]);
  });

  test('the template is the file people start from, and can be played', () => {
    expect(JSON.parse(readFileSync(TEMPLATE_FILE, 'utf8'))).toEqual(TEMPLATE);
    expect(checkLegend(TEMPLATE)).toEqual([]);
    for (const seats of [1, 2, 3, 4]) {
      const game = randomGame(andorWith(TEMPLATE), { seats });
      expect(game.result).not.toBeNull();
    }
  });

  test('a legend travels with the state of its match', () => {
    const legend = { ...TEMPLATE, title: 'Mine' };
    const game = start(andorWith(legend), { seats: 2, seed: seedOf(1) });
    expect(game.legend).toEqual(legend);
  });
});

describe('every mistake has a path and a reason', () => {
  test.each<[string, string, (legend: Record<string, unknown>) => void]>([
    [
      'a space that does not exist',
      'setup.0.space.1',
      (it) => {
        it['setup'] = [{ op: 'placeCreature', kind: 'gor', space: [26, 75] }];
      },
    ],
    [
      'an unknown effect',
      'setup.0.op',
      (it) => {
        it['setup'] = [{ op: 'eval', code: '1' }];
      },
    ],
    [
      'an unknown field',
      'cards.0.script',
      (it) => {
        it['cards'] = [{ ...TEMPLATE.cards[0], script: 'x' }];
      },
    ],
    [
      'a letter without a star',
      'cards.0.trigger.letter',
      (it) => {
        it['stars'] = ['N'];
      },
    ],
    [
      'a tag nobody gives',
      'win.tag',
      (it) => {
        it['win'] = { c: 'defeated', tag: 'ghost' };
      },
    ],
    [
      'a param nobody defines',
      'setup.0.strength.param',
      (it) => {
        it['setup'] = [{ op: 'placeCreature', kind: 'gor', space: 26, strength: { param: 'x' } }];
      },
    ],
    [
      'a param without a number',
      'params.x.normal.4',
      (it) => {
        it['params'] = { x: { normal: { 1: 1, 2: 2, 3: 3 } } };
        it['setup'] = [{ op: 'placeCreature', kind: 'gor', space: 26, strength: { param: 'x' } }];
      },
    ],
    [
      'a variable without a first value',
      'win.var',
      (it) => {
        it['win'] = { c: 'var', var: 'x', equals: 1 };
      },
    ],
    [
      'more figures than the box holds',
      'setup.0.space',
      (it) => {
        it['setup'] = [{ op: 'placeCreature', kind: 'wardrak', space: [1, 2, 3] }];
      },
    ],
    [
      'a space of the other board',
      'setup.0.space',
      (it) => {
        it['board'] = 'mine';
        it['setup'] = [{ op: 'placeFarmer', space: 72 }];
        it['cards'] = [];
      },
    ],
    [
      'a piece nobody brings',
      'setup.0.space.sameAs',
      (it) => {
        it['setup'] = [{ op: 'placeToken', token: 'gold', space: { sameAs: 'ghost' } }];
      },
    ],
    [
      'a die that leads off the board',
      'setup.0.space.base',
      (it) => {
        it['setup'] = [{ op: 'placeCreature', kind: 'gor', space: { roll: 'base+d6', base: 67 } }];
      },
    ],
    [
      'a die without a space for every face',
      'setup.0.space.faces.6',
      (it) => {
        const faces = { 1: 1, 2: 2, 3: 3, 4: 4, 5: 5 };
        it['setup'] = [{ op: 'placeCreature', kind: 'gor', space: { roll: 'table', faces } }];
      },
    ],
    [
      'a deck of the other board',
      'setup.0.op',
      (it) => {
        it['board'] = 'mine';
        it['setup'] = [{ op: 'drawCreatureTiles', count: 1 }];
        it['cards'] = [];
      },
    ],
    [
      'two cards of one name',
      'cards.1.id',
      (it) => {
        it['cards'] = [TEMPLATE.cards[0], TEMPLATE.cards[0]];
      },
    ],
    [
      'no objective',
      'objectives',
      (it) => {
        it['objectives'] = [];
      },
    ],
    [
      'a narrator who goes back',
      'setup.0.by',
      (it) => {
        it['setup'] = [{ op: 'moveNarrator', by: -1 }];
      },
    ],
    [
      'a rule flag that does not exist',
      'rules.0',
      (it) => {
        it['rules'] = ['cheating'];
      },
    ],
  ])('%s', (_, path, change) => {
    expect(pathsOf(changed(change))).toEqual([path]);
  });

  test('a missing end is named beside other mistakes', () => {
    const paths = pathsOf(
      changed((it) => {
        it['board'] = 'moon';
        delete it['win'];
        delete it['objectives'];
      }),
    );
    expect(paths).toEqual(['board', 'objectives', 'win']);
  });

  test.each([null, 7, 'legend', [], undefined])('%j is no legend', (value) => {
    expect(checkLegend(value)).not.toEqual([]);
    expect(() => readLegend(value)).toThrow(IllegalSetup);
  });

  test('one that is too large or too deep is not looked into', () => {
    expect(pathsOf(changed((it) => (it['vars'] = Array(5000).fill(1))))).toEqual(['']);
    let deep: unknown = { c: 'true' };
    for (let i = 0; i < 5000; i++) deep = { c: 'not', of: deep };
    expect(pathsOf(changed((it) => (it['win'] = deep)))).toEqual(['']);
  });

  test('what a card wants beside a piece that is on no space is skipped, and told', () => {
    const effect = { op: 'placeToken', token: 'gold', space: { sameAs: 'witch' } } as const;
    const game = start(andorWith({ ...TEMPLATE, setup: [] }), { seats: 1, seed: seedOf(1) });
    expect(game.ground).toEqual({});
    doNext(game, { do: 'effect', effect, origin: {} });
    settle(andor, game);
    expect(game.news).toContainEqual({ say: 'nowhere' });
    expect(game.ground).toEqual({});
    game.figures.witch = 7;
    doNext(game, { do: 'effect', effect, origin: {} });
    settle(andor, game);
    expect(Object.keys(game.ground)).toEqual(['7']);
  });

  test('one that goes round in circles still ends', () => {
    const legend = readLegend({
      board: 'mine',
      rules: ['noCastle'],
      objectives: [{ id: 'x', text: 'x', done: { c: 'true' } }],
      setup: [{ op: 'placeCreature', kind: 'gor', space: 2 }],
      cards: [
        {
          id: 'again',
          summary: 'again',
          trigger: { on: 'creatureReachesExit' },
          effects: [{ op: 'placeCreature', kind: 'gor', space: 0 }],
        },
      ],
    });
    expect(
      randomGame(
        andorWith({
          ...legend,
          start: { ...legend.start, spaces: { dwarf: 62, warrior: 62, archer: 62, wizard: 62 } },
        }),
        { seats: 2 },
      ).result,
    ).not.toBeNull();
  });
});
