import type { Class, Distinction } from '@meadhall/nidavellir';
import type { Language } from '@meadhall/words';
import { count, list } from '@meadhall/words/english';
import { list as liste, count as nombre, typeset } from '@meadhall/words/french';

/** What the board says besides what the game says. */
export interface Texts {
  age(age: number): string;
  round(round: number, rounds: number): string;
  deck(cards: number): string;
  taverns: string;
  army: string;
  others: string;
  hall: string;
  treasury: string;
  distinctions: string;
  command: string;
  pouch: string;
  hand: string;
  coins: string;
  hidden: string;
  closed: string;
  empty: string;
  nobody: string;
  noHeroes: string;
  confirm: string;
  layBids: string;
  takeBack: string;
  choose: string;
  cancel: string;
  rule: string;
  back: string;
  pickUp: string;
  /** While coins are laid: how it is done. */
  howToBid: string;
  howToKey: string;
  bidLaid: string;
  first: string;
  slot(tavern: string, coin: string | null): string;
  coin(worth: string, treasure: boolean): string;
  exchangeCoin: string;
  coinHelp(treasure: boolean): string;
  exchangeHelp: string;
  gem(value: number): string;
  gemHelp: string;
  gemSixHelp: string;
  ranks(n: number): string;
  points(n: number): string;
  more(points: number): string;
  lines(n: number): string;
  heroes(n: number): string;
  lineMissing(classes: readonly string[]): string;
  lineHelp: string;
  seat(name: string): string;
  you: string;
  bid(name: string, coin: string | null): string;
  pileHelp(left: number): string;
  scoring: Readonly<Record<Class, string>>;
  distinctionHelp: Readonly<Record<Distinction, string>>;
  wonBy(name: string): string;
  notAwarded: string;
  lost: string;
  takenBy(name: string): string;
  showHall: string;
  showTaverns: string;
  drawnTitle: string;
  total: string;
  line: string;
  victory(names: readonly string[]): string;
  sheetTitle: string;
  seeTable: string;
  seeSheet: string;
  tavernHelp: string;
  pouchHelp: string;
  handHelp: string;
  seerHelp: string;
  offeringHelp(by: number): string;
  letters: Readonly<Record<Class, string>>;
  signs: readonly string[];
  last: string;
  panel(title: string, n: number, of: number): string;
}

