// What Asgard brings to the client.
import type { Asgard } from '@meadhall/asgard';
import { words } from '@meadhall/asgard-words';
import type { TableGame } from '@meadhall/table-ui';
import { layout } from './layout.ts';
import { touches } from './touches.ts';

export const game: TableGame<Asgard> = { words, layout, touches };
