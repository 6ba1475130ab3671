import type { Seat } from '@meadhall/kernel';
import type { IconName } from './iconNames.ts';

/** The colours of the palette; `tokens.css` says how they look. */
export const TONES = [
  'warrior',
  'hunter',
  'miner',
  'blacksmith',
  'explorer',
  'blood',
  'forest',
  'amber',
  'violet',
  'sea',
  'teal',
  'ale',
  'gold',
  'bronze',
  'iron',
  'silver',
  'bone',
  'shadow',
  'seat0',
  'seat1',
  'seat2',
  'seat3',
  'seat4',
  'seat5',
] as const;
export type Tone = (typeof TONES)[number];

/** Whether a name is a colour of the palette. */
export const isTone = (name: string | undefined): name is Tone => TONES.includes(name as Tone);

/** A seat is known by a colour, a shape and a letter, so that no one sign is needed. */
export interface SeatSign {
  tone: Tone;
  icon: IconName;
}
const SEATS: readonly SeatSign[] = [
  { tone: 'seat0', icon: 'flame' },
  { tone: 'seat1', icon: 'flake' },
  { tone: 'seat2', icon: 'leaf' },
  { tone: 'seat3', icon: 'sun' },
  { tone: 'seat4', icon: 'rose' },
  { tone: 'seat5', icon: 'stone' },
];
export const seatSign = (seat: Seat): SeatSign => SEATS[seat % SEATS.length]!;
