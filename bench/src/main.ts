import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { engine } from './engine.ts';
import { FULL, LOADS, type LoadName, load, QUICK } from './load/load.ts';
import { asGrids, asText } from './report.ts';
import * as thinking from './search.ts';
import * as client from './web/web.ts';

const HELP = `npm run bench -- [engine] [search] [load] [web] [--quick] [--only LOAD,…] [--json] [--out FILE]

Measures the engine, the bots' search and the server, side by side with others in the same run, and the web client.
  engine      rules in a loop, beside boardgame.io's reducer
  search      what a bot's search costs beside the play-outs it makes
  load        the server with real matches on loopback, beside boardgame.io's and Colyseus's (minutes)
  web         the built client in Chromium: weight, jumps, and how soon it answers, against our budgets
  None named: all.
  --quick     short rounds, for a first look
  --only …    of load only these: paced, saturated, hostile, memory
  --json      prints JSON instead of tables
  --out FILE  writes the JSON to a file as well (a folder that is missing is made)
Seconds are processor seconds. Compare the ratios of one run; absolute figures are the machine's.`;

const PARTS = ['engine', 'search', 'load', 'web'];

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      only: { type: 'string', default: LOADS.join() },
      quick: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      out: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const unknown = positionals.find((part) => !PARTS.includes(part));
  if (unknown) throw new Error(`no part is called ${unknown}; there are ${PARTS.join(', ')}`);
  const only = values.only.split(',').map(loadNamed);
  if (values.help) console.log(HELP);
  else await run(positionals.length > 0 ? positionals : PARTS, { ...values, only });
} catch (error) {
  console.error(`bench: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 2;
}

function loadNamed(given: string): LoadName {
  const found = LOADS.find((name) => name === given);
  if (!found) throw new Error(`no load is called ${given}; there are ${LOADS.join(', ')}`);
  return found;
}

interface Wishes {
  quick: boolean;
  json: boolean;
  only: readonly LoadName[];
  out?: string | undefined;
}

async function run(parts: readonly string[], { quick, json, only, out }: Wishes): Promise<void> {
  const tables = parts.includes('engine')
    ? engine(quick ? { rounds: 3, ms: 100 } : { rounds: 7, ms: 500 })
    : [];
  if (!json && tables.length > 0) console.log(asText(tables));
  const searched = parts.includes('search')
    ? [thinking.search(quick ? thinking.QUICK : thinking.FULL, console.error)]
    : [];
  if (!json && searched.length > 0) console.log(asGrids(searched));
  const grids = parts.includes('load') ? await load(quick ? QUICK : FULL, only, console.error) : [];
  if (!json && grids.length > 0) console.log(asGrids(grids));
  const seen = parts.includes('web')
    ? await client.web(quick ? client.QUICK : client.FULL, console.error)
    : [];
  if (!json && seen.length > 0) console.log(asGrids(seen));
  const data = JSON.stringify(
    { node: process.version, tables, search: searched, load: grids, web: seen },
    null,
    2,
  );
  if (json) console.log(data);
  if (!out) return;
  mkdirSync(dirname(resolve(out)), { recursive: true });
  writeFileSync(out, `${data}\n`);
}
