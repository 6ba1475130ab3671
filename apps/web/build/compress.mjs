import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const WORTH_IT = 1024;

/**
 * Writes a .br and a .gz beside every text file, so that a server only has to hand them out.
 * @returns {import('vite').Plugin}
 */
export function compress() {
  return {
    name: 'meadhall-compress',
    apply: 'build',
    enforce: 'post',
    writeBundle({ dir = '' }) {
      for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(js|css|svg|html|json|webmanifest)$/.test(name)) continue;
        const file = join(dir, name);
        const bytes = readFileSync(file);
        if (bytes.length < WORTH_IT) continue;
        const size = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
        writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: size }));
        writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
      }
    },
  };
}
