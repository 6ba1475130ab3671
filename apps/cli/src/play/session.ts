import {
  type Answer,
  type Ask,
  asks,
  at,
  BrokenRules,
  type GameTypes,
  play,
  type Seat,
  start,
} from '@meadhall/kernel';
import type { Player } from '@meadhall/records';
import { type Bots, botNamed } from '../bots.ts';
import { awaited, botAnswer, type Opening } from '../match.ts';
import type { Telling } from '../scene.ts';
import type { Happening } from '../story.ts';

/** A match in progress: who plays, and everything that has happened. */
export interface Session<T extends GameTypes> {
  readonly telling: Telling<T>;
  readonly rulebook: string | undefined;
  /** The legend that is played, where it is none of the game's own. */
  readonly legend: unknown;
  /** Who may take a seat besides humans. */
  readonly bots: Bots<T>;
  readonly players: readonly Player[];
  readonly opening: Opening & { options: T['options'] };
  readonly answers: Answer<T>[];
  /** The first position and the one after each answer. */
  readonly positions: T['state'][];
}

export function begin<T extends GameTypes>(
  table: Pick<Session<T>, 'telling' | 'rulebook' | 'legend' | 'bots' | 'players' | 'opening'>,
): Session<T> {
  return { ...table, answers: [], positions: [start(table.telling.rules, table.opening)] };
}

export const position = <T extends GameTypes>({ positions }: Session<T>): T['state'] =>
  at(positions, positions.length - 1);

export const open = <T extends GameTypes>(session: Session<T>): Ask<T>[] =>
  asks(session.telling.rules, position(session));

export const humans = <T extends GameTypes>({ players }: Session<T>): Seat[] =>
  [...players.keys()].filter((seat) => players[seat] === 'human');

export function answer<T extends GameTypes>(session: Session<T>, given: Answer<T>): void {
  const { telling, answers, positions } = session;
  positions.push(play(telling.rules, position(session), given));
  answers.push(given);
}

/** Lets the bots answer whatever waits for them. */
export function letBotsPlay<T extends GameTypes>(session: Session<T>): void {
  const { telling, bots, players, opening, answers } = session;
  const { rules } = telling;
  for (let steps = 0; ; steps++) {
    if (steps > 10_000) throw new BrokenRules('the bots never stop playing');
    const asked = open(session);
    const seat = awaited(asked.filter((ask) => players[ask.seat] !== 'human'))?.seat;
    const name = seat === undefined ? 'human' : at(players, seat);
    if (seat === undefined || name === 'human') return;
    const { seed } = opening;
    const where = { game: position(session), open: asked, seat, seed, answers: answers.length };
    answer(session, botAnswer(rules, botNamed(bots, name), where));
  }
}

/** Goes back to the last question a human answered; false if there is none. */
export function undo<T extends GameTypes>({ players, answers, positions }: Session<T>): boolean {
  const last = answers.findLastIndex(({ seat }) => players[seat] === 'human');
  if (last < 0) return false;
  answers.length = last;
  positions.length = last + 1;
  return true;
}

/** What has happened since the first `from` answers. */
export function happenings<T extends GameTypes>(
  { answers, positions }: Session<T>,
  from: number,
): Happening<T>[] {
  return answers.slice(from).map((given, i) => ({
    before: at(positions, from + i),
    answer: given,
    after: at(positions, from + i + 1),
  }));
}
