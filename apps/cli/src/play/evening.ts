import { type GameTypes, type Seat, same } from '@meadhall/kernel';
import type { Context } from '../context.ts';
import { awaited } from '../match.ts';
import { sceneFor } from '../scene.ts';
import { sheetTable } from '../sheetTable.ts';
import { story } from '../story.ts';
import { handOver } from './handover.ts';
import { type Saving, save, saveBeforeLeaving } from './saving.ts';
import {
  answer,
  happenings,
  humans,
  letBotsPlay,
  open,
  position,
  type Session,
  undo,
} from './session.ts';
import { PLAY_TEXTS } from './texts.ts';
import { type Move, turn } from './turn.ts';

/** Plays a match to its end, or until somebody has had enough. */
export async function playOut<T extends GameTypes>(
  context: Context,
  session: Session<T>,
  saving: Saving,
): Promise<void> {
  const { io, paint, language } = context;
  const say = PLAY_TEXTS[language];
  const { telling } = session;
  const told = telling.names.map(() => 0);
  let table: { seat: Seat; lines: string[] } | undefined;
  let last: Seat | null = null;
  let acting: Seat | null = null;

  io.out(`${paint('dim', `${say.seed(session.opening.seed)}\n${say.hint}`)}\n`);
  for (;;) {
    letBotsPlay(session);
    if (saving.path !== undefined) await save(context, session, saving.path);
    const asked = open(session);
    const seat: Seat | undefined = acting ?? awaited(asked)?.seat;
    if (seat === undefined) break;
    await handOver(context, session, last, seat);
    last = seat;
    tellNews(seat);
    showTable(seat);
    const move: Move<T> = await turn(context, session, seat, saving);
    acting = move.do === 'actAs' ? move.seat : null;
    if (move.do === 'quit') return leave();
    if (move.do === 'answer') answer(session, move.answer);
    if (move.do === 'undo') takeBack();
  }
  const eyes = humans(session).length === 1 ? (humans(session)[0] ?? null) : null;
  tellNews(eyes);
  end(eyes);
  return saveBeforeLeaving(context, session, saving);

  async function leave(): Promise<void> {
    await saveBeforeLeaving(context, session, saving);
    if (saving.path !== undefined) io.out(`${say.goOn(saving.path)}\n`);
  }

  /** What has happened since this person last looked. */
  function tellNews(seat: Seat | null): void {
    const from = seat === null ? Math.min(...told) : (told[seat] ?? 0);
    const name = seat === null ? say.over : (telling.names[seat] ?? '');
    const columns = Math.min(io.size().columns, 80);
    io.out(
      `\n${paint('yellow', `── ${name} ${'─'.repeat(Math.max(2, columns - 4 - name.length))}`)}\n`,
    );
    const lines = happenings(session, from).flatMap((it) => story(context, telling, it, seat));
    if (lines.length > 0) io.out(`${lines.join('\n')}\n`);
    if (seat !== null) told[seat] = session.answers.length;
  }

  /** The table, unless this person has just seen the same. */
  function showTable(seat: Seat): void {
    const lines = telling.words.table(sceneFor(telling, position(session), seat));
    if (!same(table, { seat, lines })) io.out(`\n${lines.join('\n')}\n`);
    table = { seat, lines };
  }

  function takeBack(): void {
    io.out(`${undo(session) ? say.undone : say.nothingToUndo}\n`);
    for (const seat of told.keys()) told[seat] = Math.min(told[seat] ?? 0, session.answers.length);
  }

  function end(eyes: Seat | null): void {
    const game = position(session);
    const { rules, words } = telling;
    const lines = words.table(sceneFor(telling, game, eyes));
    const sheet = sheetTable(context, telling, rules.sheet(game), rules.winners(game));
    io.out(`\n${lines.join('\n')}\n\n${sheet.join('\n')}\n`);
  }
}
