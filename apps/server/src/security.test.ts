import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const page = readFileSync(new URL('../../../docs/security.md', import.meta.url), 'utf8');
const [, table = ''] = page.split('## Threats');
const rows = table
  .split('##')[0]
  ?.split('\n')
  .filter((line) => /^\| [^-]/.test(line) && !line.startsWith('| threat |'))
  .map((line) => line.split('|').map((cell) => cell.trim()));

test.each(
  rows?.map(([, threat = '', answer = '', proof = '']) => ({ threat, answer, proof })) ?? [],
)('$threat: the test that is named exists', ({ answer, proof }) => {
  expect(answer).not.toBe('');
  const files = [...proof.matchAll(/`([\w/]+\.test\.ts)`/g)].map(([, path = '']) => {
    const file = new URL(path, import.meta.url);
    expect(existsSync(file), path).toBe(true);
    return readFileSync(file, 'utf8');
  });
  expect(files.length).toBeGreaterThan(0);
  for (const [, title = ''] of proof.matchAll(/“([^”]+)”/g))
    expect(
      files.some((text) => text.includes(title.replace(/…$/, ''))),
      title,
    ).toBe(true);
});

test('there are threats', () => expect(rows?.length).toBeGreaterThan(25));
