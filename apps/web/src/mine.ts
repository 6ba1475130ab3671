import type { MatchInfo } from '@meadhall/protocol';
import { signal } from '@preact/signals';
import { call } from './api.ts';
import { comeIn, hasLocalMatches, isKnown } from './me.ts';
import { to } from './router.ts';

/** A match of mine, wherever it is kept. */
export interface Mine {
  info: MatchInfo;
  local: boolean;
}

/** My matches, those that wait for me first; nothing until they were asked for. */
export const mine = signal<readonly Mine[] | null>(null);

export const hrefOf = ({ info, local }: Mine): string =>
  to(local ? 'local' : 'match', { match: info.id });

export const isMyTurn = ({ info }: Mine): boolean =>
  info.phase === 'playing' && info.waiting.some((seat) => info.mine.includes(seat));

/** Asks for them. Whoever has never played here has none, and nobody is asked. */
export async function fetchMine(): Promise<void> {
  const [kept, served] = await Promise.all([
    hasLocalMatches() ? fetchKept() : [],
    isKnown() ? fetchServed() : [],
  ]);
  mine.value = [...kept, ...served].sort(
    (a, b) =>
      Number(isMyTurn(b)) - Number(isMyTurn(a)) ||
      Number(a.info.phase === 'over') - Number(b.info.phase === 'over') ||
      b.info.since - a.info.since,
  );
}

async function fetchKept(): Promise<Mine[]> {
  const [{ browserKeeper }, { infoOf }] = await Promise.all([
    import('./local/keeper.ts'),
    import('./local/info.ts'),
  ]);
  return (await browserKeeper().all())
    .filter(({ phase }) => phase !== 'abandoned')
    .map((kept) => ({ info: infoOf(kept), local: true }));
}

async function fetchServed(): Promise<Mine[]> {
  if (!(await comeIn())) return [];
  const { matches } = await call('myMatches').catch(() => ({ matches: [] }));
  return matches.map((info) => ({ info, local: false }));
}
