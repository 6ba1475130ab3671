// Bots that play a style: from a view to an answer, without ever seeing the state.
import { type Answer, type Ask, asks, BrokenRules, type Rng, type Seat } from '@meadhall/kernel';
import type { Choices } from '../answers.ts';
import { bargeroc } from '../bargeroc.ts';
import { settings } from '../config.ts';
import { each } from '../each.ts';
import type { Bargeroc, View } from '../model.ts';
import {
  ambushHaul,
  ambushThief,
  anotherRound,
  dream,
  freeCard,
  leastMissed,
  meddle,
} from './cards.ts';
import { plunder, turnTheFight, victim, wager } from './fight.ts';
import { isLastTurn, type Outlook, outlook, riskOfCaveIn, worth } from './outlook.ts';
import { STYLE_NAMES, STYLES, type Style, type StyleName } from './style.ts';
import { leastPromising, smith, trade } from './trade.ts';

/** From what a seat may know to an answer; the questions to it may be passed on, to save finding them. */
export type BargerocBot = (
  view: View,
  seat: Seat,
  rng: Rng,
  asked?: readonly Ask<Bargeroc>[],
) => Answer<Bargeroc>;

/** A bot for each style. */
export const bots: Readonly<Record<StyleName, BargerocBot>> = each(STYLE_NAMES, (name) =>
  inStyle(STYLES[name]),
);

function inStyle(style: Style): BargerocBot {
  return (view, seat, rng, asked) => {
    const [ask] = asked ?? openTo(view, seat, rng);
    if (!ask) throw new BrokenRules(`seat ${seat} is not asked anything`);
    const choice = choose(ask, outlook(view, seat, style), rng);
    return { seat, step: ask.step, choice } as Answer<Bargeroc>;
  };
}

/** The questions to a seat are the same in every world it can imagine. */
function openTo(view: View, seat: Seat, rng: Rng): Ask<Bargeroc>[] {
  return asks(bargeroc, bargeroc.imagine(view, seat, rng)).filter((ask) => ask.seat === seat);
}

export function choose(ask: Ask<Bargeroc>, me: Outlook, rng: Rng): unknown {
  const { step, options } = ask;
  if (!me.style.playsCards && WINDOWS.has(step)) return 'pass';
  const free = FREE.has(step) && me.style.playsCards ? freeCard(me, options) : undefined;
  if (free) return free;
  switch (step) {
    case 'merchant':
      return trade(me);
    case 'mine':
      return digsOn(me) ? 'dig' : 'up';
    case 'save':
      return best(options, (it) => ('save' in it ? worth(me, it.save) : -1));
    case 'forcedSale':
      return best(options, (it) => ('sell' in it ? -worth(me, it.sell) : -99));
    case 'forge':
      return smith(me);
    case 'renew': {
      const frame = me.view.agenda.at(-1);
      const next = leastPromising(me, frame?.do === 'renew' ? frame.chosen : []);
      const wanted = options.find(
        (it) => typeof it !== 'string' && 'renew' in it && it.renew === next,
      );
      return me.own.coins > 2 ? (wanted ?? 'enough') : 'enough';
    }
    case 'tavern':
      return { brawl: victim(me) };
    case 'bet':
      return wager(me, rng);
    case 'spoils':
      return plunder(me, options);
    case 'discard':
      return leastMissed(options);
    case 'price':
      return meddle(me, options);
    case 'haul':
      return ambushHaul(me, options);
    case 'theft':
      return ambushThief(me, options);
    case 'roll':
      return turnTheFight(me, options);
    case 'afterBrawl':
      return anotherRound(me, options, victim(me));
    case 'counter':
      return dream(me, options);
  }
}

const WINDOWS: ReadonlySet<keyof Choices> = new Set([
  'price',
  'haul',
  'theft',
  'roll',
  'afterBrawl',
  'counter',
]);
const FREE: ReadonlySet<keyof Choices> = new Set(['merchant', 'forge', 'tavern']);

function best<C>(options: readonly C[], value: (option: C) => number): C {
  return options.reduce((one, other) => (value(other) > value(one) ? other : one));
}

/** Digs on while the card to be won is worth more than the cart that may be lost. */
function digsOn(me: Outlook): boolean {
  const { view, style } = me;
  const { cart } = view;
  if (cart.length < settings(view).safeCards) return true;
  if (style.dig !== 'odds') return cart.length < style.dig;
  const values = cart.map((ore) => worth(me, ore));
  const lost = values.reduce((sum, value) => sum + value, 0) - Math.max(...values);
  const risk = riskOfCaveIn(view);
  const eager = isLastTurn(me) ? 0.8 : 1.2;
  return (1 - risk) * 2.6 * eager > risk * lost;
}
