import {
  ANCESTRAL_WEAPONS,
  GOD_NAMES,
  GODS,
  type GodName,
  POPULATIONS,
  RECRUITS,
  SIDES,
  type Side,
  SLOTS,
  type SPELLS,
  type WorldName,
} from '@meadhall/asgard';
import { nouns } from '@meadhall/asgard-words';
import { capital, type Language } from '@meadhall/words';
import { type Entered, type Field, type Group, type OneField, textOf } from '../form.ts';
import { SCORE } from '../words.ts';
import { WORDS } from './asgardWords.ts';
import {
  ARMS,
  godIn,
  isSupported,
  populationsFor,
  TURNED,
  tileIn,
  worldsFor,
} from './asgardWorlds.ts';

const MOST_RECRUITS = 12;

/** What is asked about the table: who supports which god, and what lies in each World. */
export function groupsIn(language: Language): {
  supporters(entered: Entered, side: Side): Group;
  worldGroup(entered: Entered, world: WorldName): Group;
} {
  const words = WORDS[language];
  const n = nouns[language];

  const tileName = (tile: string): string => {
    if (tile === '') return words.nothing;
    if (tile === TURNED) return words.turned;
    const [god, value] = tile.split(':');
    if (value !== undefined) return `${n.god[god as GodName]} ${value}`;
    const name = tile as keyof typeof POPULATIONS;
    return `${n.population(POPULATIONS[name].value, n.side[POPULATIONS[name].side])}${n.colon}${n.bonus[name]}`;
  };

  /** Whatever may lie on a side: no tile can be in two Worlds. */
  const tiles = ({ shared, players }: Entered, world: WorldName, side: Side): OneField => {
    const elsewhere = worldsFor(players.length)
      .filter((it) => it !== world)
      .map((it) => tileIn(shared, it, side));
    const gods = GOD_NAMES.filter((god) => GODS[god].side === side).flatMap((god) =>
      [...new Set<number>(GODS[god].tiles)]
        .map((value) => `${god}:${value}`)
        .filter((tile) => {
          const copies = GODS[god].tiles.filter((it) => `${god}:${it}` === tile).length;
          return elsewhere.filter((it) => it === tile).length < copies;
        }),
    );
    const populations = populationsFor(players.length, side).filter(
      (it) => !elsewhere.includes(it),
    );
    return {
      kind: 'one',
      id: `worlds.${world}.${side}`,
      label: n.side[side],
      options: ['', ...gods, ...populations, TURNED].map((value) => ({
        value,
        label: tileName(value),
      })),
    };
  };

  const underGod = ({ shared }: Entered, world: WorldName, side: Side): Field[] => {
    const god = godIn(shared, world, side);
    if (god === null) return [];
    const path = `worlds.${world}`;
    const recruits = RECRUITS.map(
      (type): Field => ({
        kind: 'count',
        id: `${path}.recruits.${side}.${type}`,
        label: words.recruits(capital(n.recruits(type, 2).replace(/^\d+\s/, '')), n.side[side]),
        min: 0,
        max: MOST_RECRUITS,
        icon: `asgard/${type}`,
      }),
    );
    const under: Field = {
      kind: 'cards',
      id: `${path}.under.${side}`,
      label: words.under(n.side[side]),
      tone: side === 'light' ? 'gold' : 'violet',
      icon: `asgard/${side}`,
      faces: ARMS.map(({ id, stock }) => ({ id, stock, heap: id, ...armFace(id) })),
    };
    return [...(god === 'fenrir' ? [] : recruits), ...(isSupported(shared, god) ? [under] : [])];
  };

  const armFace = (id: string) => {
    const [, value] = id.split(' ');
    return value === undefined
      ? { label: n.spell[id as keyof typeof SPELLS], icon: 'asgard/spell' as const }
      : { label: n.weapon(Number(value)), face: value };
  };

  const ancestral = ({ shared, players }: Entered, world: WorldName): Field[] => {
    const alone = SIDES.filter((side) => godIn(shared, world, side) === null);
    const [side] = alone;
    if (alone.length !== 1 || side === undefined || tileIn(shared, world, side) === '') return [];
    const taken = worldsFor(players.length).filter(
      (it) => it !== world && godIn(shared, it, side) === null,
    );
    const free = ANCESTRAL_WEAPONS[side].filter(
      (value) => !taken.some((it) => textOf(shared, `worlds.${it}.ancestral`) === String(value)),
    );
    return [
      {
        kind: 'one',
        id: `worlds.${world}.ancestral`,
        label: words.ancestral,
        options: [
          { value: '', label: words.nothing },
          ...free.map((value) => ({ value: String(value), label: String(value) })),
        ],
      },
    ];
  };

  const worldGroup = (entered: Entered, world: WorldName): Group => {
    const [light = '', darkness = ''] = SIDES.map((side) => tileIn(entered.shared, world, side));
    const both = light !== '' && darkness !== '';
    const gods = SIDES.some((side) => godIn(entered.shared, world, side) !== null);
    return {
      title: n.world(Number(world.slice(1))),
      folded: true,
      note: both
        ? gods
          ? words.facing(tileName(light), tileName(darkness))
          : words.noWorld
        : light + darkness === ''
          ? words.noWorld
          : words.half,
      fields: [
        ...SIDES.map((side) => tiles(entered, world, side)),
        ...(both ? SIDES.flatMap((side) => underGod(entered, world, side)) : []),
        ...(both && gods ? ancestral(entered, world) : []),
      ],
    };
  };

  const supporters = ({ players }: Entered, side: Side): Group => ({
    title: words.support[side],
    folded: true,
    note: words.supportNote,
    fields: GOD_NAMES.filter((god) => GODS[god].side === side).flatMap((god) =>
      SLOTS.map(
        (slot): Field => ({
          kind: 'one',
          id: `gods.${god}.${slot}`,
          label: n.support(n.god[god], n.slot[slot]),
          options: [
            { value: '', label: words.nobody },
            ...players.map(({ name }, seat) => ({
              value: String(seat),
              label: name || SCORE[language].player(seat + 1),
            })),
          ],
        }),
      ),
    ),
  });

  return { supporters, worldGroup };
}
