import { expect, it } from 'vitest';
import { describeInChromium } from '#test/setup/browser.ts';
import { box, holdAnswers, openList } from './filters-bed.ts';
import { desktop, origin } from './search-bed.ts';

describeInChromium('filters, back and forth,', ({ openPage }) => {
  it('go by chips, by Back and by Forward', async () => {
    const page = await openPage(desktop);
    await openList(page);
    await box(page, 'category', 'coach').check();
    await page.waitForURL(/category=coach$/);
    await page.getByLabel('ZIP code').fill('07030');
    await page.keyboard.press('Enter');
    await page.waitForURL(/near=07030/);
    await page.locator('.chip-chosen', { hasText: 'Coach' }).click();
    await page.waitForURL((url) => !url.searchParams.has('category'));
    expect(await box(page, 'category', 'coach').isChecked()).toBe(false);
    await page.goBack();
    await expect.poll(() => box(page, 'category', 'coach').isChecked()).toBe(true);
    expect(await page.getByLabel('ZIP code').inputValue()).toBe('07030');
    await page.goBack();
    await expect.poll(() => page.getByLabel('ZIP code').inputValue()).toBe('');
    expect(await box(page, 'category', 'coach').isChecked()).toBe(true);
    await page.goForward();
    await expect.poll(() => page.getByLabel('ZIP code').inputValue()).toBe('07030');
  });

  it('are those of the list that was left for a bus as soon as it came, and Back leads to them', async () => {
    const page = await openPage(desktop);
    await openList(page);
    // A press on a bus as soon as its list is there.
    await page.evaluate(() =>
      document.addEventListener('list-answered', () =>
        setTimeout(() => document.querySelector<HTMLElement>('.bus-card h3 a')?.click()),
      ),
    );
    // Not `check`, which looks at the box once more, when the page may be the bus's already.
    await box(page, 'category', 'coach').click();
    await page.waitForURL(/\/buses\/\d+-/);
    await page.goBack();
    expect(page.url()).toBe(`${origin}/buses?category=coach`);
    expect(await box(page, 'category', 'coach').isChecked()).toBe(true);
  });

  it('are asked once when their button is pressed too, are one step back, and stay where the page jumps', async () => {
    const page = await openPage(desktop);
    await openList(page);
    const held = await holdAnswers(page);
    await box(page, 'category', 'coach').check();
    await expect.poll(() => held.count).toBe(1);
    await page.locator('.filters-apply button').click();
    held.go();
    await page.waitForURL(/category=coach$/);
    await page.locator('.filters-apply button').click();
    await page.locator('.skip-link').focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/category=coach#main$/);
    await page.goBack();
    await page.waitForURL(/category=coach$/);
    expect(held.count).toBe(1);
    await page.goBack();
    await page.waitForURL(/\/buses$/);
    await expect.poll(() => held.count).toBe(2);
    held.go();
    await expect.poll(() => box(page, 'category', 'coach').isChecked()).toBe(false);
  });
});
