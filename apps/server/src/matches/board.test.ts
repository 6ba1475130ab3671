import { asks, start } from '@meadhall/kernel';
import { SHELF } from '@meadhall/shelf';
import { describe, expect, it } from 'vitest';
import { Board } from './board.ts';
import { Games } from './games.ts';

const games = new Games(SHELF);
const SEED = '0123456789abcdef'.repeat(2);

describe('a board', () => {
  it.each(SHELF.map(({ id }) => id))('of %s is the same when it is spread out again', (id) => {
    const rules = games.rules(id, null);
    const state = start(rules, { seats: 2, options: {}, seed: SEED });
    const open = asks(rules, state);
    const board = Board.of(rules, state);
    const { text } = board;
    board.fold();
    expect(board.state).not.toBe(state);
    expect(board.state).toEqual(state);
    expect(board.asks).toEqual(open);
    expect(board.text).toBe(text);
    expect(JSON.parse(text)).toEqual(state);
  });

  it('whose text nobody has asked for is not lost', () => {
    const rules = games.rules('nidavellir', null);
    const state = start(rules, { seats: 2, options: {}, seed: SEED });
    const board = Board.of(rules, state);
    board.fold();
    expect(board.state).toEqual(state);
  });

  it('of a match that is over asks nothing, whatever the rules of today say', () => {
    const rules = games.rules('nidavellir', null);
    const text = JSON.stringify(start(rules, { seats: 2, options: {}, seed: SEED }));
    expect(Board.read(rules, text, false).asks).not.toEqual([]);
    expect(Board.read(rules, text, true).asks).toEqual([]);
    const over = Board.of(rules, JSON.parse(text), []);
    expect(over.text).toBe(text);
    over.fold();
    expect(over.asks).toEqual([]);
  });
});
