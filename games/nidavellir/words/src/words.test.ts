import { asks, heard, type Viewer } from '@meadhall/kernel';
import {
  CARDS,
  CLASSES,
  DISTINCTIONS,
  HERO_NAMES,
  type Nidavellir,
  nidavellir,
  type State,
  TAVERN_NAMES,
} from '@meadhall/nidavellir';
import { randomGame, type Table, table } from '@meadhall/testkit';
import { LANGUAGES, type Scene, type Words } from '@meadhall/words';
import { describe, expect, test } from 'vitest';
import { words } from './index.ts';

const PEOPLE = ['Céline', 'Serge', 'Anne', 'Yves', 'Jean-Marie'];

const IDS = [...HERO_NAMES, ...CLASSES, ...TAVERN_NAMES, ...DISTINCTIONS, 'pouch', 'hand'];
const MISTAKES: Readonly<Record<keyof typeof words, RegExp[]>> = {
  en: [/'/, / {2}/, / [:;!?](?! )/],
  // An ordinary space before high punctuation; a word left in English; a vowel without elision.
  fr: [
    /'/,
    / {2}/,
    / [:;!?»]/,
    /« /,
    /\b(pouch|hand|coin|gem|rank)s?\b/,
    /(?<![\p{L}-])(de|le|la|que|ne|se) [aeiouéèêœ]/iu,
  ],
};

/** What is wrong with a sentence; nothing, if a host could say it. */
function wrongWith(text: string, language: keyof typeof words): string[] {
  const raw = language === 'en' ? IDS.slice(0, -2) : IDS;
  const wrong = [
    /undefined|NaN|null|\[object/,
    new RegExp(`(?<![\\p{L}-])(${raw.join('|')})(?![\\p{L}-])`, 'u'),
    // Coins and cards by their codes.
    /\b([bts]\d+|[WMEB]\d+|RO\d|BS2)\b/,
    ...MISTAKES[language],
  ];
  return text.trim() === '' ? ['empty'] : wrong.filter((it) => it.test(text)).map(String);
}

const sceneOf = (game: State, viewer: Viewer): Scene<Nidavellir> => ({
  view: nidavellir.view(game, viewer),
  viewer,
  name: (seat) => PEOPLE[seat] ?? `?${seat}`,
});

interface Said {
  what: string;
  text: string;
}

/** Everything a viewer reads at a position. */
function readAloud(say: Words<Nidavellir>, game: State, viewer: Viewer): Said[] {
  const scene = sceneOf(game, viewer);
  const said: Said[] = [];
  for (const ask of asks(nidavellir, game)) {
    const label = say.option[ask.step] as (choice: unknown, scene: unknown, seat: number) => string;
    said.push({ what: `ask ${ask.step}`, text: say.ask[ask.step](ask.seat, scene) });
    // Whoever is asked reads the options, and a spectator may, who does not know where coins lie.
    const options = viewer === null || viewer === ask.seat ? ask.options : [];
    for (const choice of options)
      said.push({ what: `option ${ask.step}`, text: label(choice, scene, ask.seat) });
  }
  for (const news of heard(game.news, viewer)) {
    const tell = say.news[news.say] as (news: unknown, scene: unknown) => string;
    said.push({ what: `news ${news.say}`, text: tell(news, scene) });
  }
  for (const { key } of nidavellir.sheet(game))
    said.push({ what: `line ${key}`, text: say.lines[key] });
  return said;
}

/** What few games come to: Ylud's second hour, coins to add up with Uline, a hero who cannot come. */
function rareMoments(): State[] {
  const arranged = (seats: number, arrange: (game: State) => void): Table<Nidavellir> =>
    table(nidavellir, { seats }).given(arrange);
  const ylud = (game: State): void => {
    game.age = 2;
    game.agenda = [{ do: 'moveYlud', seat: 0 }];
    game.seats[0]?.heroes.push('ylud');
    game.seats[0]?.army[2]?.push('ylud');
  };
  const uline = (game: State): void => {
    game.tavern = 0;
    game.agenda = [{ do: 'ulineExchange', seat: 1 }];
    game.seats[1]?.heroes.push('uline');
  };
  const nobodyLeft = (game: State): void => {
    game.pool = [];
    for (const column of game.seats[0]?.army ?? []) column.push(0);
    game.agenda = [
      { do: 'countLines', seat: 0 },
      { do: 'bid', answers: [null, null], open: [0, 1] },
    ].reverse() as State['agenda'];
  };
  return [
    arranged(2, ylud).game,
    arranged(2, ylud).play(0, 'moveYlud', 'stay').game,
    arranged(3, ylud).play(0, 'moveYlud', { column: 'warrior' }).game,
    arranged(2, uline).game,
    arranged(2, uline).play(1, 'ulineExchange', { coins: [1, 2] }).game,
    arranged(2, nobodyLeft).game,
  ];
}

describe.each(LANGUAGES)('in %s', (language) => {
  const say = words[language];

  test('every question, option, news and line reads well to everybody', () => {
    const unheard = new Set([
      ...Object.keys(say.ask).flatMap((step) => [`ask ${step}`, `option ${step}`]),
      ...Object.keys(say.news).map((key) => `news ${key}`),
      ...Object.keys(say.lines).map((key) => `line ${key}`),
    ]);
    const wrong = new Set<string>();
    const check = (game: State): void => {
      for (const viewer of [null, ...game.seats.keys()])
        for (const { what, text } of readAloud(say, game, viewer)) {
          unheard.delete(what);
          for (const why of wrongWith(text, language)) wrong.add(`${what}: ${text} ${why}`);
        }
    };
    for (const seats of [2, 3, 4, 5])
      for (const seed of [1, 2, 3]) randomGame(nidavellir, { seats, seed }, check);
    for (const game of rareMoments()) check(game);
    expect([...wrong]).toEqual([]);
    expect([...unheard]).toEqual([]);
  });

  test('the table fits into 80 columns and names everything', () => {
    const wrong = new Set<string>();
    for (const seats of [2, 3, 4, 5])
      randomGame(nidavellir, { seats, seed: 7 }, (game) => {
        for (const viewer of [null, ...game.seats.keys()])
          for (const line of say.table(sceneOf(game, viewer))) {
            if (line.length > 80) wrong.add(`${line.length}: ${line}`);
            // Columns are lined up with spaces, and a coin nobody knows is a question mark.
            const text = line.replace(/ +/g, ' ').replaceAll('?', '1');
            if (line !== '')
              for (const why of wrongWith(text, language)) wrong.add(`${line} ${why}`);
          }
      });
    expect([...wrong]).toEqual([]);
  });

  test('no two options of a question have the same label, but for cards that are alike', () => {
    const alike = new Set<string>();
    for (const seats of [2, 3, 4, 5])
      randomGame(nidavellir, { seats, seed: 8 }, (game) => {
        for (const ask of asks(nidavellir, game)) {
          const scene = sceneOf(game, ask.seat);
          const label = say.option[ask.step] as (c: unknown, s: unknown, n: number) => string;
          const seen = new Map<string, unknown>();
          for (const choice of ask.options) {
            const text = label(choice, scene, ask.seat);
            if (seen.has(text) && cardCode(seen.get(text)) !== cardCode(choice)) alike.add(text);
            seen.set(text, choice);
          }
        }
      });
    expect([...alike]).toEqual([]);
  });

  test('all heroes, classes, taverns and Distinctions have names of their own', () => {
    const { news } = say;
    const scene = sceneOf(randomGame(nidavellir, { seats: 2, seed: 1 }), null);
    const named = HERO_NAMES.map((hero) =>
      news.recruited({ say: 'recruited', seat: 0, hero }, scene),
    );
    const won = DISTINCTIONS.flatMap((distinction) =>
      [0, null].map((seat) => news.distinction({ say: 'distinction', distinction, seat }, scene)),
    );
    expect(new Set([...named, ...won]).size).toBe(HERO_NAMES.length + 2 * DISTINCTIONS.length);
    expect([...named, ...won].flatMap((text) => wrongWith(text, language))).toEqual([]);
  });
});

/** What makes two choices of a card the same; two choices of anything else never are. */
const cardCode = (choice: unknown): unknown => {
  const { card } = choice as { card?: number };
  return card === undefined ? choice : CARDS[card]?.code;
};
