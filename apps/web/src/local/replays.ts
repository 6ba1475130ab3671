import {
  type Answer,
  asks,
  clauseOf,
  type Line,
  replay,
  resultOf,
  type Seat,
  same,
  totals,
  type Viewer,
} from '@meadhall/kernel';
import { type ReadMatch, readMatch } from '@meadhall/records';
import type { AnyGame, Played } from '../anyGame.ts';
import { eyesOf, waitingFor } from './eyes.ts';

/** A match that can be looked at from its first position to its last. */
export interface Replay {
  game: string;
  options: AnyGame['options'];
  names: string[];
  /** Who sat where: `human`, or the name of a bot. */
  players: string[];
  /** Positions, the first one included. */
  length: number;
  /** Points of every seat at every position. */
  points: number[][];
  winners: Seat[];
  totals: number[];
  sheet: Line[];
  over: boolean;
  /** Whether the answers lead where the file says; nothing if it does not say. */
  holds: boolean | null;
  file: ReadMatch;
}

/** One position through somebody's eyes. */
export interface Glimpse {
  n: number;
  view: AnyGame['view'];
  waiting: Seat[];
  by: Seat | null;
  step: string | null;
  clause: string | null;
}

export class Replays {
  readonly #load: (game: string) => Promise<Played>;
  #open: { played: Played; states: AnyGame['state'][]; answers: Answer<AnyGame>[] } | null = null;

  constructor(load: (game: string) => Promise<Played>) {
    this.#load = load;
  }

  /** Lays out a match from a file somebody brought. Throws `IllegalSetup` or `IllegalAnswer` with what is wrong with it. */
  async open(given: unknown): Promise<Replay> {
    const file = readMatch(given);
    const played = await this.#load(file.game);
    const { rules } = played;
    const record = file as ReadMatch & { options: AnyGame['options']; answers: Answer<AnyGame>[] };
    const states = [...replay(rules, record)];
    const last = states.at(-1) as AnyGame['state'];
    this.#open = { played, states, answers: record.answers };
    const result = resultOf(rules, last);
    return {
      game: file.game,
      options: record.options,
      names: file.names ?? last.seats.map((_, seat) => String(seat + 1)),
      players: file.players ?? last.seats.map(() => 'human'),
      length: states.length,
      points: states.map((state) => totals(rules.sheet(state), state.seats.length)),
      winners: result.winners,
      totals: result.totals,
      sheet: rules.sheet(last),
      over: asks(rules, last).length === 0,
      holds: file.result ? same(file.result, result) : null,
      file,
    };
  }

  at(n: number, viewer: Viewer): Glimpse {
    const state = this.#open?.states[n];
    if (!(this.#open && state)) throw new RangeError(`no position ${n}`);
    const { rules } = this.#open.played;
    const answer = n > 0 ? this.#open.answers[n - 1] : undefined;
    return {
      n,
      view: eyesOf(rules, state, viewer).view,
      waiting: waitingFor(asks(rules, state)),
      by: answer?.seat ?? null,
      step: answer?.step ?? null,
      clause: answer ? clauseOf(rules, answer.step) : null,
    };
  }
}
