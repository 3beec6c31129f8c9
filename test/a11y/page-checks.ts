import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Rule and element of every violation, so that a failure says what to mend. */
export async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return found.flatMap((rule) =>
    rule.nodes.map((node) => `${rule.id}: ${node.target.join(' ')} – ${node.failureSummary}`),
  );
}

/** Pixels by which the page is wider than its window; anything over 0 scrolls sideways. */
export const sidewaysOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
