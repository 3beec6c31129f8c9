import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Rule and element of every violation, in the part of the page asked for. */
export async function violations(page: Page, part = 'html'): Promise<string[]> {
  await showEverything(page);
  const { violations: found } = await new AxeBuilder({ page })
    .include(part)
    // In the page itself: our pages have no frames of others, and a page of its own for each result
    // takes as long as the rules do.
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'], preload: false })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return found.flatMap((rule) =>
    rule.nodes.map((node) => `${rule.id}: ${node.target.join(' ')} – ${node.failureSummary}`),
  );
}

/**
 * What the browser has not drawn yet (`content-visibility`), or is half faded in, has no colors to be
 * judged by: on a busy machine a menu stands between two of them for a second.
 */
export const showEverything = (page: Page) =>
  page.evaluate(async () => {
    for (const animation of document.getAnimations()) {
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
    }
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (getComputedStyle(element).contentVisibility === 'auto') {
        element.style.contentVisibility = 'visible';
      }
    }
    await new Promise(requestAnimationFrame);
  });

/** Pixels by which the page is wider than its window; anything over 0 scrolls sideways. */
export const sidewaysOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
