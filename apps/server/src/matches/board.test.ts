import { asks, start } from '@meadhall/kernel';
import { SHELF } from '@meadhall/shelf';
import { describe, expect, it } from 'vitest';
import { Board } from './board.ts';
import { Games } from './games.ts';
import { Shelf } from './shelf.ts';

const games = new Games(SHELF);
const SEED = '0123456789abcdef'.repeat(2);

/** Two boards of a table, and its shelf. */
function twoBoards() {
  const rules = games.rules('nidavellir', null);
  const board = (seats: number) =>
    Board.of(rules, start(rules, { seats, options: {}, seed: SEED }));
  return { shelf: new Shelf(), first: board(2), second: board(5) };
}

describe('a board', () => {
  it.each(SHELF.map(({ id }) => id))('of %s is the same when it is spread out again', (id) => {
    const rules = games.rules(id, null);
    const state = start(rules, { seats: 2, options: {}, seed: SEED });
    const open = asks(rules, state);
    const board = Board.of(rules, state);
    const { text } = board;
    board.fold(new Shelf());
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
    board.fold(new Shelf());
    expect(board.state).toEqual(state);
  });

  it('of a match that is over asks nothing, whatever the rules of today say', () => {
    const rules = games.rules('nidavellir', null);
    const text = JSON.stringify(start(rules, { seats: 2, options: {}, seed: SEED }));
    expect(Board.read(rules, text, false).asks).not.toEqual([]);
    expect(Board.read(rules, text, true).asks).toEqual([]);
    const over = Board.of(rules, JSON.parse(text), []);
    expect(over.text).toBe(text);
    over.fold(new Shelf());
    expect(over.asks).toEqual([]);
  });

  it('gives the shelf to the next one and keeps its own text', () => {
    const { shelf, first, second } = twoBoards();
    const texts = [first.text, second.text];
    first.fold(shelf);
    second.fold(shelf);
    expect([first.text, second.text]).toEqual(texts);
    first.fold(shelf);
    expect([first.text, second.text]).toEqual(texts);
    expect([first.state.seats.length, second.state.seats.length]).toEqual([2, 5]);
  });

  it('that everybody has left is not mistaken for the one that lies on its shelf', () => {
    const { shelf, first, second } = twoBoards();
    const { text } = second;
    expect(first.text).not.toBe(text);
    first.fold(shelf);
    first.leave();
    second.fold(shelf);
    expect(() => first.state).toThrow('left');
    expect(second.text).toBe(text);
  });
});

describe('a shelf', () => {
  it('keeps every letter, however long the text before was', () => {
    const shelf = new Shelf();
    const keeper = { takeBack: () => {} };
    for (const text of [
      '',
      'Björn → Åsa',
      'x'.repeat(20_000),
      '{}',
      'é'.repeat(5_000),
      'y'.repeat(9_000),
    ]) {
      shelf.put(keeper, text);
      expect(shelf.read()).toBe(text);
    }
  });
});
