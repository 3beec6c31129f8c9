import type { Page } from '@playwright/test';
import { expect, it } from 'vitest';
import { describeInChromium } from '#test/setup/browser.ts';
import { origin, phone, soon } from './search-bed.ts';

const bar = (page: Page) => page.getByRole('navigation', { name: 'Quick links' });
/** As a hand does it: each place is shown, so that the next one is a way from there. */
const scrollTo = (page: Page, y: number) =>
  page.evaluate(async (to) => {
    window.scrollTo(0, to);
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    await frame();
  }, y);
/** How much of the bar is inside the window. */
const visiblePx = (page: Page) =>
  bar(page).evaluate((nav) => Math.round(window.innerHeight - nav.getBoundingClientRect().top));

describeInChromium('the bottom bar', ({ openPage }) => {
  it('hides on the way down past 53 px and shows on the way up and near the top', async () => {
    const page = await openPage(phone);
    await page.goto(`${origin}/buses`);
    const full = await visiblePx(page);
    expect(full).toBeGreaterThanOrEqual(56);
    for (const [y, wanted] of [
      [53, full],
      [54, 0],
      [600, 0],
      [590, full],
      [900, 0],
      [20, full],
    ] as const) {
      await scrollTo(page, y);
      await expect.poll(() => visiblePx(page), { ...soon, message: `at ${y} px` }).toBe(wanted);
    }
  });

  it('moves nothing on the page when it hides', async () => {
    const page = await openPage(phone);
    await page.goto(`${origin}/buses`);
    const heightPx = () => page.evaluate(() => document.documentElement.scrollHeight);
    // What is below the first view has its own height once it is laid out; the footer's turn is the last.
    const last = page.locator('.site-footer address').last();
    const isLaidOut = () =>
      last.evaluate((address) => address.checkVisibility({ contentVisibilityAuto: true }));
    await expect.poll(isLaidOut).toBe(true);
    const before = await heightPx();
    await scrollTo(page, 300);
    await expect.poll(() => visiblePx(page), soon).toBe(0);
    expect(await heightPx()).toBe(before);
  });

  it('comes back for keyboard users and opens the search overlay', async () => {
    const page = await openPage(phone);
    await page.goto(`${origin}/buses`);
    await scrollTo(page, 400);
    await expect.poll(() => visiblePx(page), soon).toBe(0);
    await bar(page).getByRole('link', { name: 'Search' }).focus();
    await expect.poll(() => visiblePx(page), soon).toBeGreaterThan(50);
    await page.keyboard.press('Enter');
    expect(await page.locator('#mobile-search').isVisible()).toBe(true);
    expect(new URL(page.url()).pathname).toBe('/buses');
  });

  it('is a row of plain links without JavaScript, and absent on a desktop', async () => {
    const page = await openPage({ ...phone, javaScriptEnabled: false });
    await page.goto(`${origin}/`);
    await bar(page).getByRole('link', { name: 'Search' }).tap();
    await page.waitForURL(`${origin}/search`);
    const wide = await openPage({ viewport: { width: 768, height: 800 } });
    await wide.goto(`${origin}/`);
    expect(await bar(wide).isVisible()).toBe(false);
  });
});
