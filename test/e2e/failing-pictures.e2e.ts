import type { Page, Route } from '@playwright/test';
import { expect, inject, it } from 'vitest';
import { describeInChromium } from '#test/setup/browser.ts';

const origin = inject('siteOrigin');
const photos = /\/media\/demo\//;
const fallbacks = /\/media\/category\//;
/** A figure of three places says 0. */
const unseen = 0.0005;
const html = { contentType: 'text/html', body: '<!doctype html><p>It works!' };

/** How much the page has moved by itself so far (web.dev/articles/cls). */
async function measureShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = { total: 0 };
    Object.assign(window, { shifts: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.total += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(() => (window as unknown as { shifts: { total: number } }).shifts.total);
}

/** Counts requests of each address of `pattern`, and gives each to `answer`. */
async function intercept(page: Page, pattern: RegExp, answer: (route: Route) => Promise<unknown>) {
  const asked = new Map<string, number>();
  await page.route(pattern, async (route) => {
    const url = route.request().url();
    asked.set(url, (asked.get(url) ?? 0) + 1);
    await answer(route);
  });
  return asked;
}

const pictures = (page: Page) => page.locator('main img[data-picture]');

/** Brings every picture into view, as somebody does who reads to the end. */
async function scrollThrough(page: Page): Promise<void> {
  for (const picture of await pictures(page).all())
    if (await picture.isVisible()) await picture.scrollIntoViewIfNeeded();
}

describeInChromium('pictures that fail (G3)', ({ openPage }) => {
  const open = async () => {
    const size = { width: 1280, height: 900 };
    const page = await openPage({ viewport: size, tolerate: /Failed to load resource/ });
    // A font that comes late moves words by a few pixels; here only pictures may show.
    await page.route(/\.woff2/, (route) => route.abort());
    return page;
  };

  it.each([
    ['are missing', (route: Route) => route.fulfill({ status: 404 })],
    ['are HTML', (route: Route) => route.fulfill(html)],
  ])('%s: the default picture stands in, asked for once; nothing moves', async (_, answer) => {
    const page = await open();
    const shifts = await measureShifts(page);
    const asked = await intercept(page, photos, answer);
    const stood = await intercept(page, fallbacks, (route) => route.continue());
    await page.goto(`${origin}/buses`);
    await scrollThrough(page);
    await expect
      .poll(() => page.locator('main img[data-picture]:not([data-loaded])').count(), {
        timeout: 20_000,
      })
      .toBe(0);
    expect(asked.size).toBeGreaterThan(5);
    expect(Math.max(...asked.values())).toBe(1);
    expect(stood.size).toBeGreaterThan(0);
    expect(Math.max(...stood.values())).toBe(1);
    const shown = await pictures(page).evaluateAll((all) =>
      all.map((one) => new URL((one as HTMLImageElement).currentSrc).pathname),
    );
    for (const path of shown) expect(path).toMatch(fallbacks);
    expect(await shifts()).toBeLessThan(unseen);
  });

  it('when the default picture fails as well, nothing is asked for again', async () => {
    const page = await open();
    const shifts = await measureShifts(page);
    const asked = await intercept(page, /\/media\//, (route) => route.fulfill({ status: 404 }));
    await page.goto(`${origin}/buses`);
    await scrollThrough(page);
    const settled = async () => {
      const before = [...asked.values()].length;
      await page.waitForLoadState('networkidle');
      return [...asked.values()].length === before;
    };
    await expect.poll(settled, { timeout: 20_000 }).toBe(true);
    const count = await pictures(page).count();
    const total = [...asked.values()].reduce((sum, times) => sum + times, 0);
    // One for itself and one for what stands in, each.
    expect(total).toBeLessThanOrEqual(count * 2);
    expect(await shifts()).toBeLessThan(unseen);
  });

  it('that never come leave their frames and the page as they are', async () => {
    const page = await open();
    const shifts = await measureShifts(page);
    const waiting: Route[] = [];
    await intercept(page, photos, async (route) => void waiting.push(route));
    const stood = await intercept(page, fallbacks, (route) => route.continue());
    await page.goto(`${origin}/buses`, { waitUntil: 'commit' });
    await expect.poll(() => waiting.length, { timeout: 20_000 }).toBeGreaterThan(0);
    const frame = await pictures(page).first().boundingBox();
    expect(Math.abs((frame?.width ?? 0) / (frame?.height ?? 1) - 1.5)).toBeLessThan(0.02);
    // A bus without photos has the default picture from the start; others' tests publish some.
    const listed = await (await page.request.get(`${origin}/buses`)).text();
    for (const url of stood.keys()) expect(listed).toContain(`src="${new URL(url).pathname}`);
    for (const route of waiting.splice(0)) await route.continue();
    await page.locator('main img[data-loaded]').first().waitFor();
    expect(await shifts()).toBeLessThan(unseen);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});
