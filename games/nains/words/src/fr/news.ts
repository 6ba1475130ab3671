import type { Award, Nains } from '@meadhall/nains';
import type { Words } from '@meadhall/words';
import { capital } from '@meadhall/words';
import { list } from '@meadhall/words/french';
import { CALLED, cardName, inCommand } from '../names.ts';
import { missed } from '../reading.ts';
import { NAMES } from './names.ts';
import { aCard, coinName, inside, place, tavern } from './phrases.ts';

const AWARDS: Readonly<Record<Award, (winner: string) => string>> = {
  tiss: (winner) => `Tiss rejoint ${winner} : 2 points par grade du Bouclier à la fin.`,
  aral: (winner) => `Aral rejoint ${winner} avec un symbole Occulte.`,
  brum: (winner) => `Brum rejoint ${winner} : 13 points, et un jeton Paria de moins à la fin.`,
  redwin: (winner) => `Redwin rejoint ${winner} avec une rune unique.`,
  ordo: (winner) => `Ordo rejoint ${winner} et fait les comptes des deux plus petits talions.`,
  certification: (winner) =>
    `La Certification de Liqueur revient à ${winner} : chaque Malt vaut 1 point de plus.`,
};

/** What the Treasury lacked, if it did. */
const lacking = (change: Parameters<typeof missed>[0]): string => {
  const wanted = missed(change);
  return wanted === null ? '' : `, faute de ${wanted}`;
};

export const news: Words<Nains>['news'] = {
  round: ({ era, round }) => `Ère ${era}, tour ${round} : nains et naines entrent en taverne.`,
  revealed: ({ tavern: index, coins }, { name }) =>
    `${capital(tavern(index))}, les mises : ${list(coins.map((it, seat) => `${name(seat)} ${coinName(it)}`))}.`,
  order: ({ order }, { name }) => `On joue dans cet ordre : ${order.map(name).join(', ')}.`,
  took: ({ seat, card, last }, { name }) =>
    last
      ? `${name(seat)} repart avec la dernière carte, ${aCard(card)}.`
      : `${name(seat)} prend ${aCard(card)}.`,
  pariah: ({ card }) =>
    `Un jeton Paria couvre le ${cardName(NAMES, card)} : sa valeur y était déjà.`,
  improved: ({ seat, place: where, by, ...change }, { name }) =>
    `${name(seat)} améliore un ${coinName(change.from)} en ${coinName(change.to)} (${place(where)})${lacking(change)}.`,
  notImproved: ({ seat, coin }, { name }) =>
    `${name(seat)} garde son ${coinName(coin)} : le Trésor n’a rien de plus haut.`,
  exchanged: ({ seat, coins: [one, other], ...change }, { name }) =>
    `${name(seat)} échange ${coinName(one)} + ${coinName(other)} : le ${coinName(change.from)} devient ${coinName(change.to)}${lacking(change)}.`,
  ordoExchanged: ({ seat, coins: [one, other], ...change }, { name }) =>
    `Ordo additionne ${coinName(one)} + ${coinName(other)} pour ${name(seat)} : le ${coinName(change.from)} devient ${coinName(change.to)}${lacking(change)}.`,
  zeroReplaced: ({ seat, place: where }, { name }) =>
    `Le 3-Échange prend la place du 0 chez ${name(seat)} (${place(where)}).`,
  recruited: ({ seat, cognar }, { name }) => `${name(seat)} recrute ${CALLED[cognar]}.`,
  placed: ({ seat, cognar, column }, { name }) =>
    `${name(seat)} place ${CALLED[cognar]} ${inside(column)}.`,
  recruitLost: ({ seat }, { name }) =>
    `${name(seat)} complète une ligne, mais aucun Cognar ne peut venir.`,
  kept: ({ seat, card, unseen }, { name }) =>
    unseen
      ? `Svara tire pour ${name(seat)} la dernière carte, ${aCard(card)}.`
      : `Svara amène à ${name(seat)} ${aCard(card)}.`,
  dismissed: ({ seat, card }, { name }) => `${name(seat)} renvoie ${aCard(card)}.`,
  leftover: ({ tavern: index, card }) =>
    `${capital(tavern(index))} : personne ne prend le ${cardName(NAMES, card)}, défausse.`,
  gemsSwapped: ({ swaps }, { name }) => {
    const [first, ...others] = swaps.map(([one, other]) => `${name(one)} et ${name(other)}`);
    const too = others.map((pair) => `, ${pair} aussi`).join('');
    return `Mises égales : ${first} échangent leurs gemmes${too}.`;
  },
  eraEnded: ({ era }) =>
    era === 1
      ? 'L’Ère 1 s’achève : on évalue les Ordres.'
      : 'L’Ère 2 s’achève : l’heure des comptes a sonné.',
  awarded: ({ award, seat }, { name }) =>
    seat === null
      ? `${inCommand(NAMES, award)} : personne n’est seul en tête, personne ne gagne la carte.`
      : AWARDS[award](name(seat)),
};
