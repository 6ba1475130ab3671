import './parts/node-version.mjs';
import { becomeMeadhall } from './parts/cli.mjs';
import { prepare } from './parts/prepare.mjs';

await prepare({ quiet: true });
await becomeMeadhall(process.argv.slice(2));
