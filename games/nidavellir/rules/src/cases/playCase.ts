import { at, IllegalSetup } from '@meadhall/kernel';
import { type Fields, readList, readRecord } from '@meadhall/taverns';
import { commandZone } from '../army.ts';
import { readGiven, restOfAge2 } from './given.ts';
import { readOperation } from './operations.ts';
import { outcome, unbought } from './outcome.ts';
import type { Prepared } from './runCase.ts';
import { readScript } from './script.ts';

const KEYS = [
  'players',
  'playerCount',
  'firstGame',
  'heroPool',
  'treasuryAlsoOut',
  'state',
  'deck2Top',
  'do',
  'decisions',
] as const;

/** `kind: play`: a position, what happens there, and what the players decide. */
export function readPlayCase(fields: Fields): Prepared {
  const given = readGiven(readRecord(fields, 'given', KEYS));
  const { game, names } = given;
  game.seats.forEach((player, seat) => {
    if (commandZone(player).includes('thrud'))
      throw new IllegalSetup(
        `given.state.${at(names, seat)}.command`,
        'thrud',
        'Thrud in a column until the game is over',
        'NID-40.1',
      );
  });
  const operations = readList(fields['do'], 'given.do').map((it, i) =>
    readOperation(it, `given.do[${i}]`, given),
  );
  if (fields['deck2Top'] === undefined) game.decks[1] = restOfAge2(given);
  const script = readScript(fields['decisions'] ?? [], names);
  const started = unbought(game);
  return {
    now: () => outcome({ game, names, started, news: script.news }),
    run() {
      for (const operate of operations) {
        if (script.problems.length > 0) break;
        operate(game);
        script.run(game);
      }
      script.close();
      return script.problems;
    },
  };
}
