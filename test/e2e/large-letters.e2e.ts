import type { Page } from '@playwright/test';
import { expect, it } from 'vitest';
import { describeInChromium } from '#test/setup/browser.ts';
import { origin } from './search-bed.ts';

const bus = '/buses/1002-2015-mci-j4500-56-passenger-coach';

/** As the browser's settings have them, which its questions about widths count by. */
describeInChromium('letters of twice the size on a phone', ({ openPage }) => {
  const openLarge = async () => {
    const page = await openPage({ viewport: { width: 360, height: 740 } });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    return page;
  };

  /** Words that a line ends within. */
  const tornIn = (page: Page, selector: string) =>
    page.locator(selector).evaluateAll((all) =>
      all.flatMap(({ childNodes }) =>
        [...childNodes].flatMap((node) =>
          [...(node.textContent ?? '').matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
            if (node.nodeType !== Node.TEXT_NODE) return [];
            const range = document.createRange();
            range.setStart(node, index);
            range.setEnd(node, index + word.length);
            return range.getClientRects().length > 1 ? [word] : [];
          }),
        ),
      ),
    );

  it.each([
    ['/es/categories', '.category-row h2 a'],
    [`/es${bus}/cost`, '.cost-table :is(th, td, span, li, small)'],
    ['/buses/filters', '[data-filter=state] label'],
    ['/buses/filters', '.filter-fields label'],
    ['/es/buses/filters', '[data-filter=condition] label'],
    [`/es${bus}`, '.specifications h2, .contact-block h2'],
    ['/es/compare?bus=1001&bus=1002', '.compare-table tbody th'],
  ])('leave whole the words of %s', async (path, selector) => {
    const page = await openLarge();
    await page.goto(origin + path);
    expect(await page.locator(selector).count()).toBeGreaterThan(1);
    expect(await tornIn(page, selector)).toEqual([]);
  });

  it('leave whole the names of buses and the words of their facts', async () => {
    const page = await openLarge();
    await page.goto(`${origin}/buses`);
    const names = page.locator('.bus-card h3');
    const cut = await names.evaluateAll((all) =>
      all
        .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
        .map(({ textContent }) => textContent),
    );
    expect(cut).toEqual([]);
    for (const language of ['', '/es', '/fr']) {
      await page.goto(origin + language + bus);
      const torn = await tornIn(page, '.key-facts :is(dt, dd), .specification-group dt');
      expect(torn, language).toEqual([]);
    }
  });

  it('leave French prices beside each other in a line each', async () => {
    const page = await openLarge();
    await page.goto(`${origin}/fr/compare?bus=1002&bus=1010`);
    const lines = await page.locator('.compare-price').evaluateAll((all) =>
      all.map(({ firstChild }) => {
        const price = document.createRange();
        price.selectNode(firstChild!);
        return price.getClientRects().length;
      }),
    );
    expect(lines).toEqual([1, 1]);
  });

  it('leave icons their size beside words of several lines', async () => {
    const page = await openLarge();
    for (const path of [bus, '/buses?search=15+passenger+lift', '/contact', '/knowledge-center']) {
      await page.goto(origin + path);
      const icons = page.locator('svg.line-icon:visible');
      expect(await icons.count()).toBeGreaterThan(1);
      const shrunk = await icons.evaluateAll(
        (all) => all.filter((one) => one.clientWidth < Number(one.getAttribute('width'))).length,
      );
      expect(shrunk, path).toBe(0);
    }
  });

  it('keep all filters within the page, in Spanish', async () => {
    const page = await openLarge();
    await page.goto(`${origin}/es/buses/filters`);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBe(0);
  });

  it('let both lines of the call bar scroll away', async () => {
    const page = await openLarge();
    await page.goto(`${origin}/buses`);
    await page.evaluate(() => scrollTo(0, 1500));
    const bottom = () =>
      page.locator('.site-header').evaluate((header) => header.getBoundingClientRect().bottom);
    await expect.poll(bottom).toBeLessThan(120);
  });
});
