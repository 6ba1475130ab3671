import type { Andor } from '@meadhall/andor';
import { type BoardProps, GenericTable } from '@meadhall/table-ui';
import { layout } from './layout.ts';
import { MapView } from './MapView.tsx';
import { touches } from './touches.ts';

const GAME = { layout, touches };
const DRAWINGS = { map: MapView };

/** The generic table with the land of Andor, or its mine, as a drawn map. */
export const Board = (props: BoardProps<Andor>) => (
  <div class="andor">
    <GenericTable {...props} game={GAME} drawings={DRAWINGS} />
  </div>
);
