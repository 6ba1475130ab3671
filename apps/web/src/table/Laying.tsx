import { Icon, say } from '@meadhall/table-ui';
import { TABLE } from './words.ts';

/** The table before anything lies on it: everything has its place already, so that nothing jumps. */
export function Laying() {
  return (
    <div class="hall-laid">
      <div class="hall-table__bar" />
      <div class="hall-table__board" role="status">
        <span class="hall-laying">
          <Icon name="mead" />
          {say(TABLE).setting}
        </span>
      </div>
      <div class="hall-table__rail mh-panel" />
      <div class="hall-table__decision">
        <div class="mh-decision hall-laying__asked" />
      </div>
    </div>
  );
}
