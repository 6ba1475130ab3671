// What a well-formed legend can still get wrong: names nobody gives, numbers nobody says, figures the box lacks.

import { isSpace } from '../tables/boards.ts';
import { FATES } from '../tables/cards.ts';
import { CREATURES, FIGURES } from '../tables/creatures.ts';
import { tagOfFate } from './decks.ts';
import type { Effect, Legend } from './schema.ts';
import { join, type Note } from './shapes.ts';

/** Every record in a legend that has a certain field, with its path. */
function* having(
  value: unknown,
  key: string,
  path: string,
): Generator<[Record<string, unknown>, string]> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value) && Object.hasOwn(value, key)) yield [value as never, path];
  for (const [name, field] of Object.entries(value)) yield* having(field, key, join(path, name));
}

export function checkSense(legend: Legend, note: Note): void {
  checkTags(legend, note);
  checkParams(legend, note);
  checkVars(legend, note);
  checkStars(legend, note);
  checkFigures(legend, note);
  checkCards(legend, note);
  checkBoard(legend, note);
}

const GIVERS = ['placeCreature', 'spawnBoss', 'tagCreature'];

/** A tag that is asked for must be given to something. */
function checkTags(legend: Legend, note: Note): void {
  const given = new Set(['occupier', ...Object.keys(FATES).map((card) => tagOfFate(Number(card)))]);
  for (const [effect] of having(legend, 'op', ''))
    if (GIVERS.includes(String(effect['op'])))
      for (const name of [effect['tag'], effect['id']])
        if (typeof name === 'string') given.add(name);
  for (const key of ['on', 'c'])
    for (const [asked, path] of having(legend, key, ''))
      for (const field of ['tag', 'id'])
        if (typeof asked[field] === 'string' && !given.has(asked[field]))
          note(join(path, field), `no effect gives the tag ${asked[field]}`);
  for (const name of ['fogSpace', ...FIGURES]) given.add(name);
  for (const [{ sameAs }, path] of having(legend, 'sameAs', ''))
    if (!given.has(String(sameAs)))
      note(join(path, 'sameAs'), `no figure, and no effect gives the tag ${String(sameAs)}`);
}

/** A param must have a number for every difficulty of the legend and one to four heroes. */
function checkParams(legend: Legend, note: Note): void {
  for (const [asked, path] of having({ ...legend, params: {} }, 'param', '')) {
    const param = legend.params[String(asked['param'])];
    if (!param) note(join(path, 'param'), `there is no param ${String(asked['param'])}`);
    for (const difficulty of param ? legend.difficulties : [])
      for (const heroes of ['1', '2', '3', '4'])
        if (param?.[difficulty]?.[heroes] === undefined)
          note(`params.${String(asked['param'])}.${difficulty}.${heroes}`, 'missing');
  }
}

const SETTERS = ['setVar', 'addVar', 'scheduleByDie'];

/** A variable that is asked for has a first value, or is set by something. */
function checkVars(legend: Legend, note: Note): void {
  const known = [...Object.keys(legend.vars), 'difficulty', 'alarm'];
  for (const [effect] of having(legend, 'op', ''))
    if (SETTERS.includes(String(effect['op']))) known.push(String(effect['var']));
  for (const [asked, path] of having({ ...legend, vars: {} }, 'var', ''))
    if (!known.includes(String(asked['var'])))
      note(
        join(path, 'var'),
        `there is no variable ${String(asked['var'])}; give it a first value in vars`,
      );
}

/** A letter with cards has a star. */
function checkStars({ cards, stars }: Legend, note: Note): void {
  cards.forEach(({ trigger }, i) => {
    if (trigger.on === 'letter' && !stars.includes(trigger.letter))
      note(`cards.${i}.trigger.letter`, `the letter ${trigger.letter} has no star`);
  });
}

function checkFigures(legend: Legend, note: Note): void {
  for (const [record, path] of having(legend, 'op', '')) {
    const effect = record as unknown as Effect;
    if (effect.op !== 'placeCreature' || !Array.isArray(effect.space)) continue;
    const { figures } = CREATURES[effect.kind];
    if (effect.space.length > figures)
      note(join(path, 'space'), `${effect.space.length} × ${effect.kind}; there are ${figures}`);
  }
}

function checkCards({ cards }: Legend, note: Note): void {
  cards.forEach(({ id }, i) => {
    if (cards.findIndex((card) => card.id === id) !== i)
      note(`cards.${i}.id`, `two cards are called ${id}`);
  });
}

const MAIN_BOARD_DECKS = ['drawCreatureTiles', 'dealFates'];

/** Tiles and fates name spaces of the main board; a die must lead to a space. */
function checkBoard(legend: Legend, note: Note): void {
  for (const [{ op }, path] of having(legend, 'op', ''))
    if (legend.board !== 'andor' && MAIN_BOARD_DECKS.includes(String(op)))
      note(join(path, 'op'), `${String(op)} needs the board andor`);
  for (const [{ roll, base, faces }, path] of having(legend, 'roll', ''))
    for (let face = 1; face <= 6; face++) {
      if (roll === 'base+d6' && !isSpace(legend.board, Number(base) + face))
        note(join(path, 'base'), `there is no space ${Number(base) + face}`);
      if (roll === 'table' && !Object.hasOwn(Object(faces), face))
        note(join(path, `faces.${face}`), 'missing');
    }
}
