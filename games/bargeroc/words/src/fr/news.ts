import type { Bargeroc } from '@meadhall/bargeroc';
import type { Words } from '@meadhall/words';
import { listed, sentence } from '../reading.ts';
import { face } from './asks.ts';
import { names } from './names.ts';
import { de, playText } from './plays.ts';

const many = (n: number, one: string): string => `${n} ${one}${n > 1 ? 's' : ''}`;

export const news: Words<Bargeroc>['news'] = {
  turn: ({ seat, round }, { name }) => `Tour ${round} : ${name(seat)} se lève.`,
  played: ({ seat, play }, scene) => sentence(`${scene.name(seat)} joue ${playText(play, scene)}`),
  cancelled: ({ seat, card }, { name }) =>
    `Dans tes rêves ! ${names.cards[card].name} ${de(name(seat))} reste sans effet.`,
  announced: ({ seat, kind, ore, price }, { name }) =>
    `${name(seat)} ${kind === 'sell' ? 'propose' : 'demande'} : ${names.ores[ore]}, à ${price}.`,
  price: ({ price }) => `Le prix est maintenant de ${price}.`,
  sold: ({ seat, ore, price }, { name }) =>
    `${name(seat)} vend pour ${many(price, 'pièce')} : ${names.ores[ore]}.`,
  bought: ({ seat, ore, price }, { name }) =>
    `${name(seat)} achète pour ${many(price, 'pièce')} : ${names.ores[ore]}.`,
  ruined: ({ seat, ore, price }, { name }) =>
    `${name(seat)} ne peut pas payer ${price} (${names.ores[ore]}) : le marchand boude jusqu’à son prochain tour.`,
  loaves: ({ seat, bread }, { name }) => `${name(seat)} achète ${many(bread, 'pain')}.`,
  dug: ({ seat, ore }, { name }) => `${name(seat)} déterre : ${names.ores[ore]}.`,
  caveIn: ({ seat, ore }, { name }) =>
    `Encore le même minerai (${names.ores[ore]}) : la mine s’écroule sur ${name(seat)} !`,
  cameUp: ({ seat, ores }, { name }) =>
    ores.length === 0
      ? `${name(seat)} remonte les mains vides.`
      : `${name(seat)} remonte avec : ${listed(ores, (ore) => names.ores[ore])}.`,
  crafted: ({ seat, object }, { name }) => `${name(seat)} forge : ${names.objects[object]}.`,
  renewed: ({ seat, objects, paid }, { name }) =>
    `${name(seat)} paie ${many(paid, 'pièce')} et renvoie : ${listed(objects, (it) => names.objects[it])}.`,
  challenged: ({ seat, against }, { name }) => `${name(seat)} cherche querelle à ${name(against)}.`,
  staked: ({ seat, bread }, { name }) =>
    bread === 0
      ? `${name(seat)} ne mise pas de pain.`
      : `${name(seat)} mise ${many(bread, 'pain')}.`,
  rolled: ({ seat, face: die }, { name }) => `Le dé ${de(name(seat))} montre ${face(die)}.`,
  tied: ({ score }) => `Égalité à ${score} : on relance les deux dés, les chopes sont renversées.`,
  won: ({ seat, over, score, against }, { name }) =>
    `${name(seat)} bat ${name(over)}, ${score} à ${against}.`,
  took: ({ seat, from, what, amount }, { name }) =>
    `${name(seat)} prend ${many(amount, what === 'coins' ? 'pièce' : 'pain')} à ${name(from)}.`,
  stole: ({ seat, from, ore }, { name }) =>
    `${name(seat)} chipe à ${name(from)} : ${names.ores[ore]}…`,
  received: ({ seat, ore }, { name }) => `…et c’est ${name(seat)} qui garde : ${names.ores[ore]}.`,
  drew: ({ seat, cards }, { name }) =>
    `${name(seat)} pioche ${cards > 1 ? `${cards} cartes` : '1 carte'} Taverne.`,
  discarded: ({ seat, card }, { name }) =>
    sentence(`${name(seat)} défausse ${names.cards[card].name}`),
  reshuffled: ({ pile }) =>
    `La défausse ${pile === 'ore' ? 'de minerai' : 'Taverne'} est mélangée en une nouvelle pioche.`,
  over: ({ shared }) =>
    shared
      ? 'La dernière chope est vide et la couronne se partage ; le propriétaire de la boîte la réclamera quand même.'
      : 'La dernière chope est vide : comptez votre prestige !',
};
