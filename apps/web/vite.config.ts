import preact from '@preact/preset-vite';
import { defaultClientConditions, defineConfig } from 'vite';
import { compress } from './build/compress.mjs';
import { offline } from './build/offline.mjs';
import { preloadFonts } from './build/preload.mjs';
import { rulebooks } from './build/rulebooks.mjs';

const here = (path: string): string => new URL(path, import.meta.url).pathname;
const conditions = ['meadhall-src', ...defaultClientConditions];
const server = process.env['MEADHALL_SERVER'] ?? 'http://127.0.0.1:3000';

export default defineConfig({
  root: here('.'),
  plugins: [
    preact({ devToolsEnabled: false }),
    rulebooks(here('../../games')),
    preloadFonts(/(metamorphous-latin-400|next-latin-wght).*\.woff2$/),
    offline(here('public')),
    compress(),
  ],
  resolve: { conditions },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    manifest: true,
    // A strict policy on what a page may load knows no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { main: here('index.html'), sw: here('src/sw.ts') },
      output: {
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
  preview: { proxy: { '/api': { target: server, ws: true } } },
});
