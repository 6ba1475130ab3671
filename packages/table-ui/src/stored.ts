import { effect, type Signal, signal } from '@preact/signals';

/** A wish of the person at this screen, remembered from one visit to the next. */
export function stored<V extends string | number | boolean>(
  key: string,
  fallback: V,
  isFit: (value: unknown) => value is V,
): Signal<V> {
  const name = `meadhall.${key}`;
  const wish = signal<V>(read(name, isFit) ?? fallback);
  let first = true;
  effect(() => {
    const { value } = wish;
    if (!first) write(name, value);
    first = false;
  });
  return wish;
}

// A browser may forbid storage altogether: then wishes last as long as the page.
function read<V>(name: string, isFit: (value: unknown) => value is V): V | undefined {
  try {
    const value: unknown = JSON.parse(globalThis.localStorage.getItem(name) ?? 'null');
    return isFit(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function write(name: string, value: unknown): void {
  try {
    globalThis.localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // Full or forbidden; the page goes on without a memory.
  }
}

/** Whether a value is one of a closed list. */
export const oneOf =
  <const V extends string>(values: readonly V[]) =>
  (value: unknown): value is V =>
    values.includes(value as V);
