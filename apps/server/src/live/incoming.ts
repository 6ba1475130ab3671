import { ClientMessage } from '@meadhall/protocol';
import { readJson } from '../http/json.ts';
import { read } from '../http/read.ts';

type AnswerMessage = Extract<ClientMessage, { do: 'answer' }>;

/** What somebody said on the live connection; throws `Refused` if it is nothing we know. `seen` gets its id first. */
export function readMessage(text: string, seen: (id: number) => void): ClientMessage {
  const answer = quickAnswer(text);
  if (answer) return answer;
  const given = readJson(text);
  const id = idOf(given);
  if (id !== null) seen(id);
  return read(ClientMessage, given);
}

const ID = /^[A-Za-z0-9_-]{10,40}$/;
const FIELDS = 7;
/** Levels a choice may have and still be read here; no game has more. */
const DEEPEST = 6;

/**
 * An answer as clients write it, by far the most frequent message, read without the schema. Whatever is unusual about a
 * message is left to the schema, which says what is wrong with it, if anything is.
 */
export function quickAnswer(text: string): AnswerMessage | null {
  // What JSON escapes is looked at more closely elsewhere: half characters, zero bytes, names in disguise.
  if (!text.startsWith('{"do":"answer"') || text.includes('\\') || text.includes('__proto__'))
    return null;
  const given = parsed(text);
  if (!given || Object.keys(given).length !== FIELDS) return null;
  const { do: what, id, match, seat, step, choice, n } = given;
  const fits =
    what === 'answer' &&
    isCount(id, 2 ** 31) &&
    typeof match === 'string' &&
    ID.test(match) &&
    isCount(seat, 7) &&
    typeof step === 'string' &&
    step.length <= 60 &&
    choice !== undefined &&
    isCount(n, Number.MAX_SAFE_INTEGER) &&
    isShallow(choice, DEEPEST);
  return fits ? { do: what, id, match, seat, step, choice, n } : null;
}

function parsed(text: string): Record<string, unknown> | null {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return null;
  }
}

const isCount = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;

function isShallow(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return depth > 0 && Object.values(value).every((it) => isShallow(it, depth - 1));
}

/** The id of a request that could not be read further. */
function idOf(given: unknown): number | null {
  const id = typeof given === 'object' && given !== null && 'id' in given ? given.id : null;
  return isCount(id, 2 ** 31) ? id : null;
}
