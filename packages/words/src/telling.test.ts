import type { GameTypes, Rules } from '@meadhall/kernel';
import { expect, test } from 'vitest';
import { answerSentences, newsSentences, plainWords, type Scene } from './index.ts';

const rules = { id: 'mead', seats: { min: 2, max: 2, clause: 'MEAD-1' } } as Rules<GameTypes>;
const words = {
  ...plainWords(rules),
  news: { poured: () => 'The mead is poured.', hushed: () => '' },
};
const scene = (...says: string[]): Scene<GameTypes> => ({
  view: { news: says.map((say) => ({ say })) },
  viewer: 1,
  name: (seat) => ['Anna', 'Bert'][seat] ?? '',
});
const answer = { seat: 0, step: 'drink' };

test('of an answer the news are told, and nothing else', () => {
  const told = answerSentences(words, scene(), scene('poured', 'hushed'), {
    ...answer,
    choice: 'all of it',
  });
  expect(told).toEqual(['The mead is poured.']);
});

test('without news a choice that is known is told', () => {
  for (const after of [scene(), scene('hushed')])
    expect(answerSentences(words, scene(), after, { ...answer, choice: 'a sip' })).toEqual([
      'Anna → a sip',
    ]);
});

test('of a secret choice only what it was about', () => {
  expect(answerSentences(words, scene('poured'), scene(), answer)).toEqual(['Anna: drink']);
});

test('sentences about an answer are told about somebody, not to them', () => {
  const viewers: unknown[] = [];
  const heard = {
    ...words,
    ask: { drink: (_: number, { viewer }: Scene<GameTypes>) => String(viewers.push(viewer)) },
  };
  answerSentences(heard as typeof words, scene(), scene(), answer);
  expect(viewers).toEqual([null]);
  expect(newsSentences(words, { ...scene(), view: {} })).toEqual([]);
});

test('what there are no words for is not told', () => {
  const older = { ...words, ask: {}, option: {} } as unknown as typeof words;
  expect(newsSentences(older, scene('poured', 'spilt'))).toEqual(['The mead is poured.']);
  expect(answerSentences(older, scene(), scene('spilt'), answer)).toEqual([]);
  expect(answerSentences(older, scene(), scene(), { ...answer, choice: 'a sip' })).toEqual([]);
});
