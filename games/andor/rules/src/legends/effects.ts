// What a card can do: one small piece of code for each word of the vocabulary.
import { at, doNext, type Steps } from '@meadhall/kernel';
import { moveCreature } from '../creatures.ts';
import { roll } from '../dice.ts';
import type { Origin } from '../frames.ts';
import { changeStrength, changeWillpower } from '../heroes.ts';
import { amountOf, creatureWith } from '../lookup.ts';
import type { Andor, State } from '../model.ts';
import type { Article } from '../tables/heroes.ts';
import { bears, lay, receiveArticle, useSide } from '../things.ts';
import { holds, isLost } from './conditions.ts';
import { dealFates, drawTile } from './decks.ts';
import { finish } from './ending.ts';
import { moveNMarker, reachLetter } from './narrator.ts';
import {
  corridor,
  fromPile,
  placeEnemies,
  placeFarmer,
  placeFigure,
  spaceFor,
  spacesFor,
  spawnBoss,
  tensOnes,
  tokenOn,
} from './placing.ts';
import type { Effect, Letter } from './schema.ts';

type EffectOf<K> = Extract<Effect, { op: K }>;
type Doing = { [K in Effect['op']]: (game: State, effect: EffectOf<K>, origin: Origin) => void };

/** The letter with these pips. (AND-19.5) */
const PIPS: readonly Letter[] = ['B', 'D', 'E', 'F', 'F', 'H'];

const DOING: Doing = {
  placeCreature: placeEnemies,
  spawnBoss,
  placeFarmer(game, { space }) {
    for (const to of typeof space === 'number' ? [space] : space) placeFarmer(game, to);
  },
  placeToken(game, { token, space, faceDown = false, count = 1 }, origin) {
    for (const to of spacesFor(game, space, origin))
      for (let i = 0; i < count; i++) tokenOn(game, token, to, faceDown);
  },
  placeItems(game, { items, space }) {
    for (const [article, count] of articles(items))
      for (let i = 0; i < count && game.supply[article] > 0; i++) {
        game.supply[article]--;
        lay(game, space, article);
      }
  },
  placeFigure: (game, { figure, space }, origin) =>
    placeFigure(game, figure, spaceFor(game, space, origin)),
  moveFigure: (game, { figure, space }, origin) =>
    placeFigure(game, figure, spaceFor(game, space, origin)),
  removeFigure(game, { figure }) {
    delete game.figures[figure];
  },
  placeMarker(game, { marker, space }, origin) {
    if (marker === 'tower' && space !== null)
      placeFigure(game, 'tower', spaceFor(game, space, origin));
  },
  tagCreature(game, { tag }, { creature }) {
    const placed = creature === undefined ? undefined : creatureWith(game, creature);
    if (placed) placed.tag = tag;
  },
  closeEdge(game, { edge: [a, b] }) {
    game.closedEdges.push([a, b]);
  },
  closeMerchant(game, { space }) {
    game.closedMerchants.push(space);
  },
  grant,
  dealFates: (game, { perHero }) => dealFates(game, perHero),
  drawCreatureTiles(game, { count }) {
    const left = amountOf(game, count);
    if (left > 1)
      doNext(game, {
        do: 'effect',
        effect: { op: 'drawCreatureTiles', count: left - 1 },
        origin: {},
      });
    if (left > 0) drawTile(game);
  },
  drawDragonCard(game) {
    const { piles } = game;
    const card = piles.dragon.shift() ?? piles.dragonUsed.shift();
    if (card === undefined) return;
    piles.dragonUsed.push(card);
    doNext(game, { do: 'dragonCard', card });
  },
  moveCreatures(game, { kind, tag, steps }) {
    const ids = game.creatures
      .filter(
        (it) => (kind === undefined || it.kind === kind) && (tag === undefined || it.tag === tag),
      )
      .sort((a, b) => a.space - b.space)
      .map(({ id }) => id);
    for (let step = 0; step < steps; step++)
      for (const id of ids) {
        const creature = creatureWith(game, id);
        if (creature && !creature.immobile && !game.result) moveCreature(game, creature);
      }
  },
  moveNarrator(game, { to, by = 1 }) {
    if (to === undefined) {
      for (let i = 0; i < by; i++) doNext(game, { do: 'narrate', kill: false });
      return;
    }
    // The jump takes the place of the letter a defeated creature brings. (AND-28.3)
    const letter = game.agenda.findIndex((frame) => frame.do === 'narrate' && frame.kill);
    if (letter >= 0) game.agenda.splice(letter, 1);
    reachLetter(game, to);
  },
  moveNMarker: (game, { by }) => moveNMarker(game, by),
  scheduleByDie(game, { var: name }) {
    game.vars[name] = at(PIPS, at(roll(game, 'legend', 1), 0) - 1);
  },
  rollPlace(game, { token, count, faceDown = false }) {
    for (let left = amountOf(game, count); left > 0; left--)
      tokenOn(game, token, tensOnes(game), faceDown);
  },
  rollTable(game, { rows }, origin) {
    const face = at(roll(game, 'legend', 1), 0);
    doEffects(game, rows.find(({ faces }) => faces.includes(face))?.effects ?? [], origin);
  },
  choice(game, { options }, origin) {
    doNext(game, { do: 'legendChoice', options, origin });
  },
  if: (game, effect, origin) =>
    doEffects(game, holds(game, effect.if) ? effect.then : (effect.else ?? []), origin),
  setVar(game, { var: name, value }) {
    game.vars[name] = value;
  },
  addVar(game, { var: name, value }) {
    game.vars[name] = Number(game.vars[name] ?? 0) + value;
  },
  setRule(game, { rule }) {
    if (!game.rules.includes(rule)) game.rules.push(rule);
  },
  clearRule(game, { rule }) {
    game.rules = game.rules.filter((it) => it !== rule);
  },
  fireBlast(game, { corridor: which, loss }) {
    const spaces = corridor(game, which);
    for (let seat = game.seats.length - 1; seat >= 0; seat--) {
      const hero = at(game.seats, seat);
      if (hero.alive && spaces.includes(hero.space)) doNext(game, { do: 'flame', seat, loss });
    }
  },
  willpower(game, { amount }) {
    const change = amountOf(game, amount);
    game.seats.forEach((hero, seat) => {
      if (hero.alive) changeWillpower(game, seat, change);
    });
  },
  story() {},
  win: (game) => finish(game, isLost(game) ? 'lost' : 'won'),
  lose: (game) => finish(game, 'lost'),
};

