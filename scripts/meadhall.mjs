import './parts/node-version.mjs';
import { become } from './parts/become.mjs';
import { prepare } from './parts/prepare.mjs';

await prepare({ quiet: true });
await become('apps/cli', process.argv.slice(2));
