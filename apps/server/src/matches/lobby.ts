import { createHash } from 'node:crypto';
import { BrokenRules, readOptions, readSeats } from '@meadhall/kernel';
import type { BodyOf, Level, NewMatch } from '@meadhall/protocol';
import { seedFrom } from '@meadhall/records';
import type { Person } from '../hall.ts';
import { Refused } from '../refused.ts';
import { asRefusal } from './games.ts';
import type { House } from './house.ts';
import {
  checkLook,
  type Holder,
  type Match,
  newId,
  newNonce,
  newSecret,
  seatsOf,
} from './match.ts';
import { firstPosition, type Position, standingRow } from './position.ts';
import { changeMatch, insertMatch } from './writing.ts';

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const OPEN: Holder = { kind: 'open', name: '', ready: false, nonce: '' };

const seated = ({ id, name }: Person, ready: boolean, nonce = newNonce()): Holder => ({
  kind: 'person',
  person: id,
  name,
  ready,
  nonce,
});

/** Dwarves of the Edda, one for each seat. */
const BOT_NAMES = ['Andvari', 'Brokk', 'Dvalin', 'Eitri', 'Fjalar', 'Galar', 'Hreidmar', 'Ivaldi'];

const bot = (level: Level, seat: number): Holder => ({
  kind: 'bot',
  level,
  name: BOT_NAMES[seat % BOT_NAMES.length] as string,
  ready: true,
  nonce: '',
});

/** Makes a match; its shuffle is promised before anybody else has a part in it. */
export async function newMatch(house: House, who: Person, body: NewMatch): Promise<Match> {
  const { rules } = house.games.named(body.game);
  const plan = body.seats;
  let nonce = body.nonce;
  const seats = plan.map((seat, i): Holder => {
    if (seat.kind === 'open') return OPEN;
    if (seat.kind === 'bot') return bot(seat.level, i);
    const holder = seated(who, true, nonce);
    // One's own part goes into one seat; the others get parts of their own.
    nonce = undefined;
    return holder;
  });
  const secret = newSecret();
  try {
    readSeats(rules.seats, plan.length);
    const match: Match = {
      id: newId(),
      revision: 1,
      game: rules.id,
      version: rules.version,
      options: readOptions(rules.options, body.options ?? {}) as Match['options'],
      legend: null,
      title: body.title ?? null,
      visibility: body.visibility,
      clock: body.clock,
      phase: 'gathering',
      host: who.id,
      seats,
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
    return match;
  } catch (error) {
    throw asRefusal(error);
  }
}

/** Changes who sits where before the match begins. */
const changeSeats = (house: House, id: string, alter: (match: Match) => Holder[]) =>
  changeMatch(house, id, (match) => {
    if (match.phase !== 'gathering') throw new Refused('alreadyStarted');
    return { ...match, seats: alter(match) };
  });

const withSeat = ({ seats }: Match, seat: number, holder: Holder): Holder[] =>
  seats.map((it, i) => (i === seat ? holder : it));

function seatAt({ seats }: Match, seat: number): Holder {
  const holder = seats[seat];
  if (!holder) throw new Refused('notFound', { field: 'seat' });
  return holder;
}

export const sit = (house: House, who: Person, id: string, seat: number, body: BodyOf<'sit'>) =>
  changeSeats(house, id, (match) => {
    checkLook(match, who, body.invite);
    if (seatAt(match, seat).kind !== 'open') throw new Refused('seatTaken');
    return withSeat(match, seat, seated(who, false, body.nonce));
  });

export const standUp = (house: House, who: Person, id: string, seat: number) =>
  changeSeats(house, id, (match) => {
    const holder = seatAt(match, seat);
    const host = match.host === who.id;
    if (!host && holder.person !== who.id) throw new Refused('notYours');
    return withSeat(match, seat, OPEN);
  });

export const seatBot = (house: House, who: Person, id: string, seat: number, level: Level) =>
  changeSeats(house, id, (match) => {
    checkHost(match, who);
    if (seatAt(match, seat).kind !== 'open') throw new Refused('seatTaken');
    return withSeat(match, seat, bot(level, seat));
  });

export const setReady = (house: House, who: Person, id: string, ready: boolean) =>
  changeSeats(house, id, (match) => {
    const mine = seatsOf(match, who);
    if (mine.length === 0) throw new Refused('notYours');
    return match.seats.map((holder, seat) => (mine.includes(seat) ? { ...holder, ready } : holder));
  });

export function checkHost(match: Match, who: Person): void {
  if (match.host !== who.id) throw new Refused('hostOnly');
}

/** Everybody is there and ready. */
export const isComplete = ({ phase, seats }: Match): boolean =>
  phase === 'gathering' && seats.every(({ kind, ready }) => kind !== 'open' && ready);

/** Begins a match: from now on nobody can add to the shuffle. */
export async function begin(
  house: House,
  id: string,
  check: (match: Match) => Match,
): Promise<{ match: Match; position: Position }> {
  let position: Position | null = null;
  const match = await changeMatch(
    house,
    id,
    async (now) => {
      const checked = check(now);
      const nonces = checked.seats.map(({ nonce }) => nonce);
      const seed = await seedFrom({ secret: checked.secret, nonces }, sha256);
      return { ...checked, phase: 'playing', seed };
    },
    (now) => {
      const at = house.now();
      const rules = house.games.rules(now.game, now.legend);
      position = firstPosition(rules, now, now.seed ?? '', at);
      const { bots, ...row } = standingRow(now, position, at);
      const values = { match: id, n: 0, bots: bots ? 1 : 0, ...row };
      return [house.storage.db.insertInto('states').values(values).compile()];
    },
  );
  if (!position) throw new BrokenRules('a match has begun without a position');
  return { match, position };
}

/** Gives open seats to bots, if the host wants to begin without waiting. */
export function filled(match: Match, level: Level | undefined): Match {
  if (match.phase !== 'gathering') throw new Refused('alreadyStarted');
  const open = match.seats.some(({ kind }) => kind === 'open');
  if (open && !level) throw new Refused('seatsOpen');
  return {
    ...match,
    seats: match.seats.map((it, seat) =>
      it.kind === 'open' && level ? bot(level, seat) : { ...it, ready: true },
    ),
  };
}