export const effectSteps: Pick<Steps<Andor>, 'effect' | 'legendChoice' | 'flame'> = {
  effect: {
    run: (game, { effect, origin }) => DOING[effect.op](game, effect as never, origin),
  },

  legendChoice: {
    clause: 'AND-25.1',
    options: (_, { options }) => options.map(({ id }) => id),
    take(game, { options, origin }, choice) {
      doEffects(game, options.find(({ id }) => id === choice)?.effects ?? [], origin);
    },
  },

  flame: {
    clause: 'AND-10.2',
    forced: true,
    options: (game, { seat }) =>
      bears(at(game.seats, seat), 'shield') ? ['take', 'shield'] : ['take'],
    take(game, { seat, loss }, choice) {
      if (choice === 'shield') useSide(game, at(game.seats, seat), 'shield');
      else changeWillpower(game, seat, -loss);
    },
  },
};

function doEffects(game: State, effects: readonly Effect[], origin: Origin): void {
  doNext(game, ...effects.map((effect) => ({ do: 'effect', effect, origin }) as const));
}

/** To each hero, or to the group, which shares it out. */
function grant(game: State, effect: EffectOf<'grant'>): void {
  const { who, strength = 0, willpower = 0, gold = 0, items = {}, gems = 0 } = effect;
  if (who === 'each') {
    game.seats.forEach((hero, seat) => {
      if (!hero.alive) return;
      changeStrength(hero, amountOf(game, strength));
      changeWillpower(game, seat, amountOf(game, willpower));
      hero.gold += amountOf(game, gold);
      for (const [article, count] of articles(items))
        for (let i = 0; i < count; i++) receiveArticle(game, seat, article);
    });
    return;
  }
  const things: string[] = [];
  for (const [article, count] of articles(items))
    for (let i = 0; i < count && game.supply[article] > 0; i++) {
      game.supply[article]--;
      things.push(article);
    }
  for (let i = amountOf(game, gems); i > 0; i--) {
    const gem = fromPile(game, 'gem');
    if (gem !== '') things.push(gem);
  }
  doNext(game, { do: 'share', gold: amountOf(game, gold), things });
}

const articles = (items: Readonly<Partial<Record<Article, number>>>): [Article, number][] =>
  Object.entries(items) as [Article, number][];
