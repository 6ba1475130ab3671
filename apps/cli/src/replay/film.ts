import type { Answer, GameTypes } from '@meadhall/kernel';
import { asks } from '@meadhall/kernel';
import type { Context } from '../context.ts';
import { type Telling, tableTexts } from '../scene.ts';
import { sheetTable } from '../sheetTable.ts';
import { type Eyes, story } from '../story.ts';

/** A recorded match, ready to be shown from any position and to anybody. */
export interface Film<T extends GameTypes> {
  telling: Telling<T>;
  positions: readonly T['state'][];
  answers: readonly Answer<T>[];
}

/** What answer `n`, counted from 1, looked like. */
export function frameText<T extends GameTypes>(
  context: Context,
  { telling, positions, answers }: Film<T>,
  n: number,
  eyes: Eyes,
): string[] {
  const before = positions[n - 1] as T['state'];
  const after = positions[n] as T['state'];
  return story(context, telling, { before, answer: answers[n - 1] as Answer<T>, after }, eyes);
}

/** The table after `n` answers. With everything open it is seen from the seat that is to answer. */
export function tableText<T extends GameTypes>(
  context: Context,
  { telling, positions }: Film<T>,
  n: number,
  eyes: Eyes,
): string[] {
  const game = positions[n] as T['state'];
  const viewer = eyes === 'all' ? (asks(telling.rules, game)[0]?.seat ?? null) : eyes;
  return tableTexts(context, telling, game, viewer);
}

/** The score after `n` answers. */
export function sheetText<T extends GameTypes>(
  context: Context,
  { telling, positions }: Film<T>,
  n: number,
): string[] {
  const game = positions[n] as T['state'];
  const { rules } = telling;
  const over = asks(rules, game).length === 0;
  return sheetTable(context, telling, rules.sheet(game), over ? rules.winners(game) : null);
}
