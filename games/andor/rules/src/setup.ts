// The table before a legend begins. (AND-1.6)
import { at, doNext, type Rng, type Setup, type Steps, shuffle } from '@meadhall/kernel';
import { LEGENDS } from './legends/legends.ts';
import type { Legend } from './legends/schema.ts';
import { fire } from './legends/trigger.ts';
import { byRank, has, legendOf } from './lookup.ts';
import type { Andor, HouseRule, Options, State } from './model.ts';
import type { Hero, Piles } from './pieces.ts';
import { TRIES } from './prologue.ts';
import { BOARDS } from './tables/boards.ts';
import { DRAGON, FATES, LAKE, numbersOf, TILES } from './tables/cards.ts';
import { EVENT_CARDS } from './tables/eventCards.ts';
import { FOG_TOKENS } from './tables/fog.ts';
import {
  ARTICLE_NAMES,
  ARTICLES,
  type Article,
  GEMS,
  HERBS,
  HERO_KINDS,
  HEROES,
  type HeroKind,
  RUBBLE,
  RUNESTONES,
  START_WILLPOWER,
} from './tables/heroes.ts';

type SetupSteps = 'chooseHero' | 'beginLegend' | 'firstDay';

export const setup = ({ seats, options, rng }: Setup<Andor>): State =>
  newGame(options.legend, LEGENDS[options.legend], options, seats, rng);

/** A match of any legend: heroes are chosen first, then the board is laid out. */
export function newGame(
  named: State['legend'],
  legend: Legend,
  options: Options,
  seats: number,
  rng: Rng,
): State {
  const { difficulty } = options;
  const game = emptyTable(HERO_KINDS.slice(0, seats).map(newHero), rng);
  Object.assign(game, {
    legend: named,
    difficulty: legend.difficulties.includes(difficulty) ? difficulty : legend.difficulties[0],
    board: legend.board,
    rules: [...legend.rules, ...houseRules(named, options)],
    vars: { ...legend.vars },
    eventDeck: eventDeck(legend, rng),
    piles: newPiles(rng),
  });
  doNext(
    game,
    ...game.seats.map((_, seat) => ({ do: 'chooseHero', seat }) as const),
    ...(has(game, 'prologue')
      ? [{ do: 'prologue', tries: TRIES } as const]
      : [{ do: 'beginLegend' } as const, { do: 'firstDay' } as const]),
  );
  return game;
}

function houseRules(
  legend: State['legend'],
  { runeDie, tutorial, prologue }: Options,
): HouseRule[] {
  const rules: HouseRule[] = [];
  if (runeDie === 'all') rules.push('runeDieAll');
  if (tutorial && legend === 'L1') rules.push('tutorial');
  if (prologue && legend === 'L1') rules.push('prologue');
  return rules;
}

export const newHero = (kind: HeroKind): Hero => ({
  kind,
  space: HEROES[kind].rank,
  strength: 1,
  willpower: START_WILLPOWER,
  gold: 0,
  gems: [],
  items: [],
  hours: 0,
  dayEnded: false,
  alive: true,
});

/** A board with nothing on it but the heroes. */
export function emptyTable(heroes: Hero[], rng: Rng): State {
  return {
    agenda: [],
    rng,
    news: [],
    seats: heroes,
    legend: null,
    difficulty: 'normal',
    board: 'andor',
    rules: [],
    vars: {},
    cardsDone: [],
    narrator: 'A',
    nMarker: 'N',
    result: null,
    rooster: null,
    creatures: [],
    nextId: 1,
    castle: [],
    farmersSaved: 0,
    defeated: [],
    defeatedTags: [],
    farmers: [],
    fog: {},
    wells: {},
    ground: {},
    supply: fullSupply(),
    figures: {},
    eventDeck: [],
    nextEvent: null,
    eventsToday: [],
    eventsLasting: [],
    closedEdges: [],
    closedMerchants: [],
    piles: newPiles(rng),
    fates: [],
    battle: null,
    exchanges: 0,
    triggered: 0,
    kills: heroes.map(() => 0),
  };
}

const fullSupply = (): Record<Article, number> =>
  Object.fromEntries(ARTICLE_NAMES.map((it) => [it, ARTICLES[it].count])) as Record<
    Article,
    number
  >;

