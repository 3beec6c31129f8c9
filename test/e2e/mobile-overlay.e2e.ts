import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { describeInChromium } from '#test/setup/browser.ts';
import { failedRequests, origin, phone, stopClock, watchSearches, soon } from './search-bed.ts';

const trigger = (page: Page, mode: 'search' | 'menu') =>
  page.locator(`details[data-overlay=${mode}] > summary`);
const input = (page: Page) => page.locator('#mobile-search');
const heading = (page: Page) => page.locator('#overlay-heading');
const cards = (page: Page) => page.locator('.overlay-suggestions a');
const seeAll = (page: Page) => page.locator('.overlay-search > .button');
const note = (page: Page, text: string) => page.locator('.hits-note', { hasText: text });
const isOpen = (page: Page) =>
  page.evaluate(() => document.documentElement.hasAttribute('data-overlay-open'));

/** What the browser says it did; `ts` and `dur` in microseconds. */
interface Traced {
  name: string;
  tid: number;
  ts: number;
  dur: number;
  args: { data?: { type?: string }; elementCount?: number };
}

describeInChromium('the mobile search overlay', ({ openPage }) => {
  const openSearch = async (path = '/categories') => {
    const page = await openPage(phone);
    const asked = watchSearches(page);
    await page.goto(origin + path);
    await trigger(page, 'search').tap();
    await cards(page).first().waitFor();
    return { page, asked };
  };

  it('turns the header into a field and suggests three featured buses', async () => {
    const { page, asked } = await openSearch();
    expect(await input(page).evaluate((field) => document.activeElement === field)).toBe(true);
    expect(await page.locator('.main-bar-inner > .logo').isVisible()).toBe(false);
    expect(await heading(page).textContent()).toBe('Suggested Buses');
    expect(await cards(page).count()).toBe(3);
    expect(asked).toMatchObject([{ query: '', filters: 'featured:true', hitsPerPage: 3 }]);
    expect(await cards(page).first().getAttribute('href')).toMatch(/^\/buses\/\d+-/);
  });

  it('lies under the header from 100 px, also on a scrolled page, which then stays put', async () => {
    const page = await openPage(phone);
    await page.goto(`${origin}/buses`);
    await page.evaluate(() => window.scrollTo(0, 700));
    // By place: a tap on the element would first scroll the page, which this is about.
    await page.touchscreen.tap(28, 28);
    const box = await page.locator('details[data-overlay=search] .bar-panel').boundingBox();
    expect(box).toMatchObject({ x: 0, y: 100, width: 360, height: 640 });
    await page.mouse.wheel(0, 500);
    await page.touchscreen.tap(332, 72);
    expect(await isOpen(page)).toBe(false);
    expect(await page.evaluate(() => window.scrollY)).toBe(700);
  });

  it('is laid out before the tap, which then finds styles for few elements', async () => {
    const page = await openPage(phone);
    await page.goto(`${origin}/buses`);
    await page.locator('html[data-scripts=ready]').waitFor();
    await page.evaluate(
      () => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))),
    );
    const tab = page.context().browser()!;
    await tab.startTracing(page, { categories: ['devtools.timeline'] });
    await page.touchscreen.tap(28, 72);
    await cards(page).first().waitFor();
    const { traceEvents } = JSON.parse(String(await tab.stopTracing())) as {
      traceEvents: Traced[];
    };
    const click = traceEvents.find(({ args }) => args.data?.type === 'click')!;
    const styled = traceEvents.filter(
      ({ name, tid, ts }) =>
        name === 'UpdateLayoutTree' &&
        tid === click.tid &&
        ts >= click.ts &&
        ts <= click.ts + click.dur,
    );
    const elements = styled.reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0);
    expect(styled.length).toBeGreaterThan(0);
    expect(elements).toBeLessThan(100);
  });

  it('shows results while typing, after a pause of 300 ms', async () => {
    const { page, asked } = await openSearch();
    await stopClock(page);
    await page.keyboard.type('gillig');
    await page.clock.runFor(290);
    expect(asked).toHaveLength(1);
    await page.clock.runFor(20);
    await cards(page).filter({ hasText: 'Gillig' }).first().waitFor();
    expect(await heading(page).textContent()).toBe('Search Results');
    expect(asked.at(-1)).toMatchObject({ query: 'gillig', filters: '' });
  });

  it('filters by bus type and seats', async () => {
    const { page, asked } = await openSearch();
    await page.getByLabel('Bus Type').locator('visible=true').selectOption('Coach Buses');
    await page.getByLabel('Number of Seats').locator('visible=true').selectOption('37-50 seats');
    await expect
      .poll(() => asked.some((one) => /categorySlug:coach AND seats >= 37/.test(one.filters)), soon)
      .toBe(true);
    await seeAll(page).tap();
    await page.waitForURL(`${origin}/buses?category=coach&seats=37-50`);
  });

  it('says when nothing matches, and keeps See All Products for a query', async () => {
    const { page } = await openSearch();
    await input(page).pressSequentially('qqzzxxq');
    await note(page, 'No buses found matching “qqzzxxq”').waitFor();
    expect(await seeAll(page).isVisible()).toBe(true);
    await seeAll(page).tap();
    await page.waitForURL(`${origin}/buses?search=qqzzxxq`);
  });

  it('hides See All Products when there is neither hit, query nor filter', async () => {
    const page = await openPage({ ...phone, tolerate: failedRequests });
    await page.route('**/1/indexes/**', (route) => route.abort());
    await page.goto(`${origin}/categories`);
    await trigger(page, 'search').tap();
    await note(page, 'No suggestions right now').waitFor();
    expect(await seeAll(page).isVisible()).toBe(false);
    await input(page).pressSequentially('coach');
    await seeAll(page).waitFor();
  });

  it('shows a skeleton of three rows while loading', async () => {
    const page = await openPage(phone);
    await page.route('**/1/indexes/**', () => undefined);
    await page.goto(`${origin}/categories`);
    await trigger(page, 'search').tap();
    await expect
      .poll(() => page.locator('.overlay-suggestions .hit-skeleton').count(), soon)
      .toBe(3);
  });

  it('goes to the bare list without words, to the results with them', async () => {
    const { page } = await openSearch();
    await input(page).fill('   ');
    await input(page).press('Enter');
    await page.waitForURL(`${origin}/buses`);
    await trigger(page, 'search').tap();
    await cards(page).first().waitFor();
    await input(page).fill(' blue bird ');
    await page.locator('.search-bar button').tap();
    await page.waitForURL(`${origin}/buses?search=blue+bird`);
  });

  describe('as an overlay', () => {
    it('keeps focus inside and gives it back', async () => {
      const { page } = await openSearch();
      for (let press = 0; press < 30; press += 1) {
        await page.keyboard.press('Tab');
        const inside = await page.evaluate(() => document.activeElement?.closest('.site-header'));
        expect(inside, `after ${press + 1} tabs`).not.toBeNull();
      }
      await page.keyboard.press('Escape');
      expect(await isOpen(page)).toBe(false);
      const onTrigger = await trigger(page, 'search').evaluate(
        (summary) => document.activeElement === summary,
      );
      expect(onTrigger).toBe(true);
      expect(await page.locator('main[inert]').count()).toBe(0);
    });

    it('closes as the browser asks it to, as for Back on a phone, wherever the focus is', async () => {
      const { page } = await openSearch();
      const address = page.url();
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await page.keyboard.press('Escape');
      expect(await isOpen(page)).toBe(false);
      expect(await page.locator('main[inert]').count()).toBe(0);
      expect(page.url()).toBe(address);
    });

    it('closes on cancel, and when the window grows wide', async () => {
      const { page } = await openSearch();
      await trigger(page, 'search').tap();
      expect(await isOpen(page)).toBe(false);
      await trigger(page, 'menu').tap();
      expect(await isOpen(page)).toBe(true);
      await page.setViewportSize({ width: 800, height: 740 });
      await expect.poll(() => isOpen(page), soon).toBe(false);
    });
  });

  it('opens at once, with the field in focus, and says that suggestions are on their way', async () => {
    const page = await openPage({ ...phone, tolerate: /Failed to|net::ERR|dynamically/ });
    let fail = () => undefined as void;
    const held = new Promise<void>((resolve) => (fail = resolve));
    await page.route('**/assets/search-overlay-*.js', async (route) => {
      await held;
      await route.abort();
    });
    await page.goto(`${origin}/categories`);
    await trigger(page, 'search').tap();
    expect(await input(page).evaluate((field) => document.activeElement === field)).toBe(true);
    const skeleton = page.locator('.overlay-suggestions .hit-skeleton').first();
    await skeleton.waitFor();
    await input(page).pressSequentially('gillig');
    fail();
    await skeleton.waitFor({ state: 'hidden' });
    await input(page).press('Enter');
    await page.waitForURL(/\/buses\?search=gillig/);
  });

  it('works as a form without JavaScript', async () => {
    const page = await openPage({ ...phone, javaScriptEnabled: false });
    await page.goto(`${origin}/categories`);
    await trigger(page, 'search').tap();
    await input(page).fill('gillig');
    await page.getByLabel('Bus Type').locator('visible=true').selectOption('Transit Buses');
    await seeAll(page).tap();
    await page.waitForURL(/\/buses\?search=gillig&category=transit/);
    expect(await page.locator('h1').count()).toBe(1);
  });
});
