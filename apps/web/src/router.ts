import { computed, signal } from '@preact/signals';

/** Every place in the hall. What follows a colon is a part of the address. */
const PLACES = {
  shelf: '/',
  lobby: '/lobby',
  newTable: '/new/:game',
  match: '/matches/:match',
  local: '/local/:match',
  replay: '/matches/:match/replay',
  localReplay: '/local/:match/replay',
  fileReplay: '/replay',
  rules: '/rules',
  gameRules: '/rules/:game',
  score: '/score/:game',
  settings: '/settings',
  credits: '/credits',
} as const;
export type Place = keyof typeof PLACES;

type Names<P extends string> = P extends `${string}:${infer N}/${infer Rest}`
  ? N | Names<`/${Rest}`>
  : P extends `${string}:${infer N}`
    ? N
    : never;
type Parts<K extends Place> = { readonly [N in Names<(typeof PLACES)[K]>]: string };

/** Where somebody is: a place and the parts of its address; nowhere if there is no such place. */
export interface Where {
  place: Place | null;
  parts: Readonly<Record<string, string>>;
  query: URLSearchParams;
  hash: string;
}

export function placeAt(address: string): Where {
  const { pathname, searchParams: query, hash } = new URL(address, 'http://hall');
  const given = steps(pathname);
  for (const [place, pattern] of Object.entries(PLACES)) {
    const parts = fits(steps(pattern), given);
    if (parts) return { place: place as Place, parts, query, hash: readable(hash.slice(1)) };
  }
  return { place: null, parts: {}, query, hash: readable(hash.slice(1)) };
}

/** The address of a place. */
export function to<K extends Place>(place: K, parts: Parts<K>, extra = ''): string {
  const path = PLACES[place].replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent((parts as Record<string, string>)[name] ?? ''),
  );
  return path + extra;
}

const address = signal('/');
export const where = computed(() => placeAt(address.value));

/** Goes to another place. The page begins at its top, unless the address names a spot on it. */
export function go(href: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, '', href);
  else history.pushState(null, '', href);
  arrive();
  if (!href.includes('#')) window.scrollTo(0, 0);
}

/** Follows the address bar, and turns clicks on our own links into steps without a reload. */
export function startRouter(): void {
  arrive();
  addEventListener('popstate', arrive);
  addEventListener('hashchange', arrive);
  document.addEventListener('click', (event) => {
    const link = (event.target as Element | null)?.closest?.('a[href]');
    if (!(link instanceof HTMLAnchorElement) || !isPlain(event) || !isOurs(link)) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}

const arrive = (): void => {
  address.value = location.pathname + location.search + location.hash;
};

const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 &&
  !(event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

const isOurs = (link: HTMLAnchorElement): boolean =>
  link.origin === location.origin &&
  link.target === '' &&
  !link.hasAttribute('download') &&
  !link.pathname.startsWith('/api/');

const steps = (path: string): string[] => path.split('/').filter((step) => step !== '');

function fits(pattern: readonly string[], given: readonly string[]): Record<string, string> | null {
  if (pattern.length !== given.length) return null;
  const parts: Record<string, string> = {};
  for (const [i, step] of pattern.entries()) {
    const value = readable(given[i] ?? '');
    if (step.startsWith(':')) parts[step.slice(1)] = value;
    else if (step !== value) return null;
  }
  return parts;
}

/** A stray % in an address is no reason to fail. */
function readable(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
