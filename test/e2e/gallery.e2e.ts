import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { describeInChromium } from '#test/setup/browser.ts';
import { desktop, origin } from './search-bed.ts';

const bus = '/buses/1002-2015-mci-j4500-56-passenger-coach';
const count = (page: Page) => page.locator('.gallery-count').textContent();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

describeInChromium('the gallery', ({ openPage }) => {
  const open = async () => {
    const page = await openPage(desktop);
    await page.goto(origin + bus);
    await page.locator('[data-island=gallery][data-island-state=ready]').waitFor();
    return page;
  };

  it('is a carousel by roles and names, and moves by its buttons with Enter and Space', async () => {
    const page = await open();
    const gallery = page.getByRole('region', { name: /^Pictures of / });
    expect(await gallery.getAttribute('aria-roledescription')).toBe('carousel');
    expect(await button(page, 'Previous picture').isDisabled()).toBe(true);
    await button(page, 'Next picture').focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => count(page)).toBe('Picture 2 of 2');
    expect(await button(page, 'Next picture').isDisabled()).toBe(true);
    await button(page, 'Previous picture').focus();
    await page.keyboard.press('Space');
    await expect.poll(() => count(page)).toBe('Picture 1 of 2');
  });

  it('moves with the arrow keys and by its thumbnails', async () => {
    const page = await open();
    await page.locator('.gallery-strip').focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => count(page)).toBe('Picture 2 of 2');
    await page.getByRole('link', { name: /^1: / }).click();
    await expect.poll(() => count(page)).toBe('Picture 1 of 2');
  });

  it('moves nothing on the page when its script wakes', async () => {
    const page = await openPage(desktop);
    await page.addInitScript(() => {
      const seen = { shift: 0 };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          seen.shift += (entry as unknown as { value: number }).value;
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(origin + bus);
    await page.locator('[data-island=gallery][data-island-state=ready]').waitFor();
    await page.waitForLoadState('networkidle');
    const { shift } = await page.evaluate(
      () => (window as unknown as { seen: { shift: number } }).seen,
    );
    expect(shift).toBe(0);
  });

  describe('full screen', () => {
    it('is a modal dialog: focus goes in, stays in, and comes back on Escape', async () => {
      const page = await open();
      await button(page, 'Full screen').focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: /full screen$/ });
      await dialog.waitFor();
      const inside = () =>
        page.evaluate(() => {
          const { activeElement, body } = document;
          // Between last and first a browser may stop at its own controls.
          return activeElement === body || activeElement?.closest('dialog') !== null;
        });
      expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(
        true,
      );
      for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
        await page.keyboard.press(key);
        expect(await inside(), key).toBe(true);
      }
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => dialog.locator('figcaption').textContent()).toMatch(/^2 of 2/);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
      const focused = () => page.evaluate(() => document.activeElement?.ariaLabel);
      await expect.poll(focused).toBe('Full screen');
    });

    it('opens by a press on the picture and closes by its button', async () => {
      const page = await open();
      await page.locator('#picture-1 a').click();
      await page.getByRole('dialog').waitFor();
      await button(page, 'Close full screen').click();
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    });
  });
});
