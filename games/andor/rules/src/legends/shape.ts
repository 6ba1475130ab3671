// The shape of a legend: the closed vocabulary once more, as something that can be checked.
import { BOARD_NAMES, type BoardName, isSpace } from '../tables/boards.ts';
import { FIGURES } from '../tables/creatures.ts';
import { FOG_KINDS, FOG_TOKENS } from '../tables/fog.ts';
import { ARTICLE_NAMES, HERO_KINDS } from '../tables/heroes.ts';
import { DIFFICULTIES, EVENT_DECKS, LETTERS, RULE_FLAGS } from './schema.ts';
import {
  always,
  anything,
  either,
  flag,
  has,
  isList,
  isNumber,
  list,
  names,
  oneOf,
  record,
  type Shape,
  tagged,
  text,
  whole,
  wrong,
} from './shapes.ts';

const KINDS = ['gor', 'skral', 'wardrak', 'troll'];
const TOKENS = ['gem', 'runestone', 'herb', 'rubble', 'parchment', 'poison', 'gold', 'farmer'];
const MOST_EFFECTS = 30;

const letter = oneOf(LETTERS);
const figure = oneOf(FIGURES);
const small = whole(0, 99);
const value: Shape = (it, path, note) => {
  if (it !== null && !['string', 'number', 'boolean'].includes(typeof it))
    note(path, wrong(it, 'a text, number, flag or null'));
};
const amount = either([isNumber, small], [always, record({ param: text })]);
const articles: Shape = record(
  Object.fromEntries(ARTICLE_NAMES.map((it) => [`${it}?`, whole(0, 5)])),
);

