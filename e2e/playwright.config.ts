import { execFileSync } from 'node:child_process';
import { defineConfig } from '@playwright/test';

/** The browser of the machine: none is ever downloaded. */
function chromium(): string {
  const given = process.env['CHROMIUM'];
  if (given) return given;
  for (const name of ['chromium', 'chromium-browser', 'google-chrome'])
    try {
      return execFileSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).trim();
    } catch {
      // The next name may be the one.
    }
  // Whoever only reads this file needs none; whoever launches it is told that it does not exist.
  return 'chromium';
}

const results = process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'];

export default defineConfig({
  testDir: 'src',
  testMatch: '**/*.spec.ts',
  outputDir: '../node_modules/.cache/browser',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 180_000,
  // A machine with two processors runs two browsers and their servers.
  expect: { timeout: 15_000 },
  reporter: results ? [['list'], ['json', { outputFile: results }]] : [['list']],
  use: {
    // Recording every step takes longer than the steps.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    actionTimeout: 20_000,
    launchOptions: {
      executablePath: chromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
