declare module 'virtual:rulebooks' {
  import type { Rulebook } from './rules/rulebook.ts';

  type Load = () => Promise<{ default: Rulebook }>;
  /** The rules of every game, by game and language, fetched when somebody reads them. */
  export const RULEBOOKS: Readonly<Record<string, { readonly fr: Load; readonly en: Load }>>;
}
