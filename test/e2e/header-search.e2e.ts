import { describe, expect, it } from 'vitest';
import { describeInChromium } from '#test/setup/browser.ts';
import {
  desktop,
  failedRequests,
  field,
  filter,
  options,
  origin,
  panel,
  stopClock,
  suggest,
  watchSearches,
  soon,
} from './search-bed.ts';

describeInChromium('the header’s search box', ({ openPage }) => {
  it('fetches its code at the first touch, not with the page', async () => {
    const page = await openPage(desktop);
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.js')) scripts.push(request.url());
    });
    await page.goto(`${origin}/buses`, { waitUntil: 'networkidle' });
    expect(scripts.filter((url) => /search-|island-kit/.test(url))).toEqual([]);
    await Promise.all([page.waitForRequest(/search-box/), field(page).focus()]);
    await panel(page).waitFor({ state: 'attached' });
    expect(scripts.filter((url) => /search-client/.test(url))).toEqual([]);
    await Promise.all([page.waitForRequest(/search-client/), field(page).press('m')]);
  });

  it('leaves the first figure, which takes a phone a tenth of a second, to a worker', async () => {
    const page = await openPage(desktop);
    await page.goto(`${origin}/buses`);
    const [worker] = await Promise.all([page.waitForEvent('worker'), field(page).press('m')]);
    expect(worker.url()).toMatch(/first-figure/);
  });

  it('is on every page from 870 px up, except home', async () => {
    const page = await openPage({ viewport: { width: 869, height: 800 } });
    await page.goto(`${origin}/buses`);
    expect(await field(page).isVisible()).toBe(false);
    await page.setViewportSize({ width: 870, height: 800 });
    expect(await field(page).isVisible()).toBe(true);
    await page.goto(`${origin}/`);
    expect(await field(page).count()).toBe(0);
  });

  it.each(['', '/es', '/fr'])(
    'has room for words wherever it shows itself: %s',
    async (language) => {
      const page = await openPage({ viewport: { width: 870, height: 800 } });
      await page.goto(`${origin}${language}/buses`);
      const icon = page.locator('[data-overlay=search] > summary');
      for (const width of [870, 1024, 1087, 1088, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const box = await field(page).boundingBox();
        expect([width, await icon.isVisible()]).toEqual([width, box === null]);
        expect(box?.width ?? 130).toBeGreaterThanOrEqual(130);
      }
      expect(await field(page).isVisible()).toBe(true);
    },
  );

  it('leaves its place to the overlay’s icon where the bar has no room for it', async () => {
    const page = await openPage({ viewport: { width: 820, height: 800 } });
    const asked = watchSearches(page);
    await page.goto(`${origin}/cdl`);
    await page.locator('[data-overlay=search] > summary').click();
    await page.locator('.overlay-suggestions a').first().waitFor();
    expect(await page.locator('.bar-panel').first().boundingBox()).toMatchObject({ y: 116 });
    await page.keyboard.type('gillig');
    await expect.poll(() => asked.at(-1)?.query, soon).toBe('gillig');
    await page.setViewportSize({ width: 870, height: 800 });
    await expect.poll(() => page.locator('html[data-overlay-open]').count(), soon).toBe(0);
    expect(await page.locator('[data-overlay=search]').isVisible()).toBe(false);
  });

  it('opens with words that were typed before its code came', async () => {
    const page = await openPage(desktop);
    let release = () => undefined as void;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/search-box-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${origin}/buses`);
    await field(page).pressSequentially('gil');
    expect(await panel(page).count()).toBe(0);
    release();
    await options(page).filter({ hasText: 'Gillig' }).first().waitFor();
    expect(await field(page).inputValue()).toBe('gil');
    await page.keyboard.type('lig');
    expect(await field(page).inputValue()).toBe('gillig');
  });

  it('stays a plain form when its code does not come', async () => {
    const page = await openPage({ ...desktop, tolerate: /Failed to|net::ERR|dynamically/ });
    await page.route('**/assets/search-box-*.js', (route) => route.abort());
    await page.goto(`${origin}/categories`);
    await field(page).pressSequentially('gillig');
    await page.locator('[data-island=search-box][data-island-state=failed]').waitFor();
    await field(page).press('Enter');
    await page.waitForURL(`${origin}/buses?search=gillig`);
  });

  it('shows eight suggestions that lead to their buses, and asks for what they show', async () => {
    const page = await openPage(desktop);
    const asked = watchSearches(page);
    await page.goto(`${origin}/buses`);
    await suggest(page, 'blue bird');
    const found = options(page);
    expect(await found.count()).toBe(8);
    expect(await found.first().getAttribute('href')).toMatch(/^\/buses\/\d+-[a-z0-9-]+$/);
    expect(await found.first().locator('img').getAttribute('src')).toMatch(/-thumbnail\.webp$/);
    expect(asked.at(-1)).toMatchObject({
      query: 'blue bird',
      filters: '',
      hitsPerPage: 8,
      attributesToRetrieve: 'objectID title slug make model year price mainImage'.split(' '),
    });
    expect(await page.locator('[data-search-status]').textContent()).toBe('8 suggestions');
    await found.first().click();
    await page.waitForURL(/\/buses\/\d+-/);
  });

  it('waits until the typing has paused for 500 ms', async () => {
    const page = await openPage(desktop);
    const asked = watchSearches(page);
    await page.goto(`${origin}/buses`);
    await field(page).focus();
    await page.locator('.search-panel').waitFor({ state: 'attached' });
    await stopClock(page);
    await page.keyboard.type('mci');
    await page.clock.runFor(490);
    expect(asked).toEqual([]);
    await page.clock.runFor(20);
    await expect.poll(() => asked.map(({ query }) => query), soon).toEqual(['mci']);
  });

  it('narrows by seats and bus type at once', async () => {
    const page = await openPage(desktop);
    const asked = watchSearches(page);
    await page.goto(`${origin}/buses`);
    await suggest(page, 'ford');
    await filter(page, 'Number of Seats').selectOption('50+ seats');
    await expect.poll(() => asked.at(-1)?.filters, soon).toBe('seats >= 51');
    await filter(page, 'Number of Seats').selectOption('10-14 seats');
    await filter(page, 'Bus Type').selectOption('Shuttle Buses');
    await expect
      .poll(() => asked.at(-1)?.filters, soon)
      .toBe('categorySlug:shuttle AND seats >= 10 AND seats <= 14');
  });

  it('answers the same question from memory', async () => {
    const page = await openPage(desktop);
    const asked = watchSearches(page);
    await page.goto(`${origin}/buses`);
    for (const words of ['mci', 'gillig', 'mci']) {
      await field(page).fill('');
      await suggest(page, words);
    }
    expect(await options(page).first().textContent()).toMatch(/MCI/);
    expect(asked.map(({ query }) => query)).toEqual(['mci', 'gillig']);
  });

  describe('states', () => {
    it('a skeleton while the answer is under way', async () => {
      const page = await openPage(desktop);
      await page.route('**/1/indexes/**', () => undefined);
      await page.goto(`${origin}/buses`);
      await field(page).pressSequentially('mci');
      await panel(page).locator('.hit-skeleton').first().waitFor();
      expect(await page.locator('#header-suggestions').getAttribute('aria-busy')).toBe('true');
    });

    it('says when nothing matches, with the words as typed', async () => {
      const page = await openPage(desktop);
      await page.goto(`${origin}/buses`);
      await field(page).pressSequentially('<qqzzxx><zzqqyy>');
      await panel(page).getByText('No buses found matching “<qqzzxx><zzqqyy>”').waitFor();
      expect(await options(page).count()).toBe(0);
      expect(await panel(page).locator('qqzzxx').count()).toBe(0);
    });

    it('clears the suggestions when no host answers; the form still works', async () => {
      const page = await openPage({ ...desktop, tolerate: failedRequests });
      await page.goto(`${origin}/buses`);
      await suggest(page, 'mci');
      await page.route('**/1/indexes/**', (route) => route.abort());
      await field(page).pressSequentially(' x');
      await panel(page).getByText('No suggestions right now').waitFor();
      expect(await options(page).count()).toBe(0);
      await field(page).press('Enter');
      await page.waitForURL(`${origin}/buses?search=mci+x`);
    });
  });
});
