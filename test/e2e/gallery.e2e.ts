import type { Page } from '@playwright/test';
import { expect, it } from 'vitest';
import { describeInChromium } from '#test/setup/browser.ts';
import { desktop, origin } from './search-bed.ts';

const bus = '/buses/1002-2015-mci-j4500-56-passenger-coach';
const count = (page: Page) => page.locator('.gallery-count').textContent();
/** Reaches for it as a hand does. */
const wake = async (page: Page) => {
  await page.locator('.gallery-strip').hover();
  await page.locator('[data-island=gallery][data-island-state=ready]').waitFor();
};
type Shift = {
  value: number;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
};
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

describeInChromium('the gallery', ({ openPage }) => {
  const open = async () => {
    const page = await openPage(desktop);
    await page.goto(origin + bus);
    await wake(page);
    return page;
  };

  it('fetches no React, nor itself, before somebody reaches for it', async () => {
    const page = await openPage(desktop);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(origin + bus);
    await page.waitForLoadState('networkidle');
    expect(asked.filter((path) => /react|island-kit|gallery/.test(path))).toEqual([]);
    expect(await count(page)).toBe('Picture 1 of 2');
    await wake(page);
    expect(asked.filter((path) => /island-kit|gallery-[^v]/.test(path))).toHaveLength(2);
    expect(asked.filter((path) => path.includes('gallery-viewer'))).toEqual([]);
  });

  it('leaves the line to its first picture until the page is there, or somebody reaches for more', async () => {
    const page = await openPage({ ...desktop, tolerate: /ERR_FAILED/ });
    const pictures: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/media/demo/')) pictures.push(pathname);
    });
    let first = 0;
    await page.route(/\/assets\/entry-/, (route) => {
      first = pictures.length;
      return route.fallback();
    });
    await page.goto(origin + bus);
    expect(first).toBe(1);
    // Two pictures, large and small.
    await expect.poll(() => pictures.length).toBe(4);
    await page.route(/\/assets\/entry-/, (route) => route.abort());
    await page.reload();
    await page.locator('.gallery-strip').hover();
    await expect.poll(() => pictures.length).toBe(8);
  });

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

  it('says that a picture did not load, and shows the drawing of its kind without its words', async () => {
    const page = await openPage({ ...desktop, tolerate: /Failed to load resource|ERR_FAILED/ });
    await page.goto(origin + bus);
    const file = (await page.locator('#picture-1 a').getAttribute('href'))!;
    const name = file.slice(0, file.lastIndexOf('.'));
    await page.route(
      (url) => url.pathname.startsWith(name),
      (route) => route.abort(),
    );
    await page.reload();
    const words = 'This photo did not load. The drawing shows the kind of bus, not this one.';
    const missing = page.locator('#picture-1').getByText(words);
    await missing.waitFor();
    const shown = page.locator('#picture-1 img[src="/media/category/coach.webp"]');
    expect(await shown.getAttribute('alt')).toBe('');
    expect(await page.locator('#picture-2').getByText(words).isVisible()).toBe(false);
    await wake(page);
    expect(await missing.isVisible()).toBe(true);
    expect(await shown.getAttribute('alt')).toBe('');
  });

  it('moves nothing on the page when its script wakes', async () => {
    const page = await openPage(desktop);
    await page.addInitScript(() => {
      const moved: string[] = [];
      Object.assign(window, { moved });
      new PerformanceObserver((list) => {
        for (const { value, sources } of list.getEntries() as unknown as Shift[])
          moved.push(
            JSON.stringify({
              value,
              sources: sources.map(({ node, previousRect, currentRect }) => [
                `${node?.nodeName} in ${node?.parentElement?.outerHTML.slice(0, 80)}`,
                previousRect,
                currentRect,
              ]),
            }),
          );
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(origin + bus);
    await wake(page);
    await page.waitForLoadState('networkidle');
    const moved = await page.evaluate(() => (window as unknown as { moved: string[] }).moved);
    expect(moved).toEqual([]);
  });

  it('has no dead buttons without a script, and links to its files', async () => {
    // The browser's own page around a picture has inline styles, which our policy refuses.
    const page = await openPage({ ...desktop, javaScriptEnabled: false, tolerate: /inline style/ });
    await page.goto(origin + bus);
    expect(await page.locator('[data-island=gallery] button:visible').count()).toBe(0);
    const file = await page.locator('#picture-1 a').getAttribute('href');
    await page.locator('#picture-1 a').click();
    await page.waitForURL(origin + file);
  });
});
