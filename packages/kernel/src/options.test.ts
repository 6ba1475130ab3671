import { describe, expect, test } from 'vitest';
import { IllegalSetup, type OptionSpecs, readOptions, readSeats } from './options.ts';

interface Variants {
  thingvellir: boolean;
  deck: 'short' | 'long';
  rounds: number;
}

const specs: OptionSpecs<Variants> = {
  thingvellir: { kind: 'flag', default: false, clause: 'OPT-1' },
  deck: { kind: 'oneOf', values: ['short', 'long'], default: 'long' },
  rounds: { kind: 'range', min: 2, max: 5, default: 3, clause: 'OPT-3' },
};
const read = (given: unknown): Variants => readOptions<Variants>(specs, given);

describe('options', () => {
  test('what is not given has its default', () => {
    expect(read({})).toEqual({ thingvellir: false, deck: 'long', rounds: 3 });
    expect(read({ rounds: 5, deck: undefined })).toEqual({
      thingvellir: false,
      deck: 'long',
      rounds: 5,
    });
  });

  test('what is given is kept, falsehood included', () => {
    const given = { thingvellir: true, deck: 'short', rounds: 2 };
    expect(read(given)).toEqual(given);
    expect(
      readOptions<{ on: boolean }>({ on: { kind: 'flag', default: true } }, { on: false }),
    ).toEqual({
      on: false,
    });
  });

  test.each([
    [{ thingvellir: 'yes' }, 'options.thingvellir is "yes"; allowed: true, false (OPT-1)'],
    [{ thingvellir: null }, 'options.thingvellir is null; allowed: true, false (OPT-1)'],
    [{ thingvellir: 0 }, 'options.thingvellir is 0; allowed: true, false (OPT-1)'],
    [{ deck: 'huge' }, 'options.deck is "huge"; allowed: short, long'],
    [{ deck: ['short'] }, 'options.deck is ["short"]; allowed: short, long'],
    [{ rounds: 1 }, 'options.rounds is 1; allowed: 2 to 5 (OPT-3)'],
    [{ rounds: 6 }, 'options.rounds is 6; allowed: 2 to 5 (OPT-3)'],
    [{ rounds: 2.5 }, 'options.rounds is 2.5; allowed: 2 to 5 (OPT-3)'],
    [{ rounds: '3' }, 'options.rounds is "3"; allowed: 2 to 5 (OPT-3)'],
    [{ Deck: 'short' }, 'options is "Deck"; allowed: thingvellir, deck, rounds'],
    [JSON.parse('{"__proto__":{"rounds":5}}'), 'options is "__proto__"; allowed: thingvellir'],
    [null, 'options is null; allowed: a record of option names and values'],
    [[], 'options is []; allowed: a record of option names and values'],
    ['short', 'options is "short"; allowed: a record of option names and values'],
  ])('%j is refused', (given, problem) => {
    expect(() => read(given)).toThrow(IllegalSetup);
    expect(() => read(given)).toThrow(problem);
  });

  test('a refusal carries the field, what it may be, and the rule', () => {
    const error = new IllegalSetup('rounds', undefined, '2 to 5', 'OPT-3');
    expect(error).toMatchObject({ field: 'rounds', allowed: '2 to 5', clause: 'OPT-3' });
    expect(error.message).toBe('rounds is missing; allowed: 2 to 5 (OPT-3)');
    expect(new IllegalSetup('deck', 1, 'short').clause).toBeNull();
  });

  test('a game without options says so', () => {
    expect(readOptions({}, {})).toEqual({});
    expect(() => readOptions({}, { deck: 'short' })).toThrow(
      'allowed: none, this game has no options',
    );
  });
});

describe('seats', () => {
  const range = { min: 2, max: 5, clause: 'OPT-9' };
  test.each([2, 3, 5])('%i may play', (seats) => {
    expect(readSeats(range, seats)).toBe(seats);
  });

  test.each([1, 6, 0, -2, 2.5, '3', null, undefined, Number.NaN])('%j may not play', (seats) => {
    expect(() => readSeats(range, seats)).toThrow(IllegalSetup);
    expect(() => readSeats(range, seats)).toThrow('allowed: 2 to 5 (OPT-9)');
  });
});