const en: Texts = {
  age: (age) => `Age ${age}`,
  round: (round, rounds) => `Round ${round} of ${rounds}`,
  deck: (cards) => `Deck: ${count(cards, 'card')}`,
  taverns: 'Taverns',
  army: 'My army',
  others: 'The others',
  hall: 'Hall of heroes',
  treasury: 'Royal treasury',
  distinctions: 'Distinctions',
  command: 'Command zone',
  pouch: 'Pouch',
  hand: 'In hand',
  coins: 'Coins',
  hidden: 'face down',
  closed: 'Closed',
  empty: 'empty',
  nobody: 'nobody',
  noHeroes: 'No hero yet',
  confirm: 'Confirm',
  layBids: 'Lay these bids',
  takeBack: 'Take back',
  choose: 'Choose',
  cancel: 'Cancel',
  rule: 'The rule',
  back: 'Back in hand',
  pickUp: 'Pick up',
  howToBid: 'Drag a coin to each tavern, or tap the coin, then the tavern.',
  howToKey: 'Keys 1, 2, 3 lay the coin you are on.',
  bidLaid: 'Your bids are laid.',
  first: 'plays first',
  slot: (tavern, coin) => (coin ? `${tavern}: your bid is ${coin}` : `${tavern}: no bid yet`),
  coin: (worth, treasure) => (treasure ? `Gold coin ${worth}` : `Coin ${worth}`),
  exchangeCoin: 'Exchange coin',
  coinHelp: (treasure) =>
    treasure
      ? 'From the treasury. It counts at the end, and goes back there when it is changed.'
      : 'One of your first coins. When it is changed it leaves the game.',
  exchangeHelp:
    'Never changed itself. Bid it, and after your turn the two coins of your pouch are added up: the higher one becomes a coin worth both.',
  gem: (value) => `Gem ${value}`,
  gemHelp: 'Breaks ties: the higher gem plays first. Players who tied swap their gems afterwards.',
  gemSixHelp: 'Wins every tie, is never swapped, and is worth 3 points.',
  ranks: (n) => count(n, 'rank'),
  points: (n) => count(n, 'point'),
  more: (points) => `${points < 0 ? '−' : '+'}${count(Math.abs(points), 'point')} now`,
  lines: (n) => count(n, 'line'),
  heroes: (n) => count(n, 'hero', 'heroes'),
  lineMissing: (classes) => `Next line: ${list(classes)} missing`,
  lineHelp: 'A line is one rank of each class at the same height. Every line calls a hero.',
  seat: (name) => `${name}’s army`,
  you: 'you',
  bid: (name, coin) => (coin ? `${name} bids ${coin}` : `${name}: bid face down`),
  pileHelp: (left) => (left === 0 ? 'None left.' : `${count(left, 'coin')} left.`),
  scoring: {
    warrior: 'Points added up; most ranks at the table: your highest coin too.',
    hunter: 'Ranks squared: 1, 4, 9, 16…',
    miner: 'Sum of points × number of ranks.',
    blacksmith: '3 for the first rank, 4 for the second, 5, 6…',
    explorer: 'Points added up.',
  },
  distinctionHelp: {
    'kings-hand': 'Most Warrior ranks at the end of Age 1: one of your coins grows by 5.',
    'hunting-master': 'Most Hunter ranks: your 0 becomes a special 3 that exchanges like it.',
    'crown-jeweler': 'Most Miner ranks: gem 6, which wins every tie and is worth 3 points.',
    'great-armorer': 'Most Blacksmith ranks: a Blacksmith with two ranks joins you.',
    pioneer: 'Most Explorer ranks: draw three cards of Age 2 and keep one.',
  },
  wonBy: (name) => `Won by ${name}.`,
  notAwarded: 'Awarded at the end of Age 1.',
  lost: 'A tie: nobody has it.',
  takenBy: (name) => `With ${name}.`,
  showHall: 'See the heroes',
  showTaverns: 'Back to the taverns',
  drawnTitle: 'Three cards of Age 2: keep one',
  total: 'Bravery',
  line: 'Score',
  victory: (names) =>
    names.length === 1 ? `${names[0]} wins` : `${list(names)} share the victory`,
  sheetTitle: 'The battle is over',
  seeTable: 'See the table',
  seeSheet: 'See the score sheet',
  tavernHelp: 'The highest bid chooses first. A tie is broken by the higher gem.',
  pouchHelp: 'The two coins you do not bid. Bid the exchange coin to add them up.',
  handHelp: 'Coins you have not laid yet.',
  seerHelp: 'With Uline you keep your coins in hand and bid once the others have shown theirs.',
  offeringHelp: (by) => `One of your coins grows by ${by}.`,
  letters: { warrior: 'W', hunter: 'H', miner: 'M', blacksmith: 'B', explorer: 'E' },
  signs: ['Laughing Goblin', 'Dancing Dragon', 'Shining Horse'],
  last: 'Just now',
  panel: (title, n, of) => `${title}, panel ${n} of ${of}`,
};

