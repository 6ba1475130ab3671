// Population bonuses: each tile before a player is good for one use. (ASG-10)
import { at, doNext, remove, type Seat, type Steps } from '@meadhall/kernel';
import type { Choices } from './choices.ts';
import type { Frame } from './frames.ts';
import type { Asgard, State } from './model.ts';
import { receivable } from './supply.ts';
import { COLOURS, SIDES } from './tables/pieces.ts';
import { type Bonus, type PopulationName, populationNamed } from './tables/populations.ts';
import { TRACK } from './tables/table.ts';

interface Handler<B> {
  /** Whether it would bring anything at all. (ASG-10.4, ASG-21.3) */
  helps(game: State, seat: Seat, bonus: B): boolean;
  frames(bonus: B, seat: Seat): Frame[];
}

/** One handler for each kind of bonus: the table says which tile has which. */
const HANDLERS: { readonly [G in Bonus['gives']]: Handler<Extract<Bonus, { gives: G }>> } = {
  points: {
    helps: () => true,
    frames: ({ points }, seat) => [{ do: 'scoreBonus', seat, points }],
  },
  recruits: {
    helps: (game, seat, { recruit }) => receivable(game, seat, { kind: 'recruits', what: recruit }),
    frames: ({ recruit, count }, seat) =>
      Array.from({ length: count }, () => ({
        do: 'receive',
        seat,
        kind: 'recruits',
        what: recruit,
      })),
  },
  seals: {
    helps: (game, seat, bonus) =>
      SIDES.some((what) => bonus[what] > 0 && receivable(game, seat, { kind: 'seals', what })),
    frames: (bonus, seat) =>
      SIDES.flatMap((what) =>
        Array.from(
          { length: bonus[what] },
          (): Frame => ({ do: 'receive', seat, kind: 'seals', what }),
        ),
      ),
  },
  stones: {
    helps: (game, seat) => COLOURS.some((what) => receivable(game, seat, { kind: 'stones', what })),
    frames: ({ count }, seat) => [{ do: 'takeStone', seat, colours: [...COLOURS], left: count }],
  },
  // Kept for the battles of Phase 4. (ASG-10.2)
  battleStrength: { helps: () => false, frames: () => [] },
  disc: {
    helps: (game, seat) => at(game.seats, seat).taken < TRACK.length,
    frames: (_, seat) => [{ do: 'takeFreeDisc', seat }],
  },
  arm: {
    helps: (game, _, { kind }) => game.secret.piles[kind].length > 0,
    frames: ({ kind }, seat) => [{ do: 'takeArm', seat, kind }],
  },
};

function handlerOf(bonus: Bonus): Handler<Bonus> {
  return HANDLERS[bonus.gives] as unknown as Handler<Bonus>;
}

/** What using a bonus comes to; nothing if it has no effect. */
export function bonusFrames(game: State, seat: Seat, population: PopulationName): Frame[] {
  const { bonus } = populationNamed(population);
  const handler = handlerOf(bonus);
  return handler.helps(game, seat, bonus) ? handler.frames(bonus, seat) : [];
}

type BonusSteps = Pick<Steps<Asgard>, 'populationBonus' | 'scoreBonus' | 'takeFreeDisc'>;

export const bonusSteps: BonusSteps = {
  populationBonus: {
    clause: 'ASG-10.2',
    options(game, { seat }) {
      const tiles: Choices['populationBonus'][] = [];
      for (const tile of at(game.seats, seat).populations) {
        const { bonus } = populationNamed(tile);
        if (handlerOf(bonus).helps(game, seat, bonus)) tiles.push(tile);
      }
      if (tiles.length > 0) tiles.push('stop');
      return tiles;
    },
    take(game, frame, tile) {
      const { seat } = frame;
      if (tile === 'stop') return;
      const frames = bonusFrames(game, seat, tile);
      remove(at(game.seats, seat).populations, tile);
      doNext(game, ...frames, frame);
    },
    forbids: (game, { seat }, tile) =>
      at(game.seats, seat).populations.includes(tile as PopulationName) ? 'ASG-10.4' : 'ASG-10.1',
  },

  scoreBonus: {
    run(game, { seat, points }) {
      at(game.seats, seat).points.populations += points;
      game.news.push({ say: 'bonusPoints', seat, points });
    },
  },

  takeFreeDisc: {
    run(game, { seat }) {
      const player = at(game.seats, seat);
      player.taken++;
      player.reserve++;
    },
  },
};
