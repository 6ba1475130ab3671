import './parts/node-version.mjs';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { coverOf, gamesWithRules, shortcomings } from './parts/clauses.mjs';
import { ROOT } from './parts/run.mjs';

const HELP = `npm run clauses -- [game ...] [--write | --check]

Prints the clauses nothing proves and the citations that lead nowhere.
  --write     fills the proof lines of RULES.md
  --check     also reports those that are out of date
  --help      this page`;

const { values, positionals } = read();
const known = gamesWithRules(ROOT);

function read() {
  try {
    const read = parseArgs({
      options: {
        write: { type: 'boolean' },
        check: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
      allowPositionals: true,
    });
    if (!read.values.help) return read;
    console.log(HELP);
    process.exit(0);
  } catch (error) {
    const { message } = /** @type {Error} */ (error);
    console.error(`${message}\n\n${HELP}`);
    process.exit(2);
  }
}

for (const game of positionals.length > 0 ? positionals : known) {
  if (!known.includes(game)) {
    console.log(`${game}: no game of that name has a RULES.md: ${known.join(', ')}`);
    process.exitCode = 1;
    continue;
  }
  const cover = coverOf(ROOT, game);
  const { clauses, open, stale, page, file } = cover;
  const lines = shortcomings(cover, values);
  for (const line of lines) console.log(`${game}: ${line}`);
  console.log(`${game}: ${clauses} clauses, ${clauses - open.length} proved, ${open.length} open`);
  if (values.write && stale.length > 0) {
    writeFileSync(file, page);
    console.log(`${game}: ${stale.length} proof lines written`);
  }
  if (lines.length > 0) process.exitCode = 1;
}
