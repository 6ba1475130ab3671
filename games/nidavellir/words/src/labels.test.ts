import { CARDS, type Nidavellir, nidavellir, type State } from '@meadhall/nidavellir';
import { table } from '@meadhall/testkit';
import type { Scene } from '@meadhall/words';
import { describe, expect, test } from 'vitest';
import { words } from './index.ts';

/** Ordinary spaces, so that sentences can be compared as they are typed. */
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

const card = (code: string): number => CARDS.findIndex((it) => it.code === code);

/** A scene that Anne, on the first seat, looks at; Céline and Serge sit with her. */
function scene(arrange: (game: State) => void = () => {}): Scene<Nidavellir> {
  const { game } = table(nidavellir, { seats: 3 }).given(arrange);
  return {
    view: nidavellir.view(game, 0),
    viewer: 0,
    name: (seat) => ['Anne', 'Céline', 'Serge'][seat] ?? '?',
  };
}

describe('options', () => {
  const recruit = (hero: 'dagda' | 'dwerg-ymir' | 'grid' | 'zoral', at = scene()): string[] =>
    [words.fr, words.en].map((say) => plain(say.option.recruit({ hero }, at, 0)));

  test('a hero is introduced with ranks, points and deeds', () => {
    expect(recruit('dagda')).toEqual([
      'Dagda l’Explosive : 3 grades de chasseur ; défaussez la dernière carte de deux colonnes',
      'Dagda the Explosive: 3 Hunter ranks; discard the last card of two columns',
    ]);
    expect(recruit('grid')).toEqual([
      'Grid la Mercantile : 7 points ; une pièce gagne 7',
      'Grid the Mercantile: 7 points; a coin grows by 7',
    ]);
    expect(recruit('zoral')).toEqual([
      'Zoral le Contremaître : 3 grades de mineur, 1 point',
      'Zoral the Foreman: 3 Miner ranks, 1 point',
    ]);
  });

  test('a brother says what the brothers are worth together', () => {
    const withTwo = scene((game) => game.seats[0]?.heroes.push('dwerg-jungir', 'dwerg-aesir'));
    expect(recruit('dwerg-ymir', withTwo)).toEqual([
      'Dwerg Ymir : 3e frère, 81 points en tout',
      'Dwerg Ymir: 3rd brother, 81 points in all',
    ]);
  });

  test('a card says how its column grows, what it completes and whom it disturbs', () => {
    const pick = (code: string, at: Scene<Nidavellir>): string =>
      plain(words.fr.option.pick({ card: card(code) }, at, 0));
    const four = scene((game) => {
      for (const [column, code] of ['W3', 'H', 'M0', 'B'].entries())
        game.seats[0]?.army[column]?.push(card(code));
    });
    expect(pick('W9', four)).toBe('Guerrier 9 : votre 2e grade');
    expect(pick('E5', four)).toBe('Explorateur 5 : votre 1er grade, et un héros');
    expect(pick('RO5', four)).toBe('Offrande royale +5 : une pièce gagne 5');
    const thrud = scene((game) => {
      game.seats[0]?.heroes.push('thrud');
      game.seats[0]?.army[1]?.push('thrud');
    });
    expect(pick('H', thrud)).toBe('Chasseur : Thrud change de place');
  });

  test('Ylud takes her rank along, and tells her worth', () => {
    const ylud = scene((game) => {
      game.seats[0]?.heroes.push('ylud');
      game.seats[0]?.army[0]?.push('ylud');
      for (const [column, code] of ['W3', 'H', 'M0', 'B'].entries())
        game.seats[0]?.army[column]?.push(card(code), card(code));
    });
    const move = (column: 'warrior' | 'explorer'): string =>
      words.en.option.moveYlud({ column }, ylud, 0);
    expect(move('warrior')).toBe('Among the Warriors: 3rd rank, 7 points');
    expect(move('explorer')).toBe('Among the Explorers: 1st rank, 11 points');
    const heroless = { ...ylud, view: { ...ylud.view, seats: structuredClone(ylud.view.seats) } };
    heroless.view.seats[0]?.heroes.pop();
    expect(words.en.option.moveYlud({ column: 'explorer' }, heroless, 0)).toBe(
      'Among the Explorers: 1st rank, 11 points, and a hero',
    );
  });

  test('a base 5 and a treasury 5 are told apart, other coins need no surname', () => {
    const fives = scene((game) => {
      const own = game.seats[0];
      if (own) own.coins = ['b0', 'b2', 'b3', 'b5', 't5'];
      game.agenda = [{ do: 'transform', seat: 0, by: 3 }];
    });
    const label = (piece: 1 | 3 | 4): string =>
      plain(words.fr.option.transform({ coin: piece }, fives, 0));
    expect([label(1), label(3), label(4)]).toEqual([
      'Le 2 (en main) : +3',
      'Le 5 de base (en main) : +3',
      'Le 5 du Trésor (en main) : +3',
    ]);
  });
});

