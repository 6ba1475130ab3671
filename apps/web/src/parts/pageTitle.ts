import { say } from '@meadhall/table-ui';
import { gameTitle } from '../games.ts';
import type { Where } from '../router.ts';
import { HALL } from './words.ts';

/** What stands in the tab of the browser. At a table the table itself says it. */
export function pageTitle({ place, parts }: Pick<Where, 'place' | 'parts'>): string | null {
  const words = say(HALL);
  if (place === 'match' || place === 'local') return null;
  if (place === 'shelf') return words.name;
  const what = place === null ? words.nowhereTitle : words.titles[place];
  const { game } = parts;
  return [what, game && gameTitle(game), words.name].filter(Boolean).join(' · ');
}
