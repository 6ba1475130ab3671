import { entryText, Glance, viewersOf } from './eyes.ts';
import type { AnyRules } from './games.ts';
import type { Told } from './messages.ts';
import type { Position, RecordEntry } from './position.ts';
import type { Watcher } from './watcher.ts';

/** One entry on its way to everybody: `moved` of the protocol. */
export class Move {
  readonly told: Told;
  readonly #glance: Glance;
  /** What is the same for everybody, before and after what somebody sees. */
  readonly #head: string;
  readonly #tail: string;
  readonly #undo: number | null;
  readonly #texts = new Map<string, string>();

  constructor(
    rules: AnyRules,
    step: { before: Position; told: Told; entry: RecordEntry; at: number },
  ) {
    const { before, told, entry, at } = step;
    const { match } = told;
    const position = told.position as Position;
    const playing = match.phase === 'playing';
    this.told = told;
    this.#glance = new Glance(rules, before, position, playing);
    this.#head = `{"say":"moved","match":"${match.id}","n":${position.n},"at":${at},"entry":${entryText(rules, entry)},"eyes":[`;
    const clocks = position.clocks ? `,"clocks":${JSON.stringify(position.clocks)}` : '';
    this.#tail = `],"waiting":[${playing ? position.waiting.join() : ''}]${clocks}`;
    this.#undo = playing ? position.undo : null;
  }

  /** Written once for all who see the same. */
  text({ key, seats }: Pick<Watcher, 'key' | 'seats'>): string {
    const known = this.#texts.get(key);
    if (known !== undefined) return known;
    let eyes = '';
    for (const viewer of viewersOf(seats))
      eyes += `${eyes === '' ? '' : ','}${this.#glance.text(viewer)}`;
    const undo = this.#undo !== null && seats.includes(this.#undo) ? `,"undo":${this.#undo}` : '';
    const text = `${this.#head}${eyes}${this.#tail}${undo}}`;
    this.#texts.set(key, text);
    return text;
  }
}
