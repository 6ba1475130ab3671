// Plays the script of a case through the real steps, as if everybody were asked in turn.
import { type Answer, type Ask, at, clone, type Seat, same, settle, take } from '@meadhall/kernel';
import type { WindowName } from '../answers.ts';
import { bargeroc } from '../bargeroc.ts';
import type { Bargeroc, Frame, State } from '../model.ts';
import { isPlay } from '../play.ts';
import type { Command } from './commands.ts';

const WINDOWS: readonly string[] = [
  'price',
  'haul',
  'theft',
  'roll',
  'afterBrawl',
  'counter',
] satisfies WindowName[];
const SINGLE: readonly string[] = ['theft', 'afterBrawl', 'counter'] satisfies WindowName[];

/**
 * Carries out a script until the table asks nothing more; says which lines did not come true, and
 * whether more dice were rolled than the case fixes.
 */
export function playScript(game: State, script: readonly Command[]): string[] {
  const problems: string[] = [];
  const fixed = game.fate.dice.length;
  let rolled = 0;
  let next = 0;
  let forbidden: Command[] = [];
  for (let open = settle(bargeroc, game); open.length > 0; open = settle(bargeroc, game)) {
    for (; script[next]?.forbidden; next++) forbidden.push(at(script, next));
    const ask = inTurn(game, open);
    if (isPassedOver(ask, script[next])) {
      answer(game, ask, 'pass');
      rolled += diceIn(game);
      continue;
    }
    forbidden = forbidden.filter((command) => {
      if (!isLegal(game, ask, command)) return true;
      problems.push(`${command.path} "${command.text}": legal when asked ${ask.step}`);
      return false;
    });
    const command = script[next];
    if (command && isLegal(game, ask, command)) {
      obey(game, ask, command);
      next++;
      forbidden = [];
    } else answer(game, ask, neutral(ask));
    rolled += diceIn(game);
  }
  if (fixed > 0 && rolled > fixed) problems.push(`dice: ${fixed} given, ${rolled} rolled`);
  for (const command of script.slice(next))
    if (!command.forbidden) problems.push(`${command.path} "${command.text}": never offered`);
  return problems;
}

const diceIn = ({ news }: State): number => news.filter(({ say }) => say === 'rolled').length;

/** Of all who are asked at once, the one whom the order of the window asks first. */
function inTurn(game: State, open: readonly Ask<Bargeroc>[]): Ask<Bargeroc> {
  const frame = at(game.agenda, game.agenda.length - 1);
  if (!('from' in frame) || !WINDOWS.includes(frame.do)) return at(open, 0);
  const distance = (seat: Seat): number =>
    (seat - frame.from + game.seats.length) % game.seats.length;
  return open.reduce((one, other) => (distance(other.seat) < distance(one.seat) ? other : one));
}

/**
 * A seat that could only pass is not asked (BAR-8.9). A doggy bag is a reason to ask in an open window;
 * in a single one it may be played as well, but asks for nothing by itself (BAR-9.5).
 */
function isPassedOver(
  { seat, step, options }: Ask<Bargeroc>,
  command: Command | undefined,
): boolean {
  if (!WINDOWS.includes(step)) return false;
  const plays = (options as readonly unknown[]).filter(isPlay);
  if (plays.some(({ play }) => play !== 'doggy_bag' || !SINGLE.includes(step))) return false;
  return !(command?.seat === seat && plays.some((play) => same(play, command.choices[0])));
}

const offers = ({ options }: Ask<Bargeroc>, choice: unknown): boolean =>
  (options as readonly unknown[]).some((option) => same(option, choice));

function isLegal(game: State, ask: Ask<Bargeroc>, command: Command): boolean {
  const [first, ...more] = command.choices;
  if (ask.seat !== command.seat || !offers(ask, first)) return false;
  return more.length === 0 || obey(clone(game), ask, command);
}

/** Makes the choices of a command; whether all of them could be made. */
function obey(game: State, ask: Ask<Bargeroc>, command: Command): boolean {
  let asked: Ask<Bargeroc> | undefined = ask;
  for (const choice of command.choices) {
    if (!asked || !offers(asked, choice)) return false;
    asked = answer(game, asked, choice).find(({ seat }) => seat === command.seat);
  }
  if (asked?.step === 'renew') answer(game, asked, 'enough');
  return true;
}

function answer(game: State, { seat, step }: Ask<Bargeroc>, choice: unknown): Ask<Bargeroc>[] {
  return take(bargeroc, game, { seat, step, choice } as Answer<Bargeroc>);
}

/** What is answered where the script is silent: to do nothing, else the first of the options. */
function neutral({ step, options }: Ask<Bargeroc>): unknown {
  if (WINDOWS.includes(step)) return 'pass';
  return step === 'mine' ? 'up' : at(options as readonly unknown[], 0);
}

/** After the end of a turn the next player is due, whose turn is no part of the case (BAR-10.5). */
export function passOn(game: State): void {
  bargeroc.steps.nextTurn.run(game, { do: 'nextTurn' });
  game.agenda.length = 0;
}

/** The frames a case runs, by the name of the step it executes. */
export function framesFor(run: string, seat: Seat): Frame[] {
  switch (run) {
    case 'merchant':
      return [
        { do: 'merchant', seat },
        { do: 'closeStall', seat },
      ];
    case 'mine':
      return [{ do: 'dig', seat }];
    case 'forge':
      return [{ do: 'forge', seat }];
    case 'tavern':
      return [{ do: 'tavern', seat }];
    case 'end':
      return [{ do: 'endTurn', seat }];
    case 'turn':
      return [{ do: 'turn', seat }];
    default:
      return [];
  }
}
