import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { describeInChromium } from '#test/setup/browser.ts';
import { desktop, origin, stopClock } from './search-bed.ts';

const menu = (page: Page, name: string) =>
  page
    .locator('details[data-site-menu]')
    .filter({ has: page.locator('summary', { hasText: name }) });
const button = (page: Page, name: string) => menu(page, name).locator('summary');
const isOpen = (page: Page, name: string) =>
  menu(page, name).evaluate((details: HTMLDetailsElement) => details.open);
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());

describeInChromium('the mega-menus', ({ openPage }) => {
  const visit = async (path = '/categories') => {
    const page = await openPage(desktop);
    await page.goto(origin + path);
    return page;
  };

  it('hold the groups of the specification', async () => {
    const page = await visit();
    await button(page, 'Buy a Bus').click();
    const links = menu(page, 'Buy a Bus').getByRole('link');
    // Categories, View All, three purposes, the article of the day.
    expect(await links.count()).toBe(14 + 1 + 3 + 1);
    expect(await links.last().getAttribute('href')).toMatch(/^\/knowledge-center\/blog\/./);
    expect(await links.filter({ hasText: 'View All' }).getAttribute('href')).toBe('/buses');
    await button(page, 'Knowledge Center').click();
    expect(await isOpen(page, 'Buy a Bus')).toBe(false);
    expect(await menu(page, 'Knowledge Center').getByRole('link').count()).toBe(6);
  });

  it('show the article of the day from 768 px on, beside the purposes', async () => {
    const page = await visit();
    await page.setViewportSize({ width: 768, height: 900 });
    await button(page, 'Buy a Bus').click();
    const card = await page.locator('.promo-card').boundingBox();
    const purposes = await page.locator('.buy-menu > :nth-child(2)').boundingBox();
    expect(card?.y).toBeLessThan((purposes?.y ?? 0) + 10);
    expect(card?.x).toBeGreaterThanOrEqual((purposes?.x ?? 0) + (purposes?.width ?? 0));
    expect((card?.x ?? 0) + (card?.width ?? 0)).toBeLessThanOrEqual(768);
  });

  it('open and close by keyboard, and Escape gives focus back to the button', async () => {
    const page = await visit();
    await button(page, 'Buy a Bus').focus();
    await page.keyboard.press('Enter');
    expect(await isOpen(page, 'Buy a Bus')).toBe(true);
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Shuttle Buses');
    await page.keyboard.press('Escape');
    expect(await isOpen(page, 'Buy a Bus')).toBe(false);
    expect(await focused(page)).toBe('Buy a Bus');
    await page.keyboard.press('Space');
    expect(await isOpen(page, 'Buy a Bus')).toBe(true);
  });

  it('walk with arrows, Home and End, and never trap focus', async () => {
    const page = await visit();
    await button(page, 'Knowledge Center').focus();
    await page.keyboard.press('Enter');
    for (const [key, wanted] of [
      ['ArrowDown', /^FAQs/],
      ['ArrowDown', /^Blog/],
      ['End', /^Browse Locations/],
      ['ArrowDown', /^Browse Locations/],
      ['ArrowUp', /^About Us/],
      ['Home', /^FAQs/],
    ] as const) {
      await page.keyboard.press(key);
      expect(await focused(page), key).toMatch(wanted);
    }
    await page.keyboard.press('End');
    await page.keyboard.press('Tab');
    expect(await isOpen(page, 'Knowledge Center')).toBe(false);
    expect(await focused(page)).not.toMatch(/Browse Locations/);
  });

  it('close on a press elsewhere', async () => {
    const page = await visit();
    await button(page, 'Buy a Bus').click();
    await page.mouse.click(640, 780);
    expect(await isOpen(page, 'Buy a Bus')).toBe(false);
  });

  describe('with a pointer', () => {
    it('close 300 ms after it has left button and panel, not before', async () => {
      const page = await visit();
      await button(page, 'Buy a Bus').click();
      await stopClock(page);
      await page.mouse.move(640, 780);
      await page.clock.runFor(299);
      expect(await isOpen(page, 'Buy a Bus')).toBe(true);
      await page.clock.runFor(1);
      expect(await isOpen(page, 'Buy a Bus')).toBe(false);
    });

    it('stay open when it comes back in time, across the gap to the panel too', async () => {
      const page = await visit();
      await button(page, 'Buy a Bus').click();
      await stopClock(page);
      await page.mouse.move(640, 780);
      await page.clock.runFor(250);
      await page.mouse.move(300, 105);
      await page.mouse.move(300, 200);
      await page.clock.runFor(2_000);
      expect(await isOpen(page, 'Buy a Bus')).toBe(true);
    });
  });

  it('open by touch and stay', async () => {
    const page = await openPage({ viewport: { width: 1024, height: 800 }, hasTouch: true });
    await page.goto(`${origin}/categories`);
    await button(page, 'Buy a Bus').tap();
    expect(await isOpen(page, 'Buy a Bus')).toBe(true);
    await page.touchscreen.tap(512, 780);
    expect(await isOpen(page, 'Buy a Bus')).toBe(false);
  });

  it('work without JavaScript', async () => {
    const page = await openPage({ ...desktop, javaScriptEnabled: false });
    await page.goto(`${origin}/`);
    await button(page, 'Buy a Bus').click();
    await menu(page, 'Buy a Bus').getByRole('link', { name: 'Trolley Buses' }).click();
    await page.waitForURL(`${origin}/categories/trolley`);
  });
});
