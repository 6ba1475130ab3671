import type { GameTypes, Rules } from '@meadhall/kernel';
import { expect, test } from 'vitest';
import { askingAll } from './asking.ts';

test('no step is forced any more, nothing else changes', () => {
  const options = (): never[] => [];
  const rules = { id: 'any', steps: { pick: { clause: 'X-1.1', forced: true, options } } };
  const asking = askingAll(rules as unknown as Rules<GameTypes>);
  expect(asking).toEqual({ id: 'any', steps: { pick: { clause: 'X-1.1', options } } });
});
