import { at, die, doNext, type Rng } from '@meadhall/kernel';
import { type Table, table } from '@meadhall/testkit';
import { describe, expect, test } from 'vitest';
import { CREATURES, type Creature, MAP, SPACES, type Space } from './components.ts';
import { coop } from './coop.ts';
import type { Coop, Frame, Hero, State } from './model.ts';

const hero = (t: Table<Coop>, seat: number): Hero => at(t.game.seats, seat);

const placed =
  (creatures: Partial<Record<Space, Creature>>, ...heroes: Partial<Hero>[]) =>
  (game: State) => {
    for (const space of SPACES) game.creatures[space] = creatures[space] ?? null;
    for (const [seat, changes] of heroes.entries()) Object.assign(at(game.seats, seat), changes);
  };

/** Puts the table right in front of these steps, with nothing to do afterwards. */
const about =
  (...frames: Frame[]) =>
  (game: State) => {
    game.agenda = [];
    doNext(game, ...frames);
  };

const standing = (t: Table<Coop>): Partial<Record<Space, Creature>> =>
  Object.fromEntries(Object.entries(t.game.creatures).filter(([, creature]) => creature));

/** What the next die will show. */
const foresee = ({ rng }: State): number => die([...rng] as Rng);

describe('setting up', () => {
  test.each([
    [false, 2],
    [true, 1],
  ])('COO-1 grim times: %s, shields: %i', (grim, shields) => {
    expect(table(coop, { seats: 1, options: { grim } }).game.shields).toBe(shields);
  });

  test('COO-1 a way leads from every space to the castle, and every path goes both ways', () => {
    for (const space of SPACES)
      for (const next of MAP[space].paths) expect(MAP[next].paths).toContain(space);
    for (const space of SPACES.filter((it) => it !== 'castle'))
      expect(MAP[space].paths).toContain(MAP[space].arrow);
  });
});

describe('a day', () => {
  test('COO-2 one thing at a time, clockwise, until all have ended the day', () => {
    const t = table(coop, { seats: 3 }).given(withoutGold);
    expect(t.asked()).toEqual(['0 act']);
    t.play(0, 'act', { walk: 'bridge' });
    expect(hero(t, 0)).toMatchObject({ space: 'bridge', hours: 1 });
    expect(t.asked()).toEqual(['1 act']);
    t.play(1, 'act', 'endDay').play(2, 'act', { walk: 'smithy' }).play(0, 'act', 'endDay');
    expect(t.asked()).toEqual(['2 act']);
  });

  test('COO-2 heroes walk along paths only', () => {
    const t = table(coop, { seats: 1 });
    expect(() => t.play(0, 'act', { walk: 'tower' })).toThrow('notOffered (COO-2)');
  });

  test('COO-2 after six hours a hero can only end the day, or buy', () => {
    const t = table(coop, { seats: 1 });
    t.given(placed({ smithy: 'wolf' }, { space: 'smithy', hours: 6, gold: 3 }));
    expect(t.options(0, 'act')).toEqual(['endDay', 'buy']);
  });

  test('COO-2 the sunrise wakes everybody and gives the hours back', () => {
    const t = table(coop, { seats: 2 }).play(0, 'act', { walk: 'bridge' });
    t.play(1, 'act', 'endDay').play(0, 'act', 'endDay');
    expect(t.game.seats.map(({ awake, hours }) => ({ awake, hours }))).toEqual([
      { awake: true, hours: 0 },
      { awake: true, hours: 0 },
    ]);
    expect(t.game.drawn).toHaveLength(1);
    expect(t.asked()).toContain('1 act');
  });
});

describe('handing over gold', () => {
  test('COO-3 gold changes hands while another hero is on turn, and the turn goes on', () => {
    const t = table(coop, { seats: 3 }).play(2, 'anytime', { giveGoldTo: 1 });
    expect(t.game.seats.map(({ gold }) => gold)).toEqual([1, 2, 0]);
    expect(t.asked()).toEqual(['0 act', '0 anytime', '1 anytime']);
  });

  test('COO-3 even a hero who has ended the day may give', () => {
    const t = table(coop, { seats: 2 }).play(0, 'act', 'endDay');
    t.play(0, 'anytime', { giveGoldTo: 1 });
    expect(hero(t, 1).gold).toBe(2);
  });

  test('COO-3 heroes in different spaces cannot', () => {
    const t = table(coop, { seats: 2 }).play(0, 'act', { walk: 'bridge' });
    expect(t.asked()).toEqual(['1 act']);
  });

  test('COO-3 gold received today stays until sunrise', () => {
    const t = table(coop, { seats: 2 }).play(0, 'anytime', { giveGoldTo: 1 });
    t.play(1, 'anytime', { giveGoldTo: 0 });
    expect(t.game.seats.map(({ gold }) => gold)).toEqual([1, 1]);
    expect(t.asked()).toEqual(['0 act']);
    t.play(0, 'act', 'endDay').play(1, 'act', 'endDay');
    expect(t.asked()).toContain('0 anytime');
  });

  test('COO-5 gold received today is spent first', () => {
    const t = table(coop, { seats: 2 });
    t.given(placed({}, { space: 'smithy', gold: 4, received: 2 }, { space: 'smithy', gold: 0 }));
    t.play(0, 'act', 'buy');
    expect(hero(t, 0)).toMatchObject({ gold: 1, received: 0, strength: 3 });
    expect(t.options(0, 'anytime')).toEqual([{ giveGoldTo: 1 }]);
  });
});

