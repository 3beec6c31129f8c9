import type { Page } from '@playwright/test';
import { expect, it } from 'vitest';
import { describeInChromium } from '#test/setup/browser.ts';
import { awake, box } from './filters-bed.ts';
import { origin, phone } from './search-bed.ts';

describeInChromium('the sheet of filters on a phone', ({ openPage }) => {
  const openSheet = async () => {
    const page = await openPage(phone);
    await page.goto(`${origin}/buses`);
    await page.locator('.filters-toggle > summary').tap();
    await page.locator(awake).waitFor({ state: 'attached' });
    return page;
  };
  const isOpen = (page: Page) => page.locator('.filters-sheet').isVisible();
  const hasFocus = (page: Page, selector: string) =>
    page.evaluate((wanted) => document.activeElement?.matches(wanted), selector);

  it('shows every choice without a scroll inside its scroll', async () => {
    const page = await openSheet();
    const hidden = await page.locator('.filters-sheet').evaluate((sheet) => {
      for (const details of sheet.querySelectorAll('details')) details.open = true;
      return [...sheet.querySelectorAll('fieldset')].filter(
        ({ scrollHeight, clientHeight }) => scrollHeight > clientHeight,
      ).length;
    });
    expect(hidden).toBe(0);
  });

  it('closes on Escape, and when the keyboard leaves it, with the focus in sight', async () => {
    const page = await openSheet();
    await page.getByLabel('ZIP code').focus();
    await page.keyboard.press('Escape');
    expect(await isOpen(page)).toBe(false);
    expect(await hasFocus(page, '.filters-toggle > summary')).toBe(true);
    await page.keyboard.press('Enter');
    expect(await isOpen(page)).toBe(true);
    await page.locator('.filters-apply button').focus();
    await page.keyboard.press('Tab');
    expect(await isOpen(page)).toBe(false);
    expect(await hasFocus(page, '[data-list-results] *')).toBe(true);
  });

  it('closes as the browser asks it to, as for Back on a phone, wherever the focus is', async () => {
    const page = await openSheet();
    for (const _ of [1, 2]) {
      expect(await isOpen(page)).toBe(true);
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await page.keyboard.press('Escape');
      expect(await isOpen(page)).toBe(false);
      expect(await hasFocus(page, '.filters-toggle > summary')).toBe(true);
      await page.locator('.filters-toggle > summary').tap();
    }
    expect(new URL(page.url()).pathname).toBe('/buses');
  });

  it('stays as it is while the list answers, and closes on its button', async () => {
    const page = await openSheet();
    const ticked = box(page, 'wheelchair', 'yes');
    await ticked.tap();
    const before = await ticked.boundingBox();
    await page.waitForURL(/wheelchair=yes/);
    expect(await isOpen(page)).toBe(true);
    // Values above it that lead nowhere now are gone; it stays under the finger.
    expect(Math.abs((await ticked.boundingBox())!.y - before!.y)).toBeLessThan(2);
    await page.locator('.filters-apply button').tap();
    expect(await isOpen(page)).toBe(false);
    expect(await hasFocus(page, '.filters-toggle > summary')).toBe(true);
    expect(await page.locator('.filters-closed').textContent()).toBe('Filters (1)');
  });

  it('hides nothing that the keyboard reaches, also without scripts', async () => {
    const page = await openPage({ ...phone, javaScriptEnabled: false });
    await page.goto(`${origin}/buses`);
    const focusIsInSight = () =>
      page.evaluate(() => {
        const focused = document.activeElement!;
        const { left, top, height } = focused.getBoundingClientRect();
        return focused.contains(document.elementFromPoint(left + 4, top + height / 2));
      });
    const toggle = page.locator('.filters-toggle > summary');
    await toggle.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+Tab');
    expect(await focusIsInSight()).toBe(true);
    await page.keyboard.press('Tab');
    expect(await isOpen(page)).toBe(true);
    await page.locator('.filters-apply button').focus();
    await page.keyboard.press('Tab');
    expect(await focusIsInSight()).toBe(true);
    await page.locator('[data-overlay=menu] > summary').focus();
    await page.keyboard.press('Enter');
    const last = page.locator('.menu-views > .button');
    await last.focus();
    expect(await focusIsInSight()).toBe(true);
    await page.keyboard.press('Tab');
    expect(await last.isVisible()).toBe(false);
    expect(await focusIsInSight()).toBe(true);
  });
});
