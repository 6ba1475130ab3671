import { type GameTypes, type Seat, same, type Viewer } from '@meadhall/kernel';
import type { Context } from '../context.ts';
import { tableTexts } from '../scene.ts';
import { sheetTable } from '../sheetTable.ts';
import { story } from '../story.ts';
import { happenings, humans, position, type Session } from './session.ts';
import { PLAY_TEXTS } from './texts.ts';

/** Tells each person what they have not heard yet, and nothing that is not for them. */
export interface Narrator {
  /** Before a turn: what has happened since, and the table if it has changed. */
  tell(seat: Seat): void;
  /** Forgets having told what was taken back. */
  forget(): void;
  /** After the last answer: the rest of the story, the table and the score. */
  end(): void;
}

export function narrator<T extends GameTypes>(context: Context, session: Session<T>): Narrator {
  const { io, paint, language } = context;
  const say = PLAY_TEXTS[language];
  const { telling } = session;
  const { rules, names } = telling;
  /** How many answers each seat has heard of. */
  const told = names.map(() => 0);
  let shown: { seat: Seat; lines: string[] } | undefined;
  const print = (...lines: readonly string[]): void => io.out(`${lines.join('\n')}\n`);

  function news(title: string, from: number, viewer: Viewer): void {
    const columns = Math.min(io.size().columns, 80);
    const rule = `── ${title} ${'─'.repeat(Math.max(2, columns - 4 - title.length))}`;
    const lines = happenings(session, from).flatMap((it) => story(context, telling, it, viewer));
    print('', paint('yellow', rule), ...lines);
  }

  return {
    tell(seat) {
      news(names[seat] ?? '', told[seat] ?? 0, seat);
      told[seat] = session.answers.length;
      const lines = tableTexts(context, telling, position(session), seat);
      if (!same(shown, { seat, lines })) print('', ...lines);
      shown = { seat, lines };
    },
    forget() {
      for (const seat of told.keys())
        told[seat] = Math.min(told[seat] ?? 0, session.answers.length);
    },
    end() {
      const people = humans(session);
      const [only = null] = people.length === 1 ? people : [];
      const from = people.length > 0 ? Math.min(...people.map((seat) => told[seat] ?? 0)) : 0;
      const game = position(session);
      news(say.over, from, only);
      print('', ...tableTexts(context, telling, game, only), '');
      print(...sheetTable(context, telling, rules.sheet(game), rules.winners(game)));
    },
  };
}
