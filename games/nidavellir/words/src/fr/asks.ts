import type { Seat } from '@meadhall/kernel';
import type { Nidavellir } from '@meadhall/nidavellir';
import type { Words } from '@meadhall/words';
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
const raise: Say = (scene) => `+${asked(scene, 'transform')?.by ?? 0}`;

export const ask: Words<Nidavellir>['ask'] = {
  bid: says(
    () => 'posez une pièce devant chaque taverne ; les deux autres vont dans la bourse.',
    () => 'prépare ses mises.',
  ),
  ulineBid: says(
    (scene) => `les mises sont ouvertes : quelle pièce posez-vous au ${here(scene)} ?`,
    (scene) => `consulte Uline avant de miser au ${here(scene)}.`,
  ),
  pick: says(
    (scene) => `choisissez une carte au ${here(scene)}.`,
    (scene) => `choisit une carte au ${here(scene)}.`,
  ),
  transform: says(
    (scene) => `quelle pièce transformez-vous (${raise(scene)}) ?`,
    (scene) => `transforme une pièce (${raise(scene)}).`,
  ),
  recruit: says(
    () => 'une ligne est complète : quel héros vous rejoint ?',
    () => 'recrute un héros.',
  ),
  discard: says(
    (scene) =>
      asked(scene, 'discard')?.hero === 'bonfur'
        ? 'Bonfur réclame son dû : défaussez la dernière carte d’une colonne.'
        : 'Dagda fait tout sauter : défaussez la dernière carte de deux colonnes.',
    () => 'choisit ce qui part à la défausse.',
  ),
  placeThrud: says(
    () => 'dans quelle colonne va Thrud ?',
    () => 'cherche une place à Thrud.',
  ),
  ulineExchange: says(
    () => 'quelles pièces de votre main additionnez-vous ?',
    () => 'choisit deux pièces à additionner.',
  ),
  placeYlud: says(
    () => 'c’est l’heure d’Ylud : dans quelle colonne va-t-elle ?',
    () => 'cherche une place à Ylud.',
  ),
  moveYlud: says(
    () => 'déplacez Ylud, ou laissez-la où elle est.',
    () => 'décide où finira Ylud.',
  ),
  keepCard: says(
    () => 'trois cartes de l’Âge 2 pour le Pionnier : laquelle gardez-vous ?',
    () => 'regarde trois cartes de l’Âge 2 et en garde une.',
  ),
};
