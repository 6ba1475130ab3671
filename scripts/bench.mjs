import './parts/node-version.mjs';
import { become } from './parts/become.mjs';
import { prepare } from './parts/prepare.mjs';

const wishes = process.argv.slice(2);
const isHelp = wishes.includes('--help') || wishes.includes('-h');
const isNamed = wishes.some((wish) => ['engine', 'load', 'web'].includes(wish));

await prepare({ quiet: true });
if (!isHelp && (wishes.includes('web') || !isNamed)) {
  const { buildWeb } = await import('./parts/web.mjs');
  const { code, said } = await buildWeb(console.error);
  if (code !== 0) {
    console.error(`The web client cannot be built:\n${said.trim()}`);
    process.exit(1);
  }
}
await become('bench', wishes);
