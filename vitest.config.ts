import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const conditions = ['meadhall-src', 'module', 'node', 'development|production'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: [
      'packages/*/src/**/*.test.ts',
      'games/*/*/src/**/*.test.ts',
      'apps/*/src/**/*.test.ts',
      'bench/src/**/*.test.ts',
      'scripts/**/*.test.mjs',
    ],
    pool: 'forks',
    // By itself it leaves one processor alone, which is half of a small machine.
    maxWorkers: availableParallelism(),
    // A limit for what hangs, not for what is slow: machines are shared.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
