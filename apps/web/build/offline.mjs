import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

/**
 * Tells the service worker which files there are, so that the whole hall can be kept for a day without network,
 * and gives it a version that changes whenever one of them does.
 * @param {string} shared the folder of files that are copied as they are
 * @returns {import('vite').Plugin}
 */
export function offline(shared) {
  return {
    name: 'meadhall-offline',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const worker = bundle['sw.js'];
      if (worker?.type !== 'chunk') throw new Error('there is no service worker to complete');
      const copied = readdirSync(shared).map((name) => `/${name}`);
      const built = Object.keys(bundle).map((name) => `/${name}`);
      const files = [...copied, ...built].filter(isKept).sort();
      const hash = createHash('sha256').update(worker.code).update(JSON.stringify(files));
      for (const name of readdirSync(shared)) hash.update(readFileSync(`${shared}/${name}`));
      const page = bundle['index.html'];
      if (page?.type === 'asset') hash.update(page.source);
      worker.code = worker.code
        .replace(/["'`]__VERSION__["'`]/, JSON.stringify(hash.digest('hex').slice(0, 12)))
        .replace(/["'`]__FILES__["'`]/, JSON.stringify(JSON.stringify(['/', ...files])));
    },
  };
}

/**
 * What the hall needs without a network. The page itself is kept as `/`; browsers that know woff2 need no woff,
 * and our words need Latin letters only.
 * @param {string} file
 */
const isKept = (file) =>
  !/\.(map|woff)$|^\/(sw\.js|index\.html|\.vite\/)|(cyrillic|greek|vietnamese)[^/]*\.woff2$/.test(
    file,
  );
