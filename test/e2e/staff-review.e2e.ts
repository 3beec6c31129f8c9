import { expect, inject, it } from 'vitest';
import type { Page } from '@playwright/test';
import { describeInChromium, viewports } from '#test/setup/browser.ts';

const origin = inject('siteOrigin');

async function signedIn(page: Page): Promise<void> {
  const [name = '', value = ''] = inject('staffCookie').split(/=(.*)/s);
  await page.context().addCookies([{ name, value, url: origin }]);
}

/** A bus as a visitor without scripts would send it; gives the name that finds it again. */
async function sendBus(page: Page, seller: string): Promise<void> {
  await page.goto(`${origin}/sell-your-bus`);
  await page.getByLabel('Your name').fill(seller);
  await page.locator('#sell-email').fill('seller@example.com');
  await page.getByLabel('Make', { exact: true }).fill('Ford');
  await page.getByLabel('Model', { exact: true }).fill('E-450');
  await page.getByLabel('Body manufacturer').fill('Starcraft');
  await page.getByLabel('Year', { exact: true }).fill('2016');
  await page.getByLabel('State', { exact: true }).selectOption('NJ');
  // Nobody describes a bus in less: what comes sooner is flagged.
  await page.waitForTimeout(3_500);
  await page.getByRole('button', { name: 'Go on to the photos' }).click();
  await page.waitForURL(/uploading/);
  await page.getByRole('button', { name: 'Send my bus' }).click();
  await page.waitForURL(/done|status/);
}

describeInChromium('staff', ({ openPage }) => {
  it('publish a complete submission within six clicks, and see it on the site', async () => {
    const page = await openPage({ viewport: viewports[2] });
    const seller = `Seller ${Date.now()}`;
    await sendBus(page, seller);
    await signedIn(page);
    await page.goto(`${origin}/staff`);
    let clicks = 0;
    const click = async (name: RegExp | string, role: 'link' | 'button') => {
      clicks++;
      await page.getByRole(role, { name }).first().click();
    };
    await click(/2016 Ford E-450/, 'link');
    await page.getByRole('heading', { level: 1, name: /2016 Ford E-450/ }).waitFor();
    expect(await page.getByText(seller).count()).toBeGreaterThan(0);
    expect(await page.getByLabel(/^Category/).inputValue()).toBe('shuttle');
    await click('Publish', 'button');
    await page.getByText('Published. Buyers can see it now.').waitFor();
    expect(clicks).toBeLessThanOrEqual(6);
    const id = /\/staff\/inventory\/(\d+)/.exec(page.url())?.[1];
    await expect
      .poll(async () => (await page.request.get(`${origin}/buses/${id}-x`)).status(), {
        timeout: 10_000,
      })
      .toBeLessThan(400);
  });

  it('get around with the keyboard', async () => {
    const page = await openPage({ viewport: viewports[2] });
    await signedIn(page);
    await page.goto(`${origin}/staff`);
    await page.locator('.staff-side-body [data-open-palette]').waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Jump to' }).fill('audit');
    await page.getByRole('option', { name: /Audit/ }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(`${origin}/staff/audit`);
    await page.locator('.staff-side-body [data-open-palette]').waitFor();
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keyboard help' }).waitFor();
    await page.keyboard.press('Escape');
    await page.goto(`${origin}/staff`);
    await page.locator('.staff-side-body [data-open-palette]').waitFor();
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await page.keyboard.press('k');
    expect(await page.locator('[data-current=true]').count()).toBe(1);
    const href = await page.locator('[data-current=true] a').getAttribute('href');
    await page.keyboard.press('Enter');
    await page.waitForURL(origin + href);
  });

  it('find every page within its width', async () => {
    for (const viewport of viewports) {
      const page = await openPage({ viewport });
      await signedIn(page);
      for (const path of ['', '/submissions', '/people', '/audit', '/account', '/sign-in']) {
        await page.goto(`${origin}/staff${path}`);
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(over, `${path} at ${viewport.width}`).toBeLessThanOrEqual(0);
      }
    }
  });
});
