import { at } from '@meadhall/kernel';
import {
  type ArmyCard,
  CARDS,
  type CardId,
  CLASSES,
  type Class,
  type HeroName,
  heroNamed,
  YLUD_POINTS,
} from '@meadhall/nidavellir';
import { CALLED, cardName, heroTitle, type Names } from '@meadhall/nidavellir-words';
import { Card, Emblem, type IconName, type Tone } from '@meadhall/table-ui';
import { capital } from '@meadhall/words';
import { useTable } from '../table.tsx';

/** The class of a Dwarf card; a Royal Offering has none. */
function classOf(card: CardId): Class | null {
  const { column } = at(CARDS, card);
  return column === null ? null : at(CLASSES, column);
}

/** What the ranks of a card show; those of Hunters and Blacksmiths are blank. (NID-1.3) */
export function rankFaces(card: ArmyCard, column?: Class): (number | null)[] {
  if (typeof card === 'number') {
    const name = classOf(card);
    const { ranks, points } = at(CARDS, card);
    return name === null ? [] : faces(ranks, points, name);
  }
  const { column: own, ranks, points } = heroNamed(card);
  if (own) return faces(ranks, points, own);
  if (card === 'ylud' && column) return faces(ranks, YLUD_POINTS[column], column);
  return Array.from({ length: ranks }, () => null);
}

const faces = (ranks: number, points: number, column: Class): (number | null)[] =>
  Array.from({ length: ranks }, (_, i) =>
    column === 'hunter' || column === 'blacksmith' ? null : i === 0 ? points : 0,
  );

export function toneOf(card: ArmyCard, column?: Class): Tone {
  if (typeof card === 'number') return classOf(card) ?? 'gold';
  const { column: own, brother } = heroNamed(card);
  return own ?? column ?? (brother ? 'bronze' : 'silver');
}

export function iconOf(card: ArmyCard): IconName {
  if (typeof card === 'string') return `nidavellir/${card}`;
  return `nidavellir/${classOf(card) ?? 'offering'}`;
}

/** Brothers are brothers: their first name will do where room is dear. */
export const shortName = (hero: HeroName): string => CALLED[hero].replace(/^Dwerg /, '');

/** A card or hero by its full name. */
export const nameOf = (names: Names, card: ArmyCard): string =>
  typeof card === 'number' ? capital(cardName(names, card)) : heroTitle(names, card);

/** A card of a tavern. */
export function DwarfCard({ card }: { card: CardId }) {
  const { names } = useTable();
  const name = classOf(card);
  const { raises } = at(CARDS, card);
  return (
    <Card
      label={nameOf(names, card)}
      title={name ? capital(names.classes[name].one) : names.offering}
      icon={iconOf(card)}
      tone={toneOf(card)}
      ranks={rankFaces(card).map((points) => points ?? '')}
      {...(name ? {} : { corner: `+${raises}`, frame: 'gold' })}
    />
  );
}

/** A hero in the hall. */
export function HeroCard({ hero }: { hero: HeroName }) {
  const { names } = useTable();
  const { column, ranks, points, raises } = heroNamed(hero);
  const figure = raises ? `+${raises}` : !column && points > 0 ? points : undefined;
  return (
    <Card
      label={nameOf(names, hero)}
      title={shortName(hero)}
      icon={iconOf(hero)}
      tone={toneOf(hero)}
      ranks={column ? rankFaces(hero).map((it) => it ?? '') : Array(ranks).fill('')}
      frame={column ? 'bronze' : 'gold'}
      {...(figure === undefined ? {} : { corner: figure })}
    />
  );
}

/** A hero as a medallion; a class hero wears a shield, a brother a hexagon. */
export function Medallion({ hero }: { hero: HeroName }) {
  const { column, brother } = heroNamed(hero);
  const shape = column ? 'shield' : brother ? 'hex' : 'round';
  return <Emblem icon={iconOf(hero)} tone={toneOf(hero)} shape={shape} />;
}
