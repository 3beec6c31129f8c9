import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { describeInChromium } from '#test/setup/browser.ts';
import { origin, phone } from './search-bed.ts';

const toggle = (page: Page) => page.locator('details[data-overlay=menu] > summary');
const menu = (page: Page) => page.locator('details[data-overlay=menu] nav');
const row = (page: Page, name: string) =>
  menu(page).locator('summary, .menu-row, .button').filter({ hasText: name }).first();
const visibleLinks = (page: Page) =>
  menu(page).locator('a').locator('visible=true').allTextContents();

describe.each([true, false])('with JavaScript: %s', (javaScriptEnabled) => {
  describeInChromium('the mobile menu', ({ openPage }) => {
    const open = async () => {
      const page = await openPage({ ...phone, javaScriptEnabled });
      await page.goto(`${origin}/categories`);
      await toggle(page).tap();
      return page;
    };

    it('lists Buy, Sell, Knowledge Center, the other language and Contact', async () => {
      const page = await open();
      expect(await visibleLinks(page)).toEqual(['Sell a Bus', 'Español', 'Français', 'Contact Us']);
      expect(await row(page, 'Buy a Bus').isVisible()).toBe(true);
    });

    it('opens Buy a Bus as a view of its own, with View All, and leads back', async () => {
      const page = await open();
      await row(page, 'Buy a Bus').tap();
      const links = await visibleLinks(page);
      expect(links).toHaveLength(15);
      expect(links.at(-1)).toBe('View All');
      await row(page, 'Buy a Bus').tap();
      expect(await visibleLinks(page)).toEqual(['Sell a Bus', 'Español', 'Français', 'Contact Us']);
      await row(page, 'Buy a Bus').tap();
      await menu(page).getByRole('link', { name: 'Coach Buses' }).tap();
      await page.waitForURL(`${origin}/categories/coach`);
    });

    it('expands the Knowledge Center in place', async () => {
      const page = await open();
      await row(page, 'Knowledge Center').tap();
      expect(await visibleLinks(page)).toEqual([
        'Sell a Bus',
        'Homepage',
        'FAQs',
        'Blog & Articles',
        'Media & Resources',
        'Selling & Buying Guide',
        'About Us',
        'Browse Locations',
        'Español',
        'Français',
        'Contact Us',
      ]);
    });

    it('has the guides in a submenu of their own', async () => {
      const page = await open();
      await row(page, 'Guides & Tips').tap();
      expect(await visibleLinks(page)).toEqual([
        'Buying Guide',
        'Selling Tips',
        'Maintenance Tips',
        'Industry News',
        'FAQs',
      ]);
    });

    it('closes with its toggle', async () => {
      const page = await open();
      await toggle(page).tap();
      expect(await menu(page).isVisible()).toBe(false);
    });
  });
});

describeInChromium('the mobile menu with JavaScript', ({ openPage }) => {
  it('starts from its first view each time, and search takes its place', async () => {
    const page = await openPage(phone);
    await page.goto(`${origin}/categories`);
    await toggle(page).tap();
    await row(page, 'Buy a Bus').tap();
    await toggle(page).tap();
    await toggle(page).tap();
    expect(await visibleLinks(page)).toEqual(['Sell a Bus', 'Español', 'Français', 'Contact Us']);
    await page.locator('details[data-overlay=search] > summary').tap();
    expect(await menu(page).isVisible()).toBe(false);
    expect(await page.locator('#mobile-search').isVisible()).toBe(true);
  });

  it('closes on Escape, gives focus back and lets the page scroll again', async () => {
    const page = await openPage(phone);
    await page.goto(`${origin}/categories`);
    await toggle(page).focus();
    await page.keyboard.press('Enter');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toContain('Buy a Bus');
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe(
      'hidden',
    );
    await page.keyboard.press('Escape');
    expect(await menu(page).isVisible()).toBe(false);
    expect(await toggle(page).evaluate((summary) => document.activeElement === summary)).toBe(true);
    expect(
      await page.evaluate(() => getComputedStyle(document.documentElement).overflowY),
    ).not.toBe('hidden');
  });
});
