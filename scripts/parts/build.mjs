import { alone } from './lock.mjs';
import { runScript, scriptOf } from './run.mjs';

/**
 * Checks the types and builds what has changed: the named projects and all below them, or
 * everything. One process at a time, for two would write the same files.
 * @param {string[]} projects
 */
export const build = (...projects) =>
  alone(
    'build',
    () => {},
    () => runScript(scriptOf('tsc'), ['-b', ...projects, '--pretty', 'false']),
  );
