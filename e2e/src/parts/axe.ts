import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What breaks WCAG 2.2 AA on a page, a sentence each. */
export async function barriers(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.slice(0, 3).map(({ target, failureSummary }) => {
      const why = failureSummary?.split('\n')[1]?.trim() ?? '';
      return `${id}: ${help} at ${target.join(' ')} (${why})`;
    }),
  );
}
