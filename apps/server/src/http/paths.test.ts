import { expect, test } from 'vitest';
import { serving } from '../testing/serving.ts';
import { Visitor } from '../testing/visitor.ts';

test('path tricks lead nowhere', async () => {
  const server = await serving();
  const eve = await Visitor.enter(server.url);
  for (const path of [
    '/../../etc/passwd',
    '/..%2f..%2fetc%2fpasswd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/assets/..%2f..%2f..%2fpackage.json',
    '/.env',
    '/.git/config',
    '/api/v1/matches/%',
    '/api/v1/matches/%ff%fe',
    '/api/v1/%2e%2e/metrics',
    '//evil.example/',
    `/${'a/'.repeat(2_000)}`,
    '/api/v1/me?lang=fr&lang=en&lang[]=x&__proto__[x]=1',
  ]) {
    const { status, body } = await eve.fetch(path);
    expect(status, path).toBeLessThan(500);
    expect(JSON.stringify(body)).not.toMatch(/root:|"workspaces"|\[core\]/);
  }
  await server.close();
});
