import { type Answer, at, clone, doNext, settle, take } from '@meadhall/kernel';
import {
  type Actual,
  askingAll,
  bag,
  type Fields,
  readNames,
  readRecord,
  readWhole,
} from '@meadhall/taverns';
import { lines } from '../army.ts';
import { COGNAR_NAMES, type CognarName, isMercenary } from '../cognars.ts';
import type { Nains, State } from '../model.ts';
import { nains } from '../nains.ts';
import { readOneLord, TABLE_KEYS } from './given.ts';
import { type Prepared, readCase } from './prepared.ts';

// A single Cognar would come unasked, but is to be looked at.
const ASKING = askingAll(nains);

/** `recruitOptions`: who can be recruited, and where a first Mercenary may go. */
export function readRecruitCase(block: Fields): Prepared {
  const fields = readCase(block, ['lord', 'pending', 'mercenariesInARow', ...TABLE_KEYS]);
  const { game } = readOneLord(fields);
  const due = readWhole(fields['pending'], 'pending', 0, 10, 'NAI-10.2');
  const row = readWhole(fields['mercenariesInARow'] ?? 0, 'mercenariesInARow', 0, 4, 'NAI-10.9');
  const expected = readRecord(fields['expect'], 'expect');
  const named = (key: string): CognarName[] =>
    readNames(expected[key] ?? [], `expect.${key}`, COGNAR_NAMES, 'NAI-2.2');
  const includes = named('includes');
  const excludes = named('excludes');
  let legal: readonly CognarName[] = [];
  let columns: readonly string[] = [];
  return {
    now: (): Record<string, Actual> => ({
      legal: bag(legal),
      includes: bag(includes.filter((cognar) => legal.includes(cognar))),
      excludes: bag(excludes.filter((cognar) => !legal.includes(cognar))),
      firstMercenaryColumns: bag(columns),
    }),
    run() {
      const before = lines(at(game.seats, 0));
      doNext(game, { do: 'countLines', seat: 0, lines: before, due, row });
      const [ask] = settle(ASKING, game);
      if (ask?.step !== 'recruit') return [];
      legal = ask.options.map(({ cognar }) => cognar);
      const mercenary = legal.find(isMercenary);
      if (mercenary) columns = columnsFor(game, mercenary);
      return [];
    },
  };
}

function columnsFor(game: State, cognar: string): string[] {
  const choice = { cognar };
  const [ask] = take(ASKING, clone(game), { seat: 0, step: 'recruit', choice } as Answer<Nains>);
  return ask?.step === 'chooseColumn' ? ask.options.map(({ column }) => column) : [];
}
