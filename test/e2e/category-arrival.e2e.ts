import type { Page } from '@playwright/test';
import { expect, inject, it } from 'vitest';
import { describeInChromium } from '#test/setup/browser.ts';

const origin = inject('siteOrigin');
/** Far down a category page, so that an arrival that stays there is seen. */
const target = '/categories/shuttle#banner-heading';

/** Follows a link, so that the browser says where it came from. */
const follow = async (page: Page, href: string) => {
  await page.evaluate((address) => {
    const link = document.createElement('a');
    link.href = address;
    document.body.append(link);
    link.click();
  }, href);
  await page.waitForURL(`**${href}`);
  await page.waitForLoadState('networkidle');
};

describeInChromium('arriving at a category page', ({ openPage }) => {
  it('from a bus scrolls to the top (spec §2)', async () => {
    const page = await openPage();
    await page.goto(`${origin}/buses`);
    const href = await page.locator('main h3 a').first().getAttribute('href');
    await page.goto(origin + href);
    await follow(page, target);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });

  it('from anywhere else stays where the address points', async () => {
    const page = await openPage();
    await page.goto(`${origin}/cdl`);
    await follow(page, target);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(200);
  });
});
