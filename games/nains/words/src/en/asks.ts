import type { Seat } from '@meadhall/kernel';
import type { Nains } from '@meadhall/nains';
import type { Words } from '@meadhall/words';
import { CALLED } from '../names.ts';
import { asked, type Scene } from '../reading.ts';
import { tavern } from './phrases.ts';

type Say = (scene: Scene) => string;

/** The question to whoever is asked, and what the others read meanwhile. */
const says =
  (you: Say, they: Say) =>
  (seat: Seat, scene: Scene): string =>
    scene.viewer === seat
      ? `${scene.name(seat)}, ${you(scene)}`
      : `${scene.name(seat)} ${they(scene)}`;

const here: Say = ({ view }) => tavern(view.tavern ?? 0);
const whom: Say = (scene) => CALLED[asked(scene, 'chooseColumn')?.cognar ?? 'gaat'];

export const ask: Words<Nains>['ask'] = {
  bid: says(
    () => 'lay a coin before each tavern; the other two go into your purse.',
    () => 'is laying bids.',
  ),
  take: says(
    (scene) => `choose a dwarf at ${here(scene)}.`,
    (scene) => `chooses a dwarf at ${here(scene)}.`,
  ),
  improvePurse: says(
    () => 'the Talion pays: which coin of your purse grows by 1?',
    () => 'improves a coin of the purse.',
  ),
  dismiss: says(
    (scene) => `which dwarf leaves the game at ${here(scene)}?`,
    () => 'decides which dwarf leaves the game.',
  ),
  recruit: says(
    (scene) =>
      asked(scene, 'recruit')?.row === 1
        ? 'Mercenaries come at least in pairs: who follows?'
        : 'a line is complete: which Cognar joins you?',
    () => 'recruits a Cognar.',
  ),
  chooseColumn: says(
    (scene) => `which column does ${whom(scene)} join?`,
    (scene) => `finds a place for ${whom(scene)}.`,
  ),
  keepCard: says(
    () => 'Svara shows you Era 2: which dwarf do you keep?',
    () => 'looks at the cards Svara shows.',
  ),
  improveCoin: says(
    (scene) => `which coin does Derdhr improve (+${asked(scene, 'improveCoin')?.by ?? 0})?`,
    () => 'chooses the coin Derdhr improves.',
  ),
};
