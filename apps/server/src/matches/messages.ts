import type { ServerMessage } from '@meadhall/protocol';
import type { Guest } from '../hall.ts';
import { eyesText, viewersOf } from './eyes.ts';
import type { AnyRules } from './games.ts';
import { infoOf, type Match, type Proposed, seatsOf } from './match.ts';
import type { Position } from './position.ts';

type Said<K extends ServerMessage['say']> = Extract<ServerMessage, { say: K }>;
export type ChatLine = Said<'chat'>['line'];
type Proposal = NonNullable<Said<'table'>['proposal']>;

/** What everybody may know of a table at one moment; only what is durable is told. */
export interface Told {
  readonly match: Match;
  readonly position: Position | null;
}

/** Those around the table. */
export interface Around {
  readonly connected: (person: string) => boolean;
  readonly spectators: number;
}

export const standing = ({ match, position }: Told) =>
  position ?? { n: 0, waiting: [], since: match.createdAt };

const info = (told: Told, who: Guest, { connected }: Around) => {
  const { n, waiting, since } = standing(told);
  return infoOf(told.match, { n, waiting: [...waiting], since }, who, connected);
};

export const infoText = (told: Told, who: Guest, around: Around): string => {
  const { spectators } = around;
  const said: Said<'info'> = { say: 'info', info: info(told, who, around), spectators };
  return JSON.stringify(said);
};

/** The whole table through somebody's eyes. */
export function tableText(
  rules: AnyRules,
  told: Told,
  who: Guest,
  around: Around,
  chat: readonly ChatLine[],
): string {
  const { match, position } = told;
  const seats = seatsOf(match, who);
  const proposal = proposalOf(match, position);
  const open = match.phase === 'playing';
  const eyes = position ? viewersOf(seats).map((it) => eyesText(rules, position, it, open)) : [];
  const undo = position?.undo ?? null;
  const rest = {
    chat,
    ...(position?.clocks && { clocks: position.clocks }),
    ...(proposal && { proposal }),
    ...(open && undo !== null && seats.includes(undo) && { undo }),
    spectators: around.spectators,
  };
  const head = `{"say":"table","info":${JSON.stringify(info(told, who, around))},"n":${position?.n ?? 0}`;
  return `${head},"eyes":[${eyes.join()}],${JSON.stringify(rest).slice(1)}`;
}

/** A proposal as everybody may see it; a take-back is off the table once the position is another. */
function proposalOf(match: Match, position: Position | null): Proposal | null {
  const { proposal, seats } = match;
  if (!proposal || isStale(proposal, position)) return null;
  const { what, by, agreed } = proposal;
  const open = [...seats.keys()].filter(
    (seat) => seats[seat]?.kind === 'person' && !agreed.includes(seat),
  );
  return { what, by, agreed, open };
}

export const isStale = ({ what, n }: Proposed, position: Position | null): boolean =>
  what === 'takeBack' && n !== position?.n;

export const proposalText = (match: Match, position: Position | null): string => {
  const proposal = proposalOf(match, position);
  const said: Said<'proposal'> = { say: 'proposal', match: match.id, proposal };
  return JSON.stringify(said);
};

export const chatText = (match: string, line: ChatLine): string => {
  const said: Said<'chat'> = { say: 'chat', match, line };
  return JSON.stringify(said);
};
