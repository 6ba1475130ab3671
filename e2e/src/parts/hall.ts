import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { Server } from './server.ts';

export type Language = 'fr' | 'en';
export type Theme = 'dark' | 'light';

/** How somebody looks at the hall. */
interface Eyes {
  language?: Language;
  theme?: Theme;
  size?: { width: number; height: number };
  /** Whether things move; off where only the outcome matters, so that tests need not wait. */
  motion?: boolean;
}

/** A person with a browser of their own, and everything it complained about. */
interface Visitor {
  context: BrowserContext;
  page: Page;
  complaints: string[];
}

interface Hall {
  visit(eyes?: Eyes): Promise<Visitor>;
  /** Visits a server that the test itself has started. */
  visitElsewhere(url: string, eyes?: Eyes): Promise<Visitor>;
}

/**
 * A test in the hall: `server` is shared by all tests of a worker; `visit` brings in a person. A test fails if any
 * browser has complained: an error on the console, an exception, a request that failed.
 */
export const test = base.extend<Hall, { server: Server }>({
  server: [
    async ({ browser: _ }, use) => {
      const server = await Server.start();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  visitElsewhere: async ({ browser }, use) => {
    const visitors: Visitor[] = [];
    await use(async (baseURL, eyes = {}) => {
      const { language = 'fr', theme = 'dark', size, motion = false } = eyes;
      const context = await browser.newContext({
        baseURL,
        locale: language === 'fr' ? 'fr-FR' : 'en-GB',
        colorScheme: theme,
        reducedMotion: motion ? 'no-preference' : 'reduce',
        viewport: size ?? { width: 1440, height: 900 },
      });
      const page = await context.newPage();
      const visitor: Visitor = { context, page, complaints: [] };
      listen(page, visitor.complaints);
      visitors.push(visitor);
      return visitor;
    });
    const complaints = visitors.flatMap((it) => it.complaints);
    for (const { context } of visitors) await context.close();
    expect(complaints).toEqual([]);
  },
  visit: async ({ visitElsewhere, server }, use) => {
    await use((eyes) => visitElsewhere(server.url, eyes));
  },
});
export { expect };

function listen(page: Page, complaints: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`exception: ${error.message}`));
  page.on('response', (reply) => {
    if (reply.status() >= 500) complaints.push(`${reply.status()}: ${reply.url()}`);
    if (!reply.url().startsWith('http://127.0.0.1')) complaints.push(`foreign: ${reply.url()}`);
  });
}

/** Forgets complaints that a test has provoked on purpose, such as a server that was switched off. */
export function forgive({ complaints }: Visitor, expected: RegExp): void {
  const others = complaints.filter((it) => !expected.test(it));
  complaints.splice(0, complaints.length, ...others);
}
