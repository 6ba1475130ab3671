// What the tavern cards do once nobody has countered them.
import {
  type Automatic,
  at,
  clockwise,
  type Decision,
  doNext,
  remove,
  type Seat,
  tell,
} from '@meadhall/kernel';
import type { Choices, Play } from './answers.ts';
import { roll, sideOf, startBrawl } from './brawl.ts';
import { DISCARD, IN_YOUR_DREAMS } from './choices.ts';
import { type Card, LUCKY_DRAW, MUGS } from './components.ts';
import { settings } from './config.ts';
import type { Bargeroc, State } from './model.ts';
import { addDoggyBag, clauseAgainst, playCard } from './play.ts';
import { present } from './present.ts';
import { drawTavern, moveBread, moveCoins, pickAtRandom } from './supply.ts';
import { ambushTheft, steal } from './theft.ts';
import { windowStep } from './windows.ts';

export const counter = windowStep<'counter'>('BAR-8.2', (_game, hand, plays) => {
  if (hand.includes('in_your_dreams')) plays.push(IN_YOUR_DREAMS);
});

/** The counter window of the innermost card is closed: it takes effect, unless it was cancelled. */
export const resolve: Automatic<Bargeroc, 'resolve'> = {
  run(game, { ifCancelled }) {
    const { by, play, cancelled } = at(game.chain, game.chain.length - 1);
    if (cancelled) {
      tell(game, { say: 'cancelled', seat: by, card: play.play });
      if (ifCancelled) doNext(game, ifCancelled);
      layAsideCard(game);
      return;
    }
    // The brawl that My Turn starts is no part of the card any more; all else a card does is.
    if (play.play === 'my_turn') layAsideCard(game);
    else doNext(game, { do: 'layAside' });
    EFFECTS[play.play](game, by, play as never);
  },
};

/** A card leaves the chain for the discard, a doggy bag for the table as bread (BAR-8.1, BAR-9.5). */
export const layAside: Automatic<Bargeroc, 'layAside'> = { run: layAsideCard };

function layAsideCard(game: State): void {
  const { by, play, cancelled } = at(game.chain, game.chain.length - 1);
  game.chain.pop();
  if (play.play === 'doggy_bag' && !cancelled) at(game.seats, by).doggy++;
  else game.tavernDiscard.push(play.play);
}

type PlayOf<K extends Card> = Extract<Play, { play: K }>;
type Effects = { readonly [K in Card]: (game: State, by: Seat, play: PlayOf<K>) => void };

const EFFECTS: Effects = {
  inflation: (game) => changePrice(game, (price) => price + settings(game).inflationDelta),
  devaluation: (game) =>
    changePrice(game, (price) =>
      Math[settings(game).devaluationRounding](price / settings(game).devaluationDivisor),
    ),
  in_your_dreams({ chain }) {
    at(chain, chain.length - 2).cancelled = true;
  },
  my_turn: (game, by, { against }) => startBrawl(game, by, against),
  doggy_bag() {},
  racket(game, by, { from, take }) {
    const victim = at(game.seats, from);
    const thief = at(game.seats, by);
    const { racketCoins, racketBread } = settings(game);
    if (take === 'ore') {
      steal(game, pickAtRandom(game, victim.ores), from, by);
      return;
    }
    const amount =
      take === 'coins'
        ? moveCoins(victim, thief, racketCoins)
        : moveBread(victim, thief, racketBread);
    tell(game, { say: 'took', seat: by, from, what: take, amount });
  },
  drought(game, by) {
    const others = clockwise(game.seats.length, by).slice(0, -1);
    doNext(game, ...others.map((seat) => ({ do: 'discard', seat, because: 'drought' }) as const));
  },
  lucky_day: (game, by) => drawTavern(game, by, LUCKY_DRAW),
  beer: (game, _by, { die }) => addMugs(game, die, MUGS.beer),
  beers: (game, _by, { die }) => addMugs(game, die, MUGS.beers),
  ambush(game, by, { ore }) {
    if (ore === undefined) ambushTheft(game, by);
    else {
      remove(game.haul, ore);
      steal(game, ore, game.active, by);
    }
  },
  elbow: (game, _by, { die }) => roll(game, sideOf(game, die)),
};

/** Each price card works on the price as it stands (BAR-4.9). */
function changePrice(game: State, change: (price: number) => number): void {
  const deal = present(game.deal, 'deal');
  deal.price = change(deal.price);
  tell(game, { say: 'price', price: deal.price });
}

function addMugs(game: State, die: Seat, mugs: number): void {
  sideOf(game, die).mugs += mugs;
}

/** One card goes; a doggy bag may be turned into bread first, and the duty stays (BAR-9.7, BAR-10.3). */
export const discard: Decision<Bargeroc, 'discard'> = {
  clause: 'BAR-9.7',
  options(game, { seat }) {
    const { tavern } = at(game.seats, seat);
    const options: Choices['discard'][] = [];
    for (let i = 0; i < tavern.length; i++) {
      const card = tavern[i] as Card;
      if (tavern.indexOf(card) === i) options.push(DISCARD[card]);
    }
    addDoggyBag(game, seat, options);
    return options;
  },
  take(game, frame, choice) {
    const { seat, because } = frame;
    if ('discard' in choice) {
      remove(at(game.seats, seat).tavern, choice.discard);
      game.tavernDiscard.push(choice.discard);
      tell(game, { say: 'discarded', seat, card: choice.discard });
    } else {
      // The hand limit looks again by itself; a drought insists.
      if (because === 'drought') doNext(game, frame);
      playCard(game, seat, choice);
    }
  },
  forbids: (_game, { because }, choice) =>
    clauseAgainst(choice, because === 'drought' ? 'BAR-9.7' : 'BAR-10.3'),
};
