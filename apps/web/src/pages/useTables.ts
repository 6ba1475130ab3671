import type { MatchInfo } from '@meadhall/protocol';
import { useCallback, useEffect, useState } from 'preact/hooks';
import { call } from '../api.ts';
import { comeIn, me } from '../me.ts';
import { fetchMine, type Mine, mine } from '../mine.ts';

/** Everything the lobby lists. */
export interface Tables {
  mine: readonly Mine[];
  open: readonly MatchInfo[];
  watchable: readonly MatchInfo[];
  archive: readonly MatchInfo[];
}
type Served = Omit<Tables, 'mine'>;

const REFRESH = 15_000;
const NONE: Served = { open: [], watchable: [], archive: [] };

/** The tables of the hall, looked at again and again; nothing before the first look is complete. */
export function useTables(): { tables: Tables | null; refresh(): void } {
  const [served, setServed] = useState<Served | null>(null);
  const refresh = useCallback((): void => {
    void look().then(setServed);
  }, []);
  useEffect(() => {
    refresh();
    const timer = setInterval(refresh, REFRESH);
    return () => clearInterval(timer);
  }, [refresh]);
  const mineNow = mine.value;
  return { tables: served && mineNow && { ...served, mine: mineNow }, refresh };
}

async function look(): Promise<Served> {
  await Promise.all([fetchMine(), comeIn()]);
  if (!me.value) return NONE;
  const matches = (reply: Promise<{ matches: MatchInfo[] }>): Promise<MatchInfo[]> =>
    reply.then(
      (it) => it.matches,
      () => [],
    );
  const [open, watchable, archive] = await Promise.all([
    matches(call('openMatches')),
    matches(call('publicMatches')),
    matches(call('myArchive')),
  ]);
  return { open, watchable, archive };
}
