import type { Bargeroc } from '@meadhall/bargeroc';
import type { Words } from '@meadhall/words';
import { listed, sentence } from '../reading.ts';
import { face } from './asks.ts';
import { names } from './names.ts';
import { playText } from './plays.ts';

const many = (n: number, one: string, more: string): string => `${n} ${n === 1 ? one : more}`;

export const news: Words<Bargeroc>['news'] = {
  turn: ({ seat, round }, { name }) => `Round ${round}: ${name(seat)} gets up.`,
  played: ({ seat, play }, scene) => sentence(`${scene.name(seat)} plays ${playText(play, scene)}`),
  cancelled: ({ seat, card }, { name }) =>
    `In your dreams! ${name(seat)}’s ${names.cards[card].name} does nothing.`,
  announced: ({ seat, kind, ore, price }, { name }) =>
    `${name(seat)} ${kind === 'sell' ? 'offers' : 'wants'} ${names.ores[ore]} at ${price}.`,
  price: ({ price }) => `The price is ${price} now.`,
  sold: ({ seat, ore, price }, { name }) =>
    `${name(seat)} sells ${names.ores[ore]} for ${many(price, 'coin', 'coins')}.`,
  bought: ({ seat, ore, price }, { name }) =>
    `${name(seat)} buys ${names.ores[ore]} for ${many(price, 'coin', 'coins')}.`,
  ruined: ({ seat, ore, price }, { name }) =>
    `${name(seat)} cannot pay ${price} for ${names.ores[ore]}: the merchant is angry until their next turn.`,
  loaves: ({ seat, bread }, { name }) => `${name(seat)} buys ${many(bread, 'loaf', 'loaves')}.`,
  dug: ({ seat, ore }, { name }) => `${name(seat)} digs up ${names.ores[ore]}.`,
  caveIn: ({ seat, ore }, { name }) =>
    `The same ore again (${names.ores[ore]}): the mine caves in on ${name(seat)}!`,
  cameUp: ({ seat, ores }, { name }) =>
    ores.length === 0
      ? `${name(seat)} comes up with empty hands.`
      : `${name(seat)} comes up with ${listed(ores, (ore) => names.ores[ore])}.`,
  crafted: ({ seat, object }, { name }) => `${name(seat)} crafts: ${names.objects[object]}.`,
  renewed: ({ seat, objects, paid }, { name }) =>
    `${name(seat)} pays ${many(paid, 'coin', 'coins')} and sends back: ${listed(objects, (it) => names.objects[it])}.`,
  challenged: ({ seat, against }, { name }) => `${name(seat)} picks a brawl with ${name(against)}.`,
  staked: ({ seat, bread }, { name }) =>
    bread === 0
      ? `${name(seat)} stakes no bread.`
      : `${name(seat)} stakes ${many(bread, 'loaf', 'loaves')}.`,
  rolled: ({ seat, face: die }, { name }) => `${name(seat)}’s die shows ${face(die)}.`,
  tied: ({ score }) => `A tie at ${score}: both dice again, the mugs are spilt.`,
  won: ({ seat, over, score, against }, { name }) =>
    `${name(seat)} beats ${name(over)}, ${score} to ${against}.`,
  took: ({ seat, from, what, amount }, { name }) =>
    `${name(seat)} takes ${what === 'coins' ? many(amount, 'coin', 'coins') : many(amount, 'loaf', 'loaves')} from ${name(from)}.`,
  stole: ({ seat, from, ore }, { name }) =>
    `${name(seat)} snatches ${names.ores[ore]} from ${name(from)}…`,
  received: ({ seat, ore }, { name }) => `…and ${name(seat)} keeps the ${names.ores[ore]}.`,
  drew: ({ seat, cards }, { name }) =>
    `${name(seat)} draws ${many(cards, 'tavern card', 'tavern cards')}.`,
  discarded: ({ seat, card }, { name }) =>
    sentence(`${name(seat)} discards ${names.cards[card].name}`),
  reshuffled: ({ pile }) => `The ${pile} discard is shuffled into a new pile.`,
  over: ({ shared }) =>
    shared
      ? 'The last mug is empty, and the crown is shared; whoever owns the box will claim it all the same.'
      : 'The last mug is empty: count your prestige!',
};
