import {
  CARDS,
  type Card,
  type Category,
  INGREDIENTS,
  type Mission,
  OBJECTS,
  type ObjectName,
  ORES,
  type Ore,
} from '@meadhall/bargeroc';
import type { Names } from '@meadhall/bargeroc-words';
import type { Piece, Tone } from '@meadhall/table-ui';
import { capital } from '@meadhall/words';
import type { Places } from './names.ts';

export interface Said {
  n: Names;
  p: Places;
}

const ORE_TONES: Readonly<Record<Ore, Tone>> = {
  coal: 'shadow',
  copper: 'bronze',
  iron: 'iron',
  silver: 'silver',
  onyx: 'violet',
  gold: 'gold',
  ruby: 'blood',
  moonstone: 'sea',
  orichalcum: 'teal',
};
const CATEGORY_TONES: Readonly<Record<Category, Tone>> = {
  weapon: 'blood',
  armour: 'iron',
  tool: 'forest',
  jewel: 'gold',
};

/** How many there are of each, in the order of first appearance: alike things lie on one pile. */
function piled<K extends string>(things: readonly K[]): [K, number][] {
  const counts = new Map<K, number>();
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  return [...counts];
}

export const orePieces = (where: string, ores: readonly Ore[], { n, p }: Said): Piece[] =>
  piled(ores).map(([ore, count]) => {
    const { price, prestige } = ORES[ore];
    return {
      id: `${where}:${ore}`,
      kind: 'card',
      label: capital(n.ores[ore]),
      face: String(price ?? '–'),
      icon: `bargeroc/${ore}`,
      tone: ORE_TONES[ore],
      count,
      help: `${price === null ? p.unsellable : p.price(price)} · ${p.prestige(prestige)}`,
    };
  });

export const objectPieces = (
  where: string,
  objects: readonly ObjectName[],
  { n, p }: Said,
): Piece[] =>
  piled(objects).map(([object, count]) => {
    const facts = OBJECTS[object];
    const recipe = piled(INGREDIENTS[object])
      .map(([ore, many]) => (many > 1 ? `${many} ${n.ores[ore]}` : n.ores[ore]))
      .join(' + ');
    const power = 'power' in facts ? ` · ${n.powers[facts.power]}` : '';
    return {
      id: `${where}:${object}`,
      kind: 'card',
      label: n.objects[object],
      face: String(facts.prestige),
      icon: `bargeroc/${object}`,
      tone: CATEGORY_TONES[facts.category],
      count,
      help: `${capital(n.categories[facts.category])} · ${p.recipe(recipe)} · ${p.prestige(facts.prestige)}${power}`,
    };
  });

export const cardPieces = (where: string, cards: readonly Card[], { n }: Said): Piece[] =>
  piled(cards).map(([card, count]) => ({
    id: `${where}:${card}`,
    kind: 'card',
    label: n.cards[card].name,
    icon: `bargeroc/${card}`,
    tone: 'ale',
    count,
    help: n.cards[card].text,
    clause: CARDS[card].clause,
  }));

export const missionPiece = (mission: Mission, { n }: Said): Piece => ({
  id: `mission:${mission}`,
  kind: 'tile',
  label: n.missions[mission].name,
  icon: 'bargeroc/mission',
  tone: 'bone',
  help: n.missions[mission].text,
});
