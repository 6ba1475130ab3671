import { asks, clone, type Rng, seeded, seedOf, start, take } from '@meadhall/kernel';
import { expect, test } from 'vitest';
import { andor } from './andor.ts';
import { craft, minds } from './bot.ts';
import { teamChance } from './bots/chance.ts';
import { LEGEND_NAMES, type LegendName } from './legends/legends.ts';
import type { Difficulty } from './legends/schema.ts';

const LEVELS = ['apprentice', 'companion', 'veteran', 'master'] as const;
type Level = (typeof LEVELS)[number];

function isWon(
  level: Level,
  legend: LegendName,
  difficulty: Difficulty,
  seats: number,
  seed: number,
): boolean {
  const options = { legend, difficulty };
  const game = start(andor, { seats, seed: seedOf(`${legend} ${seed}`), options });
  const rng: Rng = seeded(seedOf(`${level} ${seed}`));
  for (let open = asks(andor, game); open.length > 0; ) {
    const { seat } = open.find(({ step }) => step !== 'anytime') ?? open[0]!;
    const mine = open.filter((ask) => ask.seat === seat);
    open = take(andor, game, minds[level](andor.view(game, seat), seat, rng, mine).answer);
  }
  return game.result === 'won';
}

test.each(LEVELS)('the %s answers what is offered, from a view alone, with reasons', (level) => {
  const rng: Rng = seeded(seedOf(level));
  for (const legend of LEGEND_NAMES) {
    const game = start(andor, { seats: 3, seed: seedOf(legend), options: { legend } });
    let open = asks(andor, game);
    const most = { apprentice: 40, companion: 40, veteran: 10, master: 5 }[level];
    for (let n = 0; n < most && open.length > 0; n++) {
      const { seat } = open.find(({ step }) => step !== 'anytime') ?? open[0]!;
      const { answer, considered } = minds[level](clone(andor.view(game, seat)), seat, rng);
      const ask = open.find((it) => it.seat === seat && it.step === answer.step);
      expect(ask?.options).toContainEqual(answer.choice);
      expect(considered.map((it) => it.answer)).toContainEqual(answer);
      for (const { value } of considered) {
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(1);
      }
      open = take(andor, game, answer);
    }
  }
});

test('a master who is told that it is enough answers all the same', () => {
  const game = start(andor, { seats: 2, seed: seedOf('enough'), options: { legend: 'L2' } });
  let open = asks(andor, game);
  const rng: Rng = seeded(seedOf('enough'));
  for (let n = 0; n < 20; n++) {
    const { seat } = open.find(({ step }) => step !== 'anytime') ?? open[0]!;
    const mine = open.filter((ask) => ask.seat === seat);
    const { answer, considered } = minds.master(
      andor.view(game, seat),
      seat,
      rng,
      mine,
      () => true,
    );
    for (const { visits } of considered) expect(visits).toBeLessThanOrEqual(1);
    open = take(andor, game, answer);
  }
});

test('the same luck makes the same master', () => {
  const play = (): unknown[] => {
    const game = start(andor, { seats: 2, seed: seedOf('same'), options: { legend: 'L3' } });
    const rng: Rng = seeded(seedOf('same'));
    const answers: unknown[] = [];
    let open = asks(andor, game);
    for (let n = 0; n < 12; n++) {
      const { seat } = open.find(({ step }) => step !== 'anytime') ?? open[0]!;
      const mine = open.filter((ask) => ask.seat === seat);
      const { answer } = minds.master(andor.view(game, seat), seat, rng, mine);
      answers.push(answer);
      open = take(andor, game, answer);
    }
    return answers;
  };
  expect(play()).toEqual(play());
});

/** A match that is played answer by answer. */
function match(level: Level, legend: LegendName, seed: string) {
  const game = start(andor, { seats: 2, seed: seedOf(seed), options: { legend } });
  const rng: Rng = seeded(seedOf(seed));
  let open = asks(andor, game);
  const answers: unknown[] = [];
  const goOn = (): void => {
    if (open.length === 0) return;
    const { seat } = open.find(({ step }) => step !== 'anytime') ?? open[0]!;
    const mine = open.filter((ask) => ask.seat === seat);
    const { answer } = minds[level](andor.view(game, seat), seat, rng, mine);
    answers.push(answer);
    open = take(andor, game, answer);
  };
  return { answers, goOn };
}

test.each([
  ['companion', 'L2', 120],
  ['veteran', 'L1', 60],
  ['master', 'L1', 8],
] as const)('two matches at once: the %s answers as if each were alone', (level, legend, most) => {
  const alone = ['one', 'two'].map((seed) => match(level, legend, seed));
  for (const { goOn } of alone) for (let n = 0; n < most; n++) goOn();
  const together = ['one', 'two'].map((seed) => match(level, legend, seed));
  for (let n = 0; n < most; n++) for (const { goOn } of together) goOn();
  expect(together.map(({ answers }) => answers)).toEqual(alone.map(({ answers }) => answers));
});

test('levels differ: who plans together and counts letters wins more', () => {
  const won = (level: Level): number => {
    let count = 0;
    for (let seed = 0; seed < 20; seed++) if (isWon(level, 'L5', 'easy', 2, seed)) count++;
    return count;
  };
  expect(won('companion')).toBeGreaterThan(won('apprentice'));
});

test('levels differ: who hands the letter on and counts on all wins more', () => {
  const won = (level: Level): number => {
    let count = 0;
    for (let seed = 0; seed < 20; seed++) if (isWon(level, 'L1', 'normal', 3, seed)) count++;
    return count;
  };
  expect(won('veteran')).toBeGreaterThan(won('companion') + 5);
});

test('the team’s chance is one for all, and certain at the end', () => {
  const game = start(andor, { seats: 3, seed: seedOf('chance'), options: { legend: 'L2' } });
  let open = asks(andor, game);
  while (open.length > 0) {
    const chances = craft.evaluate(game);
    expect(new Set(chances).size).toBe(1);
    expect(chances).toHaveLength(3);
    const ask = open.find(({ step }) => step !== 'anytime') ?? open[0]!;
    const place = craft.hurry(game, ask, game.rng);
    expect(ask.options[place]).toBeDefined();
    const mine = open.filter(({ seat }) => seat === ask.seat);
    open = take(
      andor,
      game,
      minds.companion(andor.view(game, ask.seat), ask.seat, game.rng, mine).answer,
    );
  }
  expect(teamChance(game)).toBe(game.result === 'won' ? 1 : 0);
});

test('the team’s chance grows with shields, falls with creatures before the gate', () => {
  const game = start(andor, { seats: 2, seed: seedOf('gate'), options: { legend: 'L2' } });
  let open = asks(andor, game);
  while (game.agenda.at(-1)?.do !== 'act') {
    const { seat } = open[0]!;
    open = take(andor, game, minds.companion(andor.view(game, seat), seat, game.rng, open).answer);
  }
  const before = teamChance(game);
  expect(teamChance({ ...game, farmersSaved: 2 })).toBeGreaterThan(before);
  const crowd = [1, 2, 3, 4, 5].map((n) => ({
    id: 900 + n,
    kind: 'skral' as const,
    space: [1, 2, 4, 6, 7][n - 1]!,
  }));
  expect(teamChance({ ...game, creatures: [...game.creatures, ...crowd] })).toBeLessThan(before);
});
