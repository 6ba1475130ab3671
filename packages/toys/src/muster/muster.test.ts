import { at, doNext } from '@meadhall/kernel';
import { type Table, table } from '@meadhall/testkit';
import { describe, expect, test } from 'vitest';
import { ALL_RUNES, type Place } from './components.ts';
import type { Frame, Muster, Player, State } from './model.ts';
import { muster } from './muster.ts';

/** Puts the table right in front of these steps, with nothing to do afterwards. */
const about =
  (...frames: Frame[]) =>
  (game: State) => {
    game.agenda = [];
    doNext(game, ...frames);
  };

const change = (game: State, ...changes: Partial<Player>[]): void => {
  for (const [seat, fields] of changes.entries()) Object.assign(at(game.seats, seat), fields);
};

const of = <K extends keyof Player>(t: Table<Muster>, key: K): Player[K][] =>
  t.game.seats.map((player) => player[key]);

describe('the round begins', () => {
  test('MUS-1 two warriors, a rune, and eighteen runes in all', () => {
    const { game } = table(muster, { seats: 3 });
    expect(game.seats.map(({ warriors, runes }) => [warriors, runes.length])).toEqual(
      Array(3).fill([2, 1]),
    );
    const runes = [...game.seats.flatMap((player) => player.runes), ...game.deck];
    expect(runes.sort()).toEqual([...ALL_RUNES].sort());
    expect(ALL_RUNES.join('')).toBe('111111112222223333');
  });

  test.each([
    [2, true, 2],
    [1, true, 3],
    [1, false, 2],
  ])(
    'MUS-2 %i rounds left, ragnarok %s: the giants throw %i dice',
    (roundsLeft, ragnarok, dice) => {
      const t = table(muster, { seats: 2, options: { ragnarok } }).given((game) => {
        game.roundsLeft = roundsLeft;
        game.news = [];
        about({ do: 'startRound' })(game);
      });
      const [news] = t.game.news;
      expect(news).toMatchObject({ say: 'giantsCame' });
      const thrown = news?.say === 'giantsCame' ? news.dice : [];
      expect(thrown).toHaveLength(dice);
      expect(t.game.giants).toBe(thrown.reduce((sum, pips) => sum + pips, 0));
    },
  );

  test('MUS-3 two gods are chosen in secret', () => {
    const t = table(muster, { seats: 3 });
    expect(t.options(0, 'chooseGods')).toHaveLength(15);
    t.play(0, 'chooseGods', ['odin', 'tyr']);
    expect(JSON.stringify(muster.view(t.game, 1))).not.toContain('odin');
    expect(JSON.stringify(muster.view(t.game, 0))).toContain('odin');
    expect(t.asked()).toEqual(['1 chooseGods', '2 chooseGods']);
  });

  test('MUS-3 the gods of the last round rest', () => {
    const t = table(muster, { seats: 2 }).given((game) => change(game, { sent: ['odin', 'thor'] }));
    expect(t.options(0, 'chooseGods')).toHaveLength(6);
    expect(() => t.play(0, 'chooseGods', ['odin', 'tyr'])).toThrow('notOffered (MUS-3)');
  });
});

describe('placing', () => {
  const placing = (t: Table<Muster>, count: number): string[] =>
    Array.from({ length: count }, () => {
      const [next = ''] = t.asked();
      const seat = Number(next[0]);
      const frame = t.game.agenda.at(-1);
      t.play(seat, 'placeDisc', at(t.options(seat, 'placeDisc'), 0));
      return `${seat} ${frame?.do === 'placeDisc' && frame.god}`;
    });

  test('MUS-4 gods come in their order, the same god clockwise from the first seat', () => {
    const t = table(muster, { seats: 3 }).given((game) => {
      game.first = 1;
      change(
        game,
        { sent: ['odin', 'loki'] },
        { sent: ['freyja', 'loki'] },
        { sent: ['odin', 'njord'] },
      );
      about({ do: 'callGods' })(game);
    });
    expect(placing(t, 6)).toEqual(['2 odin', '0 odin', '1 freyja', '2 njord', '1 loki', '0 loki']);
    expect(t.asked()).toEqual([]);
  });

  test('MUS-4 a full place is not offered, except to Loki', () => {
    const t = table(muster, { seats: 2 }).given((game) => {
      game.board.throne = [1];
      about(
        { do: 'placeDisc', seat: 0, god: 'odin' },
        { do: 'placeDisc', seat: 1, god: 'loki' },
      )(game);
    });
    expect(t.options(0, 'placeDisc')).toEqual([{ place: 'temple' }, { place: 'well' }]);
    t.play(0, 'placeDisc', { place: 'well' });
    expect(t.options(1, 'placeDisc')).toContainEqual({ place: 'throne' });
  });

  test('MUS-4 a god whose places are all full stays away', () => {
    const t = table(muster, { seats: 2 }).given((game) => {
      game.board.farm = [0, 1, 1];
      game.board.temple = [0, 1];
      about(
        { do: 'placeDisc', seat: 0, god: 'freyja' },
        { do: 'placeDisc', seat: 1, god: 'loki' },
      )(game);
    });
    expect(t.asked()).toEqual(['1 placeDisc']);
  });

  test('MUS-4 a disc with one place to go is laid without asking', () => {
    const t = table(muster, { seats: 2 }).given(about({ do: 'placeDisc', seat: 0, god: 'thor' }));
    expect(t.game.board.field).toEqual([0]);
  });
});

