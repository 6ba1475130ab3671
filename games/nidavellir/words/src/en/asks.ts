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
    () => 'lay a coin before each tavern; the other two go into your pouch.',
    () => 'is laying bids.',
  ),
  ulineBid: says(
    (scene) => `the bids are open: which coin for the ${here(scene)}?`,
    (scene) => `asks Uline what to bid at the ${here(scene)}.`,
  ),
  pick: says(
    (scene) => `choose a card at the ${here(scene)}.`,
    (scene) => `chooses a card at the ${here(scene)}.`,
  ),
  transform: says(
    (scene) => `which coin do you transform (${raise(scene)})?`,
    (scene) => `transforms a coin (${raise(scene)}).`,
  ),
  recruit: says(
    () => 'a line is complete: which hero joins you?',
    () => 'recruits a hero.',
  ),
  discard: says(
    (scene) =>
      asked(scene, 'discard')?.hero === 'bonfur'
        ? 'Bonfur claims his due: discard the last card of one column.'
        : 'Dagda blows it all up: discard the last card of two columns.',
    () => 'chooses what to discard.',
  ),
  placeThrud: says(
    () => 'which column does Thrud join?',
    () => 'finds a place for Thrud.',
  ),
  ulineExchange: says(
    () => 'which coins of your hand do you add up?',
    () => 'chooses two coins to add up.',
  ),
  placeYlud: says(
    () => 'it is Ylud’s hour: which column does she join?',
    () => 'finds a place for Ylud.',
  ),
  moveYlud: says(
    () => 'move Ylud, or leave her where she is.',
    () => 'decides where Ylud ends up.',
  ),
  keepCard: says(
    () => 'three cards of Age 2 for the Pioneer: which one do you keep?',
    () => 'looks at three cards of Age 2 and keeps one.',
  ),
};
