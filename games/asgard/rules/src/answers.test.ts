import { asks, IllegalAnswer, play, settle } from '@meadhall/kernel';
import { describe, expect, test } from 'vitest';
import { asgard } from './asgard.ts';
import { buildPosition, readGiven } from './cases/given.ts';
import type { Choices } from './choices.ts';
import type { Frame } from './frames.ts';
import type { Asgard, State } from './model.ts';

const options = {
  templeNeedsRecruit: true,
  battleSlotsPerWorld: 1,
  singleDiscCountsAsUpperAndLower: true,
};

/** A position of the casebook with frames to do. */
function position(given: object, frames: Frame[], changed: Partial<typeof options> = {}): State {
  const game = buildPosition(readGiven(given, 4), { ...options, ...changed }, 5);
  game.agenda.push(...frames.reverse());
  settle(asgard, game);
  return game;
}

function refusedFor(
  game: State,
  answer: { seat: number; step: string; choice: unknown },
): string | null {
  try {
    play(asgard, game, answer as never);
  } catch (error) {
    if (error instanceof IllegalAnswer) return error.clause;
    throw error;
  }
  return 'taken';
}

const asked = (game: State): string[] =>
  asks(asgard, game).map(({ seat, step }) => `${seat} ${step}`);

describe('a refusal says why', () => {
  test.each<[string, object, Frame, { step: keyof Choices; choice: unknown }]>([
    ['ASG-5.1', {}, { do: 'chooseGods' }, { step: 'chooseGods', choice: 'nobody' }],
    [
      'ASG-6.2',
      { red: { cards: ['odin'] }, gods: { odin: { temple: 'yellow' } } },
      { do: 'placement' },
      { step: 'placeDisc', choice: 'odin.temple' },
    ],
    [
      'ASG-6.1',
      { red: { cards: ['odin'] } },
      { do: 'placement' },
      { step: 'placeDisc', choice: 'tyr.temple' },
    ],
    [
      'ASG-10.4',
      {
        red: { populations: ['pop-L1', 'pop-L6'], asgard: 1 },
        worlds: { W1: { light: 'odin:1' }, W2: { light: 'odin:2' } },
      },
      { do: 'turn', seat: 0 },
      { step: 'populationBonus', choice: 'pop-L6' },
    ],
    [
      'ASG-10.1',
      { red: { populations: ['pop-L1'], asgard: 1 }, worlds: { W1: { light: 'odin:1' } } },
      { do: 'turn', seat: 0 },
      { step: 'populationBonus', choice: 'pop-D1' },
    ],
    [
      'ASG-9.3',
      { red: { stones: { pink: 1, green: 1, white: 1, black: 1 } } },
      { do: 'buildTemple', seat: 0, god: 'odin' },
      { step: 'buildTemple', choice: 'temple-D1+pink' },
    ],
    [
      'ASG-9.1',
      {},
      { do: 'buildTemple', seat: 0, god: 'odin' },
      { step: 'buildTemple', choice: 'temple-A1' },
    ],
    [
      'ASG-3.8',
      { red: { seals: { light: 1, darkness: 1 } }, valhalla: { orange: 12 } },
      { do: 'buyRecruit', seat: 0 },
      { step: 'buyRecruit', choice: 'orange' },
    ],
    [
      'ASG-11.4',
      { red: { seals: { light: 1 } } },
      { do: 'buyRecruit', seat: 0 },
      { step: 'buyRecruit', choice: 'giant' },
    ],
    [
      'ASG-11.8',
      { red: { centre: 1 }, worlds: { W4: { victory: ['red'] } } },
      { do: 'discPlace', seat: 0 },
      { step: 'discPlace', choice: 'W4.light' },
    ],
    [
      'ASG-12.6',
      {
        red: { recruits: { white: 1 }, power: ['thor'] },
        ancestral: { light: [1], darkness: [7] },
        worlds: {
          W5: { light: 'odin:2', darkness: 'pop-D1', disc: 'red.light' },
          W6: { victory: [] },
        },
      },
      { do: 'commit', seat: 0, world: 4, side: 'light', first: null },
      { step: 'commit', choice: { recruits: { white: 1 } } },
    ],
  ])('%s', (clause, given, frame, answer) => {
    const game = buildPosition(readGiven(given, 4), options, 5);
    game.ancestral = { light: 1, darkness: 7 };
    game.agenda.push(frame);
    settle(asgard, game);
    expect(refusedFor(game, { seat: 0, ...answer })).toBe(clause);
  });
});

