import { type GameTypes, type Seat, same } from '@meadhall/kernel';
import type { Context } from '../context.ts';
import { humans, position, type Session } from './session.ts';
import { PLAY_TEXTS } from './texts.ts';

/** Wipes the screen and what can be scrolled back to. */
const WIPE = '\u001b[2J\u001b[3J\u001b[H';

/** Whether a seat sees something now that is not for everybody. */
function hasSecrets<T extends GameTypes>(session: Session<T>, seat: Seat): boolean {
  const { rules } = session.telling;
  const game = position(session);
  return !same(rules.view(game, seat), rules.view(game, null));
}

/**
 * Between two people at one screen: what one of them sees is gone before the other looks. Games without
 * secrets just go on.
 */
export async function handOver<T extends GameTypes>(
  context: Context,
  session: Session<T>,
  from: Seat | null,
  to: Seat,
): Promise<void> {
  const { io, paint, language } = context;
  const say = PLAY_TEXTS[language];
  if (humans(session).length < 2 || from === to) return;
  if (!hasSecrets(session, to) && (from === null || !hasSecrets(session, from))) return;
  const name = session.telling.names[to] ?? '';
  if (io.terminal.out) io.out(WIPE);
  io.out(`\n${paint(['bold', 'yellow'], say.pass(name))}\n`);
  // Lines that are piped in are answers, every one of them.
  if (io.terminal.in) {
    await io.line(say.ready(name));
    if (io.terminal.out) io.out(WIPE);
  }
}
