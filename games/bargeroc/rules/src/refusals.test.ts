import { at, clone, refusal } from '@meadhall/kernel';
import { type Table, table } from '@meadhall/testkit';
import { describe, expect, test } from 'vitest';
import { bargeroc } from './bargeroc.ts';
import { CARD_NAMES, CARDS } from './components.ts';
import type { Bargeroc, State } from './model.ts';

const SEED = 4;
const me = table(bargeroc, { seats: 3, seed: SEED }).game.pickaxe;
const left = (me + 1) % 3;

function given(arrange: (game: State, own: State['seats'][number]) => void): Table<Bargeroc> {
  return table(bargeroc, { seats: 3, seed: SEED }).given((game) => {
    for (const player of game.seats) player.tavern = [];
    arrange(game, at(game.seats, me));
  });
}

const why = (
  t: Table<Bargeroc>,
  step: string,
  choice: unknown,
  seat = me,
): string | null | undefined => refusal(bargeroc, t.game, { seat, step, choice })?.clause;

describe('every refusal names the rule', () => {
  test('at the merchant', () => {
    const t = given((game, own) => {
      own.ores = ['moonstone', 'coal'];
      own.bought = ['gold'];
      own.coins = 1;
      game.forSale = ['ruby', 'coal'];
      game.sold = ['silver'];
    });
    expect(why(t, 'merchant', { sell: 'moonstone' })).toBe('BAR-4.7');
    expect(why(t, 'merchant', { sell: 'gold' })).toBe('BAR-4.5');
    expect(why(t, 'merchant', { sell: 'iron' })).toBe('BAR-4.2');
    expect(why(t, 'merchant', { buy: 'ruby' })).toBe('BAR-4.12');
    expect(why(t, 'merchant', { buy: 'silver' })).toBe('BAR-4.3');
    expect(why(t, 'merchant', { buy: 'onyx' })).toBe('BAR-4.4');
    expect(why(t, 'merchant', { bread: 2 })).toBe('BAR-4.6');
    expect(why(t, 'merchant', 'dig')).toBe('BAR-4.1');
    expect(why(t, 'merchant', { buy: 'coal' })).toBeUndefined();
  });

  test('by an angry merchant', () => {
    const t = given((_game, own) => {
      own.angry = true;
      own.ores = ['coal'];
    });
    expect(why(t, 'merchant', { sell: 'coal' })).toBe('BAR-4.17');
  });

  test('a card outside its window: the clause that says when it may be played', () => {
    const t = given((_game, own) => {
      own.tavern = [...CARD_NAMES];
    });
    for (const card of CARD_NAMES)
      expect(why(t, 'merchant', { play: card, wrong: true })).toBe(CARDS[card].clause);
    expect(why(t, 'merchant', { play: 'no such card' })).toBe('BAR-3.4');
  });

  test('below ground, at the forge, in the tavern', () => {
    const t = given((game, own) => {
      own.tavern = ['racket'];
      own.ores = ['coal'];
      own.coins = 0;
      game.shop = ['diadem', 'clockwork'];
    });
    t.play(me, 'merchant', 'done');
    expect(why(t, 'mine', { play: 'racket', from: left, take: 'coins' })).toBe('BAR-5.11');
    expect(why(t, 'mine', 'rest')).toBe('BAR-5.3');
    t.play(me, 'mine', 'up');
    expect(why(t, 'forge', { craft: 'diadem' })).toBe('BAR-6.1');
    expect(why(t, 'forge', { renew: 'diadem' })).toBe('BAR-6.8');
    expect(why(t, 'forge', { renew: 'chainmail' })).toBe('BAR-6.5');
    t.play(me, 'forge', 'done');
    expect(why(t, 'tavern', { brawl: me })).toBe('BAR-7.1');
    expect(why(t, 'tavern', 'done')).toBe('BAR-7.1');
    t.play(me, 'tavern', { brawl: left });
    expect(why(t, 'bet', { bet: 9 })).toBe('BAR-7.2');
    expect(why(t, 'bet', { play: 'elbow', die: me })).toBe('BAR-9.12');
  });

  test('a forced sale cannot be stopped; a renewal is once a turn', () => {
    const t = given((game, own) => {
      own.coins = 0;
      own.ores = ['onyx', 'moonstone'];
      game.forSale = ['onyx'];
      game.shop = ['diadem', 'clockwork'];
    });
    t.play(me, 'merchant', { buy: 'onyx' });
    expect(why(t, 'forcedSale', 'done')).toBe('BAR-4.13');
    expect(why(t, 'forcedSale', { sell: 'moonstone' })).toBe('BAR-4.7');
    const u = given((game, own) => {
      own.coins = 2;
      game.shop = ['diadem', 'clockwork', 'chainmail'];
    });
    u.play(me, 'merchant', 'done').play(me, 'mine', 'up').play(me, 'forge', { renew: 'diadem' });
    expect(why(u, 'renew', { renew: 'diadem' })).toBe('BAR-6.5');
    u.play(me, 'renew', 'enough');
    expect(why(u, 'forge', { renew: 'clockwork' })).toBe('BAR-6.5');
  });

  test('BAR-7.13 no ore without a knock-out; a seat that is not asked is told so', () => {
    const t = given((game) => {
      game.fate.dice = [5, 2];
      at(game.seats, left).ores = ['ruby'];
    });
    t.play(me, 'merchant', 'done').play(me, 'mine', 'up').play(me, 'forge', 'done');
    t.play(me, 'tavern', { brawl: left }).play(me, 'bet', { bet: 0 }).play(left, 'bet', { bet: 0 });
    expect(why(t, 'spoils', { ore: 'ruby' })).toBe('BAR-7.13');
    expect(why(t, 'spoils', 'nothing')).toBe('BAR-7.12');
    expect(
      refusal(bargeroc, t.game, { seat: left, step: 'spoils', choice: { take: 'coins' } }),
    ).toMatchObject({ reason: 'notAsked', clause: 'BAR-7.12' });
  });
});

test('BAR-13.3 a refusal changes nothing and uses up no chance', () => {
  const t = given((_game, own) => {
    own.tavern = ['racket'];
  });
  const before = clone(t.game);
  expect(() => t.play(me, 'merchant', { bread: 99 })).toThrow(/notOffered/);
  expect(() => t.play(left, 'merchant', 'done')).toThrow(/notAsked/);
  expect(t.game).toEqual(before);
});

test('BAR-13.6 the questions have the names of the casebook', () => {
  const questions = Object.entries(bargeroc.steps)
    .filter(([, step]) => 'options' in step)
    .map(([name]) => name);
  expect(questions.sort()).toEqual(
    'afterBrawl bet counter discard forcedSale forge haul merchant mine price renew roll save spoils tavern theft'.split(
      ' ',
    ),
  );
});
