/** The rules contradict themselves: a bug to fix, never shown as the fault of a player. */
export class BrokenRules extends Error {
  override readonly name = 'BrokenRules';
}

/** The item at an index that must exist. */
export function at<T>(items: readonly T[], index: number): T {
  const item = items[index];
  if (item === undefined) throw new BrokenRules(`no item ${index} among ${items.length}`);
  return item;
}

/** Takes one item out of a list that must hold it. */
export function remove<T>(items: T[], item: T): void {
  const index = items.indexOf(item);
  if (index < 0) throw new BrokenRules(`${String(item)} is not among [${items.join(', ')}]`);
  items.splice(index, 1);
}
