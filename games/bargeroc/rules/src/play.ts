// Playing a tavern card (BAR-8.1): it is revealed, may be countered, takes effect, is laid aside.
import { at, remove, type Seat, tell } from '@meadhall/kernel';
import type { Play, WindowName } from './answers.ts';
import { DOGGY_BAG, DROUGHT, LUCKY_DAY, racket } from './choices.ts';
import { CARDS, type Card } from './components.ts';
import { settings } from './config.ts';
import type { Player, State, Watch } from './model.ts';

/** A card is on the table: everybody else may counter it, then it resolves, then what is on the agenda. */
export function playCard(
  game: State,
  seat: Seat,
  play: Play,
  ifCancelled: Watch | null = null,
): void {
  remove(at(game.seats, seat).tavern, play.play);
  game.chain.push({ by: seat, play, cancelled: false });
  tell(game, { say: 'played', seat, play });
  wakeFor(game, seat, play);
  const seats = game.seats.length;
  game.agenda.push({ do: 'resolve', ifCancelled }, watch('counter', (seat + 1) % seats, seats - 1));
}

/** The window that polls `span` seats clockwise from `from`, opened when its turn comes. */
export const watch = (window: WindowName, from: Seat, span: number): Watch => ({
  do: 'watch',
  window,
  from,
  span,
});

// A standing pass does not outlast a card it waited for, nor one that works on the seat itself.
function wakeFor(game: State, seat: Seat, play: Play): void {
  const { seats } = game;
  for (let other = 0; other < seats.length; other++) {
    const player = seats[other] as Player;
    if (other !== seat && player.quiet === 'passUntilCard') player.quiet = null;
  }
  const touched = worksOn(game, play);
  if (touched !== undefined) at(seats, touched).quiet = null;
}

/** Whose purse, hand, haul, deal or die a card works on. */
function worksOn({ deal, loot, active }: State, play: Play): Seat | undefined {
  switch (play.play) {
    case 'racket':
      return play.from;
    case 'my_turn':
      return play.against;
    case 'beer':
    case 'beers':
    case 'elbow':
      return play.die;
    case 'ambush':
      return play.ore === undefined ? loot?.to : active;
    case 'inflation':
    case 'devaluation':
      return deal?.seat;
    default:
      return undefined;
  }
}

/** Whether an answer is a card being played. */
export const isPlay = (choice: unknown): choice is Play =>
  typeof choice === 'object' && choice !== null && 'play' in choice;

/** Adds what the active player may play at a free card point (BAR-3.4), and a doggy bag. */
export function addFreeCards(game: State, seat: Seat, options: unknown[]): void {
  const { tavern } = at(game.seats, seat);
  if (tavern.length === 0) return;
  if (tavern.includes('racket')) addRackets(game, seat, options);
  if (tavern.includes('drought')) options.push(DROUGHT);
  if (tavern.includes('lucky_day')) options.push(LUCKY_DAY);
  if (tavern.includes('doggy_bag')) options.push(DOGGY_BAG);
}

// Only what the victim has can be asked for (BAR-9.6).
function addRackets(game: State, seat: Seat, options: unknown[]): void {
  const { seats } = game;
  const { racketCoins, racketBread } = settings(game);
  for (let from = 0; from < seats.length; from++) {
    if (from === seat) continue;
    const { coins, bread, doggy, ores } = seats[from] as Player;
    if (coins > 0 && racketCoins > 0) options.push(racket(from, 'coins'));
    if (bread + doggy > 0 && racketBread > 0) options.push(racket(from, 'bread'));
    if (ores.length > 0) options.push(racket(from, 'ore'));
  }
}

/** A doggy bag may be played whenever its owner is asked anything (BAR-9.5). */
export function addDoggyBag(game: State, seat: Seat, options: unknown[]): void {
  if (at(game.seats, seat).tavern.includes('doggy_bag')) options.push(DOGGY_BAG);
}

/** The rule about the card somebody tried to play, else the rule of the step. */
export function clauseAgainst(choice: unknown, otherwise: string): string {
  if (!isPlay(choice)) return otherwise;
  const card: unknown = choice.play;
  return typeof card === 'string' && Object.hasOwn(CARDS, card)
    ? CARDS[card as Card].clause
    : otherwise;
}
