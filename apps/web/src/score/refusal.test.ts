import { readPosition } from '@meadhall/nains';
import { describe, expect, test } from 'vitest';
import { problem } from '../local/problems.ts';
import { readRulebook } from '../rules/rulebook.ts';
import { changed, freshSheet } from './form.ts';
import { forms } from './forms/nains.ts';
import { refusalOf } from './refusal.ts';

const form = forms.fr;

/** What the rules say to a sheet, as the sheet tells it. */
function refused(id: string, value: readonly string[], book = readRulebook('').fr) {
  const entered = changed(form, freshSheet(form, 2), 1, id, value);
  try {
    readPosition(form.position(entered));
  } catch (why) {
    return refusalOf(form, entered, problem(why), book, 'Cela ne se peut pas.');
  }
  throw new Error('the rules have nothing against it');
}

describe('a refusal', () => {
  test('stands at its player and its field, in the words of the sheet', () => {
    expect(refused('cognars', ['tadgar'])).toEqual({
      seat: 1,
      field: 'cognars',
      text: expect.stringMatching(/^Les Mercenaires viennent par deux/),
      clause: 'NAI-10.7',
    });
  });

  test('quotes the rule where the sheet has no words of its own, and never the program', () => {
    const book = readRulebook(
      '## NAI-2 Box · Boîte\n- **NAI-2.4** Coins.\n  **fr** Les **talions**.',
    );
    const { text, field } = refused('coins', ['0', '2', '3', '4', '77'], book.fr);
    expect({ text, field }).toEqual({ text: 'Les talions.', field: 'coins' });
    expect(refused('coins', ['0', '2', '3', '4', '77']).text).toBe('Cela ne se peut pas.');
  });
});
