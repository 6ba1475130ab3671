// What Legends of Andor brings to the client.
import type { Andor } from '@meadhall/andor';
import { words } from '@meadhall/andor-words';
import type { TableGame } from '@meadhall/table-ui';
import { Board } from './Board.tsx';
import { layout } from './layout.ts';
import { touches } from './touches.ts';

export const game: TableGame<Andor> = { words, board: Board, layout, touches };