describe('the places act', () => {
  const acting = (place: Place) =>
    table(muster, { seats: 2 }).given((game) => {
      game.board[place] = [1, 0, 1];
      game.deck = [1, 2, 3];
      change(game, { runes: [] }, { runes: [] });
      game.news = [];
      about({ do: 'act', place })(game);
    });

  test('MUS-5 a farm gives a warrior', () => {
    expect(of(acting('farm'), 'warriors')).toEqual([3, 4]);
  });

  test('MUS-5 a well gives a rune in the order of the discs, and only its owner learns which', () => {
    const t = acting('well');
    expect(of(t, 'runes')).toEqual([[2], [3, 1]]);
    expect(muster.view(t.game, 0).news).toEqual([{ say: 'drewRune', only: 0, rune: 2 }]);
    expect(muster.view(t.game, 0).seats.map(({ runeCount }) => runeCount)).toEqual([1, 2]);
  });

  test('MUS-5 a temple gives 2 glory, the throne 1 and the first place', () => {
    expect(of(acting('temple'), 'glory')).toEqual([2, 4]);
    const t = acting('throne');
    expect(of(t, 'glory')).toEqual([1, 2]);
    expect(t.game.first).toBe(1);
  });
});

describe('the battle', () => {
  const battle = (giants: number, field: number[], ...players: Partial<Player>[]) =>
    table(muster, { seats: 3 }).given((game) => {
      Object.assign(game, { giants, news: [] });
      game.board.field = field;
      change(game, ...players);
      about({ do: 'musterFighters' })(game);
    });

  test('MUS-6 those in the field commit in secret, the others are not asked', () => {
    const t = battle(9, [2, 0, 2], { warriors: 1, runes: [3, 3, 1] });
    expect(t.asked()).toEqual(['0 commit', '2 commit']);
    expect(t.options(0, 'commit')).toEqual([
      { warriors: 0, rune: null },
      { warriors: 0, rune: 3 },
      { warriors: 0, rune: 1 },
      { warriors: 1, rune: null },
      { warriors: 1, rune: 3 },
      { warriors: 1, rune: 1 },
    ]);
    t.play(0, 'commit', { warriors: 1, rune: 3 });
    expect(muster.view(t.game, 2).agenda.at(-1)).toMatchObject({ answers: ['veiled', null, null] });
  });

  test('MUS-6 with nobody in the field there is no battle', () => {
    expect(battle(5, []).asked()).toEqual([]);
  });

  test('MUS-7 giants that are reached bring glory, and cost each fighter one warrior', () => {
    const t = battle(5, [0, 1, 1], { warriors: 2, runes: [2] }, { warriors: 3, runes: [1] });
    t.play(0, 'commit', { warriors: 0, rune: 2 }).play(1, 'commit', { warriors: 2, rune: null });
    expect(t.game.news).toContainEqual({ say: 'battleEnded', won: true, together: 5, giants: 5 });
    expect(of(t, 'glory')).toEqual([2, 3 + 3, 0]);
    expect(of(t, 'warriors')).toEqual([2, 2, 2]);
    expect(of(t, 'runes').slice(0, 2)).toEqual([[], [1]]);
    expect(t.game.spent).toEqual([2]);
  });

  test('MUS-7 all who are equally strongest get the 3 glory', () => {
    const t = battle(2, [0, 1], { warriors: 2 }, { warriors: 2 });
    t.play(0, 'commit', { warriors: 2, rune: null }).play(1, 'commit', { warriors: 2, rune: null });
    expect(of(t, 'glory')).toEqual([5, 5, 0]);
  });

  test('MUS-7 giants that are not reached take everything committed', () => {
    const t = battle(6, [0, 1], { warriors: 2, runes: [3] }, { warriors: 3 });
    t.play(0, 'commit', { warriors: 1, rune: 3 }).play(1, 'commit', { warriors: 1, rune: null });
    expect(t.game.news).toContainEqual({ say: 'battleEnded', won: false, together: 5, giants: 6 });
    expect(of(t, 'glory')).toEqual([0, 0, 0]);
    expect(of(t, 'warriors')).toEqual([1, 2, 2]);
    expect(t.game.spent).toEqual([3]);
  });
});

test('MUS-8 two warriors count 1, a rune counts 1; equal glory shares the victory', () => {
  const t = table(muster, { seats: 2 }).given((game) =>
    change(game, { glory: 4, warriors: 5, runes: [3] }, { glory: 6, warriors: 1, runes: [1] }),
  );
  expect(muster.sheet(t.game).map(({ points }) => points)).toEqual([4, 2, 1, 6, 0, 1]);
  expect(muster.winners(t.game)).toEqual([0, 1]);
});
