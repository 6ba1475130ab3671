// Event cards: drawn, perhaps cancelled, then done. (AND-20)
import { at, doNext, type Seat, type Steps, tell } from '@meadhall/kernel';
import { placeCreature } from './creatures.ts';
import { roll } from './dice.ts';
import { changeStrength, changeWillpower, gainWillpower } from './heroes.ts';
import { collectLasting, springTraps } from './lasting.ts';
import { byRank } from './lookup.ts';
import type { Andor, State } from './model.ts';
import type { Hero } from './pieces.ts';
import { askRansom } from './ransom.ts';
import { askShields } from './shields.ts';
import { placeOn } from './tables/boards.ts';
import type { EventEffect, Filter } from './tables/eventCard.ts';
import { EVENT_CARDS } from './tables/eventCards.ts';
import { receiveArticle } from './things.ts';

type EventSteps = 'drawEvent' | 'event' | 'eventEffect';
type EffectOf<K> = Extract<EventEffect, { code: K }>;
type Doing = {
  [K in EventEffect['code']]: (game: State, effect: EffectOf<K>, card: string) => void;
};

export const eventSteps: Pick<Steps<Andor>, EventSteps> = {
  drawEvent: {
    run(game, { hero }) {
      const card = game.nextEvent ?? game.eventDeck.shift();
      game.nextEvent = null;
      if (card !== undefined) doNext(game, { do: 'event', card, hero });
    },
  },

  event: {
    run(game, { card, hero }) {
      tell(game, { say: 'event', card });
      const struck = [{ do: 'eventEffect', card, hero }, { do: 'test' }] as const;
      if (EVENT_CARDS[card]?.shield) askShields(game, card, [...struck], []);
      else doNext(game, ...struck);
    },
  },

  eventEffect: {
    run(game, { card }) {
      const facts = EVENT_CARDS[card];
      if (!facts) return;
      const { timing, effect } = facts;
      if (timing === 'day') game.eventsToday.push(card);
      else if (timing === 'lasting') {
        game.eventsLasting.push(card);
        springTraps(game);
        collectLasting(game);
      } else DOING[effect.code](game, effect as never, card);
    },
  },
};

const lies = (): void => {};

const DOING: Doing = {
  hourRule: lies,
  creatureStrengthDay: lies,
  goldOnSpace: lies,
  itemOnSpace: lies,
  strengthAtSpace: lies,
  willpowerTrapAtSpaces: lies,
  buyStrengthAtSpace: lies,
  placeCreatures(game, { kind, spaces }) {
    for (const space of spaces) if (!game.result) placeCreature(game, kind, space);
  },
  willpowerEach(game, { filter, amount }) {
    for (const seat of meant(game, filter)) changeWillpower(game, seat, amount);
  },
  willpowerGroupSplit: (game, { amount }) => split(game, amount),
  willpowerSet(game, { heroes, max, min }) {
    for (const hero of game.seats) {
      if (!hero.alive || (heroes && !heroes.includes(hero.kind))) continue;
      if (max !== undefined) hero.willpower = Math.min(max, hero.willpower);
      if (min !== undefined) hero.willpower = Math.max(min, hero.willpower);
    }
  },
  willpowerForHeroes(game, { heroes, amount }) {
    game.seats.forEach((hero, seat) => {
      if (hero.alive && heroes.includes(hero.kind)) changeWillpower(game, seat, amount);
    });
  },
  strengthEach(game, { filter, amount }) {
    for (const seat of meant(game, filter)) changeStrength(at(game.seats, seat), amount);
  },
  strengthChosen(game, { maxHeroes, filter = {}, amount, mandatory = false }) {
    const pool = meant(game, filter).filter((it) => amount > 0 || at(game.seats, it).strength > 1);
    const optional = !mandatory;
    if (pool.length > 1)
      doNext(game, { do: 'chooseHeroes', amount, left: maxHeroes, optional, chosen: [], pool });
    else for (const seat of pool) changeStrength(at(game.seats, seat), amount);
  },
  removeWell(game, { space }) {
    delete game.wells[space];
  },
  buyWillpower: askEach,
  buyArticleForWillpower: askEach,
  revealFog(game, { who, count }) {
    const seat = byRank(game, who);
    if (seat !== undefined) doNext(game, { do: 'revealFog', seat, left: count });
  },
  rollLowestRankDrink(game) {
    const seat = byRank(game, 'lowestRank');
    if (seat !== undefined) doNext(game, { do: 'drink', seat });
  },
  rollLowestRankGroupLoss(game) {
    const seat = byRank(game, 'lowestRank');
    if (seat === undefined) return;
    const [face = 0] = roll(game, at(game.seats, seat).kind, 1);
    split(game, -face);
  },
  giveItemEach(game, { filter, item }) {
    for (const seat of meant(game, filter)) receiveArticle(game, seat, item);
  },
  peekEvent(game, { who }) {
    const seat = byRank(game, who);
    const card = game.nextEvent ?? game.eventDeck.shift();
    if (seat !== undefined && card !== undefined) doNext(game, { do: 'peek', seat, card });
  },
  moveCreature: (game, _, card) => askRansom(game, card),
  removeFarmer: (game, _, card) => askRansom(game, card),
  rollGainBelow(game, { below }) {
    for (const hero of game.seats)
      if (hero.alive && hero.willpower < below) {
        const [face = 0] = roll(game, hero.kind, 1);
        gainWillpower(hero, face);
      }
  },
  tradeStrengthForWillpower: (game, _, card) => doNext(game, { do: 'bargain', card }),
};

/** The heroes a card means. (AND-20.9, AND-20.10) */
function meant(game: State, filter: Filter): Seat[] {
  return [...game.seats.keys()].filter((seat) => {
    const hero = at(game.seats, seat);
    return hero.alive && fits(game, hero, filter);
  });
}

function fits(game: State, hero: Hero, filter: Filter): boolean {
  const { space } = hero;
  const { terrain, river } = placeOn(game.board, space);
  const { willpowerBelow = 99, strengthAtMost = 99, spaceFrom = 0, spaceTo = 99 } = filter;
  if (hero.willpower >= willpowerBelow || hero.strength > strengthAtMost) return false;
  if (space < spaceFrom || space > spaceTo) return false;
  if (filter.terrain && terrain !== filter.terrain) return false;
  if (filter.river && !river) return false;
  if (filter.outdoors && SHELTERS.includes(terrain)) return false;
  return filter.timeMarker === undefined || hero.dayEnded;
}

/** Forest, the mine on 71, the tavern and the castle keep the weather out. (AND-20.9) */
const SHELTERS: readonly string[] = ['forest', 'mine', 'tavern', 'castle'];

function split(game: State, amount: number): void {
  const living = [...game.seats.keys()].filter((seat) => at(game.seats, seat).alive);
  const [only] = living;
  if (living.length > 1) doNext(game, { do: 'split', amount });
  else if (only !== undefined) changeWillpower(game, only, amount);
}

function askEach(game: State, _: unknown, card: string): void {
  for (let seat = game.seats.length - 1; seat >= 0; seat--)
    if (at(game.seats, seat).alive) doNext(game, { do: 'buyOffer', seat, card });
}
