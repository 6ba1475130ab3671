import preact from '@preact/preset-vite';
import { defineConfig } from 'vite';

// A page to look at every component by itself. Never shipped.
export default defineConfig({
  root: import.meta.dirname,
  plugins: [preact()],
  resolve: { conditions: ['meadhall-src', 'module', 'browser', 'development|production'] },
});
