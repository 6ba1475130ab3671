import type { Language } from '@meadhall/words';
import type { Form } from './form.ts';

type Forms = Readonly<Record<Language, Form>>;

/** The sheet of each game, fetched with it. */
const SOURCES: Readonly<Record<string, () => Promise<{ forms: Forms }>>> = {
  nidavellir: () => import('./forms/nidavellir.ts'),
  nains: () => import('./forms/nains.ts'),
  bargeroc: () => import('./forms/bargeroc.ts'),
  asgard: () => import('./forms/asgard.ts'),
  andor: () => import('./forms/andor.ts'),
};

export async function loadForms(game: string): Promise<Forms> {
  const source = SOURCES[game];
  if (!source) throw new RangeError(`no sheet for ${game}`);
  return (await source()).forms;
}
