// The nouns of the game: each language has its own, sentences and the table use them.
import {
  type ActionPlace,
  type ArmKind,
  type ArmName,
  ASGARD_TILES,
  type AsgardTileName,
  type BoardTile,
  boardTile,
  type Choices,
  type Colour,
  type Commitment,
  discCost,
  GODS,
  type GodName,
  type Group,
  type PaymentName,
  type Piece,
  POPULATIONS,
  type PopulationName,
  type PowerTileName,
  paymentNamed,
  RECRUITS,
  type Recruit,
  type RetrievePlace,
  type RowTile,
  SIDES,
  type Side,
  type Slot,
  type SPELLS,
  type Space,
  spaceNamed,
  TEMPLES,
  type TempleName,
  type View,
  WEAPONS,
} from '@meadhall/asgard';
import type { Seat } from '@meadhall/kernel';

/** What a language has to name. */
export interface Nouns {
  god: Record<GodName, string>;
  side: Record<Side, string>;
  slot: Record<Slot, string>;
  /** A Rune Stone of a colour, with its number: «2 pink stones». */
  stones(colour: Colour, count: number): string;
  recruits(type: Recruit, count: number): string;
  seals(side: Side, count: number): string;
  world(number: number): string;
  lower(side: Side): string;
  /** A side of a World: «World 3, Darkness». */
  worldSide(world: string, side: string): string;
  population(value: number, side: string): string;
  turned(side: string): string;
  bonus: Record<PopulationName, string>;
  weapon(value: number): string;
  spell: Record<keyof typeof SPELLS, string>;
  armKind: Record<ArmKind, string>;
  temple(value: number): string;
  asgardTile: Record<AsgardTileName, string>;
  powerTile: Record<PowerTileName, string>;
  faceDown: string;
  request(god: string, slot: string | null): string;
  templeSlot(god: string): string;
  support(god: string, slot: string): string;
  asgardArea: string;
  oneDisc: string;
  allDiscs: string;
  victory(world: string): string;
  centre: string;
  withStone(stone: string): string;
  /** The free stone of a value-7 Temple. */
  otherStone: string;
  /** The price of a disc that costs nothing. */
  free: string;
  and: string;
  /** With the space its language puts before it. */
  colon: string;
  nothing: string;
}

export type Terms = ReturnType<typeof terms>;

