// Creature tiles and fates.
import { at, clockwise, doNext, tell } from '@meadhall/kernel';
import { moveCreature, placeCreature, removeCreature } from '../creatures.ts';
import { roll } from '../dice.ts';
import { gainWillpower } from '../heroes.ts';
import { occupant } from '../lookup.ts';
import type { State } from '../model.ts';

import { FATES, TILES } from '../tables/cards.ts';
import { lay } from '../things.ts';
import { tensOnes, tokenOn } from './placing.ts';

/** Draws one creature tile and does what it says. */
export function drawTile(game: State): void {
  const number = game.piles.tile.shift();
  const tile = number === undefined ? undefined : TILES[number];
  if (number === undefined || !tile) return;
  tell(game, { say: 'tile', tile: number });
  let last = 0;
  for (const [kind, space] of tile.place ?? []) {
    if (game.result) return;
    const to = space === 'rolled' ? tensOnes(game) : space;
    const placed = to === null ? null : placeCreature(game, kind, to);
    if (placed) last = placed.space;
  }
  for (const [space, gold] of Object.entries(tile.gold ?? {}))
    lay(game, Number(space), `gold${gold}`);
  if (tile.herb === 'rolled') tokenOn(game, 'herb', tensOnes(game), true);
  if (tile.herb === 'same') tokenOn(game, 'herb', last, true);
  if (tile.willpowerEach !== undefined)
    for (const hero of game.seats) if (hero.alive) gainWillpower(hero, tile.willpowerEach);
  if (tile.moveAll) doNext(game, { do: 'moveKind', kind: tile.moveAll });
}

/** Deals fates, one hero after the other from the first on, and does what they begin with. */
export function dealFates(game: State, perHero: number): void {
  for (let round = 0; round < perHero; round++)
    for (const owner of clockwise(game.seats.length, game.seats.length - 1)) {
      const card = game.piles.fate.shift();
      if (card === undefined || !at(game.seats, owner).alive) continue;
      game.fates.push({ card, owner, done: false, count: 0 });
      beginFate(game, card);
    }
}

export const tagOfFate = (card: number): string => `fate${card}`;

function beginFate(game: State, card: number): void {
  const { guard, token } = FATES[card] ?? {};
  if (token) lay(game, token[1], token[0]);
  if (!guard) return;
  const space = guard.space === '50+d6' ? 50 + at(roll(game, 'legend', 1), 0) : guard.space;
  const other = occupant(game, space);
  const figure = guard.moved
    ? game.creatures.find(({ kind, tag }) => kind === guard.kind && !tag)
    : undefined;
  if (other && other !== figure) moveCreature(game, other);
  if (figure) removeCreature(game, figure);
  const strength = guard.strength?.[game.seats.length];
  placeCreature(game, guard.kind, space, {
    tag: tagOfFate(card),
    immobile: true,
    ...(strength !== undefined && { strength }),
    ...(guard.dice && { dice: guard.dice }),
  });
}
