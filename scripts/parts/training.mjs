import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from './build.mjs';
import { ROOT } from './run.mjs';

const HELP = `npm run training -- <game> [games] [seats]

Plays games between hurried players and prints how well the game's judgement foresees their end, and what each
thing is worth beyond what the judgement counts. Nothing is written.
  game        the id of a game with bots of its own
  games       how many are played (1000)
  seats       how many players (2)`;

/**
 * What `lessons` of the package search gives.
 * @typedef {object} Lessons
 * @property {readonly { tenth: number, positions: number, surprise: number, ignorance: number, stretch: number }[]} foresight
 * @property {Readonly<Record<string, { weight: number, error: number }>>} things
 */

/**
 * Plays games in a hurry and prints what they say about the weights of a game's judgement. Nothing is written: a
 * weight is changed by hand, where it stands, by whoever believes the figures.
 * @param {string[]} args game, number of games, seats
 * @returns {Promise<number>} the exit code
 */
export async function train([id, games = '1000', seats = '2']) {
  if (id === undefined || id === '--help' || id === '-h') {
    console.log(HELP);
    return id === undefined ? 2 : 0;
  }
  const { code, said } = await build('packages/shelf');
  if (code !== 0) {
    console.error(`the games cannot be built:\n${said.trim()}`);
    return 1;
  }
  const { SHELF } = await part('packages/shelf');
  const { lessons } = await part('packages/search');
  const { seedOf } = await part('packages/kernel');
  const shelved = SHELF.find((/** @type {{ id: string }} */ it) => it.id === id);
  const entry = shelved?.open((/** @type {unknown} */ it) => it);
  if (!entry?.craft) {
    const ids = SHELF.map((/** @type {{ id: string }} */ it) => it.id).join(', ');
    console.error(`“${id}” is not a game with bots of its own; the games are ${ids}.\n\n${HELP}`);
    return 2;
  }
  const { min, max } = entry.rules.seats;
  const fits = Number(seats) >= min && Number(seats) <= max;
  if (!/^[1-9]\d*$/.test(games) || !/^[1-9]\d*$/.test(seats) || !fits) {
    console.error(`games is a whole number, seats one from ${min} to ${max}.\n\n${HELP}`);
    return 2;
  }
  const course = lessons(entry.rules, entry.craft, {
    seats: Number(seats),
    games: Number(games),
    seed: (/** @type {number} */ game) => seedOf(`training ${game}`),
  });
  let step = course.next();
  while (!step.done) step = course.next();
  console.log(report(step.value));
  return 0;
}

/** @param {string} folder */
const part = (folder) => import(pathToFileURL(join(ROOT, folder, 'dist', 'index.js')).href);

/** @param {Lessons} lessons */
function report({ foresight, things }) {
  const lines = ['tenth  positions  surprise  ignorance  stretch'];
  for (const { tenth, positions, surprise, ignorance, stretch } of foresight)
    lines.push(
      [
        `${tenth}`.padStart(5),
        `${positions}`.padStart(9),
        bits(surprise),
        bits(ignorance).padStart(9),
        stretch.toFixed(2).padStart(7),
      ].join('  '),
    );
  const names = Object.keys(things);
  if (names.length > 0)
    lines.push('', 'worth beyond what the judgement counts, in points of the final lead:');
  for (const name of names) {
    const { weight, error } = /** @type {{ weight: number, error: number }} */ (things[name]);
    lines.push(`${name.padEnd(16)}${weight.toFixed(2).padStart(6)} ± ${(1.96 * error).toFixed(2)}`);
  }
  return lines.join('\n');
}

/** @param {number} value */
const bits = (value) => value.toFixed(3).padStart(8);
