import { say } from '@meadhall/table-ui';
import { call } from './api.ts';
import { type Box, botName } from './games.ts';
import type { LocalSetup } from './local/kept.ts';
import { comeIn, name, rememberLocalMatch } from './me.ts';
import { SHELF } from './pages/shelfWords.ts';
import { go, to } from './router.ts';

/** A table against bots at once, in this browser. */
export async function playBots(box: Box, myName: string): Promise<void> {
  const bots = Array.from({ length: box.usual - 1 }, (_, i) => ({
    kind: 'bot' as const,
    name: botName(i),
    level: 'companion' as const,
  }));
  const me = { kind: 'me' as const, name: name.value.trim() || myName };
  await beginHere(box, [me, ...bots]);
}

/** A table for people who pass this screen around. */
export async function playHere(box: Box, players: number): Promise<void> {
  const { player } = say(SHELF);
  await beginHere(
    box,
    Array.from({ length: players }, (_, seat) => ({
      kind: 'me' as const,
      name: (seat === 0 && name.value.trim()) || player(seat + 1),
    })),
  );
}

async function beginHere(box: Box, seats: LocalSetup['seats']): Promise<void> {
  const { localWorker } = await import('./local/worker.ts');
  const match = await localWorker().services.create({ game: box.id, options: {}, seats });
  rememberLocalMatch();
  go(to('local', { match }));
}

/** A private table on the server, with a link for friends. */
export async function inviteFriends(box: Box): Promise<void> {
  await comeIn();
  const seats = Array.from({ length: box.usual }, (_, seat) => ({
    kind: seat === 0 ? ('me' as const) : ('open' as const),
  }));
  const { id } = await call('newMatch', {
    body: { game: box.id, seats, visibility: 'private', clock: { kind: 'none' } },
  });
  go(to('match', { match: id }));
}
