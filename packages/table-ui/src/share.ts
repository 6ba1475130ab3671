/**
 * What came after, with everything that has not changed since as the very same object: what is drawn from it need not
 * be drawn again. Both are plain data.
 */
export function share<V>(before: V, after: V): V {
  if (Object.is(before, after) || !isTree(before) || !isTree(after)) return after;
  if (Array.isArray(before) !== Array.isArray(after)) return after;
  const [old, fresh] = [before as Tree, after as Tree];
  const keys = Object.keys(fresh);
  let same = keys.length === Object.keys(old).length;
  const shared: Tree = Array.isArray(after) ? ([] as unknown as Tree) : {};
  for (const key of keys) {
    const value = share(old[key], fresh[key]);
    shared[key] = value;
    if (!(key in old) || !Object.is(value, old[key])) same = false;
  }
  return (same ? before : shared) as V;
}

type Tree = Record<string, unknown>;
const isTree = (value: unknown): value is object => typeof value === 'object' && value !== null;
