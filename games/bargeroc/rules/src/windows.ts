// Windows: everybody who holds a tavern card answers in secret, at once, and the order of the rules
// decides whose card is played. A card counts only if all who come earlier pass, which is when its
// owner would have been asked: the games are those of asking in turn, without the waiting.
import {
  type Automatic,
  at,
  type Clause,
  type Decision,
  remove,
  type Seat,
} from '@meadhall/kernel';
import type { Pass, Play, WindowName } from './answers.ts';
import { DOGGY_BAG } from './choices.ts';
import type { Card } from './components.ts';
import type { Bargeroc, Player, State, WindowFrame } from './model.ts';
import { addDoggyBag, clauseAgainst, playCard, watch } from './play.ts';

const PASSES: readonly Pass[] = ['pass', 'passUntilTurn', 'passUntilCard'];
const NOT_ASKED: readonly never[] = [];
const NOBODY = -1;
const UNDECIDED = -2;

/** Open windows poll until all pass in a row (BAR-8.7), single ones ask each seat once (BAR-8.8). */
const POLLS = {
  price: 'open',
  haul: 'open',
  roll: 'open',
  theft: 'single',
  afterBrawl: 'single',
  counter: 'single',
} as const satisfies Record<WindowName, 'open' | 'single'>;

/** Opens a window. Who has no tavern card, or a standing pass, is passed over (BAR-8.9). */
export const watchStep: Automatic<Bargeroc, 'watch'> = {
  run(game, { window, from, span }) {
    if (window === 'haul' && game.haul.length === 0) return;
    const { seats, agenda } = game;
    const barred = barredFrom(game, window);
    const open: Seat[] = [];
    const answers: null[] = [];
    for (let i = 0; i < seats.length; i++) {
      answers.push(null);
      const seat = (from + i) % seats.length;
      const { tavern, quiet } = seats[seat] as Player;
      if (i < span && seat !== barred && tavern.length > 0 && quiet === null) open.push(seat);
    }
    if (open.length > 0) agenda.push({ do: window, from, span, open, answers });
  },
};

/** Whom a window leaves out of its circle: the miner of the haul, and whom BAR-9.4 shuts out. */
function barredFrom({ champion, active }: State, window: WindowName): Seat | null {
  if (window === 'haul') return active;
  return window === 'afterBrawl' ? champion : null;
}

/** The decision of a window; `react` adds the cards of a hand that may be played in it. */
export function windowStep<K extends WindowName>(
  clause: Clause,
  react: (game: State, hand: readonly Card[], plays: Play[], seat: Seat) => void,
): Decision<Bargeroc, K> {
  const step: Decision<Bargeroc, WindowName> = {
    clause,
    options(game, { open }, seat) {
      if (!open.includes(seat)) return NOT_ASKED;
      const plays: Play[] = [];
      react(game, at(game.seats, seat).tavern, plays, seat);
      addDoggyBag(game, seat, plays);
      return plays.length === 0 ? PASSES : [...PASSES, ...plays];
    },
    take(game, frame, choice, seat) {
      frame.answers[seat] = choice;
      remove(frame.open, seat);
      const first = firstToAct(frame);
      if (first === UNDECIDED) {
        game.agenda.push(frame);
        return;
      }
      keepStandingPasses(game, frame);
      if (first !== NOBODY) act(game, frame, first);
    },
    forbids: (_game, _frame, choice) => clauseAgainst(choice, clause),
  };
  return step as unknown as Decision<Bargeroc, K>;
}

/** Who acts, as soon as that is settled: answers of those who come later no longer matter. */
function firstToAct({ from, span, open, answers }: WindowFrame<WindowName>): Seat {
  for (let i = 0; i < span; i++) {
    const seat = (from + i) % answers.length;
    const answer = answers[seat];
    if (!answer) {
      if (open.includes(seat)) return UNDECIDED;
    } else if (typeof answer !== 'string') return seat;
  }
  return NOBODY;
}

function keepStandingPasses({ seats }: State, { answers }: WindowFrame<WindowName>): void {
  for (let seat = 0; seat < answers.length; seat++) {
    const answer = answers[seat];
    if (answer === 'passUntilTurn' || answer === 'passUntilCard')
      (seats[seat] as Player).quiet = answer;
  }
}

function act(game: State, frame: WindowFrame<WindowName>, seat: Seat): void {
  const { do: window, from, span, answers } = frame;
  const seats = answers.length;
  const play = answers[seat] as Play;
  const next = (seat + 1) % seats;
  const left = span - ((seat - from + seats) % seats) - 1;
  if (POLLS[window] === 'open') {
    game.agenda.push(watch(window, next, seats));
    playCard(game, seat, play);
  } else if (play.play === DOGGY_BAG.play) {
    // Bread on the table is no answer to the question: it is put again.
    game.agenda.push(watch(window, seat, left + 1));
    playCard(game, seat, play);
  } else playCard(game, seat, play, left > 0 ? watch(window, next, left) : null);
}
