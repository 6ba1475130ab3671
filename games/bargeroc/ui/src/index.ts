// What the dwarves of Bargeroc bring to the client.
import type { Bargeroc } from '@meadhall/bargeroc';
import { words } from '@meadhall/bargeroc-words';
import type { TableGame } from '@meadhall/table-ui';
import { layout } from './layout.ts';
import { touches } from './touches.ts';

export const game: TableGame<Bargeroc> = { words, layout, touches };
