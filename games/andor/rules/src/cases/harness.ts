// The table of a case: it answers, looks on, and says what is legal.
import {
  type Answer,
  type Ask,
  asks,
  clone,
  doNext,
  IllegalSetup,
  refusal,
  settle,
  take,
} from '@meadhall/kernel';
import { andor } from '../andor.ts';
import type { Frame } from '../frames.ts';
import { LETTERS } from '../legends/schema.ts';
import { byRank, isLetter, legendOf } from '../lookup.ts';
import type { Andor, State } from '../model.ts';
import { SUNRISE_ORDER } from '../tables/creatures.ts';
import { EVENT_CARDS } from '../tables/eventCards.ts';
import { answersFor } from './commands.ts';
import { readNamed } from './creatures.ts';
import type { Command, Item } from './line.ts';
import { neutral } from './neutral.ts';

export class Harness {
  readonly game: State;
  readonly rounds: number[][] = [];
  /** Answers of the line that is being carried out. */
  pending: Item[] = [];

  constructor(game: State) {
    this.game = game;
    settle(andor, game);
    this.#listen();
  }

  /** The question the table waits for, without free actions. */
  get question(): Ask<Andor> | undefined {
    return asks(andor, this.game).find(({ step }) => step !== 'anytime');
  }

  get isOver(): boolean {
    return this.game.agenda.length === 0;
  }

  /** Gives an answer; why not, if it is refused. */
  answer(item: Item): string | null {
    const answer = toAnswer(this.game, item);
    const refused = refusal(andor, this.game, answer);
    if (refused) return refused.message;
    take(andor, this.game, answer as Answer<Andor>);
    this.#listen();
    return null;
  }

  /** Does a step of the harness, such as `sunrise` or `event golden 2`. */
  doStep(text: string, path: string): void {
    const { game } = this;
    game.news.length = 0;
    const [verb = '', ...words] = text.trim().split(/\s+/);
    doNext(game, ...framesOf(game, verb, words.join(' '), path));
    settle(andor, game);
    this.#listen();
  }

  /** Whether a command is legal now: all of its answers, the last one without its consequences. */
  isLegal(command: Command): boolean {
    const step = this.question?.step;
    const items = step && answersFor(this.game, command, step);
    if (!items || items.length === 0) return false;
    const world = clone(this.game);
    for (const [i, item] of items.entries()) {
      if (i > 0 && wasCutShort(world, item)) return true;
      if (i > 0 ? !waitFor(world, item) : !isAsked(world, item)) return false;
      const answer = toAnswer(world, item);
      if (refusal(andor, world, answer)) return false;
      if (i < items.length - 1) take(andor, world, answer as Answer<Andor>);
      else return isComplete(world, item, answer.choice);
    }
    return true;
  }

  #listen(): void {
    for (const news of this.game.news) {
      if (news.say === 'round') this.rounds.push([news.heroes, news.foe]);
      if (news.say === 'try') this.rounds.push([news.heroes]);
    }
  }
}

/** A payment, a reward or a share must come to its full amount. */
function isComplete(game: State, { step }: Item, choice: unknown): boolean {
  if (step !== 'reward' && step !== 'pay' && step !== 'share') return true;
  const frame = game.agenda.at(-1);
  const { gold = 0, willpower = 0 } = choice as { gold?: number; willpower?: number };
  if (frame?.do === 'reward' || frame?.do === 'pay') return frame.left === gold + willpower;
  return (
    frame?.do === 'share' &&
    frame.gold + frame.things.length === gold + ('thing' in Object(choice) ? 1 : 0)
  );
}

const isAsked = (game: State, { seat, step }: Item): boolean =>
  asks(andor, game).some((ask) => ask.step === step && (seat === null || ask.seat === seat));

/** A move that ended before its last step: the hero was turned back, or the legend is over. */
function wasCutShort(game: State, { step }: Item): boolean {
  const [question] = asks(andor, game);
  return !question || (step === 'walk' && question.step === 'act');
}

/** Lets decisions on the way to an item be answered neutrally; false if it is never asked. */
function waitFor(game: State, item: Item): boolean {
  for (let tries = 0; tries < 20; tries++) {
    if (isAsked(game, item)) return true;
    const open = asks(andor, game);
    const question = open.find((ask) => ask.step !== 'anytime');
    if (!question || question.step === 'act' || question.step === 'walk') return false;
    const choice = neutral(game, question);
    if (choice === undefined) return false;
    take(andor, game, { seat: question.seat, step: question.step, choice } as Answer<Andor>);
  }
  return false;
}

function toAnswer(
  game: State,
  { seat, step, choice }: Item,
): { seat: unknown; step: unknown; choice: unknown } {
  const asked = seat ?? asks(andor, game).find((ask) => ask.step === step)?.seat;
  return { seat: asked, step, choice: choice(game) };
}

/** Frames of a step line. */
function framesOf(game: State, verb: string, rest: string, path: string): Frame[] {
  switch (verb) {
    case 'sunrise':
      game.agenda.length = 0;
      return [{ do: 'sunrise' }];
    case 'creatures':
      return SUNRISE_ORDER.map((kind) => ({ do: 'moveKind', kind }));
    case 'event':
      if (!(rest in EVENT_CARDS))
        throw new IllegalSetup(path, rest, 'an event card: golden 18', 'AND-20.1');
      return [{ do: 'event', card: rest, hero: null }];
    case 'place': {
      const [kind, space] = readNamed(rest, path, game);
      return [{ do: 'effect', effect: { op: 'placeCreature', kind, space }, origin: {} }];
    }
    case 'narrator':
      if (rest === '') return [{ do: 'narrate', kill: false }];
      if (!isLetter(rest)) throw new IllegalSetup(path, rest, LETTERS.join(', '), 'AND-19.1');
      return [{ do: 'effect', effect: { op: 'moveNarrator', to: rest }, origin: {} }];
    case 'card': {
      const cards = legendOf(game)?.cards ?? [];
      const card = cards.find(({ id }) => id === rest);
      if (!card)
        throw new IllegalSetup(
          path,
          rest,
          cards.map(({ id }) => id).join(', ') || 'no card',
          'AND-19.2',
        );
      return [{ do: 'playCard', card, origin: {} }];
    }
    case 'setup':
      game.agenda.length = 0;
      return [{ do: 'beginLegend' }, { do: 'takeTurn', turn: byRank(game, 'lowestRank') ?? 0 }];
    default:
      throw new IllegalSetup(
        path,
        verb,
        'sunrise, creatures, event, place, narrator, card, setup',
        'AND-27.3',
      );
  }
}
