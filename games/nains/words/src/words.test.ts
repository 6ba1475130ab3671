import { asks, heard, type Viewer } from '@meadhall/kernel';
import {
  AWARDS,
  COGNAR_NAMES,
  DWARVES,
  type Nains,
  nains,
  ORDERS,
  RECRUITABLE,
  type State,
  TAVERN_NAMES,
} from '@meadhall/nains';
import { randomGame, type Table, table } from '@meadhall/testkit';
import { LANGUAGES, type Scene, type Words } from '@meadhall/words';
import { describe, expect, test } from 'vitest';
import { words } from './index.ts';

const PEOPLE = ['Céline', 'Serge', 'Anne', 'Yves', 'Jean-Marie'];

const IDS = [...COGNAR_NAMES, ...AWARDS, ...TAVERN_NAMES, ...ORDERS, 'pouch', 'down'];
const MISTAKES: Readonly<Record<keyof typeof words, RegExp[]>> = {
  en: [/'/, / {2}/, / [:;!?](?! )/, /\ba ([aeio]|8|11\b|18)/i],
  // An ordinary space before high punctuation; a word left in English; a vowel without elision.
  fr: [
    /'/,
    / {2}/,
    / [:;!?]/,
    /\b(purse|hand|coin|gem|rank)s?\b/,
    /(?<![\p{L}-])(de|le|la|que|ne|se) [aeiouéèêœ]/iu,
    /\bà le\b|\bde le\b|\bde les\b/,
  ],
};

/** What is wrong with a sentence; nothing, if a host could say it. */
function wrongWith(text: string, language: keyof typeof words): string[] {
  // In French a coin is a talion.
  const raw = language === 'en' ? IDS : IDS.filter((id) => id !== 'talion');
  const wrong = [
    /undefined|NaN|null|\[object/,
    new RegExp(`(?<![\\p{L}-])(${raw.join('|')})(?![\\p{L}-])`, 'u'),
    // Coins and cards by their codes.
    /\b([bts]\d+|(SHI|TEM|ERR|FOR|TAL)-\d)/,
    ...MISTAKES[language],
  ];
  return text.trim() === '' ? ['empty'] : wrong.filter((it) => it.test(text)).map(String);
}

const sceneOf = (game: State, viewer: Viewer): Scene<Nains> => ({
  view: nains.view(game, viewer),
  viewer,
  name: (seat) => PEOPLE[seat] ?? `?${seat}`,
});

interface Said {
  what: string;
  text: string;
}

/** Everything a viewer reads at a position. */
function readAloud(say: Words<Nains>, game: State, viewer: Viewer): Said[] {
  const scene = sceneOf(game, viewer);
  const said: Said[] = [];
  for (const ask of asks(nains, game)) {
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
  for (const { key } of nains.sheet(game)) said.push({ what: `line ${key}`, text: say.lines[key] });
  return said;
}

/** What few games come to: nobody to recruit, a coin nothing is higher than. */
function rareMoments(): State[] {
  const arranged = (options: Partial<Nains['options']>, arrange: (game: State) => void) =>
    table(nains, { seats: 2, options }).given(arrange) as Table<Nains>;
  const bidding = { do: 'bid', answers: [null, null], open: [0, 1] } as const;
  const nobodyLeft = (game: State): void => {
    game.supply = ['dawn'];
    for (const column of game.seats[0]?.army ?? []) column.push('wal');
    game.agenda = [
      { ...bidding, answers: [null, null], open: [0, 1] },
      { do: 'countLines', seat: 0, lines: 0, due: 0, row: 0 },
    ];
  };
  const highest = (game: State): void => {
    if (game.seats[0]) game.seats[0].coins[4] = 't25';
    game.agenda = [
      { ...bidding, answers: [null, null], open: [0, 1] },
      { do: 'improveCoin', seat: 0, by: 5 },
    ];
  };
  return [
    arranged({}, nobodyLeft).game,
    arranged({ improvementMayLower: false }, highest).play(0, 'improveCoin', { coin: 4 }).game,
    arranged({}, highest).play(0, 'improveCoin', { coin: 4 }).game,
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
      for (const seed of [1, 2]) randomGame(nains, { seats, seed }, check);
    for (const game of rareMoments()) check(game);
    expect([...wrong]).toEqual([]);
    expect([...unheard]).toEqual([]);
  });

  test('the table fits into 80 columns and names everything', () => {
    const wrong = new Set<string>();
    for (const seats of [2, 3, 4, 5])
      randomGame(nains, { seats, seed: 7 }, (game) => {
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

  test('no two options of a question have the same label, but for what looks alike', () => {
    const alike = new Set<string>();
    for (const seats of [2, 3, 4, 5])
      randomGame(nains, { seats, seed: 8 }, (game) => {
        for (const ask of asks(nains, game)) {
          const scene = sceneOf(game, ask.seat);
          const label = say.option[ask.step] as (c: unknown, s: unknown, n: number) => string;
          const seen = new Map<string, unknown>();
          for (const choice of ask.options) {
            const text = label(choice, scene, ask.seat);
            const twin = seen.get(text);
            if (twin && look(game, ask.seat, twin) !== look(game, ask.seat, choice))
              alike.add(text);
            seen.set(text, choice);
          }
        }
      });
    expect([...alike]).toEqual([]);
  });

  test('all Cognars, awards and variants have words of their own', () => {
    const { news } = say;
    const scene = sceneOf(randomGame(nains, { seats: 2, seed: 1 }), null);
    const named = RECRUITABLE.map((cognar) => say.option.recruit({ cognar }, scene, 0));
    const won = AWARDS.flatMap((award) =>
      [0, null].map((seat) => news.awarded({ say: 'awarded', award, seat }, scene)),
    );
    expect(new Set([...named, ...won]).size).toBe(RECRUITABLE.length + 2 * AWARDS.length);
    const variants = Object.values(say.options).flatMap(({ name, help }) => [name, help]);
    const told = [say.title, say.blurb, ...named, ...won, ...variants];
    expect(told.flatMap((text) => wrongWith(text, language))).toEqual([]);
  });
});

/** What makes two choices look the same: a card's face, a coin's value. */
function look({ seats }: State, seat: number, choice: unknown): unknown {
  const { card, coin } = choice as { card?: number; coin?: number };
  if (card !== undefined) return `${DWARVES[card]?.order} ${DWARVES[card]?.look}`;
  return coin === undefined ? choice : seats[seat]?.coins[coin];
}
