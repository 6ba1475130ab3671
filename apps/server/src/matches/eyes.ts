import { clauseOf, isAloud, type Seat, same, type Viewer } from '@meadhall/kernel';
import type { AnyAsk, AnyRules } from './games.ts';
import type { Position, RecordEntry } from './position.ts';

/** The questions to one seat, as text for the wire. */
function asksText(rules: AnyRules, asks: readonly AnyAsk[], viewer: Viewer): string {
  let text = '';
  for (const { seat, step, options } of asks) {
    if (seat !== viewer) continue;
    const clause = JSON.stringify(clauseOf(rules, step));
    const about = `{"seat":${seat},"step":${JSON.stringify(step)},"clause":${clause}`;
    text += `${text === '' ? '' : ','}${about},"options":${JSON.stringify(options)}}`;
  }
  return `[${text}]`;
}

/** Everything a viewer may know: `Eyes` of the protocol. */
export function eyesText(
  rules: AnyRules,
  { board }: Position,
  viewer: Viewer,
  open: boolean,
): string {
  const view = JSON.stringify(rules.view(board.state, viewer));
  return `{"viewer":${viewer},"view":${view},"asks":${open ? asksText(rules, board.asks, viewer) : '[]'}}`;
}

/** What one entry has changed for each viewer: `EyesChange` of the protocol. */
export class Glance {
  readonly #rules: AnyRules;
  readonly #before: Position;
  readonly #after: Position;
  readonly #open: boolean;
  /** What several viewers see is compared and written once: views share parts with the state. */
  readonly #known = new Map<unknown, { readonly before: unknown; readonly text: string | null }>();

  constructor(rules: AnyRules, before: Position, after: Position, open: boolean) {
    this.#rules = rules;
    this.#before = before;
    this.#after = after;
    this.#open = open;
  }

  text(viewer: Viewer): string {
    const asks = this.#open ? asksText(this.#rules, this.#after.board.asks, viewer) : '[]';
    return `{"viewer":${viewer},"change":{${this.#change(viewer)}},"asks":${asks}}`;
  }

  #change(viewer: Viewer): string {
    const before = this.#rules.view(this.#before.board.state, viewer);
    const after = this.#rules.view(this.#after.board.state, viewer);
    let text = '';
    for (const field of Object.keys(after)) {
      const changed = this.#field(before[field], after[field]);
      if (changed !== null) text += `${text === '' ? '' : ','}${JSON.stringify(field)}:${changed}`;
    }
    return text;
  }

  /** The text of a field that differs. */
  #field(before: unknown, after: unknown): string | null {
    if (typeof after !== 'object' || after === null)
      return before === after || after === undefined ? null : JSON.stringify(after);
    const known = this.#known.get(after);
    if (known && known.before === before) return known.text;
    const text = same(before, after) ? null : JSON.stringify(after);
    this.#known.set(after, { before, text });
    return text;
  }
}

/** An entry as everybody may see it: a choice may be secret, so it is in it only if it was made aloud. */
export function entryText(rules: AnyRules, entry: RecordEntry): string {
  if (entry.kind !== 'answer') return JSON.stringify(entry);
  const { kind, seat, step, choice } = entry;
  const clause = clauseOf(rules, step);
  return JSON.stringify({ kind, seat, step, clause, ...(isAloud(rules, step) && { choice }) });
}

/** Through whose eyes somebody with these seats looks. */
export const viewersOf = (seats: readonly Seat[]): readonly Viewer[] =>
  seats.length > 0 ? seats : [null];