/** The whole shape, for a board. */
export function legendShape(board: BoardName): Shape {
  const space: Shape = (it, path, note) => {
    if (!isSpace(board, it)) note(path, wrong(it, `a space of the board ${board}`));
  };
  const spaces = list(space, 16, 1);
  const spec = either(
    [isNumber, space],
    [has('sameAs'), record({ sameAs: text })],
    [
      always,
      tagged('roll', () => ({
        'base+d6': { base: whole(0, 84) },
        tensOnes: {},
        table: { faces: names(space, 6) },
      })),
    ],
  );
  const specs = either([isList, spaces], [always, spec]);
  const token = oneOf([...TOKENS, ...ARTICLE_NAMES]);

  const condition: Shape = tagged('c', () => ({
    true: {},
    all: { of: list(condition, 20) },
    any: { of: list(condition, 20) },
    not: { of: condition },
    castleHeld: {},
    castleFree: {},
    letterReached: { letter },
    defeated: { 'tag?': text, 'id?': text },
    tokenAt: { token, space, 'count?': whole(1, 99) },
    valueDeliveredAtLeast: { space, param: text },
    var: { var: text, 'equals?': value, 'atLeast?': small },
    figureInPlay: { figure },
    fatesDone: { 'all?': flag },
    fateDoneOrNotDealt: { fate: whole(1, 10) },
    heroesAliveAtLeast: { count: whole(1, 4) },
    tagAtSpace: { tag: text, space },
    tokenMeetsCreature: { token },
    markerReached: { marker: text },
  }));

  const trigger = tagged('on', () => ({
    letter: { letter },
    letterVar: { var: text },
    start: {},
    sunrise: { 'step?': whole(1, 8) },
    fog: { token: oneOf(FOG_KINDS) },
    creatureDefeated: { 'tag?': text, 'id?': text },
    creatureReachesCastle: { 'tag?': text },
    creatureReachesExit: {},
    heroEnters: { spaces },
    heroEndsMove: { spaces },
    tokenAt: { token, space, 'count?': whole(1, 99) },
    itemPicked: { kind: token },
    heroMeetsCreature: {},
    rangedRoundNoKill: {},
    allFatesDone: {},
    varAtLeast: { var: text, value: small },
    battleRoundStart: { tag: text },
    valueDelivered: { space, param: text },
  }));

  const effect: Shape = tagged('op', () => ({
    placeCreature: {
      kind: oneOf(KINDS),
      space: specs,
      'id?': text,
      'tag?': text,
      'figure?': oneOf(['mage']),
      'strength?': either(
        [has('rule'), record({ rule: oneOf(['sumOfFightersStrength']) })],
        [always, amount],
      ),
      'willpower?': amount,
      'dice?': oneOf(['red', 'black']),
      'immobile?': flag,
      'carries?': token,
      'onOccupied?': oneOf(['advance', 'removeOther']),
    },
    placeFarmer: { space: either([isNumber, space], [always, spaces]) },
    placeToken: { token, space: specs, 'faceDown?': flag, 'count?': whole(1, 11) },
    placeItems: { items: articles, space },
    placeFigure: { figure, space: spec },
    moveFigure: { figure, space: spec },
    removeFigure: { figure },
    placeMarker: { marker: text, space: either([(it) => it === null, anything], [always, spec]) },
    spawnBoss: {
      'id?': text,
      figure: oneOf(['dragon', 'mage']),
      space: spec,
      tag: text,
      strength: amount,
      willpower: either([isNumber, whole(1, 20)], [always, amount]),
      'dice?': oneOf(['red', 'black']),
      'immobile?': flag,
      'blocksSpace?': flag,
    },
    tagCreature: { creature: oneOf(['fromFog']), tag: text },
    closeEdge: { edge: list(space, 2, 2) },
    closeMerchant: { space },
    grant: {
      who: oneOf(['each', 'group']),
      'strength?': amount,
      'willpower?': amount,
      'gold?': amount,
      'items?': articles,
      'gems?': amount,
    },
    dealFates: { perHero: whole(1, 2) },
    drawCreatureTiles: { count: amount },
    drawDragonCard: {},
    moveCreatures: { 'kind?': oneOf(KINDS), 'tag?': text, steps: whole(1, 4) },
    moveNarrator: { 'to?': letter, 'by?': whole(1, 13) },
    moveNMarker: { by: whole(-13, 13) },
    scheduleByDie: { 'card?': text, var: text },
    rollPlace: { token, count: amount, 'method?': oneOf(['tensOnes']), 'faceDown?': flag },
    rollTable: {
      'die?': oneOf(['hero', 'red']),
      rows: list(record({ faces: list(whole(1, 6), 6, 1), effects }), 6, 1),
    },
    choice: {
      'who?': oneOf(['group', 'hero']),
      options: list(record({ id: text, text, effects }), 6, 1),
    },
    if: { if: condition, [THEN]: effects, 'else?': effects },
    setVar: { var: text, value },
    addVar: { var: text, value: whole(-99, 99) },
    setRule: { rule: oneOf(RULE_FLAGS) },
    clearRule: { rule: oneOf(RULE_FLAGS) },
    fireBlast: {
      corridor: either([isNumber, whole(1, 6)], [always, oneOf(['roll'])]),
      loss: whole(0, 20),
    },
    willpower: {
      who: oneOf(['each']),
      amount: either([isNumber, whole(-20, 20)], [always, amount]),
    },
    story: { text },
    win: {},
    lose: { 'reason?': text },
  }));
  const effects: Shape = (it, path, note) => list(effect, MOST_EFFECTS)(it, path, note);

  const place = either(
    [(it) => it === 'rank', anything],
    [has('lowestRank'), record({ lowestRank: space, others: oneOf(['rank']) })],
    [always, record(Object.fromEntries(HERO_KINDS.map((kind) => [kind, space])))],
  );
  const card = record({
    id: text,
    'summary?': text,
    'difficulty?': oneOf(DIFFICULTIES),
    trigger,
    'if?': condition,
    effects,
  });
  return record({
    'id?': text,
    'number?': whole(1, 99),
    'title?': text,
    'status?': text,
    'board?': oneOf(BOARD_NAMES),
    'difficulties?': list(oneOf(DIFFICULTIES), 2, 1),
    'eventDeck?': oneOf(EVENT_DECKS),
    'extraDecks?': list(text, 5),
    'fog?': oneOf(Object.keys(FOG_TOKENS)),
    'wells?': flag,
    'start?': record({
      'spaces?': place,
      'strength?': whole(1, 14),
      'willpower?': whole(1, 20),
      'groupGold?': whole(0, 30),
      'groupItems?': articles,
      'firstHero?': oneOf(['lowestRank']),
    }),
    'firstDay?': oneOf(['sunrise']),
    'params?': names(names(names(small, 4), 2), 20),
    'stars?': list(letter, 14),
    'vars?': names(value, 30),
    'setup?': list(effect, 60),
    'cards?': list(card, 60),
    'objectives?': list(record({ id: text, text, done: condition, 'by?': letter }), 10),
    'win?': condition,
    'lose?': list(condition, 10),
    'rules?': list(oneOf(RULE_FLAGS), RULE_FLAGS.length),
  });
}

// A record with a field called like a promise’s method could be taken for one.
const THEN = 'then';
