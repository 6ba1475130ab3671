import { at } from '@meadhall/kernel';
import {
  type ArmyCard,
  type Award,
  type CognarName,
  type CommandCard,
  cognarNamed,
  isElite,
  type Order,
} from '@meadhall/nains';
import { CALLED } from '@meadhall/nains-words';
import type { IconName, Piece, Tone } from '@meadhall/table-ui';
import { dwarf, type Names } from './names.ts';

export const ORDER_TONES: Readonly<Record<Order, Tone>> = {
  shield: 'blood',
  temple: 'sea',
  errants: 'forest',
  forge: 'violet',
  talion: 'amber',
};
/** The sounds the runes stand for: few fonts have the runes themselves. */
const RUNE_SIGNS = { r1: 'F', r2: 'U', r3: 'Þ', r4: 'R' } as const;

/** A dwarf card: order, points and symbol are on it; Shield dwarves show no points. */
export function dwarfPiece(id: number, n: Names, covered = false): Piece {
  const { order, points, malt, occult, rune } = dwarf(id);
  const symbol =
    malt > 0 ? n.malt : occult > 0 ? n.occult : rune ? `${n.rune} ${RUNE_SIGNS[rune]}` : '';
  const value = order === 'shield' ? '' : ` ${points}`;
  return {
    id: `card:${id}`,
    kind: 'card',
    label: `${n.dwarf(n.orders[order])}${value}${symbol && ` + ${symbol}`}`,
    title: symbol || n.orders[order],
    face: order === 'shield' ? '•' : covered ? `(${points})` : String(points),
    icon: `nains/${order}`,
    tone: covered ? 'shadow' : ORDER_TONES[order],
    ...(covered && { help: n.pariah, clause: 'NAI-9.8' }),
  };
}

export function cognarPiece(name: CognarName, help?: string): Piece {
  const { order, points, ranks } = cognarNamed(name);
  return {
    id: `cognar:${name}`,
    kind: 'card',
    label: CALLED[name],
    face: String(points || '•'.repeat(Math.max(1, ranks))),
    icon: `nains/${name}`,
    tone: order ? ORDER_TONES[order] : 'bone',
    ...(help !== undefined && { help }),
  };
}

export function awardPiece(name: Award, n: Names, note?: string): Piece {
  return {
    id: `award:${name}`,
    kind: 'card',
    label: isElite(name) ? CALLED[name] : n.certification,
    icon: `nains/${name}` satisfies IconName,
    tone: 'gold',
    ...(note !== undefined && { help: note }),
  };
}

export const armyPiece = (card: ArmyCard, n: Names, pariahs: readonly number[]): Piece =>
  typeof card === 'number' ? dwarfPiece(card, n, pariahs.includes(card)) : cognarPiece(card);

export const commandPiece = (card: CommandCard, n: Names): Piece =>
  card === 'certification' || isElite(card) ? awardPiece(card, n) : cognarPiece(card);

export const tavernIcon = (tavern: number): IconName =>
  at(['nains/chope', 'nains/grognard', 'nains/hallebarde'] as const, tavern);
