import './parts/node-version.mjs';
import { prepare } from './parts/prepare.mjs';
import { train } from './parts/training.mjs';

// What games between hurried players teach about a game's judgement: training <game> [games] [seats].
await prepare({ quiet: true });
process.exitCode = await train(process.argv.slice(2));
