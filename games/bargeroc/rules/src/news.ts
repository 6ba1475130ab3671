import type { Seat } from '@meadhall/kernel';
import type { Play } from './answers.ts';
import type { Card, ObjectName, Ore } from './components.ts';

/** What the table hears: dice, deals, cards, and whatever a log should tell. */
export type News =
  | { say: 'turn'; seat: Seat; round: number }
  | { say: 'played'; seat: Seat; play: Play }
  | { say: 'cancelled'; seat: Seat; card: Card }
  | { say: 'announced'; seat: Seat; kind: 'sell' | 'buy'; ore: Ore; price: number }
  | { say: 'price'; price: number }
  | { say: 'sold'; seat: Seat; ore: Ore; price: number }
  | { say: 'bought'; seat: Seat; ore: Ore; price: number }
  | { say: 'ruined'; seat: Seat; ore: Ore; price: number }
  | { say: 'loaves'; seat: Seat; bread: number }
  | { say: 'dug'; seat: Seat; ore: Ore }
  | { say: 'caveIn'; seat: Seat; ore: Ore }
  | { say: 'cameUp'; seat: Seat; ores: Ore[] }
  | { say: 'crafted'; seat: Seat; object: ObjectName }
  | { say: 'renewed'; seat: Seat; objects: ObjectName[]; paid: number }
  | { say: 'challenged'; seat: Seat; against: Seat }
  | { say: 'staked'; seat: Seat; bread: number }
  | { say: 'rolled'; seat: Seat; face: number }
  | { say: 'tied'; score: number }
  | { say: 'won'; seat: Seat; over: Seat; score: number; against: number }
  | { say: 'took'; seat: Seat; from: Seat; what: 'coins' | 'bread'; amount: number }
  | { say: 'stole'; seat: Seat; from: Seat; ore: Ore }
  | { say: 'received'; seat: Seat; ore: Ore }
  | { say: 'drew'; seat: Seat; cards: number }
  | { say: 'discarded'; seat: Seat; card: Card }
  | { say: 'reshuffled'; pile: 'ore' | 'tavern' }
  | { say: 'over'; shared: boolean };
