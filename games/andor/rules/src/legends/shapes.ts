// Small pieces from which the shape of a legend is written down, each naming a mistake by path and reason.
import { brief } from '@meadhall/kernel';

export interface Mistake {
  path: string;
  reason: string;
}

/** Looks at a value and notes what is wrong with it. */
export type Shape = (value: unknown, path: string, note: Note) => void;
export type Note = (path: string, reason: string) => void;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const wrong = (value: unknown, allowed: string): string =>
  `${value === undefined ? 'missing' : brief(value)}; allowed: ${allowed}`;

export const anything: Shape = () => {};

export const text: Shape = (value, path, note) => {
  if (typeof value !== 'string' || value.length === 0 || value.length > 300)
    note(path, wrong(value, 'a text of 1 to 300 characters'));
};

export const flag: Shape = (value, path, note) => {
  if (typeof value !== 'boolean') note(path, wrong(value, 'true, false'));
};

export const whole =
  (min: number, max: number): Shape =>
  (value, path, note) => {
    if (!Number.isInteger(value) || Number(value) < min || Number(value) > max)
      note(path, wrong(value, `a whole number, ${min} to ${max}`));
  };

export const oneOf =
  (names: readonly unknown[]): Shape =>
  (value, path, note) => {
    if (!names.includes(value)) note(path, wrong(value, names.join(', ')));
  };

export const list =
  (item: Shape, most: number, least = 0): Shape =>
  (value, path, note) => {
    if (!Array.isArray(value)) return note(path, wrong(value, 'a list'));
    if (value.length < least || value.length > most)
      note(path, `${value.length} entries; allowed: ${least} to ${most}`);
    value.slice(0, most).forEach((it, i) => {
      item(it, `${path}.${i}`, note);
    });
  };

/** A record of named fields; those with `?` may be left out, no others may be there. */
export const record =
  (fields: Readonly<Record<string, Shape>>): Shape =>
  (value, path, note) => {
    if (!isRecord(value)) return note(path, wrong(value, 'a record'));
    const known = Object.keys(fields).map((key) => key.replace('?', ''));
    for (const key of Object.keys(value))
      if (!known.includes(key)) note(join(path, key), `unknown; allowed: ${known.join(', ')}`);
    for (const [key, shape] of Object.entries(fields)) {
      const name = key.replace('?', '');
      const given = Object.hasOwn(value, name) ? value[name] : undefined;
      if (given !== undefined || name === key) shape(given, join(path, name), note);
    }
  };

/** A record of any names, each value of one shape. */
export const names =
  (shape: Shape, most: number): Shape =>
  (value, path, note) => {
    if (!isRecord(value)) return note(path, wrong(value, 'a record'));
    const entries = Object.entries(value);
    if (entries.length > most) note(path, `${entries.length} entries; allowed: at most ${most}`);
    for (const [key, it] of entries.slice(0, most)) shape(it, join(path, key), note);
  };

/** A record told apart by one field, such as `op` or `on`. */
export const tagged =
  (tag: string, shapes: () => Readonly<Record<string, Readonly<Record<string, Shape>>>>): Shape =>
  (value, path, note) => {
    if (!isRecord(value)) return note(path, wrong(value, `a record with ${tag}`));
    const kinds = shapes();
    const kind = value[tag];
    if (typeof kind !== 'string' || !Object.hasOwn(kinds, kind))
      return note(join(path, tag), wrong(kind, Object.keys(kinds).join(', ')));
    record({ [tag]: anything, ...kinds[kind] })(value, path, note);
  };

/** The first shape whose sort of value it is. */
export const either =
  (...cases: readonly [(value: unknown) => boolean, Shape][]): Shape =>
  (value, path, note) => {
    const found = cases.find(([fits]) => fits(value)) ?? cases.at(-1);
    found?.[1](value, path, note);
  };

export const isNumber = (value: unknown): boolean => typeof value === 'number';
export const isList = (value: unknown): boolean => Array.isArray(value);
export const always = (): boolean => true;
export const has =
  (key: string) =>
  (value: unknown): boolean =>
    isRecord(value) && Object.hasOwn(value, key);

export const join = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);
