import type { MatchInfo, QueryOf } from '@meadhall/protocol';
import type { Guest, Person } from '../hall.ts';
import type { MatchRow, StateRow } from '../storage/tables.ts';
import type { House } from './house.ts';
import { infoOf, readMatchRow, standingOf } from './match.ts';

type Connected = (match: string) => (person: string) => boolean;
type Page = QueryOf<'publicMatches'>;

const USUAL = 30;
/** Matches somebody can have going at once and still see in one list. */
const MINE = 300;

function matches({ storage }: House) {
  return storage.db
    .selectFrom('matches')
    .leftJoin('states', 'states.match', 'matches.id')
    .selectAll('matches')
    .select(['states.n', 'states.waiting', 'states.since']);
}

type Row = MatchRow & { [K in 'n' | 'waiting' | 'since']: StateRow[K] | null };

function listed(rows: readonly Row[], who: Guest, connected: Connected): MatchInfo[] {
  return rows.map((row) => {
    const match = readMatchRow(row);
    const { n, waiting, since } = row;
    const stands =
      n === null || waiting === null || since === null ? undefined : { n, waiting, since };
    return infoOf(match, standingOf(stands, match), who, connected(match.id));
  });
}

/** Public matches in a phase, newest first. */
async function published(
  house: House,
  phase: 'gathering' | 'playing',
  { before, limit = USUAL, game }: Page & { game?: string | undefined },
): Promise<Row[]> {
  let query = matches(house).where('visibility', '=', 'public').where('phase', '=', phase);
  if (phase === 'gathering') query = query.where('open_seats', '>', 0);
  if (game !== undefined) query = query.where('game', '=', game);
  if (before !== undefined) query = query.where('created_at', '<', before);
  return query.orderBy('created_at', 'desc').limit(limit).execute();
}

export const openMatches = async (
  house: House,
  who: Guest,
  { game, before }: QueryOf<'openMatches'>,
  connected: Connected,
): Promise<MatchInfo[]> =>
  listed(await published(house, 'gathering', { game, before }), who, connected);

export const publicMatches = async (
  house: House,
  who: Guest,
  page: Page,
  connected: Connected,
): Promise<MatchInfo[]> => listed(await published(house, 'playing', page), who, connected);

/** Matches of somebody that go on: those that wait for them first, the longest wait first. */
export async function myMatches(
  house: House,
  who: Person,
  connected: Connected,
): Promise<MatchInfo[]> {
  const rows = await matches(house)
    .innerJoin('match_people', 'match_people.match', 'matches.id')
    .where('person', '=', who.id)
    .where('phase', 'in', ['gathering', 'playing', 'paused'])
    .orderBy('created_at', 'desc')
    .limit(MINE)
    .execute();
  const mine = listed(rows, who, connected).filter(
    (it) => it.mine.length > 0 || it.host === who.id,
  );
  const waits = ({ waiting, mine: seats }: MatchInfo) =>
    waiting.some((seat) => seats.includes(seat));
  return mine.sort((a, b) => Number(waits(b)) - Number(waits(a)) || a.since - b.since);
}

export async function myArchive(
  house: House,
  who: Person,
  { before, limit = USUAL }: Page,
  connected: Connected,
): Promise<MatchInfo[]> {
  let query = matches(house)
    .innerJoin('match_people', 'match_people.match', 'matches.id')
    .where('person', '=', who.id)
    .where('phase', 'in', ['over', 'abandoned']);
  if (before !== undefined) query = query.where('ended_at', '<', before);
  return listed(await query.orderBy('ended_at', 'desc').limit(limit).execute(), who, connected);
}
