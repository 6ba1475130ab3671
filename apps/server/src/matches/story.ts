import {
  type Clause,
  clauseOf,
  clone,
  isAloud,
  type Seat,
  start,
  take,
  type Viewer,
} from '@meadhall/kernel';
import type { Language, ReplyOf } from '@meadhall/protocol';
import { answerSentences, newsSentences, type Scene, type Words } from '@meadhall/words';
import { playsAgain } from './again.ts';
import type { AnyEntry, AnyRules, AnyState, AnyTypes } from './games.ts';
import type { Match } from './match.ts';
import type { RecordEntry } from './position.ts';
import type { Recorded } from './records.ts';
import type { Work } from './scribe.ts';
import { effective } from './undo.ts';

type Line = ReplyOf<'log'>['lines'][number];

interface Telling {
  readonly rules: AnyRules;
  readonly words: Words<AnyTypes>;
  readonly language: Language;
  readonly viewer: Viewer;
  name(seat: Seat): string;
}

/** What happened at a table, in sentences, as far as the reader may know it; entry by entry, for it takes a while. */
export function* storyOf(
  match: Match,
  { words, rules }: Pick<AnyEntry, 'words' | 'rules'>,
  entries: readonly Recorded[],
  { language, viewer, state }: { language: Language; viewer: Viewer; state: AnyState | undefined },
): Work<Line[]> {
  const { seed, seats, options } = match;
  if (seed === null || state === undefined) return [];
  const name = (seat: Seat) => seats[seat]?.name ?? String(seat + 1);
  if (!playsAgain(rules, match, effective(entries), state))
    return outline(match, rules, entries, { language, name });
  const telling: Telling = { rules, words: words[language], language, viewer, name };
  const begun = start(rules, { seed, options, seats: seats.length });
  const positions = [begun];
  const lines: Line[] = newsSentences(telling.words, sceneOf(telling, begun)).map((text) => ({
    n: 0,
    at: match.createdAt,
    seat: null,
    text,
  }));
  for (const { n, time, entry } of entries) {
    yield;
    const before = positions[n - 1] as AnyState;
    const { after, texts, clause } = told(telling, entry, before, positions);
    positions[n] = after;
    const seat = 'seat' in entry ? entry.seat : null;
    for (const text of texts) lines.push({ n, at: time, seat, ...(clause && { clause }), text });
  }
  return lines;
}

/** A match of other rules: who did something and when, but no longer what it meant. */
function outline(
  { version, createdAt }: Match,
  rules: AnyRules,
  entries: readonly Recorded[],
  { language, name }: Pick<Telling, 'language' | 'name'>,
): Line[] {
  const say = SAYS[language];
  const lines = entries.map(({ n, time, entry }): Line => {
    const seat = 'seat' in entry ? entry.seat : null;
    const text = entry.kind === 'answer' ? say.answer(name(entry.seat)) : remark(say, entry, name);
    return { n, at: time, seat, text };
  });
  const text = say.otherRules(version, rules.version);
  return [{ n: 0, at: createdAt, seat: null, text }, ...lines];
}

function told(
  telling: Telling,
  entry: RecordEntry,
  before: AnyState,
  positions: readonly AnyState[],
): { after: AnyState; texts: string[]; clause?: Clause } {
  const say = SAYS[telling.language];
  if (entry.kind === 'answer') {
    const { rules, words } = telling;
    const { seat, step, choice } = entry;
    const after = clone(before);
    take(rules, after, { seat, step, choice });
    const isKnown = seat === telling.viewer || isAloud(rules, step);
    const known = { seat, step, ...(isKnown && { choice }) };
    const texts = answerSentences(words, sceneOf(telling, before), sceneOf(telling, after), known);
    return { after, texts, clause: clauseOf(rules, step) };
  }
  const goesBack = entry.kind === 'undo' || entry.kind === 'takeBack';
  const after = goesBack ? (positions[entry.to] as AnyState) : before;
  return { after, texts: [remark(say, entry, telling.name)] };
}

const sceneOf = ({ rules, viewer, name }: Telling, state: AnyState): Scene<AnyTypes> => ({
  view: rules.view(state, viewer),
  viewer,
  name,
});

/** What happened beside the game. */
function remark(
  say: typeof en,
  entry: Exclude<RecordEntry, { kind: 'answer' }>,
  name: Telling['name'],
): string {
  switch (entry.kind) {
    case 'undo':
    case 'resigned':
    case 'timeout':
      return say[entry.kind](name(entry.seat));
    default:
      return say[entry.kind];
  }
}

const en = {
  otherRules: (then: number, now: number) =>
    `This match was begun with version ${then} of the rules, and this server plays version ${now}. It goes on from where it stands, but its past can no longer be told in words nor taken back.`,
  answer: (name: string) => `${name} answers.`,
  undo: (name: string) => `${name} takes back the last answer.`,
  takeBack: 'Everybody agrees to go back.',
  paused: 'Everybody agrees to pause.',
  resumed: 'Everybody agrees to play on.',
  abandoned: 'Everybody agrees to end the match here.',
  resigned: (name: string) => `${name} leaves; a bot goes on.`,
  timeout: (name: string) => `${name} has run out of time; a bot goes on.`,
};

const fr: typeof en = {
  otherRules: (then, now) =>
    `Cette partie a commencé avec la version ${then} des règles, et ce serveur joue la version ${now}. Elle continue d’où elle en est, mais son passé ne peut plus être raconté ni repris.`,
  answer: (name) => `${name} répond.`,
  undo: (name) => `${name} reprend sa dernière réponse.`,
  takeBack: 'Tout le monde accepte de revenir en arrière.',
  paused: 'Tout le monde accepte une pause.',
  resumed: 'Tout le monde accepte de reprendre.',
  abandoned: 'Tout le monde accepte d’arrêter la partie ici.',
  resigned: (name) => `${name} quitte la table ; un robot continue.`,
  timeout: (name) => `${name} n’a plus de temps ; un robot continue.`,
};

const SAYS: Readonly<Record<Language, typeof en>> = { en, fr };
