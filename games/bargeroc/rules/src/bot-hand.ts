// What ore in hand will have become worth by the end of the game.
import { OBJECT_NAMES, OBJECTS, type ObjectName, ORE_NAMES, ORES, type Ore } from './components.ts';
import { each } from './each.ts';
import { INGREDIENTS } from './forge.ts';

/** Points a card earns in an object, all recipes considered; found by letting bots play. */
const FORGED: Readonly<Record<Ore, number>> = {
  coal: 0.7,
  copper: 1.6,
  iron: 2.3,
  silver: 2.1,
  onyx: 2.4,
  gold: 3,
  ruby: 3,
  moonstone: 2.5,
  orichalcum: 3.2,
};

/** How likely a card still finds its object, by turns to come; afterwards it is what it is. */
const LIKELY = [0, 0.8, 0.88, 0.92, 0.95] as const;
/** Before the mine, at the forge, or on the way to another turn. */
export type Stage = 'digs' | 'forges' | 'away';
/** How sure an object is to be forged that lacks nothing, a card, two cards. */
const SURE: Readonly<Record<Stage, readonly [number, number, number]>> = {
  digs: [0.97, 0.3, 0.06],
  forges: [0.97, 0.2, 0.05],
  away: [0.85, 0.2, 0.05],
};

type Counts = Record<Ore, number>;

/** The ingredients of an object, by name and number. */
const RECIPES: Readonly<Record<ObjectName, readonly (readonly [Ore, number])[]>> = each(
  OBJECT_NAMES,
  (object) =>
    ORE_NAMES.map(
      (ore) => [ore, INGREDIENTS[object].filter((it) => it === ore).length] as const,
    ).filter(([, count]) => count > 0),
);

/** What one card is worth beside the objects on display. */
export const keptFor = (ore: Ore, turns: number): number => {
  const { prestige } = ORES[ore];
  const likely = LIKELY[Math.min(LIKELY.length - 1, Math.ceil(turns))] as number;
  return prestige + likely * (FORGED[ore] - prestige);
};

/** Points a hand stands for: what it can forge from the display, what it nearly can, and the rest. */
export function handWorth(
  ores: readonly Ore[],
  shop: readonly ObjectName[],
  turns: number,
  stage: Stage,
): number {
  const counts = none();
  for (let i = 0; i < ores.length; i++) counts[ores[i] as Ore]++;
  let points = 0;
  if (turns > 0 || stage !== 'away') {
    const [sure] = SURE[stage];
    for (let forged = 0; forged < 3; forged++) {
      const object = bestWithin(counts, shop, turns, sure);
      if (object === null) break;
      for (const [ore, count] of RECIPES[object]) counts[ore] -= count;
      points += sure * OBJECTS[object].prestige;
    }
    points += nearly(counts, shop, turns, SURE[stage]);
  }
  for (const ore of ORE_NAMES) if (counts[ore] > 0) points += counts[ore] * keptFor(ore, turns);
  return points;
}

const none = (): Counts => ({
  coal: 0,
  copper: 0,
  iron: 0,
  silver: 0,
  onyx: 0,
  gold: 0,
  ruby: 0,
  moonstone: 0,
  orichalcum: 0,
});

/** The displayed object whose forging gains most over keeping the cards. */
function bestWithin(
  counts: Counts,
  shop: readonly ObjectName[],
  turns: number,
  sure: number,
): ObjectName | null {
  let best: ObjectName | null = null;
  let most = 0;
  for (let i = 0; i < shop.length; i++) {
    const object = shop[i] as ObjectName;
    const surplus = surplusOf(counts, object, turns, sure);
    if (surplus > most && lacks(counts, object) === 0) {
      most = surplus;
      best = object;
    }
  }
  return best;
}

/** What forging adds to the worth of the cards used up. */
function surplusOf(counts: Counts, object: ObjectName, turns: number, sure: number): number {
  let surplus = sure * OBJECTS[object].prestige;
  for (const [ore, count] of RECIPES[object])
    surplus -= Math.min(count, counts[ore]) * keptFor(ore, turns);
  return surplus;
}

function lacks(counts: Counts, object: ObjectName): number {
  let lacking = 0;
  for (const [ore, count] of RECIPES[object]) lacking += Math.max(0, count - counts[ore]);
  return lacking;
}

/** The best chance that a card to come completes an object. */
function nearly(
  counts: Counts,
  shop: readonly ObjectName[],
  turns: number,
  chances: readonly number[],
): number {
  let best = 0;
  for (let i = 0; i < shop.length; i++) {
    const object = shop[i] as ObjectName;
    const lacking = lacks(counts, object);
    const chance = chances[lacking];
    if (lacking === 0 || chance === undefined) continue;
    const value = chance * surplusOf(counts, object, turns, 1);
    if (value > best) best = value;
  }
  return best;
}
