import { at, doNext, IllegalSetup } from '@meadhall/kernel';
import {
  cardsPerTavern,
  type Fields,
  type Laid,
  layBid,
  type Piece,
  readList,
  readName,
  readRecord,
  readWhole,
  TAVERNS,
  type Tavern,
  takeBack,
  turnUp,
} from '@meadhall/taverns';
import { endOfAge, evaluation } from '../ages.ts';
import { columnHolding, owns } from '../army.ts';
import { SPECIAL_BLACKSMITH } from '../cards.ts';
import { SPECIAL_GEM, type State, TAVERN_NAMES } from '../model.ts';
import { takeCard } from '../recruiting.ts';
import { type Given, readSeat } from './given.ts';

/** What a case lets happen: it puts the steps of the rules on the agenda. */
export type Operation = (game: State) => void;

const OPERATIONS = ['take', 'resolve', 'yludStep', 'evaluate', 'endAge1', 'endAge2'] as const;
type Named = (typeof OPERATIONS)[number];

const KEYS: Record<Named, readonly string[]> = {
  take: ['op', 'who', 'card'],
  resolve: ['op', 'tavern', 'cards'],
  yludStep: ['op', 'age'],
  evaluate: ['op'],
  endAge1: ['op'],
  endAge2: ['op'],
};

export function readOperation(value: unknown, path: string, given: Given): Operation {
  const name = readName(readRecord(value, path)['op'], `${path}.op`, OPERATIONS);
  const fields = readRecord(value, path, KEYS[name]);
  return READ[name](fields, path, given);
}

const READ: Record<Named, (fields: Fields, path: string, given: Given) => Operation> = {
  take({ who, card }, path, { names, box }) {
    const seat = readSeat(who, `${path}.who`, names);
    const id = box.card(card, `${path}.card`);
    if (id === SPECIAL_BLACKSMITH)
      throw new IllegalSetup(`${path}.card`, card, 'cards of the taverns', 'NID-2.5');
    return (game) => takeCard(game, seat, id);
  },

  resolve({ tavern: name, cards }, path, given) {
    const { names, box, count, game } = given;
    const tavern = TAVERN_NAMES.indexOf(readName(name, `${path}.tavern`, TAVERN_NAMES)) as Tavern;
    const codes = readList(cards, `${path}.cards`);
    if (codes.length < names.length || codes.length > cardsPerTavern(count))
      throw new IllegalSetup(`${path}.cards`, cards, `${cardsPerTavern(count)} cards`, 'NID-3.3');
    const ids = codes.map((code, i) => box.card(code, `${path}.cards[${i}]`));
    checkBids(game, names, tavern);
    const bids = game.laid.map((laid) => [...laid]);
    return (table) => {
      layAgain(table, bids);
      for (const earlier of TAVERNS)
        if (earlier < tavern)
          table.seats.forEach((player, seat) => {
            turnUp(player, at(table.laid, seat), earlier);
          });
      table.taverns[tavern] = ids;
      doNext(table, { do: 'reveal', tavern });
    };
  },

  yludStep({ age }, path, { game }) {
    const which = readWhole(age, `${path}.age`, 1, 2, 'NID-39.2') as 1 | 2;
    if (which === 1) checkYludWaits(game, path);
    return (game) => {
      endRounds(game, which);
      doNext(game, { do: 'callYlud' });
    };
  },

  evaluate(_fields, path, { game }) {
    checkNothingAwarded(game, path);
    return (table) => {
      endRounds(table, 1);
      doNext(table, ...evaluation());
    };
  },

  endAge1(_fields, path, { game }) {
    checkNothingAwarded(game, path);
    checkYludWaits(game, path);
    return (table) => {
      endRounds(table, 1);
      // All but the start of Age 2, which would deal cards a case does not name.
      doNext(table, ...endOfAge(1).slice(0, -1));
    };
  },

  endAge2: () => (game) => {
    endRounds(game, 2);
    doNext(game, ...endOfAge(2));
  },
};

/** The end of an Age finds all coins in hand. (NID-13.2, NID-14.1) */
function endRounds(game: State, age: 1 | 2): void {
  game.age = age;
  game.tavern = null;
  game.seats.forEach((player, seat) => {
    takeBack(player, at(game.laid, seat));
  });
}

/** After the end of an Age the bids a position shows are those of the round that follows. */
function layAgain({ seats, laid }: State, bids: readonly Laid[]): void {
  seats.forEach((player, seat) => {
    const own = at(laid, seat);
    if (owns(player, 'uline') || own.some((piece) => piece !== null)) return;
    layBid(player, own, at(bids, seat) as Piece[]);
  });
}

function checkBids({ seats, laid }: State, names: readonly string[], tavern: Tavern): void {
  seats.forEach((player, seat) => {
    if (owns(player, 'uline') || at(laid, seat)[tavern] !== null) return;
    const path = `given.state.${at(names, seat)}.coins.${at(TAVERN_NAMES, tavern)}`;
    throw new IllegalSetup(path, undefined, 'a coin on the slot that is resolved', 'NID-5.2');
  });
}

/** Nobody can have placed Ylud before the end of Age 1. (NID-39.1) */
function checkYludWaits({ seats }: State, path: string): void {
  if (seats.some((player) => columnHolding(player, 'ylud') >= 0))
    throw new IllegalSetup(path, 'ylud', 'Ylud in the command zone until then', 'NID-39.1');
}

/** The troops are evaluated once: nobody can have a Distinction before. (NID-14.1) */
function checkNothingAwarded({ seats, distinctions }: State, path: string): void {
  const awarded =
    distinctions.some((winner) => winner !== null) ||
    seats.some(
      ({ coins, gem, army }) =>
        gem === SPECIAL_GEM ||
        coins.includes('s3') ||
        army.some((column) => column.includes(SPECIAL_BLACKSMITH)),
    );
  if (awarded)
    throw new IllegalSetup(path, 'evaluate', 'no Distinction awarded before', 'NID-14.1');
}
