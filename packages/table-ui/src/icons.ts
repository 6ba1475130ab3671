import type { IconName } from './iconNames.ts';

const SHEETS: Readonly<Record<string, string>> = {
  core: new URL('./icons/core.svg', import.meta.url).href,
  nidavellir: new URL('./icons/nidavellir.svg', import.meta.url).href,
  nains: new URL('./icons/nains.svg', import.meta.url).href,
  bargeroc: new URL('./icons/bargeroc.svg', import.meta.url).href,
  asgard: new URL('./icons/asgard.svg', import.meta.url).href,
  andor: new URL('./icons/andor.svg', import.meta.url).href,
};

/** Where an icon is drawn: the address of its sheet and its place there. For `<use href>` in drawings of one's own. */
export function iconHref(name: IconName): string {
  const cut = name.indexOf('/');
  const sheet = cut < 0 ? 'core' : name.slice(0, cut);
  return `${SHEETS[sheet]}#${name.slice(cut + 1)}`;
}
