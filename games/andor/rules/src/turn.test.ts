import { asks, seedOf, start } from '@meadhall/kernel';
import { type Table, table } from '@meadhall/testkit';
import { describe, expect, test } from 'vitest';
import { andor } from './andor.ts';
import type { Andor, State } from './model.ts';
import { newHero } from './setup.ts';
import { HERO_KINDS } from './tables/heroes.ts';

/** Heroes on one space who wait for the first of them to act. */
function camp(arrange: (game: State) => void, seats = 2): Table<Andor> {
  return table(andor, { seats, options: { legend: 'L2' } }).given((game) => {
    game.seats = HERO_KINDS.slice(0, seats).map(newHero);
    for (const hero of game.seats) hero.space = 7;
    game.agenda.length = 0;
    game.agenda.push({ do: 'act', seat: 0 });
    arrange(game);
  });
}

describe('free actions', () => {
  test('AND-6.6 the partner is asked, and may refuse', () => {
    const t = camp(({ seats }) => {
      seats[0]!.gold = 2;
    });
    t.play(0, 'anytime', { trade: 1 }).play(0, 'trade', { give: 'gold2' }).play(0, 'trade', 'done');
    expect(t.asked()).toEqual(['1 agree']);
    expect(t.play(1, 'agree', 'no').game.seats.map(({ gold }) => gold)).toEqual([2, 0]);
    t.play(0, 'anytime', { trade: 1 }).play(0, 'trade', { give: 'gold2' }).play(0, 'trade', 'done');
    expect(t.play(1, 'agree', 'yes').game.seats.map(({ gold }) => gold)).toEqual([0, 2]);
  });

  test('AND-6.8 no more than forty exchanges between two turn actions', () => {
    const t = camp(({ seats }) => {
      seats[0]!.gold = 1;
    });
    for (let i = 0; i < 20; i++)
      t.play(0, 'anytime', { drop: 'gold1' }).play(0, 'anytime', { take: 'gold1' });
    expect(t.options(0, 'anytime')).toEqual([]);
    t.play(0, 'act', 'pass');
    expect(t.options(0, 'anytime')).toContainEqual({ drop: 'gold1' });
  });

  test('AND-6.8 not while a card of the sunrise waits for an answer', () => {
    const t = camp((game) => {
      game.seats[0]!.items = ['shield'];
      game.seats[0]!.gold = 5;
      game.agenda.length = 0;
      game.eventDeck = ['golden 2'];
      game.agenda.push({ do: 'sunrise' });
    });
    expect(t.asked()).toEqual(['0 shieldCard']);
  });
});

test('AND-10.17 rolled one by one, the black die takes the place the hero names', () => {
  const t = camp((game) => {
    game.seats = [newHero('archer'), newHero('dwarf')];
    game.seats[0]!.items = ['runestone:blue', 'runestone:green', 'runestone:yellow'];
    game.seats[0]!.space = 7;
    game.creatures = [{ id: 99, kind: 'troll', space: 7 }];
  });
  t.play(0, 'act', { fight: 'troll@7', with: [] });
  expect(t.options(0, 'runeDie')).toEqual([4, 3, 2, 1, 'no']);
  t.play(0, 'runeDie', 1);
  expect(t.game.battle).toMatchObject({ black: true, oneByOne: true });
  expect([6, 8, 10, 12]).toContain(t.game.battle?.dice[0]);
  expect(t.play(0, 'rollOn', 'roll').game.battle).toMatchObject({ black: false });
});

