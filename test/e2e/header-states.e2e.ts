import type { Page } from '@playwright/test';
import { expect, it } from 'vitest';
import { violations } from '#test/a11y/page-checks.ts';
import { describeInChromium } from '#test/setup/browser.ts';
import { field, origin, panel, suggest } from './search-bed.ts';

const overlay = (mode: string, inner?: string) => async (page: Page) => {
  await page.locator(`details[data-overlay=${mode}] > summary`).click();
  if (mode === 'search') await page.locator('.overlay-suggestions a').first().waitFor();
  if (inner) await page.locator('.menu-views summary', { hasText: inner }).click();
};
const menu = (name: string) => async (page: Page) => {
  await page.locator('summary.nav-item', { hasText: name }).click();
};

const states: [string, number, (page: Page) => Promise<void>][] = [
  ['search panel with an option chosen', 1280, (page) => chosen(page)],
  ['search panel with nothing found', 900, (page) => nothing(page)],
  ['Buy a Bus', 768, menu('Buy a Bus')],
  ['Buy a Bus', 1280, menu('Buy a Bus')],
  ['Knowledge Center', 1280, menu('Knowledge Center')],
  ['search overlay', 360, overlay('search')],
  ['menu overlay', 360, overlay('menu')],
  ['menu overlay, Buy a Bus', 360, overlay('menu', 'Buy a Bus')],
  ['menu overlay, Knowledge Center', 360, overlay('menu', 'Knowledge Center')],
];

async function chosen(page: Page): Promise<void> {
  await suggest(page, 'mci');
  await page.keyboard.press('ArrowDown');
}

async function nothing(page: Page): Promise<void> {
  await field(page).pressSequentially(`${'qqzzxxqq'.repeat(12)}`);
  await panel(page).getByText('No buses found').waitFor();
}

describeInChromium('open parts of the header', ({ openPage }) => {
  it.each(states)('are accessible and fit: %s at %i px', async (_, width, open) => {
    const page = await openPage({ viewport: { width, height: 800 } });
    await page.goto(`${origin}/categories`);
    await open(page);
    expect(await violations(page)).toEqual([]);
    const overflowPx = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(overflowPx).toBeLessThanOrEqual(0);
  });
});
