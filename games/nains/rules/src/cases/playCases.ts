import { at, doNext, IllegalSetup } from '@meadhall/kernel';
import { type Fields, readNames } from '@meadhall/taverns';
import { AWARDS, type Award } from '../cognars.ts';
import { evaluation } from '../eras.ts';
import { turnOf } from '../rounds.ts';
import { checkBid, type Given, readLords, readOneLord, readTavern, TABLE_KEYS } from './given.ts';
import { lordNow, tableNow } from './outcome.ts';
import { type Prepared, readCase } from './prepared.ts';
import { readScript, type Script } from './script.ts';

const TAVERN_KEYS = [...TABLE_KEYS, 'tavernIndex', 'tavern', 'decisions'];

/** `turn`: one lord's whole turn. */
export function readTurnCase(block: Fields): Prepared {
  const fields = readCase(block, ['lord', ...TAVERN_KEYS]);
  const given = readOneLord(fields);
  const { game, names } = given;
  checkBid(given, 0, 'lord');
  const tavern = readTavern(fields, given, 1);
  const script = readScript(fields['decisions'] ?? [], names);
  return {
    now: () => ({ ...tableNow(game), ...lordNow(game, 0, script.news) }),
    run() {
      doNext(game, ...turnOf(game, 0, tavern));
      script.run(game);
      return script.problems;
    },
  };
}

/** `tavern`: a whole tavern, from the reveal to the gems. */
export function readTavernCase(block: Fields): Prepared {
  const fields = readCase(block, ['lords', ...TAVERN_KEYS]);
  const given = readLords(fields);
  const { game, names } = given;
  for (const seat of names.keys()) checkBid(given, seat, `lords[${seat}]`);
  const tavern = readTavern(fields, given, names.length);
  const script = readScript(fields['decisions'] ?? [], names);
  return {
    now: () => ({ ...tableNow(game), ...lordsNow(given, script), order: orderOf(given, script) }),
    run() {
      doNext(game, { do: 'reveal', tavern });
      script.run(game);
      return script.problems;
    },
  };
}

/** `evaluation`: the orders at the end of Era 1. */
export function readEvaluationCase(block: Fields): Prepared {
  const fields = readCase(block, ['lords', 'layout', ...TABLE_KEYS]);
  const given = readLords(fields);
  const { game, names } = given;
  game.layout = readNames(fields['layout'] ?? AWARDS, 'layout', AWARDS, 'NAI-2.3');
  game.awards = game.layout.map(() => null);
  names.forEach((_, seat) => {
    const early = at(game.seats, seat).command.find((it) => AWARDS.includes(it as Award));
    if (early)
      throw new IllegalSetup(`lords[${seat}].command`, early, 'nothing awarded yet', 'NAI-14.1');
  });
  const script = readScript([], names);
  return {
    now: () => ({
      ...tableNow(game),
      ...lordsNow(given, script),
      awards: Object.fromEntries(
        AWARDS.map((award) => {
          const winner = game.awards[game.layout.indexOf(award)];
          return [award, typeof winner === 'number' ? at(names, winner) : null];
        }),
      ),
    }),
    run() {
      doNext(game, ...evaluation(game));
      script.run(game);
      return script.problems;
    },
  };
}

const lordsNow = ({ game, names }: Given, { news }: Script) => ({
  lords: Object.fromEntries(names.map((name, seat) => [name, lordNow(game, seat, news)])),
});

export const orderOf = ({ names }: Given, { news }: Pick<Script, 'news'>): string[] =>
  news.flatMap((it) => (it.say === 'order' ? it.order.map((seat) => at(names, seat)) : []));