describe('fighting', () => {
  /** A hero just strong enough for the die to come, or one short of it. */
  const facing =
    (creature: Creature, missing: 0 | 1, ...others: Partial<Hero>[]) =>
    (game: State) => {
      const companions = others.filter(({ awake, space }) => awake && space === 'hill').length;
      const strength = CREATURES[creature].strength - foresee(game) - companions - missing;
      placed({ hill: creature }, { space: 'hill', strength, gold: 0 }, ...others)(game);
    };

  test('COO-4 die and strength that reach the creature slay it for its reward', () => {
    const t = table(coop, { seats: 1 }).given(facing('troll', 0)).play(0, 'act', 'fight');
    expect(standing(t)).toEqual({});
    expect(t.game.slain).toBe(1);
    expect(hero(t, 0)).toMatchObject({ gold: 3, hours: 1 });
    expect(t.game.news).toMatchObject([{ say: 'fought', total: 8, slain: true }]);
  });

  test('COO-4 one less, and the hero loses a strength', () => {
    const t = table(coop, { seats: 1 }).given(facing('troll', 1));
    const { strength } = hero(t, 0);
    t.play(0, 'act', 'fight');
    expect(standing(t)).toEqual({ hill: 'troll' });
    expect(hero(t, 0)).toMatchObject({ gold: 0, hours: 1, strength: strength - 1 });
  });

  test('COO-4 but never the last one', () => {
    const t = table(coop, { seats: 1 });
    t.given(placed({ hill: 'troll' }, { space: 'hill', strength: 1 })).play(0, 'act', 'fight');
    expect(hero(t, 0).strength).toBe(1);
  });

  test('COO-4 every other hero there who is awake adds one', () => {
    const t = table(coop, { seats: 4 }).given(
      facing(
        'troll',
        0,
        { space: 'hill', awake: true },
        { space: 'hill', awake: false },
        { space: 'cave', awake: true },
      ),
    );
    t.play(0, 'act', 'fight');
    expect(t.game.news).toMatchObject([{ say: 'fought', total: 8, slain: true }]);
  });

  test('COO-4 without a creature in the own space there is no fight', () => {
    const t = table(coop, { seats: 1 }).given(placed({ hill: 'wolf' }));
    expect(t.options(0, 'act')).not.toContain('fight');
  });

  test('COO-5 strength costs 3 gold, in the smithy only, and no time', () => {
    const t = table(coop, { seats: 1 }).given(placed({}, { space: 'smithy', gold: 3 }));
    t.play(0, 'act', 'buy');
    expect(hero(t, 0)).toMatchObject({ strength: 3, gold: 0, hours: 0 });
    expect(t.options(0, 'act')).not.toContain('buy');
    t.given(placed({}, { space: 'castle', gold: 3 }));
    expect(t.options(0, 'act')).not.toContain('buy');
  });
});

describe('the sunrise', () => {
  const advance = about({ do: 'advanceCreatures' }, { do: 'act', seat: 0 });

  test('COO-6 creatures step towards the castle, nearest first', () => {
    const t = table(coop, { seats: 1 }).given((game) => {
      placed({ forest: 'wolf', hill: 'troll', cave: 'wolf' })(game);
      advance(game);
    });
    expect(standing(t)).toEqual({ bridge: 'wolf', forest: 'troll', ford: 'wolf' });
  });

  test('COO-6 a creature that meets another goes on, into the castle if need be', () => {
    const t = table(coop, { seats: 1 }).given((game) => {
      placed({ forest: 'wolf', ford: 'troll' })(game);
      advance(game);
    });
    expect(standing(t)).toEqual({ bridge: 'wolf' });
    expect(t.game.shields).toBe(1);
    expect(t.game.news).toContainEqual({ say: 'came', creature: 'troll', to: 'castle' });
  });

  test('COO-6 a creature in the castle costs a shield; with the last one gone all have lost', () => {
    const t = table(coop, { seats: 2 }).given((game) => {
      game.shields = 1;
      placed({ bridge: 'wolf' })(game);
      advance(game);
    });
    expect(t.game.shields).toBe(0);
    expect(t.asked()).toContain('0 act');
    t.given((game) => {
      placed({ bridge: 'wolf' })(game);
      advance(game);
    });
    expect(t.asked()).toEqual([]);
    expect(coop.winners(t.game)).toEqual([]);
  });

  test('COO-7 the fate says who appears, and who stands in the way makes them come nearer', () => {
    const drawn = (creatures: Partial<Record<Space, Creature>>) =>
      table(coop, { seats: 1 }).given((game) => {
        game.fates.push('boulders');
        placed(creatures)(game);
        about({ do: 'drawFate' }, { do: 'act', seat: 0 })(game);
      });
    expect(standing(drawn({}))).toEqual({ cave: 'troll' });
    expect(standing(drawn({ cave: 'wolf' }))).toEqual({ cave: 'wolf', ford: 'troll' });
  });

  test('COO-7 a sunrise without a fate left is the victory of all', () => {
    const t = table(coop, { seats: 2 }).given((game) => {
      game.fates = [];
    });
    t.play(0, 'act', 'endDay').play(1, 'act', 'endDay');
    expect(t.asked()).toEqual([]);
    expect(coop.winners(t.game)).toEqual([0, 1]);
  });

  test('COO-7 nobody knows the fates to come', () => {
    const { game } = table(coop, { seats: 2 });
    const seen = JSON.stringify(coop.view(game, 0));
    for (const fate of game.fates) expect(seen).not.toContain(fate);
  });
});

test('COO-8 all heroes count the same', () => {
  const t = table(coop, { seats: 2 }).given((game) => {
    game.slain = 3;
  });
  expect(coop.sheet(t.game)).toEqual(
    [0, 1].flatMap((seat) => [
      { seat, key: 'shields', clause: 'COO-8', points: 2 },
      { seat, key: 'slain', clause: 'COO-8', points: 3 },
    ]),
  );
});

function withoutGold(game: State): void {
  for (const it of game.seats) it.gold = 0;
}
