import type { Shelved } from '@meadhall/shelf';
import type { MatchFlags } from '../arguments.ts';
import type { Context } from '../context.ts';
import { gameNamed } from '../context.ts';
import { UserError } from '../errors.ts';
import { PLAY_TEXTS } from './texts.ts';

/** Asks what to play and with how many; nothing if the person leaves. */
export async function choose(
  context: Context,
  flags: MatchFlags,
): Promise<{ game: Shelved; flags: MatchFlags } | null> {
  const game = await chooseGame(context);
  if (!game) return null;
  const { min, max } = game.open(({ rules }) => rules.seats);
  const say = PLAY_TEXTS[context.language];
  const seats =
    flags.seats ??
    (min === max ? String(min) : await number(context, say.howMany(min, max), min, max));
  if (seats === null) return null;
  if (flags.bots !== undefined || Number(seats) < 2) return { game, flags: { ...flags, seats } };
  const people = await number(context, say.howManyHumans(Number(seats)), 1, Number(seats));
  if (people === null) return null;
  const who = Array.from({ length: Number(seats) }, (_, seat) =>
    seat < Number(people) ? 'human' : 'greedy',
  );
  return { game, flags: { ...flags, seats, bots: who.join(',') } };
}

async function chooseGame(context: Context): Promise<Shelved | null> {
  const { io, paint, language, shelf } = context;
  const say = PLAY_TEXTS[language];
  io.out(`${paint('bold', say.which)}\n`);
  for (const [i, game] of shelf.entries())
    game.open(({ words }) => {
      const { title } = words[language];
      const about = title === game.id ? '' : `  ${title}`;
      io.out(`  ${paint('cyan', String(i + 1).padStart(2))}  ${game.id}${about}\n`);
    });
  for (;;) {
    const typed = (await io.line(say.whichPrompt))?.trim();
    if (typed === undefined || typed === 'q') return null;
    if (typed === '') continue;
    try {
      return shelf[Number(typed) - 1] ?? gameNamed(context, typed);
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      io.out(`${error.message}\n`);
    }
  }
}

/** A number within bounds; Enter takes the least. */
async function number(
  { io }: Context,
  prompt: string,
  min: number,
  max: number,
): Promise<string | null> {
  for (;;) {
    const typed = (await io.line(prompt))?.trim();
    if (typed === undefined || typed === 'q') return null;
    if (typed === '') return String(min);
    if (/^\d+$/.test(typed) && Number(typed) >= min && Number(typed) <= max) return typed;
  }
}
