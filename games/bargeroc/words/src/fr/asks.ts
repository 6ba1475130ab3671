import type { Bargeroc } from '@meadhall/bargeroc';
import type { Words } from '@meadhall/words';
import { answered, frameOf, type Hall } from '../reading.ts';
import { names } from './names.ts';
import { de, playText, reply } from './plays.ts';

export const ask: Words<Bargeroc>['ask'] = {
  merchant: (seat, { name }) =>
    `${name(seat)} est chez le marchand : vendre, acheter, ou filer à la mine`,
  price: (seat, { name, view: { deal } }) =>
    deal
      ? `${name(seat)}, un mot sur le prix ? ${name(deal.seat)} ${deal.kind === 'sell' ? 'vend' : 'achète'} : ${names.ores[deal.ore]}, ${deal.price}`
      : `${name(seat)}, un mot sur le prix ?`,
  forcedSale: (seat, { name }) =>
    `${name(seat)} ne peut pas encore payer et doit vendre du minerai`,
  mine: (seat, { name, view: { cart } }) =>
    `${name(seat)} a ${cart.length > 1 ? `${cart.length} minerais` : 'un minerai'} dans le wagonnet : creuser encore, ou remonter ?`,
  save: (seat, { name }) => `Le plafond s’effondre ! Que sauve ${name(seat)} ?`,
  haul: (seat, { name, view: { active } }) =>
    `${name(seat)}, une embuscade à la sortie de la mine ${de(name(active))} ?`,
  theft: (seat, { name, view: { loot } }) =>
    loot
      ? `${name(seat)}, une embuscade sur le butin (${names.ores[loot.ore]}) avant ${name(loot.to)} ?`
      : `${name(seat)}, une embuscade sur le butin ?`,
  forge: (seat, { name }) =>
    `${name(seat)} est à la forge : fabriquer, renouveler la boutique, ou aller boire`,
  renew: (seat, { name, view }) =>
    `${name(seat)} renouvelle la boutique (${frameOf(view, 'renew')?.chosen.length ?? 0}) : encore un objet, en dessous ?`,
  tavern: (seat, { name }) => `Ce soir, contre qui se bat ${name(seat)} ?`,
  bet: (seat, { name }) => `Combien de pains mise ${name(seat)} ?`,
  roll: (seat, scene) => `${scene.name(seat)}, une chope, un coup de coude ? ${scores(scene)}`,
  spoils: (seat, { name, view }) => {
    const frame = frameOf(view, 'spoils');
    return `${name(seat)} l’emporte${frame ? ` sur ${name(frame.from)}` : ''} : quel butin ?`;
  },
  afterBrawl: (seat, { name }) => `${name(seat)}, à ton tour de cogner ?`,
  counter: (seat, scene) => {
    const link = answered(scene.view);
    const what = link ? ` ${scene.name(link.by)} joue ${playText(link.play, scene)}` : '';
    return `${scene.name(seat)}, dans ses rêves ?${what}`;
  },
  discard: (seat, { name, view }) =>
    frameOf(view, 'discard')?.because === 'drought'
      ? `Sécheresse : ${name(seat)} défausse une carte Taverne`
      : `${name(seat)} a trop de cartes Taverne en main : il faut en défausser une`,
};

function scores({ view: { brawl }, name }: Hall): string {
  if (!brawl) return '';
  const { attacker, defender } = brawl;
  const side = ({ seat, die, mugs, bread, doggy }: typeof attacker): string =>
    `${name(seat)} ${face(die)}${mugs > 0 ? ` + ${mugs} de bière` : ''}${bread + doggy > 0 ? ` + ${loaves(bread + doggy)}` : ''}`;
  return `${side(attacker)}, ${side(defender)}`;
}

export const face = (die: number): string => (die === 6 ? 'KO' : String(die));

const loaves = (n: number): string => `${n} ${n > 1 ? 'pains' : 'pain'}`;

export const option: Words<Bargeroc>['option'] = {
  merchant: (choice, scene) => {
    if (choice === 'done') return 'Filer à la mine';
    if ('sell' in choice) return `Vendre : ${names.ores[choice.sell]}`;
    if ('buy' in choice) return `Acheter : ${names.ores[choice.buy]}`;
    if ('bread' in choice) return `Acheter ${loaves(choice.bread)}`;
    return playText(choice, scene);
  },
  price: reply,
  forcedSale: (choice, scene) =>
    'sell' in choice ? `Vendre : ${names.ores[choice.sell]}` : playText(choice, scene),
  mine: (choice, scene) => {
    if (choice === 'dig') return 'Creuser encore';
    return choice === 'up' ? 'Remonter au jour' : playText(choice, scene);
  },
  save: (choice, scene) =>
    'save' in choice ? `Sauver : ${names.ores[choice.save]}` : playText(choice, scene),
  haul: reply,
  theft: reply,
  forge: (choice, scene) => {
    if (choice === 'done') return 'Direction la taverne';
    if ('craft' in choice) return `Fabriquer : ${names.objects[choice.craft]}`;
    if ('renew' in choice) return `Renvoyer : ${names.objects[choice.renew]}`;
    return playText(choice, scene);
  },
  renew: (choice, scene) => {
    if (choice === 'enough') return 'C’est assez : payer et regarnir';
    return 'renew' in choice
      ? `En dessous : ${names.objects[choice.renew]}`
      : playText(choice, scene);
  },
  tavern: (choice, scene) =>
    'brawl' in choice ? `Se battre contre ${scene.name(choice.brawl)}` : playText(choice, scene),
  bet: (choice, scene) => {
    if (!('bet' in choice)) return playText(choice, scene);
    return choice.bet === 0 ? 'Pas de pain' : `Miser ${loaves(choice.bet)}`;
  },
  roll: reply,
  spoils: (choice, scene) => {
    if ('play' in choice) return playText(choice, scene);
    if ('ore' in choice) return `Prendre : ${names.ores[choice.ore]}`;
    return choice.take === 'coins' ? 'Prendre des pièces' : 'Prendre du pain';
  },
  afterBrawl: reply,
  counter: reply,
  discard: (choice, scene) =>
    'discard' in choice
      ? `Défausser : ${names.cards[choice.discard].name}`
      : playText(choice, scene),
};
