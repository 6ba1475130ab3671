import type { Level } from '@meadhall/protocol';
import { say } from '@meadhall/table-ui';
import { type Box, botName } from '../games.ts';
import { name } from '../me.ts';
import { NEW } from './newTableWords.ts';

export const LEVELS: readonly Level[] = ['apprentice', 'companion', 'veteran', 'master'];

export type Where = 'here' | 'online';
export type Sitter = 'me' | 'open' | Level;
/** A seat of a table that is being set up. */
export interface Chair {
  sitter: Sitter;
  name: string;
}

export function firstChairs(box: Box, atScreen: boolean): Chair[] {
  const count = atScreen ? Math.max(2, box.seats[0]) : box.usual;
  return Array.from({ length: count }, (_, seat) =>
    seat === 0 ? { sitter: 'me', name: name.value } : newChair('here', atScreen),
  );
}

export const newChair = (where: Where, atScreen: boolean): Chair => ({
  sitter: where === 'online' ? 'open' : atScreen ? 'me' : 'companion',
  name: '',
});

/** Whoever sat at this screen becomes an open seat online, and the other way round. */
export function moved(chair: Chair, seat: number, where: Where): Chair {
  if (where === 'here') return chair.sitter === 'open' ? { ...chair, sitter: 'me' } : chair;
  return chair.sitter === 'me' && seat > 0 ? { ...chair, sitter: 'open' } : chair;
}

export const chairName = ({ sitter, name: given }: Chair, seat: number): string => {
  if (sitter === 'open') return '';
  if (sitter === 'me') return given.trim();
  return botName(seat);
};

export const localSeat = (chair: Chair, seat: number) => {
  const words = say(NEW);
  if (chair.sitter === 'me' || chair.sitter === 'open')
    return { kind: 'me' as const, name: chair.name.trim() || words.player(seat + 1) };
  return { kind: 'bot' as const, name: botName(seat), level: chair.sitter };
};

export const seatPlan = ({ sitter }: Chair) =>
  sitter === 'me' || sitter === 'open' ? { kind: sitter } : { kind: 'bot' as const, level: sitter };
