import { ConfigError, helpText, readConfig } from './config.ts';
import { collectSeldom, Tidying } from './ops/tidying.ts';
import type { Running } from './server.ts';

const wishes = process.argv.slice(2);
if (wishes.includes('--help') || wishes.includes('-h')) process.stdout.write(helpText());
else if (wishes.length > 0) {
  process.stderr.write(
    `"${wishes[0]}" is not understood; settings come from the environment: --help\n`,
  );
  process.exitCode = 2;
} else await serve();

async function serve(): Promise<void> {
  // Hands and seeds are in what the server writes: nobody else on this machine may read it.
  process.umask(0o077);
  try {
    const config = readConfig(process.env);
    collectSeldom();
    // A wrong setting is told at once, before everything a server needs is read.
    const { startServer } = await import('./server.ts');
    const running = await startServer(config);
    // Whoever reads logs finds the address there.
    if (process.stdout.isTTY) process.stdout.write(`Meadhall is open: ${running.url}\n`);
    new Tidying();
    stopOn(['SIGTERM', 'SIGINT'], running);
  } catch (error) {
    if (error instanceof ConfigError) {
      for (const complaint of error.complaints) process.stderr.write(`${complaint}\n`);
      process.exitCode = 2;
    } else if (error instanceof Error && error.name === 'Unreachable') {
      process.stderr.write(`${error.message}\n`);
      process.exitCode = 1;
    } else {
      process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
      process.exitCode = 1;
    }
  }
}

/** Asked once, it closes in good order; asked twice, it goes at once. */
function stopOn(signals: readonly NodeJS.Signals[], { close }: Running): void {
  let asked = false;
  for (const signal of signals)
    process.on(signal, () => {
      if (asked) process.exit(1);
      asked = true;
      close().then(
        () => process.exit(0),
        (error: unknown) => {
          process.stderr.write(`${String(error)}\n`);
          process.exit(1);
        },
      );
    });
}
