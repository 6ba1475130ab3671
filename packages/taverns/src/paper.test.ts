import { expect, test } from 'vitest';
import type { Board, Laid } from './board.ts';
import { fullTreasury } from './coins.ts';
import { playOnPaper } from './paper.ts';

const player = (gem: number): Board & { gem: number } => ({
  gem,
  coins: ['b0', 'b2', 'b3', 'b4', 'b5'],
  slots: ['down', 'down', 'down'],
  pouch: [],
});

/** What happens in the rest of a round with these coins laid. */
function events(agenda: { do: string }[], laid: Laid[]): string[] {
  const told: string[] = [];
  playOnPaper(
    { agenda, seats: [player(4), player(5)], laid, treasury: fullTreasury() },
    {
      take: (seat, tavern) => told.push(`${seat} takes in ${tavern}`),
      gain: (seat, points) => told.push(`${seat} gains ${points}`),
    },
  );
  return told;
}

test('the higher coin plays first, of equal ones the better gem; the exchange coin adds up the pouch', () => {
  const agenda = [
    { do: 'reveal', tavern: 1 },
    { do: 'reveal', tavern: 0 },
  ];
  expect(
    events(agenda, [
      [0, 3, 1],
      [2, 3, 4],
    ]),
  ).toEqual(['1 takes in 0', '0 takes in 0', '0 gains 3', '1 takes in 1', '0 takes in 1']);
});

test('a tavern under way is played to its end', () => {
  const agenda = [
    { do: 'takeTurns', tavern: 2, order: [1, 0], next: 1 },
    { do: 'exchange', seat: 1 },
    { do: 'take', seat: 1, tavern: 2 },
  ];
  expect(
    events(agenda, [
      [0, 1, 3],
      [1, 2, 0],
    ]),
  ).toEqual(['1 takes in 2', '1 gains 4', '0 takes in 2']);
});
