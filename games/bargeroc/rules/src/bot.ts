// What Bargeroc knows about playing itself well: for searches, which know nothing but its rules.
import { type Ask, type Rng, same } from '@meadhall/kernel';
import type { Pass } from './answers.ts';
import { prospects, turnsLeft } from './bot-prospects.ts';
import { training } from './bot-training.ts';
import { choose } from './bots/bots.ts';
import { outlook } from './bots/outlook.ts';
import { STYLES } from './bots/style.ts';
import type { Bargeroc, State } from './model.ts';
import { view } from './view.ts';

/** How far points expected now are from those at the end, with nothing to come and for each turn to come. */
const SPREAD = { end: 1.5, turn: 4.6 } as const;

/** They answer later questions too, and gain nothing but time. */
const STANDING: ReadonlySet<unknown> = new Set<Pass>(['passUntilTurn', 'passUntilCard']);

export const craft = {
  /** Chances that grow with the points a seat is ahead, more steeply towards the end. */
  evaluate(game: State): number[] {
    const points = prospects(game);
    let turns = 0;
    for (let seat = 0; seat < points.length; seat++) turns += turnsLeft(game, seat);
    const spread = SPREAD.end + SPREAD.turn * Math.sqrt(turns / points.length);
    const best = Math.max(...points);
    let sum = 0;
    for (let seat = 0; seat < points.length; seat++) {
      points[seat] = Math.exp(((points[seat] as number) - best) / spread);
      sum += points[seat] as number;
    }
    for (let seat = 0; seat < points.length; seat++) points[seat] = (points[seat] as number) / sum;
    return points;
  },

  /** The balanced style: it looks at nothing but what the seat may know. */
  hurry(game: State, { seat, step, options }: Ask<Bargeroc>, rng: Rng): number {
    // Who has nothing to play in a window passes, and needs no look at the table for it.
    if (options[0] === 'pass' && typeof options[options.length - 1] === 'string') return 0;
    const choice = choose(
      { seat, step, options } as Ask<Bargeroc>,
      outlook(view(game, seat), seat, STYLES.balanced),
      rng,
    );
    const place = (options as readonly unknown[]).indexOf(choice);
    return place >= 0
      ? place
      : Math.max(
          0,
          options.findIndex((option) => same(option, choice)),
        );
  },

  /** What the hurried answer is first, cards and deals behind it; standing passes are left out. */
  weigh(game: State, ask: Ask<Bargeroc>): number[] {
    const first = craft.hurry(game, ask, [1, 2, 3, 4]);
    return ask.options.map((option, i) =>
      STANDING.has(option) ? Number.NEGATIVE_INFINITY : i === first ? 2 : 1,
    );
  },

  /**
   * Turns: at the end of one the table is easiest to judge. Among two, the third is the own next one, which shows
   * what was left in hand is worth: judged before, ore kept looks as good as an object forged.
   */
  clock: ({ round, active, pickaxe, seats }: State): number =>
    round * seats.length + ((active - pickaxe + seats.length) % seats.length),
  patience: 3,

  iterations: { veteran: 40, master: 1500 },
  training,
};
