import type { Page } from '@playwright/test';
import { expect, it } from 'vitest';
import { describeInChromium } from '#test/setup/browser.ts';
import { desktop, origin, phone } from './search-bed.ts';

/** What lies below the first view and is not laid out yet: headings that nobody would see on a picture. */
const leftOut = (page: Page) =>
  page
    .locator('main :is(h2, h3):not(dialog *, details *)')
    .evaluateAll(
      (headings) =>
        headings.filter(
          (heading) =>
            heading.checkVisibility() && !heading.checkVisibility({ contentVisibilityAuto: true }),
        ).length,
    );

describeInChromium('the whole of a page', ({ openPage }) => {
  const whole = ['/', '/buses', '/locations/nj', '/buses/1002-2015-mci-j4500-56-passenger-coach'];

  it.each(whole)('is on paper at once, also what is not laid out yet: %s', async (path) => {
    const page = await openPage(desktop);
    await page.goto(origin + path);
    await page.emulateMedia({ media: 'print' });
    expect(await leftOut(page)).toBe(0);
  });

  it.each(whole)('is laid out soon after the first view, without a scroll: %s', async (path) => {
    const page = await openPage(phone);
    await page.goto(origin + path);
    await expect.poll(() => leftOut(page)).toBe(0);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});
