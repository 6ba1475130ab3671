import {
  type ArmyCard,
  CARDS,
  type Card,
  type CardId,
  CLASSES,
  type Class,
  type Distinction,
  type HeroName,
  SPECIAL_BLACKSMITH,
} from '@meadhall/nidavellir';

/** What the heroes are called among friends, in every language. */
export const CALLED: Readonly<Record<HeroName, string>> = {
  kraal: 'Kraal',
  tarah: 'Tarah',
  aral: 'Aral',
  dagda: 'Dagda',
  aegur: 'Aëgur',
  bonfur: 'Bonfur',
  zoral: 'Zoral',
  lokdur: 'Lokdur',
  hourya: 'Hourya',
  idunn: 'Idunn',
  'dwerg-bergelmir': 'Dwerg Bergelmir',
  'dwerg-jungir': 'Dwerg Jungir',
  'dwerg-aesir': 'Dwerg Aësir',
  'dwerg-ymir': 'Dwerg Ymir',
  'dwerg-sigmir': 'Dwerg Sigmir',
  skaa: 'Skaa',
  astrid: 'Astrid',
  grid: 'Grid',
  uline: 'Uline',
  ylud: 'Ylud',
  thrud: 'Thrud',
};

/** The names of one language. Whatever is listed here can be told apart by its name alone. */
export interface Names {
  /** Of heroes who have one; the brothers are just brothers. */
  readonly epithets: Readonly<Partial<Record<HeroName, string>>>;
  readonly classes: Readonly<Record<Class, { one: string; many: string }>>;
  /** In the order of the taverns. */
  readonly taverns: readonly { full: string; short: string }[];
  readonly distinctions: Readonly<Record<Distinction, string>>;
  readonly offering: string;
  readonly specialBlacksmith: string;
}

/** A hero with all the honours: «Dagda the Explosive». */
export function heroTitle({ epithets }: Names, hero: HeroName): string {
  const epithet = epithets[hero];
  return epithet ? `${CALLED[hero]} ${epithet}` : CALLED[hero];
}

export const cardOf = (id: CardId): Card => CARDS[id] as Card;

/** The class of a Dwarf card; a Royal Offering has none. */
export function classOf(id: CardId): Class | null {
  const { column } = cardOf(id);
  return column === null ? null : (CLASSES[column] as Class);
}

/** A card of the taverns: «Warrior 6», «Hunter», «Royal Offering +3». */
export function cardName(names: Names, id: CardId): string {
  if (id === SPECIAL_BLACKSMITH) return names.specialBlacksmith;
  const { points, raises } = cardOf(id);
  const name = classOf(id);
  if (name === null) return `${names.offering} +${raises}`;
  return hasNumber(id) ? `${names.classes[name].one} ${points}` : names.classes[name].one;
}

/** A card as it stands in its column, where the class goes without saying: a number, a dot, a name. */
export function inColumn(names: Names, card: ArmyCard, ranks: number): string {
  const many = ranks > 1 ? `(${ranks})` : '';
  if (typeof card === 'string') return `${CALLED[card]}${many}`;
  if (card === SPECIAL_BLACKSMITH) return `${names.specialBlacksmith}${many}`;
  return hasNumber(card) ? String(cardOf(card).points) : '•';
}

// The ranks of Hunters and Blacksmiths show no number. (NID-1.3)
const hasNumber = (id: CardId): boolean => !['hunter', 'blacksmith'].includes(String(classOf(id)));
