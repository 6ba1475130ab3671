import { seedOf, start } from '@meadhall/kernel';
import { CARDS, type News, type Nidavellir, nidavellir } from '@meadhall/nidavellir';
import type { Scene } from '@meadhall/words';
import { expect, test } from 'vitest';
import { words } from './index.ts';

const card = (code: string): number => CARDS.findIndex((it) => it.code === code);

const scene: Scene<Nidavellir> = {
  view: nidavellir.view(start(nidavellir, { seats: 3, seed: seedOf(1) }), null),
  viewer: null,
  name: (seat) => ['Anne', 'Céline', 'Serge'][seat] ?? '?',
};

const told: [News, string, string][] = [
  [
    { say: 'recruited', seat: 1, hero: 'dagda' },
    'Céline recrute Dagda l’Explosive.',
    'Céline recruits Dagda the Explosive.',
  ],
  [
    { say: 'transformed', seat: 1, from: 'b4', to: 't7', wanted: 7, place: 1, by: 3 },
    'Céline transforme un 4 en 7 (Dragon Dansant).',
    'Céline turns a 4 into a 7 (Dancing Dragon).',
  ],
  [
    { say: 'transformed', seat: 1, from: 't25', to: 't24', wanted: 30, place: 'hand', by: 5 },
    'Céline transforme un 25 en 24 (en main), faute de 30.',
    'Céline turns a 25 into a 24 (in hand), for want of a 30.',
  ],
  [
    { say: 'transformed', seat: 1, from: 't8', to: 't18', wanted: 11, place: 'pouch', by: 3 },
    'Céline transforme un 8 en 18 (bourse), faute de 11.',
    'Céline turns an 8 into an 18 (pouch), for want of an 11.',
  ],
  [
    {
      say: 'exchanged',
      seat: 2,
      coins: ['b2', 'b3'],
      from: 'b3',
      to: 't5',
      wanted: 5,
      place: 'pouch',
    },
    'Serge échange 2 + 3 : le 3 devient 5.',
    'Serge exchanges 2 + 3: the 3 becomes a 5.',
  ],
  [
    { say: 'revealed', tavern: 0, coins: ['b5', 's3', null] },
    'Gobelin Rieur, les mises : Anne 5, Céline 3 spécial et Serge attend.',
    'Laughing Goblin, the bids: Anne 5, Céline special 3 and Serge waits.',
  ],
  [
    { say: 'took', seat: 1, tavern: 0, card: card('E11'), last: false },
    'Céline prend un explorateur 11.',
    'Céline takes an Explorer 11.',
  ],
  [
    { say: 'took', seat: 1, tavern: 0, card: card('RO3'), last: true },
    'Céline repart avec la dernière carte, une Offrande royale +3.',
    'Céline leaves with the last card, a Royal Offering +3.',
  ],
  [
    { say: 'leftover', tavern: 2, card: card('E6') },
    'Cheval Fringant : personne ne prend l’explorateur 6, défausse.',
    'Shining Horse: nobody takes the Explorer 6, which is discarded.',
  ],
  [
    { say: 'discarded', seat: 1, hero: 'dagda', cards: [card('M2'), card('BS2')] },
    'Dagda coûte à Céline un mineur 2 et la Forgeronne spéciale.',
    'Dagda costs Céline a Miner 2 and the special Blacksmith.',
  ],
  [
    { say: 'thrudLifted', seat: 0, column: 'hunter' },
    'Thrud cède la place chez les chasseurs d’Anne.',
    'Thrud makes room among Anne’s Hunters.',
  ],
  [
    { say: 'distinction', distinction: 'crown-jeweler', seat: 2 },
    'Serge devient Joaillier de la Couronne : la gemme 6 gagne toutes les égalités.',
    'Serge becomes Crown Jeweler: gem 6 wins every tie.',
  ],
  [
    { say: 'distinction', distinction: 'pioneer', seat: null },
    'Pionnier du Royaume : égalité en tête, personne ne l’emporte.',
    'Pioneer of the Kingdom: a tie for the most, nobody wins it.',
  ],
];
test.each(told)('%j', (news, fr, en) => {
  const [inFrench, inEnglish] = [words.fr, words.en].map((say) => {
    const tell = say.news[news.say] as (news: News, scene: unknown) => string;
    return tell(news, scene).replaceAll('\u00a0', ' ');
  });
  expect([inFrench, inEnglish]).toEqual([fr, en]);
});
