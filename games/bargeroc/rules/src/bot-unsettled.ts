// Deals, cards and brawls under way: what they will probably come to.
import { at, type Seat } from '@meadhall/kernel';
import type { Play } from './answers.ts';
import { chance } from './bot-honours.ts';
import { KNOCK_OUT, MUGS, type Ore } from './components.ts';
import type { Brawl, Fighter, State } from './model.ts';

/** What a won brawl brings its winner and costs the loser: by a knock-out, without, and before the dice. */
const SPOILS = { knockOut: 3, plain: 1.4, open: 2 } as const;
const COIN = 0.62;
/** What each coin costs besides that must come from a forced sale. */
const FORCED = 0.6;
/** What an object yet unknown is worth on display. */
const FRESH = 0.35;
/** How often a mug in hand that could turn a brawl does. */
const TURNED = 0.6;
/** How often nobody counters a card. */
const STANDS = 0.85;
/** A drawn card, a card somebody must discard. */
const CARD = 2;

/** Points that are not yet where they will be, by seat. */
export function unsettled(game: State): number[] {
  const points = game.seats.map(() => 0);
  const { deal, brawl, agenda } = game;
  const played = playUnderWay(game);
  if (deal?.kind === 'sell')
    add(points, deal.seat, COIN * (played ? priceAfter(deal.price, played.play) : deal.price));
  const wanted = purchase(game);
  if (wanted) {
    const price = deal && played ? priceAfter(wanted.price, played.play) : wanted.price;
    const short = Math.max(0, price - at(game.seats, wanted.seat).coins);
    add(points, wanted.seat, -COIN * price - FORCED * short);
  }
  if (brawl) fight(points, game, brawl, played?.play);
  for (const frame of agenda) {
    if (frame.do === 'spoils') {
      const prize = frame.knockOut ? SPOILS.knockOut : SPOILS.plain;
      add(points, frame.seat, prize);
      add(points, frame.from, -prize);
    } else if (frame.do === 'renew') add(points, frame.seat, (FRESH - COIN) * frame.chosen.length);
  }
  if (played) settle(game, points, played.by, played.play);
  return points;
}

/** Ore that is announced or still to be paid. */
export function purchase({ deal, agenda }: State): { seat: Seat; ore: Ore; price: number } | null {
  if (deal?.kind === 'buy') return deal;
  for (const frame of agenda) if (frame.do === 'pay') return frame;
  return null;
}

const add = (points: number[], seat: Seat, more: number): void => {
  points[seat] = (points[seat] as number) + more;
};

/** The card on top of the chain that is not countered, else the first one laid ready in a window. */
function playUnderWay({ chain, agenda }: State): { by: Seat; play: Play } | null {
  if (chain.length > 0) {
    let stands = true;
    for (let i = chain.length - 1; i > 0; i--)
      stands = !(stands && at(chain, i).play.play === 'in_your_dreams');
    const first = at(chain, 0);
    return stands && !first.cancelled ? first : null;
  }
  const frame = agenda[agenda.length - 1];
  if (!frame || !('answers' in frame)) return null;
  for (let i = 0; i < frame.span; i++) {
    const by = (frame.from + i) % frame.answers.length;
    const answer = frame.answers[by];
    if (answer && typeof answer !== 'string') return { by, play: answer };
  }
  return null;
}

function priceAfter(price: number, { play }: Play): number {
  if (play === 'inflation') return price + 2;
  return play === 'devaluation' ? Math.ceil(price / 2) : price;
}

/** What a card that still resolves will do to whom. */
function settle(game: State, points: number[], by: Seat, play: Play): void {
  const { seats, active } = game;
  switch (play.play) {
    case 'racket': {
      const victim = at(seats, play.from);
      const loss =
        play.take === 'ore'
          ? 2
          : play.take === 'coins'
            ? Math.min(2, victim.coins) * 0.6
            : Math.min(2, victim.bread + victim.doggy) * 0.35;
      add(points, by, STANDS * loss);
      add(points, play.from, -STANDS * loss);
      return;
    }
    case 'ambush': {
      const from = play.ore === undefined ? (game.loot?.to ?? active) : active;
      add(points, by, STANDS * 2.8);
      add(points, from, -STANDS * 2.8);
      return;
    }
    case 'lucky_day':
      add(points, by, STANDS * 2 * CARD);
      return;
    case 'doggy_bag':
      add(points, by, STANDS * 0.4);
      return;
    case 'my_turn':
      add(points, by, STANDS * 0.5);
      return;
    case 'drought':
      for (let seat = 0; seat < seats.length; seat++)
        if (seat !== by && at(seats, seat).tavern.length > 0) add(points, seat, -CARD / 2);
      return;
    default:
      return;
  }
}

/** Dice that are still to be rolled count as their mean, and leave much open. */
function fight(points: number[], game: State, brawl: Brawl, play: Play | undefined): void {
  const { attacker, defender } = brawl;
  const open = attacker.die === 0 || defender.die === 0;
  const lead = power(attacker, play) - power(defender, play);
  const won = open ? chance(lead, 1.5) : wonAfterDice(game, brawl, lead);
  const gain = won * prizeOf(attacker, open) - (1 - won) * prizeOf(defender, open);
  add(points, attacker.seat, gain);
  add(points, defender.seat, -gain);
}

/** Whoever is behind may still have a mug that turns it. */
function wonAfterDice(game: State, { attacker, defender }: Brawl, lead: number): number {
  if (lead === 0) return 0.5;
  const behind = at(game.seats, lead > 0 ? defender.seat : attacker.seat);
  const most = behind.tavern.includes('beers')
    ? MUGS.beers
    : behind.tavern.includes('beer')
      ? MUGS.beer
      : 0;
  const turned = most >= Math.abs(lead) ? TURNED : 0;
  return lead > 0 ? 1 - turned : turned;
}

function prizeOf({ die }: Fighter, open: boolean): number {
  if (open) return SPOILS.open;
  return die === KNOCK_OUT ? SPOILS.knockOut : SPOILS.plain;
}

function power({ seat, die, mugs, bread, doggy }: Fighter, play: Play | undefined): number {
  let score = (die === 0 ? 3.5 : die) + mugs + bread + doggy;
  if (play && 'die' in play && play.die === seat)
    score = play.play === 'elbow' ? 3.5 + bread + doggy : score + MUGS[play.play];
  return score;
}
