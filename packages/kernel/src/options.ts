import { brief } from './json.ts';
import type { Clause } from './rules.ts';

/** How many may play, and the rule that says so. */
export interface SeatRange {
  readonly min: number;
  readonly max: number;
  readonly clause?: Clause;
}

/** A variant that is on or off. */
export interface Flag {
  readonly kind: 'flag';
  readonly clause?: Clause;
  readonly default: boolean;
}

/** A variant with named values. */
export interface OneOf<V extends string> {
  readonly kind: 'oneOf';
  readonly clause?: Clause;
  readonly values: readonly V[];
  readonly default: V;
}

/** A variant that is a whole number between two bounds. */
export interface Range {
  readonly kind: 'range';
  readonly clause?: Clause;
  readonly min: number;
  readonly max: number;
  readonly default: number;
}

/** One option as data: enough to check a value and to draw the field of a form. */
export type OptionSpec = Flag | OneOf<string> | Range;

/** The description that fits a record of option values. */
export type OptionSpecs<O> = {
  readonly [K in keyof O]: [O[K]] extends [boolean]
    ? Flag
    : [O[K]] extends [number]
      ? Range
      : OneOf<Extract<O[K], string>>;
};

/** A match or position that cannot be: the writer's mistake, with the field, what it may be, and the rule. */
export class IllegalSetup extends Error {
  override readonly name = 'IllegalSetup';
  readonly field: string;
  readonly allowed: string;
  readonly clause: Clause | null;

  constructor(field: string, given: unknown, allowed: string, clause: Clause | null = null) {
    const rule = clause ? ` (${clause})` : '';
    super(
      `${field} is ${given === undefined ? 'missing' : brief(given)}; allowed: ${allowed}${rule}`,
    );
    this.field = field;
    this.allowed = allowed;
    this.clause = clause;
  }
}

/** Complete, checked option values: defaults where nothing is given, a refusal for anything unknown. */
export function readOptions<O extends object>(specs: OptionSpecs<O>, given: unknown): O {
  const known = specs as Record<string, OptionSpec>;
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw new IllegalSetup('options', given, 'a record of option names and values');
  const names = Object.keys(known);
  for (const name of Object.keys(given)) {
    if (!names.includes(name))
      throw new IllegalSetup('options', name, names.join(', ') || 'none, this game has no options');
  }
  const values = Object.entries(known).map(([name, spec]) => {
    const { [name]: value = spec.default } = given as Record<string, unknown>;
    if (!fits(spec, value))
      throw new IllegalSetup(`options.${name}`, value, allowedBy(spec), spec.clause);
    return [name, value];
  });
  return Object.fromEntries(values) as O;
}

/** A seat count the game can be played with, or a refusal. */
export function readSeats(range: SeatRange, seats: unknown): number {
  const spec: Range = { kind: 'range', ...range, default: range.min };
  if (!fits(spec, seats)) throw new IllegalSetup('seats', seats, allowedBy(spec), range.clause);
  return seats as number;
}

function fits(spec: OptionSpec, value: unknown): boolean {
  if (spec.kind === 'flag') return typeof value === 'boolean';
  if (spec.kind === 'oneOf') return (spec.values as readonly unknown[]).includes(value);
  return Number.isInteger(value) && Number(value) >= spec.min && Number(value) <= spec.max;
}

function allowedBy(spec: OptionSpec): string {
  if (spec.kind === 'flag') return 'true, false';
  if (spec.kind === 'oneOf') return spec.values.join(', ');
  return `${spec.min} to ${spec.max}`;
}
