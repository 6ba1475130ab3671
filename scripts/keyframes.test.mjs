import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './parts/run.mjs';
import { workspaces } from './parts/workspaces.mjs';

const SHEETS = workspaces(ROOT)
  .map(({ folder }) => join(ROOT, folder, 'src'))
  .filter((folder) => existsSync(folder))
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((it) => join(folder, it)),
  )
  .filter((file) => file.endsWith('.css'));

/** What a browser moves beside the page's own work; anything else it paints for every frame. */
const BESIDE = ['opacity', 'transform', 'translate', 'rotate', 'scale'];

/** Every @keyframes of the product: its name, and by percentage what is set there. */
const ALL = SHEETS.flatMap((sheet) =>
  [
    ...readFileSync(sheet, 'utf8').matchAll(/@keyframes\s+([\w-]+)\s*\{((?:[^{}]*\{[^{}]*\})*)/g),
  ].map(([, name = '', body = '']) => ({ name, moments: momentsOf(body) })),
);

/** @param {string} body */
function momentsOf(body) {
  /** @type {Record<string, string[]>} */
  const moments = {};
  for (const [, when = '', set = ''] of body.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const properties = [...set.matchAll(/([\w-]+)\s*:/g)].map(([, property = '']) => property);
    for (const at of when.split(',')) {
      const key = at.trim().replace('from', '0%').replace('to', '100%');
      moments[key] = [...(moments[key] ?? []), ...properties].sort();
    }
  }
  return moments;
}

test('there are keyframes to look at', () => {
  expect(ALL.map(({ name }) => name)).toContain('nid-breathe');
});

// With an end left open, Chromium reckons a rim that breathes anew on the page's own time whenever anything moves.
test.each(ALL)('$name says where it begins and where it ends', ({ moments }) => {
  const moved = [...new Set(Object.values(moments).flat())].sort();
  expect(moments['0%']).toEqual(moved);
  expect(moments['100%']).toEqual(moved);
});

test.each(ALL)('$name is no work for the page', ({ moments }) => {
  expect(BESIDE).toEqual(expect.arrayContaining([...new Set(Object.values(moments).flat())]));
});
