import type { Award, Nains } from '@meadhall/nains';
import type { Words } from '@meadhall/words';
import { capital } from '@meadhall/words';
import { a, list } from '@meadhall/words/english';
import { CALLED, cardName, inCommand } from '../names.ts';
import { missed } from '../reading.ts';
import { NAMES } from './names.ts';
import { aCard, coinName, inside, place, tavern } from './phrases.ts';

const AWARDS: Readonly<Record<Award, (winner: string) => string>> = {
  tiss: (winner) => `Tiss joins ${winner}: 2 points for each Shield rank at the end.`,
  aral: (winner) => `Aral joins ${winner} with an Occult symbol.`,
  brum: (winner) => `Brum joins ${winner}: 13 points, and one Pariah token less at the end.`,
  redwin: (winner) => `Redwin joins ${winner} with a unique rune.`,
  ordo: (winner) => `Ordo joins ${winner} and adds up the two lowest coins.`,
  certification: (winner) =>
    `The Liquor Certification goes to ${winner}: each Malt is worth 1 point more.`,
};

/** What the Treasury lacked, if it did. */
const lacking = (change: Parameters<typeof missed>[0]): string => {
  const wanted = missed(change);
  return wanted === null ? '' : `, for want of ${a(String(wanted))}`;
};

export const news: Words<Nains>['news'] = {
  round: ({ era, round }) => `Era ${era}, round ${round}: the dwarves enter the taverns.`,
  revealed: ({ tavern: index, coins }, { name }) =>
    `${capital(tavern(index))}, the bids: ${list(coins.map((it, seat) => `${name(seat)} ${coinName(it)}`))}.`,
  order: ({ order }, { name }) => `Turn order: ${order.map(name).join(', ')}.`,
  took: ({ seat, card, last }, { name }) =>
    last
      ? `${name(seat)} leaves with the last card, ${aCard(card)}.`
      : `${name(seat)} takes ${aCard(card)}.`,
  pariah: ({ card }) =>
    `A Pariah token covers the ${cardName(NAMES, card)}: its value was there already.`,
  improved: ({ seat, place: where, by, ...change }, { name }) =>
    `${name(seat)} improves ${a(coinName(change.from))} to ${a(coinName(change.to))} (${place(where)})${lacking(change)}.`,
  notImproved: ({ seat, coin }, { name }) =>
    `${name(seat)} keeps the ${coinName(coin)}: the Treasury has nothing higher.`,
  exchanged: ({ seat, coins: [one, other], ...change }, { name }) =>
    `${name(seat)} exchanges ${coinName(one)} + ${coinName(other)}: the ${coinName(change.from)} becomes ${a(coinName(change.to))}${lacking(change)}.`,
  ordoExchanged: ({ seat, coins: [one, other], ...change }, { name }) =>
    `Ordo adds up ${coinName(one)} + ${coinName(other)} for ${name(seat)}: the ${coinName(change.from)} becomes ${a(coinName(change.to))}${lacking(change)}.`,
  zeroReplaced: ({ seat, place: where }, { name }) =>
    `The 3-Exchange takes the place of the 0 of ${name(seat)} (${place(where)}).`,
  recruited: ({ seat, cognar }, { name }) => `${name(seat)} recruits ${CALLED[cognar]}.`,
  placed: ({ seat, cognar, column }, { name }) =>
    `${name(seat)} places ${CALLED[cognar]} ${inside(column)}.`,
  recruitLost: ({ seat }, { name }) => `${name(seat)} completes a line, but no Cognar can come.`,
  kept: ({ seat, card, unseen }, { name }) =>
    unseen
      ? `Svara draws the last card for ${name(seat)}, ${aCard(card)}.`
      : `Svara brings ${name(seat)} ${aCard(card)}.`,
  dismissed: ({ seat, card }, { name }) => `${name(seat)} sends ${aCard(card)} away.`,
  leftover: ({ tavern: index, card }) =>
    `${capital(tavern(index))}: nobody takes the ${cardName(NAMES, card)}, which is discarded.`,
  gemsSwapped: ({ swaps }, { name }) => {
    const [first, ...others] = swaps.map(([one, other]) => `${name(one)} and ${name(other)}`);
    const too = others.map((pair) => `, and so do ${pair}`).join('');
    return `Equal bids: ${first} swap gems${too}.`;
  },
  eraEnded: ({ era }) =>
    era === 1
      ? 'Era 1 is over: the orders are evaluated.'
      : 'Era 2 is over: the hour of reckoning has come.',
  awarded: ({ award, seat }, { name }) =>
    seat === null
      ? `${inCommand(NAMES, award)}: nobody leads alone, so nobody wins the card.`
      : AWARDS[award](name(seat)),
};
