// What Nains brings to the client.
import type { Nains } from '@meadhall/nains';
import { words } from '@meadhall/nains-words';
import type { TableGame } from '@meadhall/table-ui';
import { layout } from './layout.ts';
import { inTurn, touches } from './touches.ts';

export const game: TableGame<Nains> = { words, layout, touches, inTurn };
