import type { Page } from '@playwright/test';
import { expect, inject, it } from 'vitest';
import { describeInChromium } from '#test/setup/browser.ts';

const origin = inject('siteOrigin');
const add = async (page: Page, bus: number) => {
  await page.goto(`${origin}/buses/${bus}`);
  await page.locator('#quote-add').getByRole('button', { name: 'Add to quote' }).click();
};
const awake = (page: Page) =>
  page.locator('[data-island=quote-list][data-island-state=ready]').waitFor({ state: 'attached' });
const ends = (page: Page, query: string) =>
  page.waitForURL((url) => url.pathname + url.search === `/quote${query}`);

describeInChromium('the list of a quote', ({ openPage }) => {
  it('gathers what is added on page after page, and loses what is removed', async () => {
    const page = await openPage();
    await add(page, 1001);
    await ends(page, '?take=1001');
    await add(page, 1002);
    await ends(page, '?take=1001&take=1002');
    await page
      .getByRole('link', { name: /^Remove/ })
      .first()
      .click();
    await ends(page, '?take=1002');
    await add(page, 1011);
    await ends(page, '?take=1002&take=1011');
  });

  it('loses the last one at once, also where the page that follows never wakes', async () => {
    const page = await openPage();
    await add(page, 1001);
    await ends(page, '?take=1001');
    await awake(page);
    await page.route('**/*.js', () => undefined);
    await page.getByRole('link', { name: /^Remove/ }).click();
    await page.getByText('Nothing is on this list').waitFor();
    await page.unroute('**/*.js');
    await add(page, 1002);
    // The address says so for a moment in any case.
    const kept = () => page.evaluate(() => localStorage.getItem('quoteList'));
    await expect.poll(kept).toBe('["1002"]');
  });

  it('of somebody else is shown as it is, and takes nothing away', async () => {
    const page = await openPage();
    await add(page, 1001);
    await ends(page, '?take=1001');
    await page.goto(`${origin}/quote?take=1011`);
    await page.getByRole('link', { name: 'Open your own quote list (1)' }).click();
    await ends(page, '?take=1001');
    await page.goto(`${origin}/quote?take=1011`);
    await page.getByRole('button', { name: 'Make this one my list' }).click();
    await page.getByRole('link', { name: /^Open your own/ }).waitFor({ state: 'detached' });
    await page.goto(`${origin}/quote`);
    await page.getByRole('link', { name: 'Open your own quote list (1)' }).click();
    await ends(page, '?take=1011');
  });

  it('keeps what was typed below it, until that is sent', async () => {
    const page = await openPage({ viewport: { width: 360, height: 740 } });
    const kept = () => page.evaluate(() => sessionStorage.length);
    const expectTyped = async (name: string, message: string) => {
      await expect.poll(() => page.getByLabel('First name').inputValue()).toBe(name);
      await expect.poll(() => page.getByLabel('What else').inputValue()).toBe(message);
    };
    await page.goto(`${origin}/quote?take=1001&take=1003`);
    await awake(page);
    await page.getByLabel('First name').fill('Ann');
    await page.getByLabel('What else').fill('With a lift?');
    await page.getByLabel('How many of').fill('2');
    await page.getByRole('button', { name: 'Change' }).click();
    await ends(page, '?take=1001&take=1003x2');
    await expectTyped('Ann', 'With a lift?');
    await page.getByLabel('What else').fill('With two lifts?');
    await page
      .getByRole('link', { name: /^Remove/ })
      .first()
      .click();
    await ends(page, '?take=1003x2');
    await expectTyped('Ann', 'With two lifts?');
    // The last of them goes, and so does the form; it comes back with another bus.
    await page.getByRole('link', { name: /^Remove/ }).click();
    await page.getByText('Nothing is on this list').waitFor();
    // By then the browser knows it too.
    await awake(page);
    await add(page, 1011);
    await ends(page, '?take=1011');
    await expectTyped('Ann', 'With two lifts?');
    expect(await page.locator('#contact-form [name=choices]').inputValue()).toBe('1011');
    await page.getByLabel('Email').first().fill('ann@example.com');
    await page.getByRole('button', { name: 'Ask for the quote' }).click();
    await page.waitForURL(/\/thank-you\?ref=OM-/);
    expect(await kept()).toBe(0);
    await page.goto(`${origin}/quote?take=1011`);
    await awake(page);
    await expectTyped('', '');
  });

  it('is added to, changed and sent without a script', async () => {
    const page = await openPage({ javaScriptEnabled: false });
    await add(page, 1001);
    await page.getByLabel('Add another bus').fill(`${origin}/buses/1003-anything`);
    await page.locator('.quote-another').getByRole('button').click();
    await ends(page, '?take=1001&take=1003&by=adding');
    await page.getByLabel('How many of').fill('2');
    await page.getByRole('button', { name: 'Change' }).click();
    await ends(page, '?take=1001&take=1003x2&by=adding');
    await page.getByLabel('First name').fill('Ann');
    await page.getByLabel('Email').first().fill('ann@example.com');
    await page.getByRole('button', { name: 'Ask for the quote' }).click();
    await page.waitForURL(/\/thank-you\?ref=OM-/);
    expect(await page.locator('main').innerText()).toContain('one offer for all');
  });
});
