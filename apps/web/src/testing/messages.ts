import type { MatchInfo } from '@meadhall/protocol';
import type { Saying } from '../match/messages.ts';

export const info = (given: Partial<MatchInfo> = {}): MatchInfo => ({
  id: 'match-0001',
  game: 'nidavellir',
  version: 1,
  options: {},
  visibility: 'private',
  clock: { kind: 'none' },
  phase: 'playing',
  host: 'person-0001',
  seats: [],
  n: 4,
  waiting: [0],
  since: 0,
  createdAt: 0,
  mine: [0],
  ...given,
});

export const tableMessage = (given: Partial<Saying<'table'>> = {}): Saying<'table'> => ({
  say: 'table',
  info: info(),
  n: 4,
  eyes: [{ viewer: 0, view: { age: 1, coins: [0, 2] }, asks: [] }],
  chat: [],
  spectators: 0,
  ...given,
});

export const movedMessage = (given: Partial<Saying<'moved'>> = {}): Saying<'moved'> => ({
  say: 'moved',
  match: 'match-0001',
  n: 5,
  at: 1,
  entry: { kind: 'answer', seat: 0, step: 'pick', clause: 'NID-5.1' },
  eyes: [{ viewer: 0, change: { age: 2 }, asks: [] }],
  waiting: [1],
  ...given,
});
