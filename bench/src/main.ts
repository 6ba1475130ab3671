import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { engine } from './engine.ts';
import { asText } from './report.ts';

const HELP = `npm run bench -- [--quick] [--json] [--out FILE]

Measures the engine on this machine, side by side with boardgame.io in the same run.
  --quick     short rounds, for a first look
  --json      prints JSON instead of tables
  --out FILE  writes the JSON to a file as well (a folder that is missing is made)
Seconds are processor seconds. Compare the ratios of one run; absolute figures are the machine's.`;

try {
  const { values } = parseArgs({
    options: {
      quick: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      out: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) console.log(HELP);
  else run(values);
} catch (error) {
  console.error(`bench: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 2;
}

function run({
  quick,
  json,
  out,
}: {
  quick: boolean;
  json: boolean;
  out?: string | undefined;
}): void {
  const tables = engine(quick ? { rounds: 3, ms: 100 } : { rounds: 7, ms: 500 });
  const data = JSON.stringify({ node: process.version, tables }, null, 2);
  console.log(json ? data : asText(tables));
  if (!out) return;
  mkdirSync(dirname(resolve(out)), { recursive: true });
  writeFileSync(out, `${data}\n`);
}
