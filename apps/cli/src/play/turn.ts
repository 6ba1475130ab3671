import { type Answer, clauseOf, type GameTypes, type Seat } from '@meadhall/kernel';
import type { Context } from '../context.ts';
import { fitted } from '../layout.ts';
import { awaited } from '../match.ts';
import { askText, sceneFor, tableTexts } from '../scene.ts';
import { story } from '../story.ts';
import { readKey } from './keys.ts';
import { type Menu, matching, menuOf, menuText } from './menu.ts';
import { clauseText, readRulebook } from './rulebook.ts';
import { type Saving, saveNow } from './saving.ts';
import { happenings, humans, open, position, type Session } from './session.ts';
import { PLAY_TEXTS } from './texts.ts';

/** What a person decides to do. */
export type Move<T extends GameTypes> =
  | { do: 'answer'; answer: Answer<T> }
  | { do: 'undo' }
  | { do: 'quit' }
  | { do: 'actAs'; seat: Seat | null };

/** Asks one person until they have decided. */
export async function turn<T extends GameTypes>(
  context: Context,
  session: Session<T>,
  seat: Seat,
  saving: Saving,
): Promise<Move<T>> {
  const { io, paint, language } = context;
  const say = PLAY_TEXTS[language];
  const { telling } = session;
  const asked = open(session);
  const mine = asked.filter((ask) => ask.seat === seat);
  const question = awaited(mine) ?? mine[0];
  const scene = sceneFor(telling, position(session), seat);
  const menu = menuOf(telling, mine, scene);
  const print = (...lines: readonly string[]): void => io.out(`${lines.join('\n')}\n`);
  const ask = (): void => {
    const prompt = question ? askText(telling, question, scene) : '';
    print('', ...fitted(io, paint('bold', prompt)), ...menuText(context, menu));
  };

  ask();
  for (;;) {
    const typed = await io.line(`${say.prompt(telling.names[seat] ?? '')} `);
    if (typed === null) return { do: 'quit' };
    const key = readKey(typed);
    const move = decided(menu, key);
    if (move) return move;
    if (key.key === 'free') {
      const other = otherSeat(key.who);
      if (other !== undefined) return { do: 'actAs', seat: other };
    } else if (key.key === 'pick') print(say.noSuchNumber(key.number, menu.items.length));
    else if (key.key === 'again' && awaited(mine) === undefined) return { do: 'actAs', seat: null };
    else await help(key);
  }

  async function help(key: ReturnType<typeof readKey>): Promise<void> {
    if (key.key === 'help') print(say.help);
    else if (key.key === 'save') await saveNow(context, session, saving);
    else if (key.key === 'log') print(...log());
    else if (key.key === 'table') print(...tableTexts(context, telling, position(session), seat));
    else if (key.key === 'rule') print(...(await rule(key.clause)));
    else {
      menu.page = key.key === 'next' ? menu.page + 1 : key.key === 'previous' ? menu.page - 1 : 0;
      if (key.key === 'again' || key.key === 'filter')
        menu.filter = key.key === 'filter' ? key.text : '';
      ask();
    }
  }

  function log(): string[] {
    const told = happenings(session, 0).flatMap((it) => story(context, telling, it, seat));
    return told.length > 0 ? told.slice(-Math.max(20, io.size().rows - 4)) : [say.nothingYet];
  }

  async function rule(named: string): Promise<string[]> {
    const clause = named.toUpperCase() || (question ? clauseOf(telling.rules, question.step) : '');
    const book = await readRulebook(io, session.rulebook);
    if (book === null) return [say.noRulebook(clause)];
    const text = clauseText(book, clause, language);
    return text === null ? [say.noClause(clause)] : fitted(io, `${paint('bold', clause)} ${text}`);
  }

  /** Another human who may act now; says who if nobody, or nobody known, is named. */
  function otherSeat(who: string): Seat | undefined {
    const others = humans(session).filter(
      (other) => other !== seat && asked.some((it) => it.seat === other),
    );
    const name = (other: Seat): string => telling.names[other] ?? '';
    const found = others.find((other) => name(other).toLowerCase() === who.toLowerCase());
    if (found !== undefined) return found;
    print(others.length > 0 ? say.actAs(others.map(name).join(', ')) : say.nobodyElse);
    return undefined;
  }
}

/** The move a key stands for; nothing if it only asks for something to be shown. */
function decided<T extends GameTypes>(
  menu: Menu<T>,
  key: ReturnType<typeof readKey>,
): Move<T> | undefined {
  if (key.key === 'undo' || key.key === 'quit') return { do: key.key };
  const shown = matching(menu);
  const picked =
    key.key === 'pick'
      ? menu.items.find(({ number }) => number === key.number)
      : key.key === 'again' && shown.length === 1
        ? shown[0]
        : undefined;
  return picked && { do: 'answer', answer: picked.answer };
}
