import { ROOT } from './scripts/parts/run.mjs';
import { workspaces } from './scripts/parts/workspaces.mjs';

export default {
  workspaces: {
    '.': {
      entry: ['scripts/*.mjs'],
      project: ['scripts/**/*.mjs', '*.{js,ts}'],
      // The types of what tests draw; each package names its own.
      ignoreDependencies: ['preact'],
    },
    // Threads and processes of their own are named by address, which nobody imports.
    'apps/server': { entry: ['src/bots/thinker.ts', 'src/storage/sqliteThread.ts'] },
    bench: { entry: ['src/main.ts', 'src/load/{generator,attacker,serve-*}.ts'] },
    e2e: { entry: ['src/**/*.spec.ts'] },
    // Pages to look at things while building them; fonts are taken in by style sheets.
    'packages/table-ui': {
      entry: ['gallery/{main.tsx,vite.config.ts}'],
      ignoreDependencies: ['@fontsource/metamorphous', '@fontsource-variable/.*'],
    },
    'games/nidavellir/ui': { entry: ['gallery/{main.tsx,vite.config.ts}'] },
  },
  ignoreBinaries: ['redis-server'],
  // A package without sources is only planned: nothing in it can be used yet.
  ignoreWorkspaces: workspaces(ROOT)
    .filter(({ sources }) => sources.length === 0)
    .map(({ folder }) => folder),
};
