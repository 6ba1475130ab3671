// Buying what an object lacks, selling what nobody needs, forging what can be forged.

import type { Choices } from '../answers.ts';
import { OBJECTS, type ObjectName, ORES, type Ore } from '../components.ts';
import { settings } from '../config.ts';
import { INGREDIENTS } from '../forge.ts';
import { COIN, gain, isLastTurn, missing, type Outlook, wants } from './outlook.ts';

const priceOf = (ore: Ore): number => ORES[ore].price ?? 0;

/** An object within reach: what to buy for it, at what cost, for how many points. */
interface Plan {
  object: ObjectName;
  buy: Ore[];
  cost: number;
  points: number;
}

/** The object most worth buying ore for, if coins and spare ore can pay for it. */
function bestPlan(outlook: Outlook): Plan | undefined {
  const { view, own } = outlook;
  const stock = [...view.ores, ...own.bought];
  let best: Plan | undefined;
  for (const object of view.shop) {
    if (!wants(outlook, object)) continue;
    const buy = missing(stock, object);
    if (buy.length === 0 || !areOnTheStall(buy, view.forSale)) continue;
    const cost = buy.reduce((sum, ore) => sum + priceOf(ore), 0);
    const bought = buy.reduce((sum, ore) => sum + ORES[ore].prestige, 0);
    const points = gain(object) + bought - cost * COIN;
    const means = own.coins + spareValue(outlook, object);
    if (cost <= means && points > 1 && points > (best?.points ?? 0))
      best = { object, buy, cost, points };
  }
  return best;
}

function areOnTheStall(wanted: readonly Ore[], forSale: readonly Ore[]): boolean {
  const left = [...forSale];
  return wanted.every((ore) => {
    const found = left.indexOf(ore);
    if (found >= 0) left.splice(found, 1);
    return found >= 0;
  });
}

/** Sellable ore in hand that neither this object nor one that is complete already needs. */
function spare(outlook: Outlook, object?: ObjectName): Ore[] {
  const { ores, shop } = outlook.view;
  const left: Ore[] = [...ores];
  const keep = object ? [...INGREDIENTS[object]] : [];
  for (const other of shop)
    if (wants(outlook, other) && missing(ores, other).length === 0)
      keep.push(...INGREDIENTS[other]);
  for (const ore of keep) {
    const found = left.indexOf(ore);
    if (found >= 0) left.splice(found, 1);
  }
  return left.filter((ore) => ORES[ore].price !== null);
}

const spareValue = (outlook: Outlook, object: ObjectName): number =>
  spare(outlook, object).reduce((sum, ore) => sum + priceOf(ore), 0);

/** What to do at the stall. */
export function trade(outlook: Outlook): Choices['merchant'] {
  const { own, style } = outlook;
  if (own.angry || style.sells === 'nothing') return 'done';
  if (style.sells === 'all') return sellDearest(outlook) ?? 'done';
  const plan = bestPlan(outlook);
  const [next] = plan?.buy ?? [];
  if (plan && next) {
    const sale = plan.cost > own.coins ? cheapest(spare(outlook, plan.object)) : undefined;
    return sale ? { sell: sale } : { buy: next };
  }
  if (isLastTurn(outlook)) return lastDeals(outlook);
  return style.stake === 'none' || !stocksUp(outlook) ? 'done' : { bread: 1 };
}

/** A brawler keeps four loaves, others one, and never for the last coin. */
function stocksUp({ own, style }: Outlook): boolean {
  const loaves = own.bread + own.doggy;
  return style.stake === 'much' ? loaves < 4 && own.coins > 1 : loaves < 1 && own.coins > 4;
}

function sellDearest({ view }: Outlook): { sell: Ore } | undefined {
  const dearest = view.ores
    .filter((ore) => priceOf(ore) * COIN > ORES[ore].prestige - 0.1 && priceOf(ore) > 0)
    .sort((a, b) => priceOf(b) - priceOf(a))[0];
  return dearest && { sell: dearest };
}

const cheapest = (ores: readonly Ore[]): Ore | undefined =>
  [...ores].sort((a, b) => value(a) - value(b))[0];

const value = (ore: Ore): number => ORES[ore].prestige * 2 + priceOf(ore) / 10;

/** On the last day bread may make a baker, and ore nobody will forge is worth more in coins. */
function lastDeals(outlook: Outlook): Choices['merchant'] {
  const { view, own } = outlook;
  const loaves = own.bread + own.doggy;
  const short = 6 - loaves;
  if (view.missions.includes('baker') && short > 0 && short <= own.coins && short < 7)
    return { bread: short };
  const sale = spare(outlook).find((ore) => priceOf(ore) * COIN > ORES[ore].prestige);
  return sale && view.ores.length > 3 ? { sell: sale } : 'done';
}

/** What to do at the forge: the object that gains most, else perhaps other objects to choose from. */
export function smith(outlook: Outlook): Choices['forge'] {
  const { view, own } = outlook;
  const craft = view.shop
    .filter((object) => wants(outlook, object) && missing(view.ores, object).length === 0)
    .sort((a, b) => gain(b) - gain(a))[0];
  if (craft) return { craft };
  const hopeless = leastPromising(outlook);
  const mayRenew =
    view.renewals < settings(view).renewMaxPerTurn && outlook.style.forge !== 'never';
  const rich = own.coins > (isLastTurn(outlook) ? 1 : 2) && view.ores.length > 2;
  return mayRenew && rich && hopeless ? { renew: hopeless } : 'done';
}

/** The displayed object that lacks most, if any lacks at least two cards. */
export function leastPromising(
  outlook: Outlook,
  chosen: readonly ObjectName[] = [],
): ObjectName | undefined {
  const { view } = outlook;
  const left = view.shop.filter((object) => !chosen.includes(object));
  const lack = (object: ObjectName): number =>
    wants(outlook, object) ? missing(view.ores, object).length : 9;
  return left
    .filter((object) => lack(object) > 1)
    .sort((a, b) => lack(b) - lack(a) || OBJECTS[a].prestige - OBJECTS[b].prestige)[0];
}
