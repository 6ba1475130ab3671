import { asgard, type State } from '@meadhall/asgard';
import { asks, clone, type Seat, settle } from '@meadhall/kernel';
import { randomGame } from '@meadhall/testkit';
import { LANGUAGES } from '@meadhall/words';
import { describe, expect, test } from 'vitest';
import { words } from './index.ts';

const NAMES = ['Astrid', 'Bjarni', 'Céline', 'Dagmar'];
const RAW =
  /undefined|NaN|\[object|null|pop-|spell-|weapon-|temple-|asg-|\b(light|darkness)\.|W\d\./;

for (const language of LANGUAGES) {
  describe(`the words of Asgard, ${language}`, () => {
    const said = words[language];
    const check = (text: string, where: string): void => {
      expect(text.trim(), where).not.toBe('');
      expect(text, where).not.toMatch(RAW);
      // French puts a no-break space before these, and has its own apostrophe.
      if (language === 'fr') expect(text, where).not.toMatch(/'| [?!:;]|[^\u00a0][?!:;](\s|$)/);
    };

    const look = (game: State): void => {
      for (const { seat, step, options } of asks(asgard, game)) {
        const scene = { view: asgard.view(game, seat), viewer: seat, name: nameOf };
        check(said.ask[step](seat, scene), step);
        const label = said.option[step] as (
          choice: unknown,
          of: typeof scene,
          seat: Seat,
        ) => string;
        const labels = options.map((option) => label(option, scene, seat));
        for (const text of labels) check(text, `${step}: ${text}`);
        const apart = new Set(labels).size === labels.length;
        // Tiles that differ in nothing but their number may share a name.
        if (step !== 'takeArm' && step !== 'layArm') expect(apart, `${step}: ${labels}`).toBe(true);
      }
      const scene = { view: asgard.view(game, null), viewer: null, name: nameOf };
      for (const news of game.news) {
        const tell = said.news[news.say] as (it: typeof news, of: typeof scene) => string;
        check(tell(news, scene), news.say);
      }
    };

    test.each([2, 3, 4])('everything at a table of %i has words', (seats) => {
      for (const seed of [1, 2, 3, 4]) {
        let turn = 0;
        const end = randomGame(asgard, { seats, seed }, (game) => {
          look(game);
          if (turn++ % 25 > 0) return;
          for (const viewer of [null, 0]) {
            const lines = said.table({ view: asgard.view(game, viewer), viewer, name: nameOf });
            for (const line of lines) if (line !== '') check(line, 'table');
            expect(lines.length).toBeGreaterThan(20);
          }
        });
        for (const { key } of asgard.sheet(end)) check(said.lines[key], key);
      }
    });

    test('a Ragnarök with hidden tiles can be drawn', () => {
      let drawn = 0;
      for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
        randomGame(asgard, { seats: 4, seed }, (game) => {
          if (!game.ragnarok) return;
          const copy = clone(game);
          settle(asgard, copy);
          const lines = said.table({ view: asgard.view(copy, 1), viewer: 1, name: nameOf });
          for (const line of lines) if (line !== '') check(line, 'table');
          drawn++;
        });
      }
      expect(drawn).toBeGreaterThan(0);
    });

    test('title, blurb and every option are written', () => {
      check(said.title, 'title');
      check(said.blurb, 'blurb');
      for (const { name, help } of Object.values(said.options)) {
        check(name, 'option');
        check(help, 'option');
      }
    });
  });
}

test('a disc of the track is offered with its price', () => {
  const prices = new Set<string>();
  for (const seed of [1, 2, 3, 4]) {
    randomGame(asgard, { seats: 3, seed }, (game) => {
      for (const { seat, step } of asks(asgard, game)) {
        const scene = { view: asgard.view(game, null), viewer: null, name: nameOf };
        if (step === 'takeDisc') prices.add(words.en.option.takeDisc('take', scene, seat));
      }
    });
  }
  expect(prices).toContain('Take the disc (free)');
  expect(prices).toContain('Take the disc (1 Seal of Light)');
});

function nameOf(seat: Seat): string {
  return NAMES[seat] ?? `${seat}`;
}
