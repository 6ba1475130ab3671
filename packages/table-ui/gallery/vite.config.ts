import { defineConfig } from 'vite';

// A page to look at every component by itself. Never shipped.
export default defineConfig({
  root: import.meta.dirname,
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  resolve: { conditions: ['meadhall-src', 'module', 'browser', 'development|production'] },
});
