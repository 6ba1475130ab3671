import {
  type Answer,
  asks,
  at,
  below,
  canonical,
  clone,
  fork,
  type GameTypes,
  hash,
  leaders,
  type Seat,
  seedOf,
  start,
  take,
  totals,
} from '@meadhall/kernel';
import { calledViewer, type Hall, type Inspector, type Law, type Problem, viewers } from './law.ts';
import { difference, oddity, sent } from './plain.ts';
import { playOn } from './random.ts';

const plainJson: Law = {
  name: 'the state is plain JSON',
  inspect: () => ({
    at: ({ game }) => oddity(game) ?? changed(difference(sent(game), game), 'a round trip'),
  }),
};

// A view may share parts with the state, so that an imagined world which does not copy them shows
// only when it is played.
const readingChangesNothing: Law = {
  name: 'reading changes nothing',
  inspect: ({ rules, seats }) => ({
    at({ game, rng }) {
      const before = clone(game);
      const reads: [string, () => unknown][] = [
        ['asks', () => asks(rules, game)],
        ['sheet', () => rules.sheet(game)],
        ['winners', () => rules.winners(game)],
      ];
      for (const viewer of viewers(seats)) {
        reads.push([`view of ${calledViewer(viewer)}`, () => rules.view(game, viewer)]);
        reads.push([
          `a world imagined by ${calledViewer(viewer)} and played on`,
          () => playOn(rules, rules.imagine(rules.view(game, viewer), viewer, fork(rng)), rng, 3),
        ]);
      }
      for (const [what, read] of reads) {
        read();
        const problem = changed(difference(game, before), what);
        if (problem) return problem;
      }
      return undefined;
    },
  }),
};

const sameAgain: Law = {
  name: 'the same seed and answers lead to the same state',
  inspect<T extends GameTypes>({ rules, seats, options }: Hall<T>): Inspector<T> {
    let seed = 0;
    const noted = new Map<number, string>();
    return {
      at({ game, open, answered, rng }) {
        if (answered.length === 0) {
          seed++;
          noted.clear();
        }
        noted.set(answered.length, hash(game));
        const viewer = at(viewers(seats), below(rng, seats + 1));
        const view = rules.view(game, viewer);
        const chance = fork(rng);
        const twin = difference(
          rules.imagine(view, viewer, clone(chance)),
          rules.imagine(view, viewer, clone(chance)),
        );
        if (twin) return `imagine gives two worlds for one view and generator: ${twin}`;
        return open.length === 0 ? again(answered) : undefined;
      },
    };

    // The first game was played on copies, this one in place and with answers as they come from a
    // client: two places of a state that are secretly one and the same thing show up here.
    function again(answered: readonly Answer<T>[]): Problem {
      const game = start(rules, { seats, options, seed: seedOf(seed) });
      for (let n = 0; ; n++) {
        const before = noted.get(n);
        if (before !== undefined && hash(game) !== before)
          return `played again, the state is another one after ${n} answers`;
        const answer = answered[n];
        if (!answer) return undefined;
        take(rules, game, sent(answer));
      }
    }
  },
};

const gamesEnd: Law = {
  name: 'games end, with somebody who has won',
  inspect: ({ rules, seats }) => ({
    at({ game, open }) {
      if (open.length > 0) return undefined;
      const winners = rules.winners(game);
      const odd = winners.find((seat) => !isSeat(seat, seats));
      if (odd !== undefined) return `${odd} has won, which is not a seat`;
      if (new Set(winners).size < winners.length) return `somebody has won twice: ${winners}`;
      if (rules.together)
        return winners.length === 0 || winners.length === seats
          ? undefined
          : `only some have won together: ${winners}`;
      if (winners.length === 0) return 'nobody has won';
      const points = totals(rules.sheet(game), seats);
      const best = leaders(points);
      return winners.every((seat) => best.includes(seat))
        ? undefined
        : `seats ${winners} have won with totals ${points}`;
    },
  }),
};

const conservation: Law = {
  name: 'nothing appears or vanishes',
  inspect({ spec }) {
    let first: unknown;
    return {
      at({ game, answered }) {
        const now = clone(spec.conserved(game));
        if (answered.length === 0) first = now;
        return difference(now, first);
      },
    };
  },
};

const sheetAddsUp: Law = {
  name: 'the sheet adds up',
  inspect: ({ rules, seats }) => ({
    at({ game }) {
      for (const line of rules.sheet(game)) {
        const { seat, key, clause, points } = line;
        if (!isSeat(seat, seats)) return `seat ${seat} has a line: ${canonical(line)}`;
        if (!Number.isFinite(points)) return `${points} points: ${canonical(line)}`;
        if (!isText(key)) return `a line without a key: ${canonical(line)}`;
        if (!isText(clause)) return `a line without a clause: ${canonical(line)}`;
      }
      return undefined;
    },
  }),
};

export const LAWS_OF_STATE: readonly Law[] = [
  plainJson,
  readingChangesNothing,
  sameAgain,
  gamesEnd,
  conservation,
  sheetAddsUp,
];

const isSeat = (seat: Seat, seats: number): boolean =>
  Number.isInteger(seat) && seat >= 0 && seat < seats;

const isText = (text: unknown): boolean => typeof text === 'string' && text.trim() !== '';

const changed = (found: Problem, by: string): Problem =>
  found && `${by} changes the state at ${found}`;