describe('questions', () => {
  test('are put to whoever is asked, and told to the others', () => {
    const at = scene((game) => {
      game.tavern = 1;
      game.agenda = [{ do: 'pick', seat: 0, tavern: 1 }];
    });
    expect(words.fr.ask.pick(0, at)).toBe('Anne, choisissez une carte au Dragon Dansant.');
    expect(words.fr.ask.pick(0, { ...at, viewer: null })).toBe(
      'Anne choisit une carte au Dragon Dansant.',
    );
    expect(words.en.ask.pick(0, at)).toBe('Anne, choose a card at the Dancing Dragon.');
  });
});

describe('the table', () => {
  test('shows who owns what, and of coins face down only what the reader knows', () => {
    const at = scene((game) => {
      const [anne, celine, serge] = game.seats;
      if (!anne || !celine || !serge) return;
      game.tavern = 0;
      game.taverns = [[card('RO3'), card('E12')], [card('W6'), card('H')], []];
      game.pool = ['dagda', 'thrud'];
      game.agenda = [{ do: 'pick', seat: 1, tavern: 0 }];
      game.laid = [
        [4, 0, 1],
        [3, 1, 0],
        [2, null, null],
      ];
      [anne.gem, celine.gem, serge.gem] = [6, 4, 5];
      anne.slots = [4, 'down', 'down'];
      celine.slots = [3, 'down', 0];
      serge.slots = [2, null, null];
      anne.army = [[card('W4'), 'kraal'], [card('H')], [], [card('BS2')], []];
      anne.heroes = ['kraal', 'skaa'];
      serge.heroes = ['uline'];
      serge.coins = ['b2', 's3', 'b4', 't9', 't11'];
      game.distinctions = ['nobody', 2, 0, 0, 'nobody'];
    });
    expect(words.fr.table(at).map(plain)).toEqual([
      'Âge 1 · tour 1 · pioche : 27 cartes',
      '',
      '▸ Gobelin Rieur   │ Offrande royale +3, explorateur 12',
      '  Dragon Dansant  │ guerrier 6, chasseur',
      '  Cheval Fringant │ –',
      '  Héros libres    │ Dagda, Thrud',
      '  Trésor royal    │ 5×2 6×2 7 8×2 9 10×2 11 12×2 13×2 14×2 15 16 17 18 19 20 21',
      '                  │ 22 23 24 25',
      '',
      '  Anne (vous) ────────────────────────────────────── gemme 6 · 0 ligne · 2 héros',
      '  Pièces          │ 0 2 3 4 5 │ Gobelin 5 │ Dragon (0) │ Cheval (2) │ bourse 3 4',
      '  Guerriers     3 │ 4 Kraal(2)',
      '  Chasseurs     1 │ •',
      '  Mineurs       0 │ –',
      '  Forgerons     2 │ Forgeronne spéciale(2)',
      '  Explorateurs  0 │ –',
      '  Commandement    │ Skaa, Joaillier de la Couronne, Grand Armurier du Roi',
      '',
      '▸ Céline ─────────────────────────────────────────── gemme 4 · 0 ligne · 0 héros',
      '  Pièces          │ 0 2 3 4 5 │ Gobelin 4 │ Dragon ? │ Cheval (0) │ bourse ? ?',
      '  Guerriers     0 │ –',
      '  Chasseurs     0 │ –',
      '  Mineurs       0 │ –',
      '  Forgerons     0 │ –',
      '  Explorateurs  0 │ –',
      '',
      '  Serge ──────────────────────────────────────────── gemme 5 · 0 ligne · 1 héros',
      '  Pièces          │ 2 3* 4 9 11 │ Gobelin 4 │ main 2 3* 9 11',
      '  Guerriers     0 │ –',
      '  Chasseurs     0 │ –',
      '  Mineurs       0 │ –',
      '  Forgerons     0 │ –',
      '  Explorateurs  0 │ –',
      '  Commandement    │ Uline, Maître de Chasse',
    ]);
  });
});