test('AND-10.15 where the table says so, the black die takes the place of all dice', () => {
  const runes = ['runestone:blue', 'runestone:green', 'runestone:yellow'];
  const fight = (runeDie: 'one' | 'all', kind: 'archer' | 'dwarf') => {
    const t = table(andor, { seats: 1, options: { legend: 'L2', runeDie } }).given((game) => {
      game.seats = [{ ...newHero(kind), space: 7, willpower: 14, items: [...runes] }];
      game.creatures = [{ id: 99, kind: 'troll', space: 7 }];
      game.agenda = [{ do: 'act', seat: 0 }];
    });
    return t.play(0, 'act', { fight: 'troll@7', with: [] });
  };
  expect(fight('one', 'dwarf').options(0, 'runeDie')).toEqual([3, 'no']);
  const roll = (t: Table<Andor>) => t.game.news.find(({ say }) => say === 'rolled');
  for (const kind of ['archer', 'dwarf'] as const) {
    const t = fight('all', kind);
    expect(t.options(0, 'runeDie')).toEqual([1, 'no']);
    const rolled = roll(t.play(0, 'runeDie', 1));
    expect(rolled).toMatchObject({ who: kind, faces: [expect.any(Number)], black: 1 });
  }
  expect(roll(fight('all', 'dwarf').play(0, 'runeDie', 'no'))).toMatchObject({ black: 0 });
  expect(roll(fight('one', 'dwarf').play(0, 'runeDie', 3))).toMatchObject({
    faces: [expect.any(Number), expect.any(Number), expect.any(Number)],
    black: 1,
  });
});

test('AND-22.7 step by step: no battle before card B2, none together before card C', () => {
  const fights = (tutorial: boolean, cardsDone: string[], legend: 'L1' | 'L2' = 'L1') =>
    table(andor, { seats: 2, options: { legend, tutorial } })
      .given((game) => {
        game.seats = HERO_KINDS.slice(0, 2).map((kind) => ({ ...newHero(kind), space: 7 }));
        game.creatures = [{ id: 99, kind: 'gor', space: 7 }];
        game.cardsDone = cardsDone;
        game.agenda = [{ do: 'act', seat: 0 }];
      })
      .options(0, 'act')
      .filter((it) => typeof it === 'object' && 'fight' in it);
  const alone = { fight: 'gor@7', with: [] };
  const together = { fight: 'gor@7', with: [1] };
  expect(fights(true, [])).toEqual([]);
  expect(fights(true, ['B1', 'B2'])).toEqual([alone]);
  expect(fights(true, ['B1', 'B2', 'C'])).toEqual([alone, together]);
  expect(fights(false, [])).toEqual([alone, together]);
  expect(fights(true, [], 'L2')).toEqual([alone, together]);
});

test('AND-15.8, AND-25.1 what the group decides is asked of everybody, and the first word stands', () => {
  const t = camp((game) => {
    game.agenda.push({ do: 'event', card: 'silver 11', hero: null });
  }, 3);
  expect(t.asked()).toEqual(['0 split', '1 split', '2 split']);
  t.play(2, 'split', { split: [0, 5, 0] });
  expect(t.game.seats.map(({ willpower }) => willpower)).toEqual([7, 12, 7]);
});

describe('the program', () => {
  test('AND-27.1 the same seed brings the same table', () => {
    const one = start(andor, { seats: 3, seed: seedOf('twin'), options: { legend: 'L4' } });
    expect(start(andor, { seats: 3, seed: seedOf('twin'), options: { legend: 'L4' } })).toEqual(
      one,
    );
  });
  test('AND-27.3 a battle is told, die by die', () => {
    const t = camp((game) => {
      game.creatures = [{ id: 99, kind: 'gor', space: 7 }];
    });
    t.play(0, 'act', { fight: 'gor@7', with: [] });
    expect(t.game.news.map(({ say }) => say).slice(0, 3)).toEqual(['rolled', 'rolled', 'round']);
  });
  test('AND-1.1 all win together', () => {
    const t = camp((game) => {
      game.result = 'won';
    }, 3);
    expect(andor.winners(t.game)).toEqual([0, 1, 2]);
    expect(andor.together).toBe(true);
    expect(asks(andor, t.game)[0]?.step).toBe('act');
  });
});
