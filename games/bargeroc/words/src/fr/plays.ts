import type { Pass, Play } from '@meadhall/bargeroc';
import type { Hall } from '../reading.ts';
import { names } from './names.ts';

const BOOTY = { coins: 'des pièces', bread: 'du pain', ore: 'un minerai au hasard' } as const;

/** « de Thrain », « d’Odalind ». */
export const de = (name: string): string =>
  /^[aeiouàâäéèêëîïôöùûü]/i.test(name) ? `d’${name}` : `de ${name}`;

/** Une carte jouée, avec ses cibles. */
export function playText(play: Play, { name }: Hall): string {
  const card = names.cards[play.play].name;
  switch (play.play) {
    case 'racket':
      return `${card} : ${BOOTY[play.take]}, chez ${name(play.from)}`;
    case 'ambush':
      return play.ore === undefined ? card : `${card} : ${names.ores[play.ore]}`;
    case 'beer':
    case 'beers':
    case 'elbow':
      return `${card} : le dé ${de(name(play.die))}`;
    case 'my_turn':
      return `${card} : contre ${name(play.against)}`;
    default:
      return card;
  }
}

const PASSES: Readonly<Record<Pass, string>> = {
  pass: 'Passer',
  passUntilTurn: 'Passer jusqu’à mon prochain tour',
  passUntilCard: 'Passer tant que personne ne joue de carte',
};

/** Une réponse dans une fenêtre. */
export const reply = (choice: Pass | Play, scene: Hall): string =>
  typeof choice === 'string' ? PASSES[choice] : playText(choice, scene);
