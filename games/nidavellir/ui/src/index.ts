// The public face: Nidavellir's own table.

import type { Nidavellir } from '@meadhall/nidavellir';
import { words } from '@meadhall/nidavellir-words';
import type { TableGame } from '@meadhall/table-ui';
import { Board } from './Board.tsx';
import { layout } from './layout.ts';
import { targetsOf } from './targets.ts';

export const game: TableGame<Nidavellir> = {
  words,
  board: Board,
  layout,
  touches: targetsOf,
};