/** The nouns of a language, applied to the ids of the game. */
export function terms(nouns: Nouns) {
  const join = (parts: readonly string[]): string =>
    parts.length < 2
      ? (parts[0] ?? nouns.nothing)
      : `${parts.slice(0, -1).join(', ')} ${nouns.and} ${parts[parts.length - 1]}`;

  const world = (index: number): string => nouns.world(index + 1);

  const space = (name: Space): string => {
    const { world: index, side } = spaceNamed(name);
    return index < 0 ? nouns.lower(side) : nouns.worldSide(world(index), nouns.side[side]);
  };

  const tile = (name: BoardTile): string => {
    const { god, side, value, population } = boardTile(name);
    if (god !== null) return `${nouns.god[god]} ${value}`;
    return population === null
      ? nouns.turned(nouns.side[side])
      : nouns.population(value, nouns.side[side]);
  };

  const arm = (name: ArmName): string =>
    name in WEAPONS
      ? nouns.weapon(WEAPONS[name as keyof typeof WEAPONS])
      : nouns.spell[name as keyof typeof SPELLS];

  const place = (name: ActionPlace | Choices['placeDisc'] | RetrievePlace): string => {
    if (name === 'asgard.one') return `${nouns.asgardArea}, ${nouns.oneDisc}`;
    if (name === 'asgard.all') return `${nouns.asgardArea}, ${nouns.allDiscs}`;
    if (name === 'centre') return nouns.centre;
    const [first = '', kind, slot] = name.split('.');
    if (kind === 'victory') return nouns.victory(world(Number(first.slice(1)) - 1));
    const god = nouns.god[first as GodName];
    if (kind === 'temple') return nouns.templeSlot(god);
    if (kind === 'asgard') return `${god} → ${nouns.asgardArea}`;
    if (kind === 'support') return nouns.support(god, nouns.slot[slot as Slot]);
    const lone = GODS[first as GodName].rune === null;
    return nouns.request(god, lone ? null : nouns.slot[slot as Slot]);
  };

  const temple = (name: TempleName): string => {
    const { value, cost } = TEMPLES[name];
    const stones = Object.entries(cost) as [Colour, number][];
    const price = stones.map(([colour, count]) => nouns.stones(colour, count));
    if ('oneMore' in TEMPLES[name]) price.push(nouns.otherStone);
    return `${nouns.temple(value)} (${join(price)})`;
  };

  const tileAt = (view: View, name: Space): string => {
    const { world: index, side } = spaceNamed(name);
    const there = index < 0 ? view.lower[side] : (view.worlds[index]?.[side] ?? null);
    return there === null ? space(name) : `${tile(there)} (${space(name)})`;
  };

  const price = (seals: Readonly<Record<Side, number>>): string =>
    join(SIDES.filter((side) => seals[side] > 0).map((side) => nouns.seals(side, seals[side])));

  return {
    ...nouns,
    join,
    price,
    /** What the disc on offer costs. */
    discPrice({ agenda, seats }: View, seat: Seat): string {
      const frame = agenda.at(-1);
      return frame?.do === 'takeDisc' && frame.free ? nouns.free : price(discCost({ seats }, seat));
    },
    tileAt,
    worldAt: world,
    space,
    tile,
    arm,
    place,
    templeTile: temple,
    bonusOf: (name: PopulationName): string =>
      `${nouns.population(POPULATIONS[name].value, nouns.side[POPULATIONS[name].side])} — ${nouns.bonus[name]}`,
    payment(name: PaymentName): string {
      const { temple: built } = paymentNamed(name);
      const free = name === built ? null : (name.slice(built.length + 1) as Colour);
      return free ? `${temple(built)} ${nouns.withStone(nouns.stones(free, 1))}` : temple(built);
    },
    piece(piece: Piece): string {
      if (piece.kind === 'stones') return nouns.stones(piece.what, 1);
      if (piece.kind === 'seals') return nouns.seals(piece.what, 1);
      return nouns.recruits(piece.what, 1);
    },
    /** A space and what one gets for the Population there. */
    populationAt(view: View, name: Space): string {
      const { world: index, side } = spaceNamed(name);
      const there = index < 0 ? view.lower[side] : (view.worlds[index]?.[side] ?? null);
      const face = there === null ? null : boardTile(there).population;
      return face === null ? tileAt(view, name) : `${tileAt(view, name)} — ${nouns.bonus[face]}`;
    },
    /** What is sent into a battle; `none` if nothing is. */
    commitment({ recruits = {}, power = [], bonus = [] }: Commitment, none: string): string {
      const parts = [
        ...RECRUITS.filter((type) => recruits[type]).map((type) =>
          nouns.recruits(type, recruits[type] ?? 0),
        ),
        ...power.map((name) => nouns.powerTile[name]),
        ...bonus.map((name) => nouns.bonus[name]),
      ];
      return parts.length > 0 ? join(parts) : none;
    },
    group: (group: Group): string =>
      join(
        RECRUITS.filter((type) => (group[type] ?? 0) > 0).map((type) =>
          nouns.recruits(type, group[type] ?? 0),
        ),
      ),
    several(types: readonly Recruit[]): string {
      const counts: Partial<Record<Recruit, number>> = {};
      for (const type of types) counts[type] = (counts[type] ?? 0) + 1;
      return join(
        RECRUITS.filter((type) => counts[type]).map((type) =>
          nouns.recruits(type, counts[type] ?? 0),
        ),
      );
    },
    rowTile(name: RowTile): string {
      const face = name.replace('*', '') as AsgardTileName;
      return face in ASGARD_TILES && name === face ? nouns.asgardTile[face] : nouns.faceDown;
    },
  };
}
