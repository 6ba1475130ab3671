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

/** «à la Chope», «au Grognard». */
const at = (place: string): string =>
  place.startsWith('le ') ? `au ${place.slice(3)}` : `à ${place}`;

const here: Say = ({ view }) => at(tavern(view.tavern ?? 0));
const whom: Say = (scene) => CALLED[asked(scene, 'chooseColumn')?.cognar ?? 'gaat'];

export const ask: Words<Nains>['ask'] = {
  bid: says(
    () => 'posez un talion devant chaque taverne ; les deux autres vont dans la bourse.',
    () => 'prépare ses mises.',
  ),
  take: says(
    (scene) => `choisissez un nain ${here(scene)}.`,
    (scene) => `choisit un nain ${here(scene)}.`,
  ),
  improvePurse: says(
    () => 'le Talion paie : quel talion de votre bourse gagne 1 ?',
    () => 'améliore un talion de sa bourse.',
  ),
  dismiss: says(
    (scene) => `quel nain quitte la partie ${here(scene)} ?`,
    () => 'décide quel nain quitte la partie.',
  ),
  recruit: says(
    (scene) =>
      asked(scene, 'recruit')?.row === 1
        ? 'les Mercenaires vont au moins par deux : lequel suit ?'
        : 'une ligne est complète : quel Cognar vous rejoint ?',
    () => 'recrute un Cognar.',
  ),
  chooseColumn: says(
    (scene) => `dans quelle colonne va ${whom(scene)} ?`,
    (scene) => `cherche une place à ${whom(scene)}.`,
  ),
  keepCard: says(
    () => 'Svara vous montre l’Ère 2 : quel nain gardez-vous ?',
    () => 'regarde les cartes que montre Svara.',
  ),
  improveCoin: says(
    (scene) => `quel talion Derdhr améliore-t-elle (+${asked(scene, 'improveCoin')?.by ?? 0}) ?`,
    () => 'choisit le talion que Derdhr améliore.',
  ),
};