describe('ASG-21.8 a commitment with many answers is asked in two questions', () => {
  const hoard = { white: 6, orange: 6, giant: 4 };
  const given = {
    red: { recruits: hoard, power: ['tyr', 'thor'] },
    ancestral: { light: [1], darkness: [7] },
    worlds: { W5: { light: 'odin:2', darkness: 'pop-D1', disc: 'red.light' } },
  };

  test('first Giants and tiles, then Warriors, both lists short', () => {
    let game = position(given, [{ do: 'battles' }]);
    expect(asked(game)).toEqual(['0 commitFirst']);
    const first = asks(asgard, game)[0];
    // 3 : 7 needs five more, or Thor.
    expect(first?.options).toHaveLength(1 + 4 * 5);
    game = play(asgard, game, { seat: 0, step: 'commitFirst', choice: { recruits: { giant: 1 } } });
    expect(asked(game)).toEqual(['0 commit']);
    const warriors = asks(asgard, game)[0]?.options as Asgard['choices']['commit'][];
    expect(warriors).toHaveLength(7 * 7 - 6);
    expect(warriors).not.toContainEqual('decline');
    expect(warriors).not.toContainEqual({ recruits: { white: 2, giant: 1 } });
    game = play(asgard, game, {
      seat: 0,
      step: 'commit',
      choice: { recruits: { white: 1, orange: 2, giant: 1 } },
    });
    expect(game.worlds[4]?.victory).toEqual([0]);
    expect(game.seats[0]?.recruits).toEqual({ white: 5, orange: 4, giant: 3 });
    expect(game.valhalla).toEqual({ white: 1, orange: 2 });
    expect(game.supply.recruits.giant).toBe(7);
  });

  test('declining sends the disc to the centre', () => {
    let game = position(given, [{ do: 'battles' }]);
    game = play(asgard, game, { seat: 0, step: 'commitFirst', choice: 'decline' });
    expect(game.seats[0]?.centre).toBe(1);
    expect(game.seats[0]?.recruits).toEqual(hoard);
  });
});

describe('the other reading of the Battle slots (ASG-11.7)', () => {
  test('both discs of a World are checked against the values without help, Light first', () => {
    const given = {
      red: { recruits: { white: 2 }, centre: 1 },
      yellow: { recruits: { orange: 1 }, centre: 1 },
      ancestral: { light: [4], darkness: [4] },
      worlds: { W3: { light: 'odin:2', darkness: 'hel:2' } },
    };
    const game = position(given, [{ do: 'centreMove', seat: 0 }], { battleSlotsPerWorld: 2 });
    let next = play(asgard, game, { seat: 0, step: 'centreMove', choice: 'W3.light' });
    next.agenda.push({ do: 'battles' }, { do: 'centreMove', seat: 1 });
    expect(asks(asgard, next)[0]?.options).not.toContain('W3.light');
    next = play(asgard, next, { seat: 1, step: 'centreMove', choice: 'W3.darkness' });
    expect(asked(next)).toEqual(['0 commit']);
    next = play(asgard, next, { seat: 0, step: 'commit', choice: { recruits: { white: 2 } } });
    expect(asked(next)).toEqual(['1 commit']);
    next = play(asgard, next, { seat: 1, step: 'commit', choice: { recruits: { orange: 1 } } });
    expect(next.worlds[2]?.victory).toEqual([0, 1]);
  });

  test('nobody stands on both sides of a World', () => {
    const given = { red: { centre: 2 } };
    const game = position(given, [{ do: 'centreMove', seat: 0 }], { battleSlotsPerWorld: 2 });
    const next = play(asgard, game, { seat: 0, step: 'centreMove', choice: 'W3.light' });
    expect(asks(asgard, next)[0]?.options).not.toContain('W3.darkness');
    expect(asks(asgard, next)[0]?.options).toContain('W4.darkness');
  });
});

describe('ASG-9.8 what is turned up last stays hidden until then', () => {
  test('the next Temple and the next God tile show only when the Temple is finished', () => {
    const given = {
      red: { stones: { pink: 1, green: 1 }, recruits: { white: 1 } },
      temples: { A: ['temple-A1', 'temple-A2'] },
      gods: { odin: { temple: 'red', tiles: [3, 1] } },
      worlds: { W2: { light: 'pop-L4' } },
    };
    let game = position(given, [{ do: 'turn', seat: 0 }]);
    game = play(asgard, game, { seat: 0, step: 'buildTemple', choice: 'temple-A1' });
    expect(asked(game)).toEqual(['0 placeGodTile']);
    expect(asgard.view(game, 0).temples.A).toBeNull();
    game = play(asgard, game, { seat: 0, step: 'placeGodTile', choice: 'W2.light' });
    expect(asked(game)).toEqual(['0 populationBonus']);
    expect(asgard.view(game, 0).gods.odin.tile).toBeNull();
    expect(asgard.view(game, 0).temples.A).toBeNull();
    game = play(asgard, game, { seat: 0, step: 'populationBonus', choice: 'stop' });
    expect(asgard.view(game, 0).temples.A).toBe('temple-A2');
    expect(asgard.view(game, 0).gods.odin.tile).toBe(1);
  });
});
