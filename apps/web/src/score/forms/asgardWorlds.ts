// What lies in the Worlds of Ragnarök, as somebody taps it in and as the rules read it.
import {
  type ArmName,
  type BoardTile,
  boardTile,
  type GodName,
  POPULATIONS,
  type PopulationName,
  RECRUITS,
  SIDES,
  type Side,
  SLOTS,
  SPELLS,
  tableFor,
  WEAPONS,
  WORLD_NAMES,
  type WorldName,
} from '@meadhall/asgard';
import { listOf, numberOf, textOf, type Values } from '../form.ts';

/** A Population that lies face down: which one it is, is of no account. */
export const TURNED = 'turned';

export const tileIn = (values: Values, world: WorldName, side: Side): string =>
  textOf(values, `worlds.${world}.${side}`);

/** The god of a side; nobody: a Population, or nothing yet. */
export function godIn(values: Values, world: WorldName, side: Side): GodName | null {
  const tile = tileIn(values, world, side);
  return tile === '' || tile === TURNED ? null : boardTile(tile as BoardTile).god;
}

export const isSupported = (values: Values, god: GodName): boolean =>
  SLOTS.some((slot) => textOf(values, `gods.${god}.${slot}`) !== '');

/** The Worlds that have tiles with so many players. */
export const worldsFor = (players: number): WorldName[] =>
  WORLD_NAMES.filter((_, i) => !tableFor(players).emptyWorlds.includes(i));

export const populationsFor = (players: number, side: Side): PopulationName[] =>
  (Object.keys(POPULATIONS) as PopulationName[]).filter(
    (name) =>
      POPULATIONS[name].side === side && !tableFor(players).withoutPopulations.includes(name),
  );

/** A Weapon is known by its value, a Spell by its name. */
const armId = (arm: string): string =>
  Object.hasOwn(WEAPONS, arm) ? `weapon ${WEAPONS[arm as keyof typeof WEAPONS]}` : arm;
const ALL_ARMS = [...Object.keys(WEAPONS), ...Object.keys(SPELLS)] as ArmName[];
/** Every Weapon and Spell that can be told apart, and how many there are. */
export const ARMS: readonly { id: string; stock: number }[] = [...new Set(ALL_ARMS.map(armId))].map(
  (id) => ({ id, stock: ALL_ARMS.filter((arm) => armId(arm) === id).length }),
);

/** Hands out tiles that look alike, each once. */
function box<T extends string>(all: readonly T[], idOf: (it: T) => string) {
  const left = [...all];
  return (id: string): string => {
    const i = left.findIndex((it) => idOf(it) === id);
    return i < 0 ? id : (left.splice(i, 1)[0] ?? id);
  };
}

/** The Worlds as the rules read them: those where a god meets somebody. */
export function written(values: Values, players: number): object {
  const arm = box(ALL_ARMS, armId);
  const shown = worldsFor(players).flatMap((it) => SIDES.map((side) => tileIn(values, it, side)));
  const turned = Object.fromEntries(
    SIDES.map((side) => [
      side,
      box(
        populationsFor(players, side).filter((it) => !shown.includes(it)),
        () => TURNED,
      ),
    ]),
  ) as Record<Side, (id: string) => string>;
  const tile = (world: WorldName, side: Side): string => {
    const it = tileIn(values, world, side);
    return it === TURNED ? `${turned[side](TURNED)}*` : it;
  };
  const taking = worldsFor(players).filter(
    (world) =>
      SIDES.every((side) => tileIn(values, world, side) !== '') &&
      SIDES.some((side) => godIn(values, world, side) !== null),
  );
  return Object.fromEntries(
    taking.map((world) => {
      const path = `worlds.${world}`;
      const ancestral = textOf(values, `${path}.ancestral`);
      const perSide = <V>(of: (side: Side, god: GodName) => V) =>
        Object.fromEntries(
          SIDES.flatMap((side) => {
            const god = godIn(values, world, side);
            return god === null ? [] : [[side, of(side, god)]];
          }),
        );
      return [
        world,
        {
          light: tile(world, 'light'),
          darkness: tile(world, 'darkness'),
          recruits: perSide((side, god) =>
            god === 'fenrir'
              ? {}
              : Object.fromEntries(
                  RECRUITS.map((type) => [
                    type,
                    numberOf(values, `${path}.recruits.${side}.${type}`),
                  ]),
                ),
          ),
          under: perSide((side, god) =>
            isSupported(values, god) ? listOf(values, `${path}.under.${side}`).map(arm) : [],
          ),
          ...(ancestral !== '' && SIDES.some((side) => godIn(values, world, side) === null)
            ? { ancestral: Number(ancestral) }
            : {}),
        },
      ];
    }),
  );
}
