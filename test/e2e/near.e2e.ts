import { expect, inject, it } from 'vitest';
import { describeInChromium } from '#test/setup/browser.ts';

const origin = inject('siteOrigin');

describeInChromium('buses near a ZIP code', ({ openPage }) => {
  const visit = async (options = {}) => {
    const page = await openPage(options);
    await page.goto(`${origin}/buses`);
    return page;
  };

  it('are found by plain forms without a script', async () => {
    const page = await visit({ javaScriptEnabled: false });
    await page.getByLabel('ZIP code').fill('07030');
    await page.getByLabel('Distance').selectOption('100');
    await page.getByRole('button', { name: /^Show / }).click();
    expect(await page.locator('#list-sort option').first().textContent()).toBe('Nearest first');
    expect(await page.locator('.bus-card-distance').first().textContent()).toMatch(/^about \d/);
    expect(await page.locator('[data-units]').isVisible()).toBe(false);
  });

  it('are found in place, and metric units reach cards that came later', async () => {
    const page = await visit();
    await page.locator('[data-units][data-awake]').waitFor({ state: 'attached' });
    await page.locator('[data-units]').click();
    await expect.poll(() => page.locator('.bus-card dd').first().textContent()).toMatch(/ km$/);

    await page.getByLabel('ZIP code').fill('07030');
    await page.keyboard.press('Enter');
    await page.waitForURL(/near=07030/);
    await page.locator('.bus-card-distance', { hasText: 'kilometers away' }).first().waitFor();
    expect(await page.locator('#list-sort').inputValue()).toBe('');

    await page.locator('[data-units]').click();
    await expect
      .poll(() => page.locator('.bus-card-distance').first().textContent())
      .toContain('miles away');
    await page.locator('.chip-chosen').first().click();
    await page.waitForURL((url) => !url.searchParams.has('near'));
    expect(await page.locator('.bus-card-distance').count()).toBe(0);
  });
});
