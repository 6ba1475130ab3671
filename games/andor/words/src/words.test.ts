import { type Andor, andor, EVENT_CARDS, LEGEND_NAMES, LEGENDS } from '@meadhall/andor';
import { asks, type Viewer } from '@meadhall/kernel';
import { randomGame } from '@meadhall/testkit';
import { LANGUAGES, type Scene } from '@meadhall/words';
import { describe, expect, test } from 'vitest';
import { words } from './index.ts';
import { namesIn } from './nouns.ts';
import { nounsEn } from './nouns-en.ts';
import { nounsFr } from './nouns-fr.ts';

const NAMES = ['Brunhild', 'Grimbart', 'Odalind', 'Thrain'];
const NOUNS = { en: nounsEn, fr: nounsFr };

/** Ids that differ from their name, so that a sentence which shows one was not translated. */
const IDS =
  /\b(undefined|null|NaN|endDay|shieldDwarves|princeCaptive|runestone\w*|strength1|willpower[23]|gold1)\b|\[object|@\d|[!?]\.$/;

function readable(text: string | undefined): void {
  if (typeof text !== 'string' || text.trim() === '' || IDS.test(text))
    expect.fail(`not fit to read: ${JSON.stringify(text)}`);
}

describe.each(LANGUAGES)('%s', (language) => {
  const told = words[language];

  test.each(LEGEND_NAMES)('%s: everything asked, offered, told and drawn has words', (legend) => {
    for (const seats of [1, 2, 4])
      randomGame(
        andor,
        { seats, seed: seats, options: { legend, prologue: seats > 1 } },
        (game) => {
          const viewer: Viewer = game.news.length % 2 === 0 ? null : 0;
          const scene: Scene<Andor> = {
            view: andor.view(game, viewer),
            viewer,
            name: (seat) => NAMES[seat] ?? '',
          };
          for (const line of told.table(scene)) {
            readable(line);
            if (language === 'fr') expect(line).not.toMatch(/[^\u00a0][:;!?]/);
          }
          for (const item of game.news)
            readable(
              (told.news[item.say] as (item: unknown, scene: unknown) => string)(item, scene),
            );
          for (const { seat, step, options } of asks(andor, game)) {
            readable(told.ask[step](seat, scene));
            const labels = (options as readonly unknown[]).map((choice) =>
              (told.option[step] as (...given: unknown[]) => string)(choice, scene, seat),
            );
            labels.forEach(readable);
            expect(new Set(labels).size, labels.join(' | ')).toBe(labels.length);
          }
          for (const { key } of andor.sheet(game)) readable(told.lines[key]);
        },
      );
  });

  test('every event and every card of our legends has a line of its own', () => {
    const names = namesIn(NOUNS[language]);
    const events = Object.keys(EVENT_CARDS).map(names.event);
    events.forEach(readable);
    expect(new Set(events).size).toBe(events.length);
    for (const [legend, { cards }] of Object.entries(LEGENDS))
      for (const { id } of cards) readable(NOUNS[language].stories[`${legend} ${id}`]);
  });

  test('every option has a name and a help', () => {
    for (const { name, help, values } of Object.values(told.options))
      [name, help, ...Object.values(values ?? {})].forEach(readable);
    [told.title, told.blurb].forEach(readable);
  });
});

test('French puts its spaces and apostrophes where they belong', () => {
  const texts = [
    ...Object.values(nounsFr.stories),
    ...Object.values(nounsFr.fates),
    words.fr.blurb,
  ];
  for (const text of texts) expect(text).not.toMatch(/[^\u00a0][:;!?»]|«[^\u00a0]|'/);
});
