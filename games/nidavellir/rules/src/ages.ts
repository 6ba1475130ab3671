import { at, doNext, remove, type Seat, type Steps, shuffle, tell } from '@meadhall/kernel';
import { SPECIAL_COIN } from '@meadhall/taverns';
import { columnHolding, ownerOf, placeCard, ranks } from './army.ts';
import { type Age, type CardId, COLUMN, SPECIAL_BLACKSMITH } from './cards.ts';
import { DISTINCTIONS, type Distinction } from './distinctions.ts';
import { type Frame, type Nidavellir, SPECIAL_GEM, type State } from './model.ts';
import { EVERY_COLUMN, takeCard } from './recruiting.ts';

/** What the winner of a Distinction gets at once. (NID-15.5 to NID-15.10) */
const REWARDS: Record<Distinction, (game: State, seat: Seat) => void> = {
  'kings-hand': (game, seat) => doNext(game, { do: 'transform', seat, by: 5 }),
  'hunting-master': ({ seats }, seat) => {
    const { coins } = at(seats, seat);
    coins[coins.indexOf('b0')] = SPECIAL_COIN;
  },
  'crown-jeweler': ({ seats }, seat) => {
    at(seats, seat).gem = SPECIAL_GEM;
  },
  'great-armorer': (game, seat) => placeCard(game, seat, COLUMN.blacksmith, SPECIAL_BLACKSMITH),
  pioneer: (game, seat) => doNext(game, { do: 'keepCard', seat }),
};

/** The cards a Pioneer draws: the top three of Age 2, which stay on the deck until one is kept. */
export const drawn = ({ decks }: Pick<State, 'decks'>): CardId[] => at(decks, 1).slice(-3);

/** The five Distinctions, one after the other. (NID-14.1) */
export const evaluation = (): Frame[] =>
  DISTINCTIONS.map((distinction) => ({ do: 'award', distinction }));

/** All that follows the last round of an Age. (NID-14.1, NID-17.1) */
export const endOfAge = (age: Age): Frame[] =>
  age === 1
    ? [{ do: 'callYlud' }, ...evaluation(), { do: 'startAge2' }]
    : [{ do: 'callYlud' }, { do: 'dismissThrud' }];

/** The steps between the Ages and at the end of the game. (NID-14 to NID-17) */
export const ages: Pick<
  Steps<Nidavellir>,
  'callYlud' | 'placeYlud' | 'moveYlud' | 'award' | 'keepCard' | 'startAge2' | 'dismissThrud'
> = {
  callYlud: {
    run(game) {
      const seat = ownerOf(game, 'ylud');
      if (seat < 0) return;
      const inArmy = columnHolding(at(game.seats, seat), 'ylud') >= 0;
      doNext(game, { do: inArmy ? 'moveYlud' : 'placeYlud', seat });
    },
  },

  placeYlud: {
    clause: 'NID-39.3',
    options: () => EVERY_COLUMN,
    take(game, { seat }, { column }) {
      tell(game, { say: 'yludPlaced', seat, column });
      placeCard(game, seat, COLUMN[column], 'ylud');
    },
  },

  moveYlud: {
    clause: 'NID-39.5',
    options: () => ['stay', ...EVERY_COLUMN],
    take(game, { seat }, choice) {
      if (choice === 'stay') return tell(game, { say: 'yludStayed', seat });
      const player = at(game.seats, seat);
      remove(at(player.army, columnHolding(player, 'ylud')), 'ylud');
      tell(game, { say: 'yludPlaced', seat, column: choice.column });
      placeCard(game, seat, COLUMN[choice.column], 'ylud');
    },
  },

  award: {
    run(game, { distinction }) {
      const column = DISTINCTIONS.indexOf(distinction);
      const seat = majority(game, column);
      game.distinctions[column] = seat ?? 'nobody';
      tell(game, { say: 'distinction', distinction, seat });
      if (seat !== null) REWARDS[distinction](game, seat);
      else if (distinction === 'pioneer') discardTop(game);
    },
  },

  keepCard: {
    clause: 'NID-15.10',
    options: (game) => drawn(game).map((card) => ({ card })),
    take(game, { seat }, { card }) {
      const deck = at(game.decks, 1);
      remove(deck, card);
      shuffle(game.rng, deck);
      tell(game, { say: 'keptCard', seat, card });
      takeCard(game, seat, card);
    },
  },

  startAge2: {
    run(game) {
      shuffle(game.rng, at(game.decks, 1));
      game.age = 2;
      game.round = 0;
      doNext(game, { do: 'startRound' });
    },
  },

  dismissThrud: {
    run(game) {
      const seat = ownerOf(game, 'thrud');
      if (seat < 0) return;
      const player = at(game.seats, seat);
      at(player.army, columnHolding(player, 'thrud')).pop();
      tell(game, { say: 'thrudLeft', seat });
    },
  },
};

/** The seat with strictly the most ranks in a column; none on a tie, or if nobody has any. (NID-15.2) */
function majority({ seats }: State, column: number): Seat | null {
  let most = 0;
  let winner: Seat | null = null;
  seats.forEach(({ army }, seat) => {
    const own = ranks(at(army, column));
    if (own === most) winner = null;
    if (own <= most) return;
    most = own;
    winner = seat;
  });
  return winner;
}

/** Nobody is the Pioneer: the deck loses its one card too many all the same. (NID-15.14) */
function discardTop(game: State): void {
  const card = at(game.decks, 1).pop() as CardId;
  game.discard.push(card);
  tell(game, { say: 'deckDiscard', card });
}
