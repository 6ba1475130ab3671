import './parts/node-version.mjs';
import { become } from './parts/become.mjs';
import { prepare } from './parts/prepare.mjs';

const wishes = process.argv.slice(2);
// Without a terminal nobody can answer: show what there is instead of waiting for ever.
const usual = process.stdin.isTTY && process.stdout.isTTY ? ['play'] : ['--help'];

await prepare();
await become('apps/cli', wishes.length > 0 ? wishes : usual);
