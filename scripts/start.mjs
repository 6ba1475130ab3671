import './parts/node-version.mjs';
import { become } from './parts/become.mjs';
import { prepare } from './parts/prepare.mjs';

const wishes = process.argv.slice(2);

await prepare();
if (!wishes.includes('--help') && !wishes.includes('-h')) {
  const { buildWeb } = await import('./parts/web.mjs');
  const { code, said } = await buildWeb(console.log);
  if (code !== 0) {
    console.error(`The web client cannot be built:\n${said.trim()}`);
    process.exit(1);
  }
}
await become('apps/server', wishes);
