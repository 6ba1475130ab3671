import type { Clause, Seat } from '@meadhall/kernel';
import type { IconName, Tone } from '@meadhall/table-ui';

/** What one field of a sheet holds: a number, a name, or several things. A flag is 1 or 0. */
export type Value = number | string | readonly string[];
export type Values = Readonly<Record<string, Value>>;

/** Everything somebody has entered: what belongs to the table, and what lies before each player. */
export interface Entered {
  shared: Values;
  players: readonly { name: string; values: Values }[];
}

/** One thing that can be tapped in. */
export interface Face {
  id: string;
  /** Its full name. */
  label: string;
  /** What is written on it, where it has no picture. */
  face?: string;
  icon?: IconName;
  tone?: Tone;
  /** How many there are in the box. */
  stock?: number;
  /** Things of several fields that come from one heap in the box share its name. */
  heap?: string;
}

interface Labelled {
  /** Also the path of what the rules may refuse: `army.hunter`. */
  id: string;
  label: string;
  help?: string;
}
export type CountField = Labelled & { kind: 'count'; min: number; max: number; icon?: IconName };
type FlagField = Labelled & { kind: 'flag' };
export type OneField = Labelled & {
  kind: 'one';
  options: readonly { value: string; label: string }[];
};
/** Any number of things: a tap lays one, a tap on it takes it back. */
export type CardsField = Labelled & {
  kind: 'cards';
  faces: readonly Face[];
  icon?: IconName;
  tone?: Tone;
  note?: string;
};
/** People and tiles somebody has or has not. */
type NamedField = Labelled & { kind: 'named'; faces: readonly Face[] };
/** Always as many coins: each of them is changed by itself. */
export type CoinsField = Labelled & { kind: 'coins'; faces: readonly Face[] };
export type Field = CountField | FlagField | OneField | CardsField | NamedField | CoinsField;

export interface Group {
  title: string;
  fields: readonly Field[];
  /** Opened when somebody asks for it. */
  folded?: true;
  /** What is in it while it is folded. */
  note?: string;
}

/** The score sheet of a game as data: what is entered, how it is called, and how the rules read it. */
export interface Form {
  seats: readonly [number, number];
  /** The table is asked about before the players. */
  tableFirst?: true;
  seatName(n: number): string;
  table(entered: Entered): readonly Group[];
  player(entered: Entered, seat: Seat): readonly Group[];
  fresh: Values;
  newPlayer(others: readonly Values[]): Values;
  /** What the table holds once a player has left it, where it names players by their seats. */
  left?(shared: Values, seat: Seat): Values;
  /** What comes along with a change, as a coin does with a title. */
  along?(after: Values, before: Values): Values;
  /** The position as the rules read it. */
  position(entered: Entered): unknown;
  /** What a refusal means here, by its rule; else the rule itself is quoted. */
  refusals: Readonly<Record<Clause, string>>;
  /** The field a rule is about, where the refusal names a larger part. */
  blamed?: Readonly<Record<Clause, string>>;
}

export const listOf = (values: Values, id: string): readonly string[] => {
  const value = values[id];
  return typeof value === 'object' ? value : [];
};
export const numberOf = (values: Values, id: string): number => Number(values[id] ?? 0) || 0;
export const textOf = (values: Values, id: string): string => {
  const value = values[id];
  return typeof value === 'object' ? '' : String(value ?? '');
};

export const toggled = (items: readonly string[], item: string): readonly string[] =>
  items.includes(item) ? items.filter((it) => it !== item) : [...items, item];

/** A fresh sheet for as many players as a table usually has. */
export function freshSheet(form: Form, players: number): Entered {
  let entered: Entered = { shared: form.fresh, players: [] };
  for (let n = 0; n < players; n++) entered = withPlayer(form, entered);
  return entered;
}

export function withPlayer(form: Form, entered: Entered): Entered {
  const values = form.newPlayer(entered.players.map((it) => it.values));
  return { ...entered, players: [...entered.players, { name: '', values }] };
}

export function withoutPlayer(form: Form, { shared, players }: Entered, seat: Seat): Entered {
  return {
    shared: form.left?.(shared, seat) ?? shared,
    players: players.filter((_, i) => i !== seat),
  };
}

/** The sheet with one value changed, of a player or of the table. */
export function changed(
  form: Form,
  entered: Entered,
  seat: Seat | null,
  id: string,
  value: Value,
): Entered {
  const settle = (before: Values): Values => {
    const after = { ...before, [id]: value };
    return form.along?.(after, before) ?? after;
  };
  if (seat === null) return { ...entered, shared: settle(entered.shared) };
  return {
    ...entered,
    players: entered.players.map((it, i) =>
      i === seat ? { ...it, values: settle(it.values) } : it,
    ),
  };
}
