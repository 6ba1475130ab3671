import {
  type Answer,
  type Ask,
  asks,
  IllegalAnswer,
  isAloud,
  play,
  resultOf,
  type Seat,
  start,
} from '@meadhall/kernel';
import type { Entry } from '@meadhall/protocol';
import type { AnyGame, Played } from '../anyGame.ts';
import type { Saying } from '../match/messages.ts';
import { eyesChange, eyesOf, waitingFor } from './eyes.ts';
import { infoOf } from './info.ts';
import type { KeptMatch } from './kept.ts';
import { ownTail, reveals } from './reveals.ts';

/** A match of this browser, laid out on the table. */
export class RunningMatch {
  readonly kept: KeptMatch;
  readonly played: Played;
  game: AnyGame['state'];
  /** A seat that may take back its last answer at once. */
  undo: Seat | null = null;

  constructor(kept: KeptMatch, played: Played) {
    this.kept = kept;
    this.played = played;
    this.game = this.#laidOut();
    kept.waiting = waitingFor(this.open());
  }

  open(): Ask<AnyGame>[] {
    return asks(this.played.rules, this.game);
  }

  /** The seats of people. */
  mine(): Seat[] {
    return [...this.kept.seats.keys()].filter((seat) => this.kept.seats[seat]?.kind === 'me');
  }

  /** Takes an answer and says what has changed. Throws `IllegalAnswer`. */
  take(answer: Answer<AnyGame>, now: number): Saying<'moved'> {
    const { rules } = this.played;
    const before = this.game;
    const after = play(rules, before, answer);
    this.kept.answers.push(answer);
    const mayUndo = this.mine().includes(answer.seat) && !reveals(rules, before, answer, after);
    const clause = this.#clauseOf(answer);
    const { seat, step, choice } = answer;
    return this.#moved(
      { kind: 'answer', seat, step, clause, ...(isAloud(rules, step) && { choice }) },
      after,
      mayUndo ? answer.seat : null,
      now,
    );
  }

  /** Takes back the seat's last answer; nothing if that is not possible. */
  takeBackOwn(seat: Seat, now: number): Saying<'moved'> | null {
    if (this.undo !== seat || !ownTail(this.kept.answers, seat)) return null;
    this.kept.answers.pop();
    return this.#back({ kind: 'undo', seat, to: this.kept.answers.length }, now);
  }

  /** Takes back everything since the last answer of a person: everybody here agrees to that. */
  takeBackAgreed(now: number): Saying<'moved'> | null {
    const { answers } = this.kept;
    const mine = this.mine();
    const last = answers.findLastIndex(({ seat }) => mine.includes(seat));
    if (last < 0) return null;
    answers.length = last;
    return this.#back({ kind: 'takeBack', to: last }, now);
  }

  /** An entry that leaves the position as it is. */
  note(entry: Entry, now: number): Saying<'moved'> {
    return this.#moved(entry, this.game, null, now);
  }

  table(): Saying<'table'> {
    const { rules } = this.played;
    const mine = this.mine();
    const viewers = mine.length > 0 ? mine : [null];
    return {
      say: 'table',
      info: infoOf(this.kept),
      n: this.kept.n,
      // Around one screen the public view goes along: what it shows, everybody there may see.
      eyes: [...viewers, ...(mine.length > 1 ? [null] : [])].map((viewer) =>
        eyesOf(rules, this.game, viewer),
      ),
      chat: [],
      ...(this.undo === null ? {} : { undo: this.undo }),
      spectators: 0,
    };
  }

  #back(entry: Entry, now: number): Saying<'moved'> {
    delete this.kept.result;
    this.kept.phase = 'playing';
    return this.#moved(entry, this.#laidOut(), null, now);
  }

  #moved(entry: Entry, after: AnyGame['state'], undo: Seat | null, now: number): Saying<'moved'> {
    const { rules } = this.played;
    const before = this.table().eyes;
    this.game = after;
    this.undo = undo;
    const { kept } = this;
    kept.n += 1;
    kept.since = now;
    const open = this.open();
    kept.waiting = kept.phase === 'abandoned' ? [] : waitingFor(open);
    if (open.length === 0 && kept.phase === 'playing') {
      const { totals, winners } = resultOf(rules, after);
      kept.phase = 'over';
      kept.result = { totals, winners };
    }
    return {
      say: 'moved',
      match: kept.id,
      n: kept.n,
      at: now,
      entry,
      eyes: before.map((eyes) => eyesChange(rules, eyes, after)),
      waiting: kept.waiting,
      ...(undo === null ? {} : { undo }),
    };
  }

  #laidOut(): AnyGame['state'] {
    const { rules } = this.played;
    const { seats, seed, options, answers } = this.kept;
    let game = start(rules, { seats: seats.length, seed, options });
    for (const answer of answers) game = play(rules, game, answer);
    return game;
  }

  #clauseOf({ step }: Answer<AnyGame>): string {
    const { rules } = this.played;
    const decision = step === 'anytime' ? rules.anytime : rules.steps[step];
    if (!(decision && 'clause' in decision)) throw new IllegalAnswer('otherStep', null, step);
    return decision.clause;
  }
}
