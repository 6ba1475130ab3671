import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from './build.mjs';
import { ROOT } from './run.mjs';

const HELP = `npm run training -- <game> [games] [seats]
npm run training -- <game> habits [steps]
npm run training -- andor manners [legend] [heroes]

Plays games between hurried players and prints how well the game's judgement foresees their end, and what each
thing is worth beyond what the judgement counts; or lets them practise and prints the habits they come to; or lets
Andor's heroes try manners and prints those that win more than the wise. Nothing is written.
  game        the id of a game with bots of its own
  games       how many are played (1000)
  seats       how many players (2)
  steps       sixteen games each (8000: some minutes)
  legend      L1 to L5 (else all of them: half an hour)
  heroes      1 to 4 (else each number: a minute or two for one)`;

/** Seats of the games in which habits are practised. */
const PRACTICE_SEATS = [2, 3, 4];

/**
 * A game that has a craft.
 * @typedef {object} Entry
 * @property {{ id: string, seats: { min: number, max: number } }} rules
 * @property {{ training?: { habits?: object } }} craft
 */

/**
 * What `lessons` of the package search gives.
 * @typedef {object} Lessons
 * @property {readonly { tenth: number, positions: number, surprise: number, ignorance: number, stretch: number }[]} foresight
 * @property {Readonly<Record<string, { weight: number, error: number }>>} things
 */

/**
 * Plays games in a hurry and prints what they say about the weights of a game. Nothing is written: a weight is
 * changed by hand, where it stands, by whoever believes the figures.
 * @param {string[]} args game, then number of games and seats, or the word habits and a number of steps, or manners
 * @returns {Promise<number>} the exit code
 */
export async function train([id, games = '1000', count, heroes]) {
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
  const shelved = SHELF.find((/** @type {{ id: string }} */ it) => it.id === id);
  const entry = shelved?.open((/** @type {unknown} */ it) => it);
  if (!entry?.craft) {
    const ids = SHELF.map((/** @type {{ id: string }} */ it) => it.id).join(', ');
    return refuse(`“${id}” is not a game with bots of its own; the games are ${ids}.`);
  }
  if (id === 'andor' && games === 'manners') return learnManners(count, heroes);
  return games === 'habits' ? practiseHabits(entry, count) : learnLessons(entry, games, count);
}

/** @param {string} why */
function refuse(why) {
  console.error(`${why}\n\n${HELP}`);
  return 2;
}

/** @param {Entry} entry @param {string} games */
async function learnLessons({ rules, craft }, games, seats = '2') {
  const { min, max } = rules.seats;
  const fits = Number(seats) >= min && Number(seats) <= max;
  if (!isCount(games) || !isCount(seats) || !fits)
    return refuse(`games is a whole number, seats one from ${min} to ${max}.`);
  const { lessons } = await part('packages/search');
  const course = lessons(rules, craft, {
    seats: Number(seats),
    games: Number(games),
    seed: await seedsOf('training'),
  });
  let step = course.next();
  while (!step.done) step = course.next();
  console.log(report(step.value));
  return 0;
}

/** @param {Entry} entry */
async function practiseHabits({ rules, craft }, steps = '8000') {
  const habits = craft.training?.habits;
  if (!habits) return refuse(`the hurried players of “${rules.id}” have no habits to practise.`);
  if (!isCount(steps)) return refuse('steps is a whole number.');
  const { min, max } = rules.seats;
  const { practice } = await part('packages/search');
  const course = practice(rules, craft, habits, {
    seats: PRACTICE_SEATS.filter((seats) => seats >= min && seats <= max),
    steps: Number(steps),
    seed: await seedsOf('practice'),
  });
  while (!course.next().done);
  console.log(JSON.stringify(habits, rounded, 2));
  return 0;
}

/** Where there is an easy Legend 2 it teaches more: the other is hardly ever won. */
const LESSONS = { L1: 'normal', L2: 'easy', L3: 'normal', L4: 'normal', L5: 'normal' };

/** @param {string} [only] @param {string} [heroes] */
async function learnManners(only, heroes) {
  const legends = Object.entries(LESSONS).filter(
    ([legend]) => only === undefined || legend === only,
  );
  const counts = [1, 2, 3, 4].filter((it) => heroes === undefined || `${it}` === heroes);
  if (legends.length === 0 || counts.length === 0)
    return refuse(
      `legend is one of ${Object.keys(LESSONS).join(', ')}, heroes a number from 1 to 4.`,
    );
  const { school, WISE } = await part('games/andor/rules');
  const seeds = await seedsOf('manners');
  for (const [legend, difficulty] of legends)
    for (const seats of counts) {
      const options = { legend, difficulty };
      const seed = (/** @type {string} */ name) => seeds(`${legend} ${seats} ${name}`);
      const course = school({ seats, options, seed, usual: WISE });
      let step = course.next();
      while (!step.done) step = course.next();
      const { manner, won, before, games } = step.value;
      console.log(`${legend} ${seats}: won ${won}, the wise ${before} of ${games}`);
      if (won > before) console.log(`  ${JSON.stringify(manner)}`);
    }
  return 0;
}

/** @param {string} text */
const isCount = (text) => /^[1-9]\d*$/.test(text);

/** @param {string} what */
async function seedsOf(what) {
  const { seedOf } = await part('packages/kernel');
  return (/** @type {string | number} */ name) => seedOf(`${what} ${name}`);
}

/** @param {string} _name @param {unknown} value */
const rounded = (_name, value) => (typeof value === 'number' ? Number(value.toFixed(2)) : value);

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
