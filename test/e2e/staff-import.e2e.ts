import { expect, it } from 'vitest';
import type { Page } from '@playwright/test';
import { stockCsv } from '../factories/import-files.ts';
import { describeInChromium } from '#test/setup/browser.ts';
import {
  desktop,
  fitsPhone,
  longJourneyMs,
  onlyHere,
  open,
  origin,
  signIn,
  soon,
} from './staff-bed.ts';

const rowCount = 500;

async function upload(page: Page, source: string, csv: string): Promise<void> {
  await open(page, '/staff/import');
  await page.getByLabel('Whose file it is').fill(source);
  await page
    .getByLabel('File', { exact: false })
    .and(page.locator('[type=file]'))
    .setInputFiles({ name: `${source}.csv`, mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await page.getByRole('button', { name: 'Upload and choose columns' }).click();
  await page.getByRole('button', { name: 'Show what would change' }).waitFor();
}

const state = (page: Page, name: string) =>
  page.locator('.staff-heading .tag').filter({ hasText: name }).waitFor(soon);

const count = (page: Page, label: string) =>
  page.locator('.import-counts a').filter({ hasText: label }).locator('strong').textContent();

/** How many listings of the back office have these words. */
async function inTable(page: Page, words: string): Promise<string> {
  await page.goto(`${origin}/staff/inventory?q=${words}`);
  return (await page.locator('.stock-tabs a').first().locator('span').textContent()) ?? '';
}

const pressed = (page: Page, name: RegExp) => page.getByRole('button', { name }).click();

describeInChromium('a file of 500 buses', ({ openPage }) => {
  it('is looked at, imported, corrected and rolled back', { timeout: longJourneyMs }, async () => {
    const make = onlyHere('Finch');
    const page = await signIn(await openPage(desktop));

    // 499 buses, one of them with a price that is none, and a line that repeats a stock number.
    const priced = (priceUsd: number | string) => (index: number) => ({
      make,
      ...(index === 40 ? { priceUsd } : {}),
    });
    const good = stockCsv(rowCount - 1, priced('ask Bob'));
    const wrong = `${good}A0003,,2014,${make},Vision,,,1000,,,NJ\r\n`;
    await upload(page, make, wrong);
    await fitsPhone(page);
    expect(await page.getByLabel('What Asking Price is').inputValue()).toBe('priceCents');
    await pressed(page, /Show what would change/);
    await state(page, 'Preview');
    await fitsPhone(page);
    const first = page.url();
    expect(await count(page, 'New')).toBe('499');
    expect(await count(page, 'Rejected')).toBe('1');
    await page.goto(`${first}/rows?show=rejected`);
    await page.getByText('Line 501').waitFor();
    await page.getByText(/Stock #: same stock number/).waitFor();
    await fitsPhone(page);
    await page.goto(`${first}/rows?show=noted`);
    await page.getByText('Asking Price: “ask Bob” is not a price').waitFor();
    await page.goto(`${first}/rows?show=new`);
    await page.getByText('$30,000').waitFor();
    await fitsPhone(page);
    expect(await inTable(page, make)).toBe('0');
    await page.goto(first);
    await pressed(page, /^Import .* changes now/);
    await state(page, 'Done');
    await expect.poll(() => inTable(page, make), soon).toBe('499');
    await expect
      .poll(async () => {
        await page.goto(`${origin}/buses?search=${make}`);
        return page.locator('main').innerText();
      }, soon)
      .toContain('499');

    // The corrected file: one price put right, one row more; the rest is as it was.
    await upload(page, make, stockCsv(rowCount, priced(41_500)));
    await pressed(page, /Show what would change/);
    await state(page, 'Preview');
    const second = page.url();
    expect(await count(page, 'Unchanged')).toBe('498');
    await page.goto(`${second}/rows?show=changed`);
    await page.getByText('$41,500').waitFor();
    expect(await page.locator('.import-rows li').count()).toBe(1);
    await fitsPhone(page);
    await page.goto(second);
    await pressed(page, /^Import 2 changes now/);
    await state(page, 'Done');
    await expect.poll(() => inTable(page, make), soon).toBe('500');

    await page.goto(second);
    await pressed(page, /^Roll back 2 rows/);
    await state(page, 'Rolled back');
    await expect.poll(() => inTable(page, make), soon).toBe('499');
    await page.goto(first);
    await pressed(page, /^Roll back 499 rows/);
    await state(page, 'Rolled back');
    await fitsPhone(page);
    await expect.poll(() => inTable(page, make), soon).toBe('0');
    await expect
      .poll(async () => {
        await page.goto(`${origin}/buses?search=${make}`);
        return page.locator('main').innerText();
      }, soon)
      .not.toContain(`${make} Vision`);
  });
});
