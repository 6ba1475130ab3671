import {
  type ArmName,
  type Asgard,
  type BoardTile,
  boardTile,
  COLOURS,
  type Colour,
  GODS,
  type GodName,
  isWeapon,
  RECRUITS,
  type Recruit,
  SIDES,
  type Side,
  TEMPLES,
  type TempleName,
  type View,
  WEAPONS,
} from '@meadhall/asgard';
import type { nouns } from '@meadhall/asgard-words';
import type { Seat } from '@meadhall/kernel';
import { type Piece, seatSign, type Tone } from '@meadhall/table-ui';
import type { Scene, Words } from '@meadhall/words';
import type { Places } from './names.ts';

/** What a piece needs to know to be named. */
export interface Said {
  p: Places;
  /** What the game's own words call its pieces. */
  n: (typeof nouns)['fr'];
  option: Words<Asgard>['option'];
  scene: Scene<Asgard>;
}

const STONE_TONES: Readonly<Record<Colour, Tone>> = {
  pink: 'seat4',
  yellow: 'gold',
  red: 'blood',
  blue: 'sea',
  green: 'forest',
  black: 'shadow',
  white: 'silver',
};
export const RECRUIT_TONES: Readonly<Record<Recruit, Tone>> = {
  white: 'bone',
  orange: 'ale',
  giant: 'teal',
};
export const SIDE_TONES: Readonly<Record<Side, Tone>> = { light: 'gold', darkness: 'shadow' };

/** Gods wear the colour of their Rune Stones, those without one the colour of their side. */
const godTone = (god: GodName): Tone => {
  const { rune, side } = GODS[god];
  return rune ? STONE_TONES[rune] : side === 'light' ? 'amber' : 'violet';
};

export const godName = ({ option, scene }: Said, god: GodName): string =>
  option.chooseGods(god, scene, 0);

export const godPiece = (id: string, god: GodName, said: Said, face?: string): Piece => ({
  id,
  kind: 'card',
  label: face === undefined ? godName(said, god) : said.p.godTile(godName(said, god), face),
  title: godName(said, god),
  icon: `asgard/${god}`,
  tone: godTone(god),
  ...(face !== undefined && { face }),
});

/** A place for a disc: whoever stands there, or an open ring. */
export const discPiece = (
  id: string,
  label: string,
  icon: string,
  seat: Seat | null,
  said: Said,
): Piece => ({
  id,
  kind: 'token',
  label: `${label} (${seat === null ? said.p.free : said.scene.name(seat)})`,
  icon: seat === null ? icon : seatSign(seat).icon,
  tone: seat === null ? 'iron' : seatSign(seat).tone,
});

/** What lies on a side of a World. */
export function tilePiece(id: string, tile: BoardTile, label: string, said: Said): Piece {
  const { god, side, value, population } = boardTile(tile);
  if (god !== null) return { ...godPiece(id, god, said, String(value)), label };
  return {
    id,
    kind: 'card',
    label,
    title: said.n.side[side],
    face: String(value),
    icon: 'asgard/population',
    tone: SIDE_TONES[side],
    ...(population === null && { down: true }),
  };
}

export function armPiece(arm: ArmName, said: Said): Piece {
  const weapon = isWeapon(arm);
  return {
    id: `arm:${arm}`,
    kind: 'card',
    label: said.option.takeArm(arm, said.scene, 0),
    title: weapon ? said.p.weapons : said.p.spells,
    icon: weapon ? 'asgard/weapon' : 'asgard/spell',
    tone: weapon ? 'iron' : 'violet',
    help: said.option.takeArm(arm, said.scene, 0),
    ...(weapon && { face: String(WEAPONS[arm]) }),
  };
}

/**
 * Stones, Recruits and Seals, in the supply or before somebody. What has run out in the supply can still be asked for:
 * somebody else has to give it. (ASG-3)
 */
export function holdingPieces(where: string, held: View['supply'], { n }: Said): Piece[] {
  const counted = (
    id: string,
    kind: Piece['kind'],
    label: string,
    count: number,
    tone: Tone,
    icon?: string,
  ): Piece[] =>
    count === 0 && where !== 'supply'
      ? []
      : [
          {
            id: `${where}:${id}`,
            kind,
            label,
            face: String(count),
            tone,
            ...(icon && { icon }),
          },
        ];
  return [
    ...COLOURS.flatMap((colour) =>
      counted(
        `stone:${colour}`,
        'gem',
        n.stones(colour, held.stones[colour]),
        held.stones[colour],
        STONE_TONES[colour],
      ),
    ),
    ...RECRUITS.flatMap((type) =>
      counted(
        `recruit:${type}`,
        'token',
        n.recruits(type, held.recruits[type]),
        held.recruits[type],
        RECRUIT_TONES[type],
        `asgard/${type}`,
      ),
    ),
    ...SIDES.flatMap((side) =>
      counted(
        `seal:${side}`,
        'token',
        n.seals(side, held.seals[side]),
        held.seals[side],
        SIDE_TONES[side],
        `asgard/${side}`,
      ),
    ),
  ];
}

/** A Temple and what it costs. */
export function templeName(temple: TempleName, { n }: Said): string {
  const facts = TEMPLES[temple];
  const price = (Object.entries(facts.cost) as [Colour, number][]).map(([colour, count]) =>
    n.stones(colour, count),
  );
  if ('oneMore' in facts) price.push(n.otherStone);
  return `${n.temple(facts.value)}${n.colon} ${price.join(', ')}`;
}
