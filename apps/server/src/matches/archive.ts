import { asks, hash, type IllegalAnswer, replay, resultOf, totals } from '@meadhall/kernel';
import { LIMITS, type ReplyOf, UNREADABLE } from '@meadhall/protocol';
import { keptMatchFile, type MatchFile, readMatch } from '@meadhall/records';
import type { Person } from '../hall.ts';
import { Refused } from '../refused.ts';
import { type AnyAnswer, type AnyRules, type AnyState, type AnyTypes, asRefusal } from './games.ts';
import type { House } from './house.ts';
import { sha256 } from './lobby.ts';
import { type Holder, isOver, type Match, newId, newSecret } from './match.ts';
import { newEntries } from './records.ts';
import { littleByLittle, type Work } from './scribe.ts';
import { effective } from './undo.ts';
import { insertMatch } from './writing.ts';

/** Everything that is needed to check a shuffle; what would betray it is told when nothing is left to betray. */
export function fairnessOf({
  commitment,
  secret,
  seed,
  seats,
  ...match
}: Match): ReplyOf<'fairness'> {
  const nonces = seats.map(({ nonce }) => nonce);
  const over = isOver({ ...match, commitment, secret, seed, seats });
  return { commitment, nonces, ...(over && { secret, ...(seed !== null && { seed }) }) };
}

/** A match that is over as one portable file; of older rules as well, for the program that knows them. */
export async function fileOf(
  house: House,
  match: Match,
  state: AnyState | undefined,
): Promise<MatchFile> {
  const { game, version, seed, seats, options, legend, result } = match;
  if (!isOver(match)) throw new Refused('notOver');
  if (seed === null || state === undefined) throw new Refused('notStarted');
  const answers = effective(await newEntries(house, match.id)).map(({ answer }) => answer);
  const { craft } = house.games.named(game);
  const rules = house.games.rules(game, legend);
  const { commitment, nonces, secret } = fairnessOf(match);
  const current = version === rules.version;
  const file = keptMatchFile<AnyTypes>(
    { id: game, version },
    {
      seats: seats.length,
      options,
      ...(legend !== null && { legend }),
      seed,
      names: seats.map(({ name }) => name),
      players: seats.map((it) => playerOf(it, craft !== undefined)),
      ...(!match.uploaded && secret !== undefined && { fairness: { commitment, nonces, secret } }),
      answers,
    },
    // Only the rules of then could count a match that broke off.
    current ? resultOf(rules, state) : result && { hash: hash(state), ...result },
  );
  return file as unknown as MatchFile;
}

/** Who sat there, in the words of a match file: a seat that somebody left was theirs. */
function playerOf({ kind, tookOver, level, player }: Holder, levels: boolean): string {
  if (kind !== 'bot' || tookOver) return 'human';
  return player ?? (levels && level ? level : 'greedy');
}

/** Keeps a match that was played elsewhere, if it is whole and every answer in it is allowed. */
export async function upload(house: House, who: Person, given: unknown): Promise<Match> {
  const { match, state, answers } = await readUpload(house, who, given);
  const { db } = house.storage;
  const at = match.createdAt;
  const entries = answers.map(({ seat, step, choice }, i) => ({
    match: match.id,
    n: i + 1,
    at,
    entry: JSON.stringify({ kind: 'answer', seat, step, choice }),
  }));
  const pieces: (typeof entries)[] = [];
  for (let i = 0; i < entries.length; i += 500) pieces.push(entries.slice(i, i + 500));
  const last = match.seats.map((_, seat) => answers.findLastIndex((it) => it.seat === seat) + 1);
  await insertMatch(house, match, [
    db
      .insertInto('states')
      .values({
        match: match.id,
        n: answers.length,
        waiting: '[]',
        since: at,
        wake: null,
        bots: 0,
        memory: JSON.stringify({ last, clocks: null, undo: null }),
        state: JSON.stringify(state),
      })
      .compile(),
    ...pieces.map((rows) => db.insertInto('entries').values(rows).compile()),
  ]);
  return match;
}

async function readUpload(house: House, who: Person, given: unknown) {
  try {
    const file = readMatch(given);
    const { seats, seed, legend = null, players = [], names = [] } = file;
    const answers = file.answers as unknown as AnyAnswer[];
    if (answers.length > LIMITS.answers)
      throw new Refused('tooLarge', { field: 'answers', params: { allowed: LIMITS.answers } });
    const rules = house.games.rules(file.game, legend);
    const state = await littleByLittle(replayed(rules, file as never));
    if (asks(rules, state).length > 0) throw new Refused('notOver');
    const found = resultOf(rules, state).hash;
    if (file.result && file.result.hash !== found)
      throw new Refused('badSetup', {
        field: 'result.hash',
        params: { given: file.result.hash, allowed: found },
      });
    const at = house.now();
    const secret = newSecret();
    const match: Match = {
      id: newId(),
      revision: 1,
      game: rules.id,
      version: rules.version,
      options: file.options as Match['options'],
      legend,
      title: null,
      visibility: 'private',
      clock: { kind: 'none' },
      phase: 'over',
      host: who.id,
      seats: Array.from({ length: seats }, (_, seat) => holderOf(players[seat], names[seat])),
      invite: newId(),
      secret,
      commitment: sha256(secret),
      seed,
      proposal: null,
      createdAt: at,
      endedAt: at,
      result: { totals: totals(rules.sheet(state), seats), winners: rules.winners(state) },
      rematch: null,
      uploaded: true,
    };
    return { match, state, answers };
  } catch (error) {
    throw asRefusal(error);
  }
}

const holderOf = (player = 'human', name = player): Holder => ({
  kind: player === 'human' ? 'person' : 'bot',
  ...(player !== 'human' && { player: player.slice(0, LIMITS.name) }),
  name: name.replace(new RegExp(UNREADABLE, 'gu'), '').slice(0, LIMITS.name),
  ready: true,
  nonce: '',
});

/** The last position of a file, if all of its answers are legal. */
function* replayed(
  rules: AnyRules,
  file: Parameters<typeof replay<AnyTypes>>[1],
): Work<AnyTypes['state']> {
  let state: AnyTypes['state'] | null = null;
  let n = 0;
  try {
    for (state of replay(rules, file)) {
      n++;
      yield;
    }
  } catch (error) {
    const { reason, clause } = error as IllegalAnswer;
    if (reason === undefined) throw error;
    throw new Refused(reason, { clause: clause ?? undefined, field: `answers.${n - 1}` });
  }
  if (state === null) throw new Refused('badSetup', { field: 'answers' });
  return state;
}
