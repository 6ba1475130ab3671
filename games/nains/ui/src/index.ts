// What Nains brings to the client.
import { type Nains, nains } from '@meadhall/nains';
import { words } from '@meadhall/nains-words';
import type { TableGame } from '@meadhall/table-ui';
import { layout } from './layout.ts';
import { inTurn, touches } from './touches.ts';

export const game: TableGame<Nains> = { rules: nains, words, layout, touches, inTurn };
