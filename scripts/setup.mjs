import './parts/node-version.mjs';
import { prepare } from './parts/prepare.mjs';

await prepare();
