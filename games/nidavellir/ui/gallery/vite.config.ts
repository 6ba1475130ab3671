import { defineConfig } from 'vite';

const conditions = ['meadhall-src', 'module', 'browser', 'development|production'];

/** A table to look at while it is built: rules, strangers and all seats in one page. Never shipped. */
export default defineConfig({
  resolve: { conditions },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  server: { port: 5310, strictPort: true },
  build: { outDir: '../node_modules/.gallery', emptyOutDir: true, target: 'es2022' },
});