const fr: Texts = typeset<Texts>({
  age: (age) => `Âge ${age}`,
  round: (round, rounds) => `Tour ${round} sur ${rounds}`,
  deck: (cards) => `Pioche : ${nombre(cards, 'carte')}`,
  taverns: 'Tavernes',
  army: 'Mon armée',
  others: 'Les autres',
  hall: 'Salle des héros',
  treasury: 'Trésor royal',
  distinctions: 'Distinctions',
  command: 'Commandement',
  pouch: 'Bourse',
  hand: 'En main',
  coins: 'Pièces',
  hidden: 'face cachée',
  closed: 'Fermée',
  empty: 'vide',
  nobody: 'personne',
  noHeroes: 'Pas encore de héros',
  confirm: 'Confirmer',
  layBids: 'Poser ces mises',
  takeBack: 'Reprendre',
  choose: 'Choisir',
  cancel: 'Annuler',
  rule: 'La règle',
  back: 'Remettre en main',
  pickUp: 'Prendre',
  howToBid: 'Glissez une pièce vers chaque taverne, ou touchez la pièce, puis la taverne.',
  howToKey: 'Les touches 1, 2, 3 posent la pièce choisie.',
  bidLaid: 'Vos mises sont posées.',
  first: 'joue en premier',
  slot: (tavern, coin) =>
    coin ? `${tavern} : votre mise est ${coin}` : `${tavern} : pas encore de mise`,
  coin: (worth, treasure) => (treasure ? `Pièce d’or ${worth}` : `Pièce ${worth}`),
  exchangeCoin: 'Pièce d’échange',
  coinHelp: (treasure) =>
    treasure
      ? 'Elle vient du Trésor. Elle compte à la fin, et y retourne si on la change.'
      : 'Une de vos premières pièces. Si on la change, elle quitte le jeu.',
  exchangeHelp:
    'Elle-même ne change jamais. Misez-la : après votre tour, les deux pièces de la bourse s’additionnent et la plus forte devient une pièce de la somme.',
  gem: (value) => `Gemme ${value}`,
  gemHelp:
    'Départage les égalités : la plus forte joue d’abord. Les joueurs à égalité échangent ensuite leurs gemmes.',
  gemSixHelp: 'Gagne toutes les égalités, ne s’échange jamais et vaut 3 points.',
  ranks: (n) => nombre(n, 'grade'),
  points: (n) => nombre(n, 'point'),
  more: (points) => `${points < 0 ? '−' : '+'}${nombre(Math.abs(points), 'point')} aussitôt`,
  lines: (n) => nombre(n, 'ligne'),
  heroes: (n) => nombre(n, 'héros', 'héros'),
  lineMissing: (classes) => `Prochaine ligne : il manque ${liste(classes)}`,
  lineHelp:
    'Une ligne, c’est un grade de chaque classe à la même hauteur. Chaque ligne appelle un héros.',
  seat: (name) => `Armée : ${name}`,
  you: 'vous',
  bid: (name, coin) => (coin ? `${name} mise ${coin}` : `${name} : mise cachée`),
  pileHelp: (left) => (left === 0 ? 'Il n’en reste plus.' : `Il en reste ${left}.`),
  scoring: {
    warrior: 'Somme des points ; le plus de grades : votre plus forte pièce en plus.',
    hunter: 'Grades au carré : 1, 4, 9, 16…',
    miner: 'Somme des points × nombre de grades.',
    blacksmith: '3 pour le premier grade, 4 pour le deuxième, 5, 6…',
    explorer: 'Somme des points.',
  },
  distinctionHelp: {
    'kings-hand': 'Le plus de grades guerriers à la fin de l’Âge 1 : une pièce gagne 5.',
    'hunting-master':
      'Le plus de grades chasseurs : votre 0 devient un 3 spécial qui échange comme lui.',
    'crown-jeweler':
      'Le plus de grades mineurs : la gemme 6, qui gagne les égalités et vaut 3 points.',
    'great-armorer': 'Le plus de grades forgerons : une Forgeronne à deux grades vous rejoint.',
    pioneer: 'Le plus de grades explorateurs : piochez trois cartes de l’Âge 2, gardez-en une.',
  },
  wonBy: (name) => `Remportée par ${name}.`,
  notAwarded: 'Attribuée à la fin de l’Âge 1.',
  lost: 'Égalité : personne ne l’a.',
  takenBy: (name) => `Chez ${name}.`,
  showHall: 'Voir les héros',
  showTaverns: 'Retour aux tavernes',
  drawnTitle: 'Trois cartes de l’Âge 2 : gardez-en une',
  total: 'Bravoure',
  line: 'Décompte',
  victory: (names) =>
    names.length === 1 ? `Victoire de ${names[0]}` : `Victoire partagée : ${liste(names)}`,
  sheetTitle: 'La bataille est finie',
  seeTable: 'Voir la table',
  seeSheet: 'Voir le décompte',
  tavernHelp: 'La plus forte mise choisit d’abord. À égalité, la plus forte gemme l’emporte.',
  pouchHelp:
    'Les deux pièces que vous ne misez pas. Misez la pièce d’échange pour les additionner.',
  handHelp: 'Les pièces que vous n’avez pas encore posées.',
  seerHelp:
    'Avec Uline, vous gardez vos pièces en main et misez quand les autres ont montré les leurs.',
  offeringHelp: (by) => `Une de vos pièces gagne ${by}.`,
  letters: { warrior: 'G', hunter: 'C', miner: 'M', blacksmith: 'F', explorer: 'E' },
  signs: ['Gobelin Rieur', 'Dragon Dansant', 'Cheval Fringant'],
  last: 'À l’instant',
  panel: (title, n, of) => `${title}, volet ${n} sur ${of}`,
});

export const TEXTS: Readonly<Record<Language, Texts>> = { fr, en };
