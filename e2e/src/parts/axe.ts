import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What breaks WCAG 2.2 AA on a page, a sentence each. `onlyColours` for a page that has been looked at before in
 * the other theme: nothing else can have changed.
 */
export async function barriers(page: Page, onlyColours = false): Promise<string[]> {
  // Our pages have no frames: one pass is enough, and no second page need be opened to join the findings.
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  const { violations } = await (onlyColours
    ? axe.withRules(['color-contrast'])
    : axe.withTags(TAGS)
  ).analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.slice(0, 3).map(({ target, failureSummary }) => {
      const why = failureSummary?.split('\n')[1]?.trim() ?? '';
      return `${id}: ${help} at ${target.join(' ')} (${why})`;
    }),
  );
}
