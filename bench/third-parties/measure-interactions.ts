import type { Browser, Page, Route } from '@playwright/test';

const slowdown = 4;
/** Under it Event Timing tells of nothing; who felt nothing counts as this. */
const leastMs = 16;

/** One input each, with a paint that answers it. */
const acts: readonly ((page: Page) => Promise<unknown>)[] = [
  (page) => page.click('#header-search'),
  ...[...'mci j45'].map((key) => (page: Page) => page.keyboard.press(key === ' ' ? 'Space' : key)),
  (page) => page.keyboard.press('Escape'),
  ...['Buy a Bus', 'Knowledge Center'].flatMap((menu) => {
    const summary = (page: Page) =>
      page.locator('details[data-site-menu] > summary', { hasText: menu }).click();
    return [summary, summary];
  }),
];

/**
 * Milliseconds from input to the next paint, one number an interaction, on a fresh `/buses` of
 * somebody who agreed to be measured; `answer` is what every host but ours does, the collector
 * of ours included.
 */
export async function measureInteractions(
  browser: Browser,
  origin: string,
  answer?: (route: Route) => unknown,
): Promise<number[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.addInitScript(() => localStorage.setItem('measuring-choice', 'yes'));
  if (answer) {
    await page.route(/^https:/, (route) => answer(route));
    await page.route('**/api/analytics/**', (route) => answer(route));
  }
  await page.goto(`${origin}/buses`, { waitUntil: 'load' });
  await page.locator('html[data-scripts=ready]').waitFor({ state: 'attached' });
  // Third parties come when the page is idle.
  await page.waitForTimeout(1_500);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.evaluate(() => {
    const slowest: Record<number, number> = {};
    Object.assign(window, { slowest });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.interactionId)
          slowest[entry.interactionId] = Math.max(
            slowest[entry.interactionId] ?? 0,
            entry.duration,
          );
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  for (const act of acts) {
    await act(page);
    await page.waitForTimeout(250);
  }
  const seen = await page.evaluate(() =>
    Object.values((window as unknown as { slowest: Record<number, number> }).slowest),
  );
  await context.close();
  return [...seen, ...Array<number>(Math.max(0, acts.length - seen.length)).fill(leastMs)];
}
