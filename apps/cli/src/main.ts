#!/usr/bin/env node
import process from 'node:process';
import { nodeIo } from './nodeIo.ts';
import { run } from './run.ts';

// Whoever reads us may stop early, as `head` does: nothing is wrong then, and nobody to tell.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(0);
  });
}

const io = nodeIo();
process.exitCode = await run(process.argv.slice(2), io);
io.close();
