import { seedOf, start } from '@meadhall/kernel';
import { DWARVES, type Nains, type News, nains, type State } from '@meadhall/nains';
import { table } from '@meadhall/testkit';
import type { Scene } from '@meadhall/words';
import { describe, expect, test } from 'vitest';
import { words } from './index.ts';

/** Ordinary spaces, so that sentences can be compared as they are typed. */
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

const card = (code: string): number => DWARVES.findIndex((it) => it.code === code);

const PEOPLE = ['Anne', 'Céline', 'Serge'];

/** A scene that Anne, on the first seat, looks at; Céline and Serge sit with her. */
function scene(arrange: (game: State) => void = () => {}): Scene<Nains> {
  const { game } = table(nains, { seats: 3 }).given(arrange);
  return { view: nains.view(game, 0), viewer: 0, name: (seat) => PEOPLE[seat] ?? '?' };
}

describe('options', () => {
  const both = (label: (say: (typeof words)['fr']) => string): string[] =>
    [words.fr, words.en].map((say) => plain(label(say)));

  test('a Cognar is introduced with ranks, points, symbols and deeds', () => {
    const at = scene();
    expect(both((say) => say.option.recruit({ cognar: 'droh' }, at, 0))).toEqual([
      'Dröh : 2 grades des Errants, 10 points ; retire 1 jeton Paria à la fin',
      'Dröh: 2 Wanderer ranks, 10 points; lifts 1 Pariah token at the end',
    ]);
    expect(both((say) => say.option.recruit({ cognar: 'ulrog' }, at, 0))).toEqual([
      'Ulrog : 1 grade de la Forge, 2 runes uniques',
      'Ulrog: 1 Forge rank, 2 unique runes',
    ]);
    expect(both((say) => say.option.recruit({ cognar: 'wal' }, at, 0))).toEqual([
      'Wal : Mercenaire, 1 grade où vous voulez, 22 points',
      'Wal: Mercenary, 1 rank wherever you like, 22 points',
    ]);
  });

  test('Svara promises a choice, but in the last round only the last card', () => {
    const svara = (at: Scene<Nains>) =>
      both((say) => say.option.recruit({ cognar: 'svara' }, at, 0));
    expect(svara(scene())).toEqual([
      'Svara : 1 grade du Bouclier ; choisissez un nain parmi 5 cartes de l’Ère 2',
      'Svara: 1 Shield rank; choose a dwarf among 5 cards of Era 2',
    ]);
    const last = scene((game) => {
      game.era = 2;
      game.round = 4;
    });
    expect(svara(last)).toEqual([
      'Svara : 1 grade du Bouclier ; prend la dernière carte de l’Ère 2 sans la voir',
      'Svara: 1 Shield rank; takes the last card of Era 2 unseen',
    ]);
  });

  test('a dwarf says how its column grows, what it completes, what its order does', () => {
    const four = scene((game) => {
      const codes = ['SHI-1-05', 'TEM-1-04', 'ERR-1-05', 'FOR-1-05'];
      for (const [column, code] of codes.entries()) game.seats[0]?.army[column]?.push(card(code));
    });
    expect(both((say) => say.option.take({ card: card('TAL-1-04') }, four, 0))).toEqual([
      'Nain du Talion 4 : votre 1er grade, et un Cognar, un talion gagne 1',
      'Talion dwarf 4: your 1st rank, and a Cognar, a coin grows by 1',
    ]);
    expect(both((say) => say.option.take({ card: card('ERR-1-04') }, four, 0))).toEqual([
      'Nain Errant 7 + Malt : votre 2e grade, sous un jeton Paria',
      'Wanderer 7 + Malt: your 2nd rank, under a Pariah token',
    ]);
    expect(both((say) => say.option.take({ card: card('FOR-1-01') }, four, 0))).toEqual([
      'Nain de la Forge 0 + rune F : votre 2e grade',
      'Forge dwarf 0 + rune F: your 2nd rank',
    ]);
  });

  test('Ga’at tells what he is worth in a column', () => {
    const at = scene((game) => {
      game.agenda = [{ do: 'chooseColumn', seat: 0, cognar: 'gaat', completing: false }];
    });
    expect(both((say) => say.option.chooseColumn({ column: 'errants' }, at, 0))).toEqual([
      'Colonne des Errants : 1er grade, 9 points',
      'Wanderers column: 1st rank, 9 points',
    ]);
  });

  test('a bronze 5 and a gold 5 are told apart', () => {
    const fives = scene((game) => {
      if (game.seats[0]) game.seats[0].coins = ['b0', 'b2', 'b3', 'b5', 't5'];
      game.agenda = [{ do: 'improveCoin', seat: 0, by: 5 }];
    });
    expect(both((say) => say.option.improveCoin({ coin: 3 }, fives, 0))).toEqual([
      'Le 5 de bronze (en main) : +5',
      'The bronze 5 (in hand): +5',
    ]);
  });
});

test('questions are put to whoever is asked, and told to the others', () => {
  const at = scene((game) => {
    game.tavern = 1;
    game.agenda = [{ do: 'take', seat: 0, tavern: 1 }];
  });
  expect(words.fr.ask.take(0, at)).toBe('Anne, choisissez un nain au Grognard Rôti.');
  expect(words.fr.ask.take(0, { ...at, viewer: null })).toBe(
    'Anne choisit un nain au Grognard Rôti.',
  );
  expect(words.en.ask.take(0, at)).toBe('Anne, choose a dwarf at the Roasted Old Guard.');
});