const newPiles = (rng: Rng): Piles => ({
  gem: shuffle(rng, [...GEMS]),
  runestone: shuffle(rng, [...RUNESTONES]),
  herb: shuffle(rng, [...HERBS]),
  rubble: shuffle(rng, [...RUBBLE]),
  tile: shuffle(rng, numbersOf(TILES)),
  fate: shuffle(rng, numbersOf(FATES)),
  lake: shuffle(rng, numbersOf(LAKE)),
  lakeUsed: [],
  dragon: shuffle(rng, numbersOf(DRAGON)),
  dragonUsed: [],
});

/** Silver or golden; the start card of the first legend lies on top. (AND-1.7) */
function eventDeck({ eventDeck: name }: Legend, rng: Rng): string[] {
  if (name === 'none') return [];
  const [colour = 'golden', start] = name.split('+');
  const cards = Object.keys(EVENT_CARDS).filter(
    (card) => card.startsWith(colour) && card !== 'silver start',
  );
  return [...(start ? ['silver start'] : []), ...shuffle(rng, cards)];
}

export const setupSteps: Pick<Steps<Andor>, SetupSteps> = {
  chooseHero: {
    clause: 'AND-1.2',
    forced: true,
    options: (game, { seat }) =>
      HERO_KINDS.filter((kind) => !game.seats.slice(0, seat).some((it) => it.kind === kind)),
    take(game, { seat }, kind) {
      const hero = at(game.seats, seat);
      const other = game.seats.find((it) => it.kind === kind);
      if (other) other.kind = hero.kind;
      hero.kind = kind;
    },
  },

  beginLegend: { run: layOut },

  firstDay: {
    run(game, frame) {
      // The lowest rank holds the rooster (AND-1.9), or whoever came to the castle. (AND-22.4)
      const first = frame.first ?? byRank(game, 'lowestRank') ?? 0;
      if (legendOf(game)?.firstDay === 'sunrise') {
        game.rooster = first;
        doNext(game, { do: 'sunrise' });
      } else doNext(game, { do: 'takeTurn', turn: first });
    },
  },
};

/** Heroes, wells and fog; then what the legend sets up, and the goods the group shares. */
function layOut(game: State, { arrived = false }: { arrived?: boolean }): void {
  const legend = legendOf(game);
  if (!legend) return;
  const { start } = legend;
  if (!arrived) placeHeroes(game, legend);
  if (legend.wells)
    // Wells of the first legend enter empty and fill at its first sunrise. (AND-8.5)
    for (const space of BOARDS[game.board].wells)
      game.wells[space] = legend.firstDay === 'sunrise' ? 'empty' : 'full';
  if (Object.keys(game.fog).length === 0) layFog(game, legend);
  fire(game, ({ on }) => on === 'start');
  doNext(game, ...legend.setup.map((effect) => ({ do: 'effect', effect, origin: {} }) as const), {
    do: 'effect',
    effect: { op: 'grant', who: 'group', gold: start.groupGold, items: start.groupItems },
    origin: {},
  });
}

function placeHeroes(game: State, { start }: Legend): void {
  const { spaces } = start;
  const lowest = byRank(game, 'lowestRank');
  game.seats.forEach((hero, seat) => {
    const { rank } = HEROES[hero.kind];
    hero.strength = start.strength;
    hero.willpower = start.willpower;
    if (spaces === 'rank') hero.space = rank;
    else if ('lowestRank' in spaces) hero.space = seat === lowest ? spaces.lowestRank : rank;
    else hero.space = spaces[hero.kind];
  });
}

/** Shuffled face down on the circles; in the first legend never under a hero. (AND-7.7, AND-7.8) */
function layFog(game: State, legend: Legend): void {
  const tokens = shuffle(game.rng, [...FOG_TOKENS[legend.fog]]);
  let circles = [...BOARDS[game.board].fog];
  if (legend.fog === 'legend 1')
    circles = shuffle(
      game.rng,
      circles.filter((space) => !game.seats.some((hero) => hero.space === space)),
    );
  for (const space of circles.slice(0, tokens.length)) game.fog[space] = tokens.pop() ?? 'event';
}
