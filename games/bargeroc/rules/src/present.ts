import { BrokenRules } from '@meadhall/kernel';

/** What must be on the table at this moment, such as the deal whose price is fixed. */
export function present<T>(thing: T | null, name: string): T {
  if (thing === null) throw new BrokenRules(`there is no ${name}`);
  return thing;
}
