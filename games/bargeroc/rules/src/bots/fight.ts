// Whom to fight, with how much bread, and which cards to turn a fight with.
import { at, below, type Rng, type Seat } from '@meadhall/kernel';
import type { Choices, Play } from '../answers.ts';
import { KNOCK_OUT, MUGS } from '../components.ts';
import type { Fighter } from '../model.ts';
import { COIN, isLastTurn, LOAF, type Outlook, others, standing, worth } from './outlook.ts';

/** The rival with most to take, the stronger one among equals. */
export function victim(outlook: Outlook): Seat {
  const prize = (seat: Seat): number => {
    const rival = at(outlook.view.seats, seat);
    return Math.min(rival.coins, 2) * 2 - (rival.bread + rival.doggy) / 2 + standing(rival) / 100;
  };
  return others(outlook).reduce((one, other) => (prize(other) > prize(one) ? other : one));
}

/** How much bread to stake. */
export function wager(outlook: Outlook, rng: Rng): Choices['bet'] {
  const { view, seat, own, style } = outlook;
  const { brawl } = view;
  const loaves = own.bread + own.doggy;
  if (style.stake === 'none' || !brawl || loaves === 0) return { bet: 0 };
  const saving = view.missions.includes('baker') && view.round > view.rounds / 2 && loaves >= 5;
  if (saving && style.stake !== 'much') return { bet: 0 };
  const against = brawl.attacker.bread + brawl.attacker.doggy;
  if (brawl.defender.seat === seat) {
    const worthIt = own.coins > 0 || own.ores > 2;
    const enough = against + (style.stake === 'much' ? 2 : 1);
    return { bet: worthIt && against <= 2 ? Math.min(enough, loaves) : 0 };
  }
  const last = isLastTurn(outlook);
  if (style.stake === 'much') return { bet: Math.min(last ? 9 : 3, loaves) };
  return { bet: Math.min(last ? 2 : 1 + below(rng, 2), loaves) };
}

/** What to take from the loser. */
export function plunder(
  outlook: Outlook,
  options: readonly Choices['spoils'][],
): Choices['spoils'] {
  const { view } = outlook;
  const frame = view.agenda.at(-1);
  const loser = frame?.do === 'spoils' ? at(view.seats, frame.from) : undefined;
  const value = (choice: Choices['spoils']): number => {
    if ('play' in choice) return -1;
    if ('ore' in choice) return worth(outlook, choice.ore);
    return choice.take === 'coins' ? Math.min(loser?.coins ?? 0, 2) * COIN : LOAF;
  };
  return options.reduce((one, other) => (value(other) > value(one) ? other : one));
}

/** A card that turns a fight of one's own, the weakest that does. */
export function turnTheFight(
  { view, seat, own }: Outlook,
  options: readonly Choices['roll'][],
): Choices['roll'] {
  const { brawl } = view;
  if (!brawl) return 'pass';
  const { attacker, defender } = brawl;
  const mine = attacker.seat === seat ? attacker : defender;
  const theirs = attacker.seat === seat ? defender : attacker;
  if (mine.seat !== seat) return 'pass';
  const rival = at(view.seats, theirs.seat);
  const atStake = Math.min(own.coins, 2) + Math.min(rival.coins, 2);
  const behind = score(theirs) - score(mine) + 1;
  if (behind <= 0 || atStake < 2) return 'pass';
  const turns = (choice: Choices['roll']): choice is Play => {
    if (typeof choice === 'string') return false;
    if (choice.play === 'elbow')
      return choice.die === theirs.seat
        ? theirs.die >= 5 && behind < 4
        : mine.die <= 2 && behind < 4;
    if (choice.play !== 'beer' && choice.play !== 'beers') return false;
    return choice.die === seat && MUGS[choice.play] >= behind;
  };
  return options.find(turns) ?? 'pass';
}

const score = ({ die, mugs, bread, doggy }: Fighter): number =>
  Math.min(die, KNOCK_OUT) + mugs + bread + doggy;
