import { type Distinction, HEROES, type Nidavellir } from '@meadhall/nidavellir';
import type { Words } from '@meadhall/words';
import { a, list, of } from '@meadhall/words/english';
import { CALLED, cardName, heroTitle } from '../names.ts';
import { missed } from '../reading.ts';
import { NAMES } from './names.ts';
import { aCard, among, coinName, place, points, tavern } from './phrases.ts';

const AWARDS: Readonly<Record<Distinction, (winner: string) => string>> = {
  'kings-hand': (winner) => `The King’s Hand goes to ${winner}: a coin grows by 5.`,
  'hunting-master': (winner) =>
    `${winner} becomes Hunting Master: the special 3 takes the place of the 0 and exchanges like it.`,
  'crown-jeweler': (winner) => `${winner} becomes Crown Jeweler: gem 6 wins every tie.`,
  'great-armorer': (winner) =>
    `${winner} becomes King’s Great Armorer: the special Blacksmith brings 2 ranks.`,
  pioneer: (winner) => `${winner} becomes Pioneer of the Kingdom and draws three cards of Age 2.`,
};

export const news: Words<Nidavellir>['news'] = {
  round: ({ age, round }) => `Age ${age}, round ${round}: the taverns fill up.`,
  revealed: ({ tavern: index, coins }, { name }) => {
    const bids = coins.map((it, seat) =>
      it === null ? `${name(seat)} waits` : `${name(seat)} ${coinName(it)}`,
    );
    return `${tavern(index)}, the bids: ${list(bids)}.`;
  },
  ulineBid: ({ seat, coin }, { name }) =>
    `Uline has spoken: ${name(seat)} lays the ${coinName(coin)}.`,
  order: ({ order }, { name }) => `Turn order: ${order.map(name).join(', ')}.`,
  took: ({ seat, card, last }, { name }) =>
    last
      ? `${name(seat)} leaves with the last card, ${aCard(card)}.`
      : `${name(seat)} takes ${aCard(card)}.`,
  transformed: ({ seat, from, to, wanted, place: where }, { name }) => {
    const lacking = missed({ to, wanted });
    const change = `${a(coinName(from))} into ${a(coinName(to))} (${place(where)})`;
    return `${name(seat)} turns ${change}${lacking === null ? '' : `, for want of ${a(String(lacking))}`}.`;
  },
  exchanged: ({ seat, coins: [one, other], from, to, wanted }, { name }) => {
    const lacking = missed({ to, wanted });
    const change = `the ${coinName(from)} becomes ${a(coinName(to))}`;
    return `${name(seat)} exchanges ${coinName(one)} + ${coinName(other)}: ${change}${
      lacking === null ? '' : `, for want of ${a(String(lacking))}`
    }.`;
  },
  recruited: ({ seat, hero }, { name }) => `${name(seat)} recruits ${heroTitle(NAMES, hero)}.`,
  noHero: ({ seat }, { name }) =>
    `${name(seat)} has earned a hero, but none can come: another time.`,
  coinsInHand: ({ seat }, { name }) =>
    `Uline watches: ${name(seat)} takes back the pouch and the bids still to come.`,
  discarded: ({ seat, hero, cards }, { name }) =>
    `${CALLED[hero]} costs ${name(seat)} ${list(cards.map(aCard))}.`,
  thrudLifted: ({ seat, column }, { name }) =>
    `Thrud makes room among ${of(name(seat))} ${NAMES.classes[column].many}.`,
  thrudPlaced: ({ seat, column }, { name }) => `${name(seat)} places Thrud ${among(column)}.`,
  thrudLeft: ({ seat }, { name }) =>
    `Thrud leaves ${of(name(seat))} ranks and brings ${points(HEROES.thrud.points)}.`,
  yludPlaced: ({ seat, column }, { name }) => `${name(seat)} places Ylud ${among(column)}.`,
  yludStayed: ({ seat }, { name }) => `${name(seat)} leaves Ylud where she is.`,
  leftover: ({ tavern: index, card }) =>
    `${tavern(index)}: nobody takes the ${cardName(NAMES, card)}, which is discarded.`,
  gemsSwapped: ({ swaps }, { name }) => {
    const [first, ...others] = swaps.map(([one, other]) => `${name(one)} and ${name(other)}`);
    const too = others.map((pair) => `, and so do ${pair}`).join('');
    return `Equal bids: ${first} swap gems${too}.`;
  },
  ageEnded: ({ age }) =>
    age === 1
      ? 'Age 1 is over: the King reviews the troops.'
      : 'Age 2 is over: the hour of reckoning has come.',
  distinction: ({ distinction, seat }, { name }) =>
    seat === null
      ? `${NAMES.distinctions[distinction]}: a tie for the most, nobody wins it.`
      : AWARDS[distinction](name(seat)),
  keptCard: ({ seat, card }, { name }) => `${name(seat)} keeps ${aCard(card)}.`,
  deckDiscard: ({ card }) => `No Pioneer: ${aCard(card)} of Age 2 is discarded.`,
};
