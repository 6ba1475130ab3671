import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ICON_NAMES, isIcon } from './iconNames.ts';
import { iconHref } from './icons.ts';
import { seatSign } from './tones.ts';

const sheet = (name: string): string =>
  readFileSync(new URL(`./icons/${name}.svg`, import.meta.url), 'utf8');

test('every icon is drawn on the sheet its name leads to', () => {
  const sheets = new Map(
    ['core', 'nidavellir', 'nains', 'bargeroc', 'asgard', 'andor'].map((name) => [
      name,
      sheet(name),
    ]),
  );
  for (const name of ICON_NAMES) {
    const [, file, id] = /([a-z]+)\.svg#(.+)$/.exec(iconHref(name)) ?? [];
    expect(sheets.get(file ?? '')?.includes(`<symbol id="${id}" `), name).toBe(true);
  }
});

test('no two icons of one game are drawn alike', () => {
  for (const game of ['nidavellir', 'nains', 'bargeroc', 'asgard', 'andor']) {
    const drawings = [...sheet(game).matchAll(/<symbol id="([^"]+)"[^>]*>(.*?)<\/symbol>/g)];
    expect(new Set(drawings.map(([, , drawing]) => drawing)).size, game).toBe(drawings.length);
  }
});

test('the picture of the seats has the sign of each in its place', () => {
  const drawn = [
    ...sheet('seats').matchAll(/<g id="([a-z]+)" transform="translate\((\d+)\)">(.+)<\/g>/g),
  ];
  expect(drawn).toHaveLength(6);
  for (const [seat, [, name, left, drawing]] of drawn.entries()) {
    expect([name, Number(left)]).toEqual([seatSign(seat).icon, seat * 512]);
    expect(sheet('core')).toContain(
      `<symbol id="${name}" viewBox="0 0 512 512">${drawing}</symbol>`,
    );
  }
});

test('a name that is no icon is known as such', () => {
  expect([
    isIcon('nidavellir/warrior'),
    isIcon('flame'),
    isIcon('nidavellir/flame'),
    isIcon(undefined),
  ]).toEqual([true, true, false, false]);
});