const told: [News, string, string][] = [
  [
    { say: 'improved', seat: 1, from: 'b4', to: 't5', wanted: 5, place: 1, by: 1 },
    'Céline améliore un 4 en 5 (Grognard).',
    'Céline improves a 4 to a 5 (Old Guard).',
  ],
  [
    { say: 'improved', seat: 1, from: 'b3', to: 't5', wanted: 4, place: 'pouch', by: 1 },
    'Céline améliore un 3 en 5 (bourse), faute de 4.',
    'Céline improves a 3 to a 5 (purse), for want of a 4.',
  ],
  [
    { say: 'exchanged', seat: 2, coins: ['b2', 'b3'], from: 'b3', to: 't5', wanted: 5 },
    'Serge échange 2 + 3 : le 3 devient 5.',
    'Serge exchanges 2 + 3: the 3 becomes a 5.',
  ],
  [
    { say: 'revealed', tavern: 0, coins: ['b5', 's3', 'b0'] },
    'La Chope d’Yjdad, les mises : Anne 5, Céline 3-Échange et Serge 0.',
    'Yjdad’s Tankard, the bids: Anne 5, Céline 3-Exchange and Serge 0.',
  ],
  [
    { say: 'leftover', tavern: 2, card: card('SHI-1-01') },
    'La Hallebarde Gourmande : personne ne prend le nain du Bouclier + Malt, défausse.',
    'The Greedy Halberd: nobody takes the Shield dwarf + Malt, which is discarded.',
  ],
  [
    { say: 'awarded', award: 'certification', seat: 2 },
    'La Certification de Liqueur revient à Serge : chaque Malt vaut 1 point de plus.',
    'The Liquor Certification goes to Serge: each Malt is worth 1 point more.',
  ],
  [
    { say: 'awarded', award: 'tiss', seat: null },
    'Tiss : personne n’est seul en tête, personne ne gagne la carte.',
    'Tiss: nobody leads alone, so nobody wins the card.',
  ],
];
test.each(told)('%j', (news, fr, en) => {
  const game = start(nains, { seats: 3, seed: seedOf(1) });
  const at = { view: nains.view(game, null), viewer: null, name: (i: number) => PEOPLE[i] ?? '?' };
  const [inFrench, inEnglish] = [words.fr, words.en].map((say) => {
    const tell = say.news[news.say] as (news: News, scene: unknown) => string;
    return plain(tell(news, at));
  });
  expect([inFrench, inEnglish]).toEqual([fr, en]);
});

test('the table shows who owns what, and of coins face down only what the reader knows', () => {
  const at = scene((game) => {
    const [anne, celine] = game.seats;
    if (!anne || !celine) return;
    game.tavern = 0;
    game.taverns = [[card('TAL-1-01'), card('ERR-1-08')], [card('TEM-1-01')], []];
    game.supply = ['svara', 'oosram'];
    game.layout = ['tiss', 'aral', 'brum', 'redwin', 'ordo', 'certification'];
    game.agenda = [{ do: 'take', seat: 1, tavern: 0 }];
    game.laid = [
      [4, 0, 1],
      [3, 1, 0],
      [2, 1, 0],
    ];
    [anne.gem, celine.gem] = [3, 4];
    for (const lord of game.seats) lord.slots = ['down', 'down', 'down'];
    anne.slots[0] = 4;
    celine.slots = [3, 'down', 0];
    const errants = ['ERR-1-02', 'ERR-1-03'].map(card);
    anne.army = [[card('SHI-1-05'), 'volgrir'], [], errants, [card('FOR-1-05')], ['gaat']];
    anne.pariahs = [card('ERR-1-03')];
    anne.command = ['oboron', 'certification'];
    celine.coins[0] = 's3';
    game.seats.length = 2;
  });
  expect(words.fr.table(at).map(plain)).toEqual([
    'Ère 1 · tour 1 · pioche : 27 cartes',
    '',
    '▸ Chope           │ nain du Talion 1 + Malt, nain Errant 10',
    '  Grognard        │ nain du Temple 0 + Occulte',
    '  Hallebarde      │ –',
    '  Cognars         │ Svara, Oösram',
    '  À gagner        │ Tiss, Aral, Brum, Redwin, Ordo, Certification de Liqueur',
    '  Trésor royal    │ 5×2 6×2 7×3 8×2 9×3 10×2 11×3 12×2 13×2 14×2 15 16 17 18 19',
    '                  │ 20 21 22 23 24 25',
    '',
    '  Anne (vous) ────────────────────────────── gemme 3 · 0 ligne · 2 Malt · 1 rune',
    '  Talions         │ 0 2 3 4 5 │ Chope 5 │ Grognard (0) │ Hallebarde (2)',
    '                  │ bourse 3 4',
    '  Bouclier      3 │ • Volgrir(2)',
    '  Temple        0 │ –',
    '  Errants       2 │ 6m (6)m',
    '  Forge         1 │ 2Þ',
    '  Talion        1 │ Ga’at',
    '  Commandement    │ Oboron, Certification de Liqueur',
    '',
    '▸ Céline ─────────────────────────────────── gemme 4 · 0 ligne · 0 Malt · 0 rune',
    '  Talions         │ 2 3* 3 4 5 │ Chope 4 │ Grognard ? │ Hallebarde (3*)',
    '                  │ bourse ? ?',
    '  Bouclier      0 │ –',
    '  Temple        0 │ –',
    '  Errants       0 │ –',
    '  Forge         0 │ –',
    '  Talion        0 │ –',
  ]);
});
