// How near a team came that has lost: of two plans that fail, the better one is the one that failed later and closer.
import { strengthOf } from '../creatures.ts';
import { amountOf, letterIndex } from '../lookup.ts';
import type { State } from '../model.ts';
import type { Creature } from '../pieces.ts';
import { worthOn } from '../things.ts';
import { letterSpace, TREE_OF_SONGS } from './relay.ts';
import { asState, bossOf, distances, isHerbHome, living, type Scene, wantsHerb } from './scene.ts';
import { punch } from './spreads.ts';

/** What the best of all defeats is worth. */
const CLOSEST = 0.3;

/** 1 for a victory, and a little for a defeat that was none at once. */
export function endWorth(game: State): number {
  if (game.result === 'won') return 1;
  const lasted = letterIndex(game.narrator) / letterIndex(game.nMarker);
  return CLOSEST * (0.4 * Math.min(1, lasted) + 0.6 * goalsMet(game));
}

/** The share of the goals that is done, 0 to 1. */
function goalsMet(scene: Scene): number {
  if (scene.rules.includes('carriedTokenAlarm')) return letterPart(scene);
  if (scene.board === 'mine') {
    const goal = amountOf(asState(scene), { param: 'treasureGoal' });
    return Math.min(1, worthOn(asState(scene), 60) / Math.max(1, goal));
  }
  const parts = [bossPart(scene, bossOf(scene))];
  if (wantsHerb(scene)) parts.push(herbPart(scene));
  if (scene.fates.length > 0)
    parts.push(scene.fates.filter(({ done }) => done).length / scene.fates.length);
  return parts.reduce((sum, part) => sum + part, 0) / parts.length;
}

function letterPart(scene: Scene): number {
  const space = letterSpace(scene);
  if (space === undefined) return (0.4 * letterIndex(scene.narrator)) / letterIndex('H');
  return 0.4 + 0.6 * Math.max(0, 1 - distances(scene)(space, TREE_OF_SONGS) / 13);
}

function herbPart(scene: Scene): number {
  if (isHerbHome(scene)) return 1;
  if (scene.seats.some(({ items }) => items.some((thing) => thing.startsWith('herb')))) return 0.7;
  return scene.vars['witchFound'] === true ? 0.4 : 0;
}

/** Whether the team as it is would be a match for the final enemy. */
function bossPart(scene: Scene, boss: Creature | undefined): number {
  let own = 0;
  for (const hero of living(scene)) own += punch(hero);
  if (!boss) return own / (own + 40);
  const foe = strengthOf(asState(scene), boss) + 5;
  return 1 / (1 + Math.exp((foe - own) / 4));
}
