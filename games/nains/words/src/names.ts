import {
  type ArmyCard,
  type CardId,
  type CognarName,
  type CommandCard,
  type CommonRune,
  DWARVES,
  type Dwarf,
  type EliteName,
  type Order,
} from '@meadhall/nains';

/** What Cognars and Elite Cognars are called, in every language. */
export const CALLED: Readonly<Record<CognarName | EliteName, string>> = {
  volgrir: 'Volgrir',
  abokar: 'Abokar',
  svara: 'Svara',
  ararun: 'Ararun',
  sriza: 'Sriza',
  fey: 'Fey',
  derdhr: 'Derdhr',
  kardum: 'Kardum',
  oosram: 'Oösram',
  droh: 'Dröh',
  ulrog: 'Ulrog',
  tala: 'Tala',
  torun: 'Torun',
  gurdan: 'Gurdan',
  borogam: 'Borogam',
  jorun: 'Jorun',
  oboron: 'Oboron',
  gaat: 'Ga’at',
  tadgar: 'Tadgar',
  lygdr: 'Lygdr',
  wal: 'Wal',
  akab: 'Akab',
  dawn: 'Dawn',
  tiss: 'Tiss',
  aral: 'Aral',
  brum: 'Brum',
  redwin: 'Redwin',
  ordo: 'Ordo',
};

/** The sounds the common runes stand for: few fonts have the runes themselves. */
const RUNES: Readonly<Record<CommonRune, string>> = { r1: 'F', r2: 'U', r3: 'Þ', r4: 'R' };

/** What an order is called: one of its dwarves, its ranks, its column, on its own. */
interface OrderNames {
  readonly dwarf: string;
  readonly rank: string;
  readonly column: string;
  readonly label: string;
}

/** The names of one language. Whatever is listed here can be told apart by its name alone. */
export interface Names {
  readonly orders: Readonly<Record<Order, OrderNames>>;
  /** In the order of the taverns. */
  readonly taverns: readonly { full: string; short: string }[];
  readonly certification: string;
  readonly malt: string;
  readonly occult: string;
  readonly rune: string;
}

export const dwarf = (id: CardId): Dwarf => DWARVES[id] as Dwarf;

/** Shield dwarves show no points. */
const points = ({ order, points: value }: Dwarf): string => (order === 'shield' ? '' : ` ${value}`);

function symbol(names: Names, { malt, occult, rune }: Dwarf): string {
  if (malt > 0) return ` + ${names.malt}`;
  if (occult > 0) return ` + ${names.occult}`;
  return rune ? ` + ${names.rune} ${RUNES[rune]}` : '';
}

/** A card of the taverns: «Forge dwarf 3 + rune F». */
export function cardName(names: Names, id: CardId): string {
  const card = dwarf(id);
  return `${names.orders[card.order].dwarf}${points(card)}${symbol(names, card)}`;
}

/** A card as it stands in its column, where the order goes without saying: `6m`, `3F`, `(9)`, a name. */
export function inColumn(card: ArmyCard, ranks: number, covered: boolean): string {
  if (typeof card === 'string') return `${CALLED[card]}${ranks > 1 ? `(${ranks})` : ''}`;
  const { order, points: value, malt, occult, rune } = dwarf(card);
  const sign = malt > 0 ? 'm' : occult > 0 ? 'o' : rune ? RUNES[rune] : '';
  const shown = order === 'shield' ? '•' : covered ? `(${value})` : String(value);
  return `${shown}${sign}`;
}

export const inCommand = (names: Names, card: CommandCard): string =>
  card === 'certification' ? names.certification : CALLED[card];
