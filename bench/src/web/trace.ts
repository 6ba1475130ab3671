import type { Browser, Page } from '@playwright/test';

/** An event of Chromium's own record; times in microseconds, `tdur` is processor time. */
interface Traced {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args?: { name?: string; data?: { type?: string } };
}

/** What the main thread of a page has worked, in milliseconds of its processor whatever else the machine did. */
export interface Worked {
  /** Every task. */
  tasks: number[];
  /** From each click to the frame that shows what came of it. */
  clicks: number[];
}

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel'];

/** Records what the page's main thread works while something is done. */
export async function recorded(
  browser: Browser,
  page: Page,
  deed: () => Promise<void>,
): Promise<Worked> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await deed();
  const record = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: Traced[] };
  return worked(record.traceEvents);
}

function worked(events: readonly Traced[]): Worked {
  const clicks = events.filter(
    (it) => it.name === 'EventDispatch' && it.args?.data?.type === 'click',
  );
  const main = clicks[0];
  if (!main) throw new Error('the record of the browser shows no click');
  const mine = events
    .filter(({ pid, tid }) => pid === main.pid && tid === main.tid)
    .toSorted((a, b) => a.ts - b.ts);
  const tasks = mine.filter((it) => it.name === 'RunTask' && it.tdur !== undefined);
  if (tasks.length === 0) throw new Error('the record of the browser shows no processor time');
  const commits = mine.filter(({ name }) => name === 'Commit').map(({ ts }) => ts);
  return {
    tasks: tasks.map(({ tdur = 0 }) => tdur / 1000),
    clicks: clicks.map(({ ts }) => {
      const drawn = commits.find((it) => it > ts) ?? Number.POSITIVE_INFINITY;
      const between = tasks.filter((it) => it.ts + (it.dur ?? 0) > ts && it.ts <= drawn);
      return between.reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0);
    }),
  };
}
