import { ROOT } from './scripts/parts/run.mjs';
import { workspaces } from './scripts/parts/workspaces.mjs';

export default {
  workspaces: {
    '.': { entry: ['scripts/*.mjs'], project: ['scripts/**/*.mjs', '*.{js,ts}'] },
  },
  // A package without sources is only planned: nothing in it can be used yet.
  ignoreWorkspaces: workspaces(ROOT)
    .filter(({ sources }) => sources.length === 0)
    .map(({ folder }) => folder),
};
