import type { Page } from '@playwright/test';
import { expect, it } from 'vitest';
import { describeInChromium } from '#test/setup/browser.ts';
import { desktop, origin, phone } from './search-bed.ts';

/** What lies below the first view and is not laid out yet: headings that nobody would see on a picture. */
const leftOut = (page: Page) =>
  page
    .locator('main :is(h2, h3):not(dialog *, details *)')
    .evaluateAll(
      (headings) =>
        headings.filter(
          (heading) =>
            heading.checkVisibility() && !heading.checkVisibility({ contentVisibilityAuto: true }),
        ).length,
    );

describeInChromium('the whole of a page', ({ openPage }) => {
  const whole = ['/', '/buses', '/locations/nj', '/buses/1002-2015-mci-j4500-56-passenger-coach'];

  it.each(whole)('is on paper at once, also what is not laid out yet: %s', async (path) => {
    const page = await openPage(desktop);
    await page.goto(origin + path);
    await page.emulateMedia({ media: 'print' });
    expect(await leftOut(page)).toBe(0);
  });

  it.each(whole)('is laid out soon after the first view, without a scroll: %s', async (path) => {
    const page = await openPage(phone);
    await page.goto(origin + path);
    await expect.poll(() => leftOut(page)).toBe(0);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  it.each(['search box', 'open sheet'])('waits for whoever is at the %s', async (place) => {
    const page = await openPage(place === 'search box' ? desktop : phone);
    await page.goto(`${origin}/buses`);
    if (place === 'search box') await page.focus('#header-search');
    else await page.tap('details[data-overlay=menu] > summary');
    const turns = () =>
      page
        .locator('.deferred, .bus-grid > li')
        .evaluateAll((parts) => [
          ...new Set(parts.map((part) => getComputedStyle(part).animationPlayState)),
        ]);
    await expect.poll(turns).toEqual(['paused']);
    if (place === 'search box') await page.locator('#header-search').blur();
    else await page.keyboard.press('Escape');
    await expect.poll(turns).toEqual(['running']);
    await expect.poll(() => leftOut(page)).toBe(0);
  });

  // To fill them in, browsers ask where the fields of a page are when it has arrived, and lay out all
  // of the part that holds one: half of the page of a bus, and an overlay that nobody has opened.
  it('keeps fields apart from what is laid out late', async () => {
    const page = await openPage({ ...phone, javaScriptEnabled: false });
    await page.goto(origin + whole[3]);
    const fields = page.locator(':is(input, select, textarea):not([type=hidden])');
    expect(await page.locator('.bus-proof, .specifications.deferred').count()).toBe(2);
    expect(await page.locator('.bus-proof, .specifications.deferred').locator(fields).count()).toBe(
      0,
    );
    const closed = page.locator('[data-overlay] > :not(summary)');
    expect(await closed.count()).toBe(2);
    for (const panel of await closed.all())
      expect(await panel.evaluate((one) => getComputedStyle(one).display)).toBe('none');
  });

  // What moves over the page as it scrolls has a layer of its own, and so has all that is drawn after
  // it and might lie below: each card of a list had three, and every press looked through all of them.
  it.each(['/buses', '/cdl', '/knowledge-center/blog/inspection-walk-through/'])(
    'is few layers, whatever sticks to the window: %s',
    async (path) => {
      const page = await openPage(desktop);
      await page.goto(origin + path);
      await expect.poll(() => leftOut(page)).toBe(0);
      const session = await page.context().newCDPSession(page);
      const told = new Promise<number>((resolve) => {
        session.on(
          'LayerTree.layerTreeDidChange',
          ({ layers }) => layers && resolve(layers.length),
        );
      });
      await session.send('DOM.enable');
      await session.send('LayerTree.enable');
      await page.evaluate(() => scrollTo(0, 300));
      expect(await told).toBeLessThan(10);
    },
  );
});
