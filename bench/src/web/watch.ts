/// <reference lib="dom" />
import type { Page } from '@playwright/test';

/** What a page has felt like so far; times in milliseconds. */
export interface Felt {
  /** Cumulative layout shift: how far things have jumped without anybody having touched them. */
  shift: number;
  /** Where the worst jump was. */
  shifted: string;
  /** The longest event of each interaction that took 16 ms or more, from the touch to the next paint. */
  interactions: number[];
  /** Every click, from the touch until the frame after it was drawn. */
  clicks: number[];
  /** Tasks of the main thread that took more than 50 ms. */
  longTasks: number[];
}

declare global {
  interface Window {
    felt: Felt & { byId: Record<number, number> };
  }
}

/** Begins to watch every page of a tab, from its first moment. */
export async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const felt: Window['felt'] = {
      shift: 0,
      shifted: '',
      interactions: [],
      clicks: [],
      longTasks: [],
      byId: {},
    };
    window.felt = felt;
    interface Shift extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null }[];
    }
    let worst = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        if (entry.hadRecentInput) continue;
        felt.shift += entry.value;
        if (entry.value <= worst) continue;
        worst = entry.value;
        const node = entry.sources[0]?.node;
        const element = node instanceof Element ? node : node?.parentElement;
        felt.shifted = element ? `${element.localName}.${element.className}` : '';
      }
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        const id = (entry as PerformanceEventTiming & { interactionId: number }).interactionId;
        if (id > 0) felt.byId[id] = Math.max(felt.byId[id] ?? 0, entry.duration);
      }
    }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) felt.longTasks.push(duration);
    }).observe({ type: 'longtask', buffered: true });
    addEventListener(
      'click',
      ({ timeStamp }) => {
        // A message that is sent while a frame is made arrives when it has been.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => felt.clicks.push(performance.now() - timeStamp);
          port2.postMessage(null);
        });
      },
      { capture: true },
    );
  });
}

/** What the page has felt like since it was opened, or since this was last asked. */
export const feltSoFar = (page: Page): Promise<Felt> =>
  page.evaluate(() => {
    const { byId, ...felt } = window.felt;
    const copy = { ...felt, interactions: Object.values(byId) };
    Object.assign(window.felt, { shift: 0, shifted: '', clicks: [], longTasks: [], byId: {} });
    return copy;
  });
