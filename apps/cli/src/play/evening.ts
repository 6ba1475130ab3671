import type { GameTypes, Seat } from '@meadhall/kernel';
import type { Context } from '../context.ts';
import { fitted } from '../layout.ts';
import { awaited } from '../match.ts';
import { handOver } from './handover.ts';
import { narrator } from './narrator.ts';
import { type Saving, save, saveBeforeLeaving } from './saving.ts';
import { answer, letBotsPlay, open, type Session, undo } from './session.ts';
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
  const story = narrator(context, session);
  let last: Seat | null = null;
  let acting: Seat | null = null;

  const opening = [say.seed(session.opening.seed), ...fitted(io, say.hint)];
  io.out(`${paint('dim', opening.join('\n'))}\n`);
  for (;;) {
    letBotsPlay(session);
    if (saving.path !== undefined) await save(context, session, saving.path);
    const seat: Seat | undefined = acting ?? awaited(open(session))?.seat;
    if (seat === undefined) break;
    await handOver(context, session, last, seat);
    last = seat;
    story.tell(seat);
    const move: Move<T> = await turn(context, session, seat, saving);
    acting = move.do === 'actAs' ? move.seat : null;
    if (move.do === 'answer') answer(session, move.answer);
    else if (move.do === 'undo') {
      io.out(`${undo(session) ? say.undone : say.nothingToUndo}\n`);
      story.forget();
    } else if (move.do === 'quit') {
      await saveBeforeLeaving(context, session, saving);
      if (saving.path !== undefined) io.out(`${say.goOn(saving.path)}\n`);
      return;
    }
  }
  story.end();
  await saveBeforeLeaving(context, session, saving);
}
