import { type Fields, readRecord } from '@meadhall/taverns';
import { readGiven } from './given.ts';
import { scoring } from './outcome.ts';
import type { Prepared } from './runCase.ts';

/** `kind: score`: a final position and its points. */
export function readScoreCase(given: Fields): Prepared {
  const { game, names } = readGiven(
    readRecord(given, 'given', ['players', 'playerCount', 'state']),
  );
  return { now: () => scoring(game, names) };
}
