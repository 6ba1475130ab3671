import { type Distinction, HEROES, type Nidavellir } from '@meadhall/nidavellir';
import type { Words } from '@meadhall/words';
import { de, le, list } from '@meadhall/words/french';
import { CALLED, cardName, heroTitle } from '../names.ts';
import { missed } from '../reading.ts';
import { NAMES } from './names.ts';
import { aCard, among, coinName, place, points, tavern } from './phrases.ts';

const AWARDS: Readonly<Record<Distinction, (winner: string) => string>> = {
  'kings-hand': (winner) => `La Main du Roi revient à ${winner} : une pièce gagne 5.`,
  'hunting-master': (winner) =>
    `${winner} passe Maître de Chasse : le 3 spécial remplace son 0 et échange comme lui.`,
  'crown-jeweler': (winner) =>
    `${winner} devient Joaillier de la Couronne : la gemme 6 gagne toutes les égalités.`,
  'great-armorer': (winner) =>
    `${winner} devient Grand Armurier du Roi : la Forgeronne spéciale apporte 2 grades.`,
  pioneer: (winner) => `${winner} devient Pionnier du Royaume et pioche trois cartes de l’Âge 2.`,
};

export const news: Words<Nidavellir>['news'] = {
  round: ({ age, round }) => `Âge ${age}, tour ${round} : les tavernes se remplissent.`,
  revealed: ({ tavern: index, coins }, { name }) => {
    const bids = coins.map((it, seat) =>
      it === null ? `${name(seat)} attend` : `${name(seat)} ${coinName(it)}`,
    );
    return `${tavern(index)}, les mises : ${list(bids)}.`;
  },
  ulineBid: ({ seat, coin }, { name }) =>
    `Uline a parlé : ${name(seat)} pose le ${coinName(coin)}.`,
  order: ({ order }, { name }) => `On joue dans cet ordre : ${order.map(name).join(', ')}.`,
  took: ({ seat, card, last }, { name }) =>
    last
      ? `${name(seat)} repart avec la dernière carte, ${aCard(card)}.`
      : `${name(seat)} prend ${aCard(card)}.`,
  transformed: ({ seat, from, to, wanted, place: where }, { name }) => {
    const lacking = missed({ to, wanted });
    const change = `un ${coinName(from)} en ${coinName(to)} (${place(where)})`;
    return `${name(seat)} transforme ${change}${lacking === null ? '' : `, faute de ${lacking}`}.`;
  },
  exchanged: ({ seat, coins: [one, other], from, to, wanted }, { name }) => {
    const lacking = missed({ to, wanted });
    const change = `le ${coinName(from)} devient ${coinName(to)}`;
    return `${name(seat)} échange ${coinName(one)} + ${coinName(other)} : ${change}${
      lacking === null ? '' : `, faute de ${lacking}`
    }.`;
  },
  recruited: ({ seat, hero }, { name }) => `${name(seat)} recrute ${heroTitle(NAMES, hero)}.`,
  noHero: ({ seat }, { name }) =>
    `${name(seat)} mérite un héros, mais aucun ne peut venir : partie remise.`,
  coinsInHand: ({ seat }, { name }) =>
    `Uline veille : ${name(seat)} reprend en main sa bourse et ses mises à venir.`,
  discarded: ({ seat, hero, cards }, { name }) =>
    `${CALLED[hero]} coûte à ${name(seat)} ${list(cards.map(aCard))}.`,
  thrudLifted: ({ seat, column }, { name }) =>
    `Thrud cède la place ${among(column)} ${de(name(seat))}.`,
  thrudPlaced: ({ seat, column }, { name }) => `${name(seat)} place Thrud ${among(column)}.`,
  thrudLeft: ({ seat }, { name }) =>
    `Thrud quitte les rangs ${de(name(seat))} et apporte ${points(HEROES.thrud.points)}.`,
  yludPlaced: ({ seat, column }, { name }) => `${name(seat)} place Ylud ${among(column)}.`,
  yludStayed: ({ seat }, { name }) => `${name(seat)} laisse Ylud où elle est.`,
  leftover: ({ tavern: index, card }) =>
    `${tavern(index)} : personne ne prend ${le(cardName(NAMES, card))}, défausse.`,
  gemsSwapped: ({ swaps }, { name }) => {
    const [first, ...others] = swaps.map(([one, other]) => `${name(one)} et ${name(other)}`);
    const too = others.map((pair) => `, ${pair} aussi`).join('');
    return `Mises égales : ${first} échangent leurs gemmes${too}.`;
  },
  ageEnded: ({ age }) =>
    age === 1
      ? 'L’Âge 1 s’achève : le Roi passe les troupes en revue.'
      : 'L’Âge 2 s’achève : l’heure des comptes a sonné.',
  distinction: ({ distinction, seat }, { name }) =>
    seat === null
      ? `${NAMES.distinctions[distinction]} : égalité en tête, personne ne l’emporte.`
      : AWARDS[distinction](name(seat)),
  keptCard: ({ seat, card }, { name }) => `${name(seat)} garde ${aCard(card)}.`,
  deckDiscard: ({ card }) => `Pas de Pionnier : ${aCard(card)} de l’Âge 2 part à la défausse.`,
};
