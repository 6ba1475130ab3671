import type { Person } from '../hall.ts';
import { Refused } from '../refused.ts';
import type { House } from './house.ts';
import { sha256 } from './lobby.ts';
import { type Holder, isOver, type Match, newId, newNonce, newSecret, seatsOf } from './match.ts';
import { loadMatch } from './records.ts';
import { changeMatch, insertMatch } from './writing.ts';

/** The same people, game and options once more. Whoever asks first makes it; the others find it. */
export async function rematch(
  house: House,
  who: Person,
  before: Match,
): Promise<{ old: Match; match: Match }> {
  const mayAsk = seatsOf(before, who).length > 0 || (before.uploaded && before.host === who.id);
  if (!mayAsk) throw new Refused('notYours');
  if (!isOver(before)) throw new Refused('notOver');
  if (before.legend !== null) throw new Refused('notSupported');
  const { rules } = house.games.named(before.game);
  const secret = newSecret();
  const match: Match = {
    ...before,
    id: newId(),
    revision: 1,
    version: rules.version,
    phase: 'gathering',
    host: who.id,
    seats: before.seats.map((holder) => again(holder, who)),
    invite: newId(),
    secret,
    commitment: sha256(secret),
    seed: null,
    proposal: null,
    createdAt: house.now(),
    endedAt: null,
    result: null,
    rematch: null,
    uploaded: false,
  };
  await insertMatch(house, match);
  const old = await changeMatch(house, before.id, (it) =>
    it.rematch === null ? { ...it, rematch: match.id } : it,
  );
  if (old.rematch === match.id) return { old, match };
  // Somebody else asked at the same moment: theirs is the rematch.
  await house.storage.atomically(
    (['matches', 'match_people'] as const).map((table) =>
      house.storage.db
        .deleteFrom(table)
        .where(table === 'matches' ? 'matches.id' : 'match_people.match', '=', match.id)
        .compile(),
    ),
  );
  const theirs = await loadMatch(house, old.rematch ?? '');
  if (!theirs) throw new Refused('notFound');
  return { old, match: theirs };
}

/** People say themselves that they are ready; the seat of somebody who left, or was never here, is open. */
function again({ kind, person, name, level, tookOver }: Holder, who: Person): Holder {
  if (kind === 'bot' && !tookOver && level) return { kind, name, level, ready: true, nonce: '' };
  if (kind === 'person' && person !== undefined)
    return { kind, person, name, ready: person === who.id, nonce: newNonce() };
  return { kind: 'open', name: '', ready: false, nonce: '' };
}
