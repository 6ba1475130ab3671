import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readExposition } from '../testing/exposition.ts';
import { serving } from '../testing/serving.ts';
import { Visitor } from '../testing/visitor.ts';

test('health, readiness and figures', async () => {
  const server = await serving({ metricsToken: 'a token for Prometheus' });
  const visitor = await Visitor.enter(server.url);
  const { id: match } = await visitor.ask('newMatch', {
    body: {
      game: 'nidavellir',
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'apprentice' }],
      visibility: 'public',
      clock: { kind: 'none' },
    },
  });
  const live = await visitor.live();
  await live.ask({ do: 'watch', match });
  const table = live.messages.find((it) => it.say === 'table');
  const ask = table?.say === 'table' ? table.eyes[0]?.asks[0] : undefined;
  const { seat = 0, step = '', options = [] } = ask ?? {};
  const n = table?.say === 'table' ? table.n : 0;
  await live.ask({ do: 'answer', match, seat, step, choice: options[0], n });
  await live.next('moved', ({ entry }) => entry.kind === 'answer' && entry.seat === 1);
  await live.ask({ do: 'answer', match, seat, step, choice: options[0], n });

  expect((await visitor.fetch('/healthz')).body).toEqual({ status: 'ok' });
  expect((await visitor.fetch('/readyz')).body).toEqual({ status: 'ready' });
  const { text, headers } = await visitor.fetch('/metrics');
  expect(headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  const figures = readExposition(text);
  const told = (series: string) => figures.get(series.split('{')[0] ?? '')?.samples.get(series);
  expect(told('meadhall_moves_total{game="nidavellir"}')).toBeGreaterThan(0);
  expect(told('meadhall_matches{phase="playing"}')).toBe(1);
  expect(told('meadhall_sockets')).toBe(1);
  expect(told('meadhall_tables')).toBe(1);
  expect(told('meadhall_watchers')).toBe(1);
  expect(told('meadhall_refusals_total')).toBe(1);
  expect(told('meadhall_bot_errors_total')).toBe(0);
  expect(told('meadhall_http_requests_total{status="200"}')).toBeGreaterThan(0);
  const counted = (histogram: string, labels = '') =>
    figures.get(histogram)?.samples.get(`${histogram}_count${labels}`);
  expect(counted('meadhall_answer_durable_seconds')).toBe(1);
  expect(counted('meadhall_storage_batch_entries')).toBeGreaterThan(0);
  expect(counted('meadhall_bot_thinking_seconds', '{game="nidavellir"}')).toBeGreaterThan(0);
  for (const name of ['nodejs_eventloop_lag_p99_seconds', 'process_resident_memory_bytes'])
    expect(told(name)).toBeGreaterThan(0);
  // The page for operators explains every figure of ours.
  const page = readFileSync(new URL('../../../../docs/operations.md', import.meta.url), 'utf8');
  for (const name of figures.keys())
    if (name.startsWith('meadhall_')) expect(page).toContain(`\`${name}`);

  // Through a proxy it is somebody else who asks.
  const forwarded = { 'x-forwarded-for': '198.51.100.1' };
  expect((await visitor.fetch('/metrics', { headers: forwarded })).status).toBe(404);
  const asked = (authorization: string) =>
    visitor.fetch('/metrics', { headers: { ...forwarded, authorization } });
  expect((await asked('Bearer a token for Prometheus')).status).toBe(200);
  expect((await asked('Bearer a token for somebody')).status).toBe(404);
  await server.close();
});

test('what Prometheus would not take is found', () => {
  const family = '# HELP a_seconds A\n# TYPE a_seconds histogram\n';
  const rest = 'a_seconds_sum 1\na_seconds_count 2\n';
  const good = `a_seconds_bucket{le="1"} 1\na_seconds_bucket{le="+Inf"} 2\n`;
  expect(readExposition(family + good + rest).get('a_seconds')?.samples.size).toBe(4);
  const cases: [string, RegExp][] = [
    [good.replace('le="1"} 1', 'le="1"} 3'), /out of order/],
    [good.replace('+Inf"} 2', '+Inf"} 1'), /does not hold everything/],
    ['a_seconds_bucket{le="1"} 1\n', /does not hold everything/],
    [`${good}a_seconds_bucket{le="1"} 1\n`, /told twice/],
    [`${good}other 1\n`, /not a line of a family/],
  ];
  for (const [bad, why] of cases) expect(() => readExposition(family + bad + rest)).toThrow(why);
  expect(() => readExposition('# TYPE a counter\na 1\n')).toThrow(/not explained/);
});
