import { ROOT } from './scripts/parts/run.mjs';
import { workspaces } from './scripts/parts/workspaces.mjs';

const ALL = workspaces(ROOT);
const THERE = ALL.map(({ folder }) => folder);

/** What is used without being imported. */
const SPECIAL = {
  // Threads and processes of their own are named by address.
  'apps/server': {
    entry: ['src/bots/thinker.ts', 'src/storage/sqliteThread.ts'],
    ignoreBinaries: ['redis-server'],
  },
  bench: { entry: ['src/main.ts', 'src/load/{generator,attacker,serve-*}.ts'] },
  e2e: { entry: ['src/**/*.spec.ts', 'src/screenshots/{playwright.config.mjs,*.shots.ts}'] },
  // Pages to look at things while building them; fonts are taken in by style sheets.
  'packages/table-ui': {
    entry: ['gallery/{main.tsx,vite.config.ts}'],
    ignoreDependencies: ['@fontsource/metamorphous', '@fontsource-variable/.*'],
  },
  'games/nidavellir/ui': { entry: ['gallery/{main.tsx,vite.config.ts}'] },
};

export default {
  workspaces: {
    '.': {
      entry: ['scripts/*.mjs'],
      project: ['scripts/**/*.mjs', '*.{js,ts}'],
      // The types of what tests draw; each package names its own.
      ignoreDependencies: ['preact'],
    },
    ...Object.fromEntries(Object.entries(SPECIAL).filter(([folder]) => THERE.includes(folder))),
  },
  // A package without sources is only planned: nothing in it can be used yet.
  ignoreWorkspaces: ALL.filter(({ sources }) => sources.length === 0).map(({ folder }) => folder),
};
