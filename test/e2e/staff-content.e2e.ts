import { expect, it } from 'vitest';
import type { Page } from '@playwright/test';
import { describeInChromium } from '#test/setup/browser.ts';
import { desktop, fitsPhone, onlyHere, open, origin, signIn, soon } from './staff-bed.ts';

async function publicStatus(page: Page, slug: string): Promise<number> {
  const answer = await page.request.get(`${origin}/knowledge-center/blog/${slug}/`);
  return answer.status();
}

const publicText = async (page: Page, slug: string): Promise<string> =>
  (await page.request.get(`${origin}/knowledge-center/blog/${slug}/`)).text();

describeInChromium('an article', ({ openPage }) => {
  it('is written with a preview, scheduled, published, changed and put back', async () => {
    const word = onlyHere('curlew');
    const slug = `winter-storage-${word}`;
    const page = await signIn(await openPage(desktop));
    await open(page, '/staff/content');
    await page.getByRole('link', { name: 'New article' }).click();
    const preview = page.getByRole('group', { name: 'Preview' });
    await page.getByLabel('Title').fill(`Winter storage ${word}`);
    await page.getByLabel('In one or two sentences').fill('What a bus needs before the frost.');
    await page.getByLabel('Text', { exact: true }).fill('## Batteries\n\nTake them **inside**.');
    await preview.getByRole('heading', { name: 'Batteries' }).waitFor(soon);
    expect(await preview.locator('strong').innerText()).toBe('inside');
    const long = 'windshieldwipers';
    const table = `| ${`${long} | `.repeat(9)}\n|${'---|'.repeat(9)}`;
    await page.getByLabel('Text', { exact: true }).fill(`Take them **inside**.\n\n${table}`);
    const cell = preview.getByRole('columnheader').first();
    await cell.waitFor(soon);
    const wordPx = await cell.evaluate((one) => {
      const range = document.createRange();
      range.selectNodeContents(one);
      return range.getBoundingClientRect().width;
    });
    expect(wordPx, 'a whole word in the narrowest column').toBeGreaterThan(100);
    await page.getByRole('group', { name: 'Sections' }).getByRole('checkbox').first().check();
    await page.getByLabel('Date shown').fill('2026-11-21');
    await fitsPhone(page);

    await page.getByLabel(/^Or publish later/).fill('2027-01-04T08:00');
    await page.getByRole('button', { name: 'Schedule' }).click();
    await page.getByText('Scheduled', { exact: true }).first().waitFor();
    expect(await publicStatus(page, slug)).toBe(404);
    await page.getByRole('button', { name: 'Publish now' }).click();
    await page.getByText('Published. It is on the site now.').waitFor();
    await expect.poll(() => publicText(page, slug), { timeout: 5_000 }).toContain('inside');
    await fitsPhone(page);

    await page
      .getByLabel('Text', { exact: true })
      .fill('## Batteries\n\nLeave them out **there**.');
    await page.getByRole('button', { name: 'Publish now' }).click();
    await page.getByText('Published. It is on the site now.').waitFor();
    await expect.poll(() => publicText(page, slug), { timeout: 5_000 }).toContain('there');

    await page.getByRole('link', { name: 'Earlier versions' }).click();
    await page.getByText('What changed').first().click();
    await fitsPhone(page);
    await page
      .getByRole('link', { name: /^Put back version/ })
      .first()
      .click();
    await page.getByRole('heading', { level: 1, name: `Winter storage ${word}` }).waitFor();
    expect(await page.getByLabel('Text', { exact: true }).inputValue()).toContain('inside');
    await page.getByRole('button', { name: 'Publish now' }).click();
    await page.getByText('Published. It is on the site now.').waitFor();
    await expect.poll(() => publicText(page, slug), { timeout: 5_000 }).toContain('inside');
    await page.getByRole('button', { name: 'Take it off the site' }).click();
    await expect.poll(() => publicStatus(page, slug), { timeout: 5_000 }).not.toBe(200);
  });
});

describeInChromium('a picture of an article', ({ openPage }) => {
  it('is found by the keyboard, and put after the paragraph of the cursor', async () => {
    const page = await signIn(await openPage(desktop));
    await open(page, '/staff/content/articles/edit');
    await page.getByLabel('Title', { exact: true }).fill('Where rust begins');
    const text = page.getByLabel('Text', { exact: true });
    await text.fill('First.\n\nSecond.');
    await text.press('Control+Home');
    await text.press('ArrowRight');
    const choose = page.getByRole('button', { name: 'Choose among our pictures' });
    await choose.press('Enter');
    const words = page.getByRole('searchbox', { name: 'Words' });
    await words.fill('rust');
    await words.press('Enter');
    await page.getByRole('group', { name: /for “rust”$/ }).waitFor();
    expect(page.url()).toMatch(/#pictures$/);
    const rust = page.getByRole('radio', { name: /numbered places where rust starts/ });
    await rust.press('Space');
    await page.getByRole('button', { name: 'Put it in the text' }).click();
    await page.getByText('The picture is there.').waitFor();
    expect(await text.inputValue()).toMatch(
      /^First\.\n\n!\[[^\]]+\]\(\/media\/article\/rust-map\.webp\)\n\nSecond\.$/,
    );
    expect(await page.getByLabel('Title', { exact: true }).inputValue()).toBe('Where rust begins');

    const file = page.getByLabel(/^Or send a file/);
    await file.setInputFiles({
      name: 'large.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.alloc(8_000_001),
    });
    const said = () => file.evaluate((input: HTMLInputElement) => input.validationMessage);
    await expect.poll(said, { timeout: 30_000 }).toContain('larger than 8 MB');
  });
});
