/** A table of two about as large as Nidavellir's in the middle of a match: some 1.4 kB as JSON. */
export function newTable() {
  return {
    round: 0,
    taverns: [
      [11, 42, 7],
      [54, 23, 31],
      [2, 18, 66],
    ],
    treasury: Array.from({ length: 21 }, (_, i) => 1 + (i % 3)),
    discard: Array.from({ length: 20 }, (_, i) => i * 3),
    pool: Array.from({ length: 17 }, (_, i) => `hero number ${i}`),
    seats: Array.from({ length: 2 }, (_, seat) => ({
      bid: 0,
      gem: seat + 1,
      coins: [0, 2, 3, 4, 5],
      army: Array.from({ length: 5 }, (_, column) => [
        column,
        column + 10,
        column + 20,
        column + 40,
      ]),
      heroes: ['Bonfur', 'Idunn', 'Khrad'],
      name: `Player at seat ${seat}`,
    })),
  };
}
