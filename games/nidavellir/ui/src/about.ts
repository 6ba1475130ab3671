import { at, type Clause, type Seat } from '@meadhall/kernel';
import {
  CARDS,
  type CardId,
  CLASSES,
  type Class,
  COLUMN,
  type Coin,
  DISTINCTIONS,
  type Distinction,
  type HeroName,
  isExchangeCoin,
  lines,
  type Nidavellir,
  ranks,
  TREASURY_VALUES,
  type View,
  worth,
} from '@meadhall/nidavellir';
import { cardName, heroTitle, type Names } from '@meadhall/nidavellir-words';
import type { IconName, Tone } from '@meadhall/table-ui';
import { capital, type Scene, type Words } from '@meadhall/words';
import { CLASS_CLAUSE, DISTINCTION_CLAUSE, HERO_CLAUSE } from './clauses.ts';
import { heroDeed, ownerOf } from './deeds.ts';
import { classPoints, isSeer, standing } from './reading.ts';
import type { Texts } from './texts.ts';

/** What somebody reads who asks about a thing. */
export interface About {
  title: string;
  says: readonly string[];
  clause: Clause;
  icon?: IconName;
  tone?: Tone;
}

/** What is needed to talk about things. */
export interface Talk extends Scene<Nidavellir> {
  words: Words<Nidavellir>;
  names: Names;
  texts: Texts;
}

/** Things by kind; what follows the kind in a name says which one. */
const KINDS: Readonly<Record<string, (talk: Talk, which: string) => About>> = {
  card: (talk, which) => aboutCard(talk, Number(which)),
  hero: (talk, which) => aboutHero(talk, which as HeroName),
  coin: (talk, which) => aboutCoin(talk, which as Coin),
  gem: ({ texts }, which) => ({
    title: texts.gem(Number(which)),
    says: [which === '6' ? texts.gemSixHelp : texts.gemHelp],
    clause: which === '6' ? 'NID-15.8' : 'NID-6.4',
    icon: 'gem',
  }),
  column: (talk, which) => {
    const cut = which.indexOf('-');
    return aboutColumn(talk, Number(which.slice(0, cut)), which.slice(cut + 1) as Class);
  },
  treasury: ({ view, texts }, which) => ({
    title: texts.coin(which, true),
    says: [texts.pileHelp(view.treasury[TREASURY_VALUES.indexOf(Number(which) as 5)] ?? 0)],
    clause: 'NID-10.6',
    icon: 'nidavellir/treasury',
    tone: 'gold',
  }),
  distinction: (talk, which) => aboutDistinction(talk, which as Distinction),
  tavern: ({ names, texts }, which) => ({
    title: at(names.taverns, Number(which)).full,
    says: [texts.tavernHelp],
    clause: 'NID-6.4',
    icon: (['nidavellir/goblin', 'nidavellir/dragon', 'nidavellir/horse'] as const)[Number(which)]!,
  }),
  purse: ({ view, texts }, which) => {
    const seer = isSeer(at(view.seats, Number(which)));
    return {
      title: seer ? texts.hand : texts.pouch,
      says: [seer ? texts.seerHelp : texts.pouchHelp],
      clause: seer ? 'NID-38.2' : 'NID-11.2',
      icon: 'nidavellir/pouch',
    };
  },
  line: (talk, which) => aboutLines(talk, Number(which)),
};

/** What there is to say about a thing, by its name; null if the name is not ours. */
export function about(talk: Talk, name: string): About | null {
  const cut = name.indexOf('-');
  return KINDS[name.slice(0, cut)]?.(talk, name.slice(cut + 1)) ?? null;
}

function aboutCard(talk: Talk, id: CardId): About {
  const { names, texts } = talk;
  const { column, raises } = at(CARDS, id);
  const title = capital(cardName(names, id));
  if (column === null)
    return {
      title,
      says: [texts.offeringHelp(raises)],
      clause: 'NID-10.1',
      icon: 'nidavellir/offering',
      tone: 'gold',
    };
  const name = at(CLASSES, column);
  return {
    title,
    says: [texts.scoring[name]],
    clause: CLASS_CLAUSE[name],
    icon: `nidavellir/${name}`,
    tone: name,
  };
}

function aboutHero(talk: Talk, hero: HeroName): About {
  const { view, names, texts, name } = talk;
  const owner = ownerOf(view, hero);
  return {
    title: heroTitle(names, hero),
    says: [heroDeed(talk, hero), ...(owner < 0 ? [] : [texts.takenBy(name(owner))])],
    clause: HERO_CLAUSE[hero],
    icon: `nidavellir/${hero}`,
  };
}

function aboutCoin({ texts }: Talk, coin: Coin): About {
  const treasure = coin.startsWith('t');
  const exchanges = isExchangeCoin(coin);
  return {
    title: exchanges
      ? `${texts.exchangeCoin} · ${worth(coin)}`
      : texts.coin(String(worth(coin)), treasure),
    says: [exchanges ? texts.exchangeHelp : texts.coinHelp(treasure)],
    clause: exchanges ? 'NID-11.1' : 'NID-10.5',
    icon: exchanges ? 'nidavellir/exchange' : 'coin',
    tone: treasure ? 'gold' : 'bronze',
  };
}

function aboutColumn(talk: Talk, seat: Seat, column: Class): About {
  const { view, viewer, names, texts } = talk;
  const own = at(view.seats, seat);
  const points = classPoints(standing(view, viewer), seat)[column];
  return {
    title: capital(names.classes[column].many),
    says: [
      `${texts.ranks(ranks(at(own.army, COLUMN[column])))} · ${texts.points(points)}`,
      texts.scoring[column],
    ],
    clause: CLASS_CLAUSE[column],
    icon: `nidavellir/${column}`,
    tone: column,
  };
}

function aboutDistinction({ view, names, texts, name }: Talk, distinction: Distinction): About {
  const winner = view.distinctions[DISTINCTIONS.indexOf(distinction)] ?? null;
  const fate =
    winner === null
      ? texts.notAwarded
      : winner === 'nobody'
        ? texts.lost
        : texts.wonBy(name(winner));
  return {
    title: names.distinctions[distinction],
    says: [texts.distinctionHelp[distinction], fate],
    clause: DISTINCTION_CLAUSE[distinction],
    icon: `nidavellir/${distinction}`,
    tone: 'gold',
  };
}

function aboutLines({ view, names, texts }: Talk, seat: Seat): About {
  const own = at(view.seats, seat);
  const done = lines(own);
  const missing = missingFor(view, seat, done + 1).map((it) => names.classes[it].one);
  return {
    title: `${texts.lines(done)} · ${texts.heroes(own.heroes.length)}`,
    says: [texts.lineMissing(missing), texts.lineHelp],
    clause: 'NID-8.3',
    icon: 'nidavellir/army',
  };
}

/** The classes whose columns do not reach so high. */
export const missingFor = (view: View, seat: Seat, line: number): Class[] =>
  CLASSES.filter((it) => ranks(at(at(view.seats, seat).army, COLUMN[it])) < line);
