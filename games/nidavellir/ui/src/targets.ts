import type { Ask, Seat } from '@meadhall/kernel';
import type { ArmyCard, Choices, Class, Nidavellir, Piece } from '@meadhall/nidavellir';

/** What can be touched on the table, by name. */
export const cardTarget = (card: ArmyCard): string =>
  typeof card === 'number' ? `card-${card}` : `hero-${card}`;
export const coinTarget = (seat: Seat, piece: Piece): string => `coin-${seat}-${piece}`;
export const columnTarget = (seat: Seat, column: Class): string => `column-${seat}-${column}`;

type Targets = {
  readonly [K in keyof Choices]: (choice: Choices[K], seat: Seat) => readonly string[];
};

const inColumn = ({ column }: { column: Class }, seat: Seat): readonly string[] => [
  columnTarget(seat, column),
];
const ownCoin = ({ coin }: { coin: Piece }, seat: Seat): readonly string[] => [
  coinTarget(seat, coin),
];

const TARGETS: Targets = {
  bid: (bid, seat) => bid.map((piece) => coinTarget(seat, piece)),
  ulineBid: ownCoin,
  pick: ({ card }) => [cardTarget(card)],
  transform: ownCoin,
  recruit: ({ hero }) => [cardTarget(hero)],
  discard: ({ columns }, seat) => columns.map((column) => columnTarget(seat, column)),
  placeThrud: inColumn,
  ulineExchange: ({ coins }, seat) => coins.map((piece) => coinTarget(seat, piece)),
  placeYlud: inColumn,
  moveYlud: (choice, seat) => (choice === 'stay' ? [cardTarget('ylud')] : inColumn(choice, seat)),
  keepCard: ({ card }) => [cardTarget(card)],
};

/** The things on the table an option is about; all of them together mean this option and no other. */
export function targetsOf(ask: Ask<Nidavellir>, choice: unknown): readonly string[] {
  const targets = TARGETS[ask.step] as (choice: unknown, seat: Seat) => readonly string[];
  return targets(choice, ask.seat);
}

/** One option of an open question, with all it takes to offer it. */
export interface Offer {
  readonly ask: Ask<Nidavellir>;
  readonly choice: unknown;
  readonly targets: readonly string[];
}

/** Everything that can be answered by touching something; bids are laid coin by coin instead. */
export const offersOf = (asks: readonly Ask<Nidavellir>[]): Offer[] =>
  asks
    .filter(({ step }) => step !== 'bid')
    .flatMap((ask) =>
      ask.options.map((choice) => ({ ask, choice, targets: targetsOf(ask, choice) })),
    );

/** The offers that stay possible once these things have been touched. */
export const offersWith = (offers: readonly Offer[], touched: readonly string[]): Offer[] =>
  offers.filter(({ targets }) => touched.every((target) => targets.includes(target)));

/** The offer that touching exactly these things means. */
export const offerFor = (offers: readonly Offer[], touched: readonly string[]): Offer | undefined =>
  offersWith(offers, touched).find(({ targets }) => targets.length === touched.length);
