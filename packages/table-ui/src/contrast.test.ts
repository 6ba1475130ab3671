import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { TONES } from './tones.ts';

// The colours of the palette as a browser computes them, so that no pair of text and ground falls below what WCAG asks.
const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const block = (selector: string): string =>
  css.slice(css.indexOf(`${selector} {`)).split('\n}')[0] ?? '';
const colours = (text: string): Map<string, string> =>
  new Map(
    [...text.matchAll(/--mh-([\w-]+):\s*(oklch\([^)]*\));/g)].map(([, name, value]) => [
      name ?? '',
      value ?? '',
    ]),
  );
const dark = colours(block(':root'));
const light = new Map([...dark, ...colours(block(':root[data-theme="light"]'))]);

/** Relative luminance of an opaque OKLCH colour, out-of-gamut parts cut off. */
function luminance(l: number, c: number, h: number): number {
  const [a, b] = [c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)];
  const [x, y, z] = [
    (l + 0.3963377774 * a + 0.2158037573 * b) ** 3,
    (l - 0.1055613458 * a - 0.0638541728 * b) ** 3,
    (l - 0.0894841775 * a - 1.291485548 * b) ** 3,
  ];
  const cut = (v: number): number => Math.min(1, Math.max(0, v));
  return (
    0.2126 * cut(4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z) +
    0.7152 * cut(-1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z) +
    0.0722 * cut(-0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z)
  );
}

const read = (colour: string): number => {
  const [l = 0, c = 0, h = 0] = colour
    .slice(6, -1)
    .split(/[\s/]+/)
    .map(Number);
  return luminance(l, c, h);
};
const contrast = (a: number, b: number): number =>
  (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

const GROUNDS = [
  'ground',
  'panel',
  'panel-raised',
  'well',
  'oak-colour',
  'slate-colour',
  'felt-colour',
];
const INKS = ['ink', 'ink-soft', 'heading'];
const ON_PANELS = ['ink-faint', 'torch', 'good', 'bad'];
const pairs: [string, string][] = [
  ...GROUNDS.flatMap((ground) => INKS.map((ink): [string, string] => [ink, ground])),
  ...['ground', 'panel', 'panel-raised', 'well'].flatMap((ground) =>
    ON_PANELS.map((ink): [string, string] => [ink, ground]),
  ),
  ['on-parchment', 'parchment'],
  ['on-parchment', 'parchment-deep'],
  ['on-parchment-soft', 'parchment'],
  ['on-torch', 'torch'],
];

test.each([
  ['dark', dark],
  ['light', light],
] as const)('in the %s hall every text can be read on what it stands on', (_, palette) => {
  for (const [ink, ground] of pairs) {
    const [text, behind] = [palette.get(ink), palette.get(ground)];
    expect(text && behind, `${ink} and ${ground} are colours`).toBeTruthy();
    expect(contrast(read(text!), read(behind!)), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5);
  }
});

test('rules can be read with ease', () => {
  for (const palette of [dark, light])
    for (const ground of ['panel', 'parchment'])
      expect(
        contrast(
          read(palette.get(ground === 'panel' ? 'ink' : 'on-parchment')!),
          read(palette.get(ground)!),
        ),
      ).toBeGreaterThanOrEqual(7);
});

test.each([...TONES])('cream can be read on the deep and the dark %s', (tone) => {
  const rule = new RegExp(`\\.mh-tone-${tone}[^{]*\\{([^}]*)\\}`).exec(css)?.[1] ?? '';
  const part = (name: string): number => Number(new RegExp(`--${name}: ([\\d.]+)`).exec(rule)?.[1]);
  const cream = luminance(0.97, 0.02, 90);
  expect(contrast(cream, luminance(0.35, part('tc') * 0.72, part('th')))).toBeGreaterThanOrEqual(
    4.5,
  );
  expect(contrast(cream, luminance(0.24, part('tc') * 0.5, part('th')))).toBeGreaterThanOrEqual(
    4.5,
  );
});
