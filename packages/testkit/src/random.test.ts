import { asks, BrokenRules, seeded, seedOf, start } from '@meadhall/kernel';
import { describe, expect, test } from 'vitest';
import { playOn, randomGame } from './random.ts';
import { hoard, type State } from './testing/hoard.ts';
import { spoiltStep } from './testing/spoilt.ts';

describe('a random game', () => {
  test('is played to its end, and every position is shown on the way', () => {
    const positions: State[] = [];
    const last = randomGame(hoard, { seats: 3 }, (game, answered) => {
      expect(answered).toHaveLength(positions.length);
      positions.push(game);
    });
    expect(positions.length).toBeGreaterThan(9);
    expect(positions.at(-1)).toBe(last);
    expect(asks(hoard, last)).toEqual([]);
    expect(positions[0]).toEqual(start(hoard, { seats: 3, seed: seedOf(1) }));
  });

  test('shows positions that can be kept: each is a state of its own', () => {
    const positions: State[] = [];
    const texts: string[] = [];
    randomGame(hoard, { seats: 2 }, (game) => {
      positions.push(game);
      texts.push(JSON.stringify(game));
    });
    expect(positions.map((game) => JSON.stringify(game))).toEqual(texts);
  });

  test('is another one for another seed, and the same for the same', () => {
    const [one, same, other] = [17, 17, 18].map((seed) => randomGame(hoard, { seats: 4, seed }));
    expect(one).toEqual(same);
    expect(one).not.toEqual(other);
  });

  test('that has no end is our mistake', () => {
    const endless = spoiltStep({
      look: {
        clause: 'HOA-2',
        options: () => [{ look: true }],
        take: (game, frame) => void game.agenda.push(frame),
      },
    });
    expect(() => randomGame(endless, { seats: 2, limit: 50 })).toThrow(
      new BrokenRules('no end after 50 answers'),
    );
  });

  test('goes on from any position, where it lies, for so many answers', () => {
    const game = start(hoard, { seats: 3, seed: seedOf(1) });
    const rng = seeded(seedOf('on'));
    expect(playOn(hoard, game, rng, 1)).toHaveLength(2);
    expect(playOn(hoard, game, rng, 1000)).toEqual([]);
    expect(game.discard.length).toBeGreaterThan(8);
  });
});
