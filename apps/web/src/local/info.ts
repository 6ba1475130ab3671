import type { MatchInfo } from '@meadhall/protocol';
import type { KeptMatch } from './kept.ts';

/** Everybody at this screen is the same person to the protocol. */
const ME = 'this-browser';

/** A match of this browser as the protocol tells of one. */
export function infoOf(kept: KeptMatch): MatchInfo {
  return {
    id: kept.id,
    game: kept.game,
    version: kept.version,
    options: kept.options,
    visibility: 'private',
    clock: { kind: 'none' },
    phase: kept.phase,
    host: ME,
    seats: kept.seats.map((it, seat) => ({
      seat,
      kind: it.kind === 'me' ? 'person' : 'bot',
      ...(it.kind === 'me' ? { person: ME } : { level: it.level }),
      name: it.name,
      ready: true,
      connected: true,
      ...(it.kind === 'bot' && it.tookOver ? { tookOver: true } : {}),
    })),
    n: kept.n,
    waiting: kept.waiting,
    since: kept.since,
    createdAt: kept.createdAt,
    ...(kept.phase === 'playing' ? {} : { endedAt: kept.since }),
    ...(kept.result ? { result: kept.result } : {}),
    ...(kept.rematch ? { rematch: kept.rematch } : {}),
    mine: [...kept.seats.keys()].filter((seat) => kept.seats[seat]?.kind === 'me'),
  };
}
