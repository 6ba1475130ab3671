// The table in lines of text; the words of a language are filled into one drawing.
import {
  INGREDIENTS,
  OBJECTS,
  type ObjectName,
  ORES,
  type Ore,
  type Play,
  type Seen,
} from '@meadhall/bargeroc';
import type { Seat } from '@meadhall/kernel';
import type { Names } from './names.ts';
import { type Hall, listed, recipe } from './reading.ts';

/** The words the drawing needs. */
export interface TableWords {
  names: Names;
  colon: string;
  round(round: number, rounds: number, active: string, pickaxe: string): string;
  forSale: string;
  soldToday: string;
  forge: string;
  missions: string;
  piles(ore: number, tavern: number, forge: number): string;
  points: string;
  coins(n: number): string;
  bread(n: number): string;
  ores(n: number): string;
  cards(n: number): string;
  bought: string;
  angry: string;
  quiet: string;
  champion: string;
  yourOres: string;
  yourCards: string;
  shown: string;
  cart: string;
  haul: string;
  deal: {
    sell(who: string, ore: string, price: number): string;
    buy(who: string, ore: string, price: number): string;
  };
  stolen(ore: string, to: string): string;
  brawl: string;
  die(face: number): string;
  played(who: string, card: string): string;
  play(play: Play, scene: Hall): string;
}

export function drawTable(scene: Hall, words: TableWords): string[] {
  const { view, viewer, name } = scene;
  const { names, colon } = words;
  const ore = (it: Ore): string => names.ores[it];
  const priced = (it: Ore): string => `${names.ores[it]} (${ORES[it].price ?? '–'})`;
  const lines = [
    words.round(view.round, view.rounds, name(view.active), name(view.pickaxe)),
    `${words.forSale}${colon}${listed(view.forSale, priced)}`,
  ];
  if (view.sold.length > 0) lines.push(`${words.soldToday}${colon}${listed(view.sold, priced)}`);
  lines.push(
    `${words.forge}${colon}${view.shop.map((it) => onDisplay(it, words)).join(' | ') || '–'}`,
  );
  if (view.missions.length > 0)
    lines.push(
      `${words.missions}${colon}${view.missions.map((it) => `${names.missions[it].name} (${names.missions[it].text})`).join(' | ')}`,
    );
  lines.push(words.piles(view.oreDeck, view.tavernDeck, view.forgeDeck));
  lines.push(...view.seats.map((player, seat) => dwarf(scene, words, player, seat)));
  lines.push(...underWay(scene, words, ore));
  if (viewer !== null) {
    lines.push(`${words.yourOres}${colon}${listed(view.ores, priced)}`);
    lines.push(
      `${words.yourCards}${colon}${listed(view.tavern, (card) => names.cards[card].name)}`,
    );
  }
  if (view.shown) lines.push(`${words.shown}${colon}${listed(view.shown, ore)}`);
  return lines;
}

function onDisplay(object: ObjectName, { names, points }: TableWords): string {
  const needed = recipe(INGREDIENTS[object], (ore) => names.ores[ore]);
  return `${names.objects[object]} [${needed} → ${OBJECTS[object].prestige} ${points}]`;
}

function dwarf({ view, name }: Hall, words: TableWords, player: Seen, seat: Seat): string {
  const { names, colon } = words;
  const facts = [
    words.coins(player.coins),
    words.bread(player.bread + player.doggy),
    words.ores(player.ores),
    words.cards(player.tavern),
  ];
  if (player.bought.length > 0)
    facts.push(`${words.bought}${colon}${listed(player.bought, (ore) => names.ores[ore])}`);
  if (player.angry) facts.push(words.angry);
  if (player.quiet !== null) facts.push(words.quiet);
  if (view.champion === seat) facts.push(words.champion);
  const objects = listed(player.objects, (object) => names.objects[object], '');
  return `${view.active === seat ? '▶' : ' '} ${name(seat)}${colon}${facts.join(', ')}${objects && ` — ${objects}`}`;
}

function underWay({ view, ...scene }: Hall, words: TableWords, ore: (it: Ore) => string): string[] {
  const { colon } = words;
  const { name } = scene;
  const { cart, haul, deal, loot, brawl, chain } = view;
  const lines: string[] = [];
  if (cart.length > 0) lines.push(`${words.cart}${colon}${listed(cart, ore)}`);
  if (haul.length > 0) lines.push(`${words.haul}${colon}${listed(haul, ore)}`);
  if (deal) lines.push(words.deal[deal.kind](name(deal.seat), ore(deal.ore), deal.price));
  if (loot) lines.push(words.stolen(ore(loot.ore), name(loot.to)));
  if (brawl) {
    const side = ({ seat, die, mugs, bread, doggy }: typeof brawl.attacker): string =>
      `${name(seat)} ${die > 0 ? words.die(die) : '?'}${mugs > 0 ? ` +${mugs}` : ''}, ${words.bread(bread + doggy)}`;
    lines.push(`${words.brawl}${colon}${side(brawl.attacker)} / ${side(brawl.defender)}`);
  }
  for (const { by, play } of chain)
    lines.push(words.played(name(by), words.play(play, { view, ...scene })));
  return lines;
}
