import { at, type Seat } from '@meadhall/kernel';

/** Who plays when in a tavern: by value of the bid, among equals by gem. */
export function turnOrder(values: readonly number[], gems: readonly number[]): Seat[] {
  const order: Seat[] = [];
  for (let seat = 0; seat < values.length; seat++) {
    let i = order.length;
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

/**
 * The pairs of seats that swap gems because they bid the same: in each group the lowest gem with the
 * highest, the second lowest with the second highest, and so on. A gem of `kept` takes no part.
 */
export function gemSwaps(
  values: readonly number[],
  gems: readonly number[],
  kept?: number,
): [Seat, Seat][] {
  const order = turnOrder(values, gems);
  const swaps: [Seat, Seat][] = [];
  for (let start = 0; start < order.length; ) {
    let end = start + 1;
    while (end < order.length && values[at(order, end)] === values[at(order, start)]) end++;
    // The seats of a group stand in `order` from the highest gem to the lowest.
    let high = gems[at(order, start)] === kept ? start + 1 : start;
    for (let low = end - 1; high < low; high++, low--)
      swaps.push([at(order, high), at(order, low)]);
    start = end;
  }
  return swaps;
}
