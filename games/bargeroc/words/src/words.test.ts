import {
  type Bargeroc,
  bargeroc,
  CARD_NAMES,
  MISSION_NAMES,
  OBJECT_NAMES,
  ORE_NAMES,
} from '@meadhall/bargeroc';
import { asks, type Viewer } from '@meadhall/kernel';
import { randomGame } from '@meadhall/testkit';
import { LANGUAGES, type Scene } from '@meadhall/words';
import { describe, expect, test } from 'vitest';
import { names, words } from './index.ts';

const NAMES = ['Brunhild', 'Grimbart', 'Odalind', 'Thrain', 'Ylva', 'Snorri'];

/** Ids that differ from their name, so that a sentence which shows one was not translated. */
const IDS =
  /\b[a-z]+_[a-z_]+\b|\b(passUntil\w+|undefined|null|NaN)\b|\[object|[!?]\.$|\bde [AEIOU]/;

describe.each(LANGUAGES)('%s', (language) => {
  const told = words[language];

  test.each([2, 3, 4, 5, 6])(
    '%i seats: everything asked, offered, told and drawn has words',
    (seats) => {
      for (let seed = 1; seed <= 3; seed++)
        randomGame(bargeroc, { seats, seed, options: { rounds: 3 } }, (game) => {
          const viewers: Viewer[] = [null, game.active];
          for (const viewer of viewers) {
            const scene: Scene<Bargeroc> = {
              view: bargeroc.view(game, viewer),
              viewer,
              name: (seat) => NAMES[seat] ?? '',
            };
            for (const line of told.table(scene)) readable(line);
            for (const item of game.news)
              readable(
                (told.news[item.say] as (item: unknown, scene: unknown) => string)(item, scene),
              );
            for (const { seat, step, options } of asks(bargeroc, game)) {
              readable(told.ask[step](seat, scene));
              const labels = (options as readonly unknown[]).map((choice) =>
                (told.option[step] as (...given: unknown[]) => string)(choice, scene, seat),
              );
              labels.forEach(readable);
              expect(new Set(labels).size, labels.join(' | ')).toBe(labels.length);
            }
          }
          for (const { key } of bargeroc.sheet(game)) readable(told.lines[key]);
        });
    },
  );

  test('every component and every option has a name of its own', () => {
    const { ores, objects, cards, missions } = names[language];
    const all = [
      ...ORE_NAMES.map((it) => ores[it]),
      ...OBJECT_NAMES.map((it) => objects[it]),
      ...CARD_NAMES.map((it) => cards[it].name),
      ...MISSION_NAMES.map((it) => missions[it].name),
    ];
    all.forEach(readable);
    expect(new Set(all).size).toBe(all.length);
    const forms = Object.values(told.options);
    expect(new Set(forms.map(({ name }) => name)).size).toBe(Object.keys(bargeroc.options).length);
    for (const { name, help } of forms) [name, help].forEach(readable);
  });
});

test('French puts its spaces and apostrophes where they belong', () => {
  const texts: string[] = [];
  const collect = (value: unknown): void => {
    if (typeof value === 'string') texts.push(value);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect);
  };
  collect(names.fr);
  collect(words.fr.options);
  collect(words.fr.lines);
  expect(texts.length).toBeGreaterThan(150);
  for (const text of texts) expect(text).not.toMatch(/[^\u00a0][:;!?»]|«[^\u00a0]|'/);
});

function readable(text: string | undefined): void {
  if (typeof text !== 'string' || text.trim() === '' || IDS.test(text))
    expect.fail(`not fit to read: ${JSON.stringify(text)}`);
}
