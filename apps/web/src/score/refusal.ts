import type { Clause, Seat } from '@meadhall/kernel';
import type { Problem } from '../match/messages.ts';
import { pieces, type Rulebook } from '../rules/rulebook.ts';
import type { Entered, Form } from './form.ts';

/** Where a refusal belongs on the sheet, and what it says in the language of the sheet. */
export interface Refusal {
  /** Nothing: the table. */
  seat: Seat | null;
  /** Nothing: no one field is to blame. */
  field: string | null;
  text: string;
  clause: Clause | null;
}

/** A refusal of the rules in words: the sheet's own, else the rule it cites. Never the rules' own message. */
export function refusalOf(
  form: Form,
  entered: Entered,
  problem: Problem,
  book: Rulebook | null,
  otherwise: string,
): Refusal {
  const path = (problem.field ?? '').split(/[.[\]]+/).filter((step) => step !== '');
  if (path[0] === 'given') path.shift();
  const isPlayers = path[0] === 'players' || path[0] === 'heroes';
  const number = Number(path[1]);
  const seat = isPlayers && Number.isInteger(number) ? number : null;
  const rest = path.slice(seat !== null ? 2 : isPlayers ? 1 : 0).filter((step) => step !== '*');
  const groups =
    seat === null && !isPlayers ? form.table(entered) : form.player(entered, seat ?? 0);
  const ids = groups.flatMap(({ fields }) => fields.map(({ id }) => id));
  const clause = problem.clause ?? null;
  return {
    seat: isPlayers ? (seat ?? 0) : null,
    field: (clause !== null && form.blamed?.[clause]) || fieldAt(ids, rest.join('.')),
    text: (clause !== null && (form.refusals[clause] ?? quoted(book, clause))) || otherwise,
    clause,
  };
}

/** The field a path leads to: the one that holds it, or else the first that lies in it. */
const fieldAt = (ids: readonly string[], path: string): string | null =>
  ids.find((id) => path === id || path.startsWith(`${id}.`)) ??
  ids.find((id) => path !== '' && id.startsWith(path)) ??
  null;

function quoted(book: Rulebook | null, clause: Clause): string | undefined {
  const rule = book?.flatMap(({ clauses }) => clauses).find(({ id }) => id === clause);
  return rule && pieces(rule.text).reduce((all, { text }) => all + text, '');
}
