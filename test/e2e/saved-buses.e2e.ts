import type { Page } from '@playwright/test';
import { expect, inject, it } from 'vitest';
import { describeInChromium } from '#test/setup/browser.ts';

const origin = inject('siteOrigin');
const yours = (page: Page) => page.getByRole('region', { name: 'Your buses' });

describeInChromium('what a browser keeps of buses', ({ openPage }) => {
  const visitBus = async (options = {}) => {
    const page = await openPage({ permissions: ['clipboard-read', 'clipboard-write'], ...options });
    await page.addInitScript(() => {
      let printed = 0;
      window.print = () => {
        document.documentElement.dataset.printed = String(++printed);
      };
    });
    await page.goto(`${origin}/buses`);
    const href = await page.locator('main h3 a').first().getAttribute('href');
    await page.goto(origin + href);
    await page.waitForLoadState('networkidle');
    const title = (await page.locator('h1').textContent())!.trim();
    return { page, href, title };
  };

  it('shows nothing before there is something', async () => {
    const page = await openPage();
    await page.goto(origin);
    await page.waitForLoadState('networkidle');
    expect(await yours(page).count()).toBe(0);
  });

  it('lists a bus looked at on home and list, and a saved one first', async () => {
    const { page, href, title } = await visitBus();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    expect(
      await page.getByRole('button', { name: 'Saved', exact: true }).getAttribute('aria-pressed'),
    ).toBe('true');
    for (const path of ['/', '/buses']) {
      await page.goto(origin + path);
      const link = yours(page).getByRole('link', { name: title });
      expect(await link.getAttribute('href')).toBe(href);
      expect(await yours(page).textContent()).toContain('Saved');
    }
  });

  it('forgets one when asked, and the section goes with the last', async () => {
    const { page, title } = await visitBus();
    await page.goto(origin);
    await yours(page)
      .getByRole('button', { name: `Remove ${title}` })
      .click();
    expect(await yours(page).count()).toBe(0);
    expect(await page.evaluate(() => localStorage.getItem('recentlyViewedBuses'))).toBeNull();
  });

  it('copies the address where the system has no share sheet', async () => {
    const { page, href } = await visitBus();
    await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByRole('button', { name: 'Link copied' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(origin + href);
  });

  it('prints', async () => {
    const { page } = await visitBus();
    await page.getByRole('button', { name: 'Print' }).click();
    expect(await page.evaluate(() => document.documentElement.dataset.printed)).toBe('1');
  });

  it('shows no buttons that need a script where there is none', async () => {
    const { page } = await visitBus({ javaScriptEnabled: false });
    expect(await page.locator('.bus-actions:visible').count()).toBe(0);
  });
});
