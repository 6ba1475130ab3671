import { at, type Seat } from '@meadhall/kernel';

/** Who plays when in a tavern: by value of the bid, among equals by gem. */
export function turnOrder(values: readonly number[], gems: readonly number[]): Seat[] {
  const order = values.map((_, seat) => seat);
  for (let seat = 1; seat < order.length; seat++) {
    let i = seat;
    for (; i > 0 && plays(seat, at(order, i - 1), values, gems); i--) order[i] = at(order, i - 1);
    order[i] = seat;
  }
  return order;
}

function plays(
  first: Seat,
  second: Seat,
  values: readonly number[],
  gems: readonly number[],
): boolean {
  const ahead = at(values, first) - at(values, second);
  return ahead > 0 || (ahead === 0 && at(gems, first) > at(gems, second));
}

/** Lets pairs of players swap their gems. */
export function swapGems(
  players: readonly { gem: number }[],
  swaps: readonly (readonly [Seat, Seat])[],
): void {
  for (const [a, b] of swaps) {
    const one = at(players, a);
    const other = at(players, b);
    [one.gem, other.gem] = [other.gem, one.gem];
  }
}

/**
 * The pairs of seats that swap gems because they bid the same: in each group the lowest gem with the
 * highest, the second lowest with the second highest, and so on. A gem of `kept` takes no part.
 * `order` is the turn order, in which the seats of a group stand side by side, highest gem first.
 */
export function gemSwaps(
  order: readonly Seat[],
  values: readonly number[],
  gems: readonly number[],
  kept?: number,
): [Seat, Seat][] {
  const swaps: [Seat, Seat][] = [];
  for (let start = 0; start < order.length; ) {
    let end = start + 1;
    while (end < order.length && values[at(order, end)] === values[at(order, start)]) end++;
    let high = gems[at(order, start)] === kept ? start + 1 : start;
    for (let low = end - 1; high < low; high++, low--)
      swaps.push([at(order, high), at(order, low)]);
    start = end;
  }
  return swaps;
}
