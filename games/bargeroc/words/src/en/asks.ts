import type { Bargeroc } from '@meadhall/bargeroc';
import type { Words } from '@meadhall/words';
import { answered, frameOf, type Hall } from '../reading.ts';
import { names } from './names.ts';
import { playText, reply } from './plays.ts';

export const ask: Words<Bargeroc>['ask'] = {
  merchant: (seat, { name }) => `${name(seat)} is at the stall: sell, buy, or walk on to the mine`,
  price: (seat, { name, view: { deal } }) =>
    deal
      ? `${name(seat)}, meddle with the price? ${name(deal.seat)} ${deal.kind === 'sell' ? 'sells' : 'buys'} ${names.ores[deal.ore]} for ${deal.price}`
      : `${name(seat)}, meddle with the price?`,
  forcedSale: (seat, { name }) => `${name(seat)} cannot pay yet and must sell ore`,
  mine: (seat, { name, view: { cart } }) =>
    `${name(seat)} has ${cart.length} ore in the cart: dig on, or up?`,
  save: (seat, { name }) => `The roof comes down! What does ${name(seat)} save?`,
  haul: (seat, { name, view: { active } }) =>
    `${name(seat)}, ambush ${name(active)} on the way up?`,
  theft: (seat, { name, view: { loot } }) =>
    loot
      ? `${name(seat)}, ambush the stolen ${names.ores[loot.ore]} before ${name(loot.to)} has it?`
      : `${name(seat)}, ambush the stolen ore?`,
  forge: (seat, { name }) => `${name(seat)} is at the forge: craft, renew, or go for a drink`,
  renew: (seat, { name, view }) =>
    `${name(seat)} renews ${frameOf(view, 'renew')?.chosen.length ?? 0}: another one below it?`,
  tavern: (seat, { name }) => `Whom does ${name(seat)} pick a brawl with?`,
  bet: (seat, { name }) => `How much bread does ${name(seat)} put on the table?`,
  roll: (seat, scene) => `${scene.name(seat)}, a mug or an elbow? ${scores(scene)}`,
  spoils: (seat, { name, view }) => {
    const frame = frameOf(view, 'spoils');
    return `${name(seat)} has won${frame ? ` against ${name(frame.from)}` : ''}: what will it be?`;
  },
  afterBrawl: (seat, { name }) => `${name(seat)}, your turn to brawl?`,
  counter: (seat, scene) => {
    const link = answered(scene.view);
    const what = link ? ` ${scene.name(link.by)} plays ${playText(link.play, scene)}` : '';
    return `${scene.name(seat)}, in their dreams?${what}`;
  },
  discard: (seat, { name, view }) =>
    frameOf(view, 'discard')?.because === 'drought'
      ? `Drought: ${name(seat)} discards a tavern card`
      : `${name(seat)} holds too many tavern cards: one has to go`,
};

function scores({ view: { brawl }, name }: Hall): string {
  if (!brawl) return '';
  const { attacker, defender } = brawl;
  const side = ({ seat, die, mugs, bread, doggy }: typeof attacker): string =>
    `${name(seat)} ${face(die)}${mugs > 0 ? ` + ${mugs} beer` : ''}${bread + doggy > 0 ? ` + ${bread + doggy} bread` : ''}`;
  return `${side(attacker)}, ${side(defender)}`;
}

export const face = (die: number): string => (die === 6 ? 'KO' : String(die));

const loaves = (n: number): string => (n === 1 ? '1 loaf' : `${n} loaves`);

export const option: Words<Bargeroc>['option'] = {
  merchant: (choice, scene) => {
    if (choice === 'done') return 'Walk on to the mine';
    if ('sell' in choice) return `Sell ${names.ores[choice.sell]}`;
    if ('buy' in choice) return `Buy ${names.ores[choice.buy]}`;
    if ('bread' in choice) return `Buy ${loaves(choice.bread)}`;
    return playText(choice, scene);
  },
  price: reply,
  forcedSale: (choice, scene) =>
    'sell' in choice ? `Sell ${names.ores[choice.sell]}` : playText(choice, scene),
  mine: (choice, scene) => {
    if (choice === 'dig') return 'Dig on';
    return choice === 'up' ? 'Up to daylight' : playText(choice, scene);
  },
  save: (choice, scene) =>
    'save' in choice ? `Save the ${names.ores[choice.save]}` : playText(choice, scene),
  haul: reply,
  theft: reply,
  forge: (choice, scene) => {
    if (choice === 'done') return 'Off to the tavern';
    if ('craft' in choice) return `Craft: ${names.objects[choice.craft]}`;
    if ('renew' in choice) return `Renew: ${names.objects[choice.renew]}`;
    return playText(choice, scene);
  },
  renew: (choice, scene) => {
    if (choice === 'enough') return 'That is enough: pay and refill';
    return 'renew' in choice ? `Below it: ${names.objects[choice.renew]}` : playText(choice, scene);
  },
  tavern: (choice, scene) =>
    'brawl' in choice ? `Brawl with ${scene.name(choice.brawl)}` : playText(choice, scene),
  bet: (choice, scene) => {
    if (!('bet' in choice)) return playText(choice, scene);
    return choice.bet === 0 ? 'No bread' : `Stake ${loaves(choice.bet)}`;
  },
  roll: reply,
  spoils: (choice, scene) => {
    if ('play' in choice) return playText(choice, scene);
    if ('ore' in choice) return `Take the ${names.ores[choice.ore]}`;
    return choice.take === 'coins' ? 'Take coins' : 'Take bread';
  },
  afterBrawl: reply,
  counter: reply,
  discard: (choice, scene) =>
    'discard' in choice ? `Discard ${names.cards[choice.discard].name}` : playText(choice, scene),
};
