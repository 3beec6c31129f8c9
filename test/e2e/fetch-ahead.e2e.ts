import { createServer, request, type Server } from 'node:http';
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeInChromium } from '#test/setup/browser.ts';
import { listenLocally } from '#test/setup/listen-locally.ts';
import { desktop, origin } from './search-bed.ts';

/** One that is not fetched before somebody means it, as the first two are. */
const hovered = (page: Page) => page.locator('.bus-card h3 a').nth(2);

describeInChromium('fetching ahead', ({ openPage }) => {
  it('asks for the page behind a link that the pointer rests on', async () => {
    const page = await openPage(desktop);
    await page.goto(`${origin}/buses`);
    await page.locator('script[type=speculationrules]').waitFor({ state: 'attached' });
    const link = hovered(page);
    const wanted = new URL((await link.getAttribute('href'))!, origin).href;
    const session = await page.context().newCDPSession(page);
    await session.send('Preload.enable');
    const asked = new Set<string>();
    session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl }) => asked.add(prefetchUrl));
    expect(asked).not.toContain(wanted);
    await link.hover();
    await expect.poll(() => asked).toContain(wanted);
  });

  it('means one link at a time, on which a mouse rested last', async () => {
    const page = await openPage(desktop);
    await page.goto(`${origin}/buses`);
    await page.locator('script[type=speculationrules]').waitFor({ state: 'attached' });
    const rested = () =>
      page.locator('a[data-rested]').evaluateAll((links) => links.map((link) => link.textContent));
    expect(await rested()).toEqual([]);
    for (const at of [2, 3]) {
      const link = page.locator('.bus-card h3 a').nth(at);
      await link.hover();
      await expect.poll(rested).toEqual([await link.textContent()]);
    }
  });

  it('asks for the first buses of a list at once, where the line is good', async () => {
    const page = await openPage(desktop);
    const session = await page.context().newCDPSession(page);
    await session.send('Preload.enable');
    const asked = new Set<string>();
    session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl }) => asked.add(prefetchUrl));
    await page.goto(`${origin}/buses`);
    const first = page.locator('.bus-card h3 a');
    const wanted = await first.evaluateAll((links) =>
      links.slice(0, 2).map((link) => (link as HTMLAnchorElement).href),
    );
    await expect.poll(() => [...asked].toSorted()).toEqual(wanted.toSorted());
  });

  it('asks for nothing ahead from who saves data', async () => {
    const page = await openPage(desktop);
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    await page.goto(`${origin}/buses`);
    await page.locator('#header-search').focus();
    await page.locator('[role=combobox]').waitFor();
    expect(await page.locator('script[type=speculationrules], link[rel=prefetch]').count()).toBe(0);
  });
});

/** The site, but for one bus, which is sold when the test says so. */
describeInChromium('a page that was fetched ahead (J6)', ({ openPage }) => {
  let site: Server;
  let siteOrigin = '';
  let sold = '';
  let asked: string[] = [];
  beforeAll(async () => {
    site = createServer((incoming, answer) => {
      const { method, url = '/', headers } = incoming;
      const ahead = headers['sec-purpose'] ? 'ahead' : 'now';
      if (headers['sec-fetch-dest'] !== 'image') asked.push(`${method} ${url} ${ahead}`);
      if (url === sold) {
        answer.writeHead(410, { 'content-type': 'text/html' });
        answer.end(method === 'HEAD' ? '' : '<!doctype html><title>x</title><h1>Sold</h1>');
        return;
      }
      const target = { ...headers, host: new URL(origin).host };
      const passed = request(origin + url, { method, headers: target }, (response) => {
        answer.writeHead(response.statusCode ?? 500, response.headers);
        response.pipe(answer);
      });
      passed.on('error', () => answer.destroy());
      incoming.pipe(passed);
    });
    siteOrigin = `http://127.0.0.1:${await listenLocally(site)}`;
  });
  beforeEach(() => {
    sold = '';
    asked = [];
  });
  afterAll(() => {
    site.closeAllConnections();
    site.close();
  });

  /** A list one of whose buses has been fetched ahead. */
  const ahead = async () => {
    const page = await openPage({ ...desktop, tolerate: /status of 410/ });
    await page.goto(`${siteOrigin}/buses`);
    const link = hovered(page);
    const path = (await link.getAttribute('href')) ?? '';
    const session = await page.context().newCDPSession(page);
    await session.send('Preload.enable');
    const fetched = new Promise<void>((resolve) =>
      session.on('Preload.prefetchStatusUpdated', ({ status, prefetchUrl }) => {
        if (status === 'Ready' && prefetchUrl.endsWith(path)) resolve();
      }),
    );
    await link.hover();
    await fetched;
    return { page, link, path, about: () => asked.filter((line) => line.includes(path)) };
  };

  it('is loaded anew when it is opened and its bus was sold meanwhile', async () => {
    const { page, link, path, about } = await ahead();
    sold = path;
    await link.click();
    await page.getByRole('heading', { name: 'Sold' }).waitFor();
    expect(about()).toEqual([`GET ${path} ahead`, `HEAD ${path} now`, `GET ${path} now`]);
  });

  it('runs nothing while it is rendered ahead, and asks when it is shown', async () => {
    const { page, link, path, about } = await ahead();
    // The browser of these tests renders no page ahead.
    await page.addInitScript(() =>
      Object.defineProperty(document, 'prerendering', { value: true, configurable: true }),
    );
    await link.click();
    await page.waitForURL(siteOrigin + path);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(await page.locator('html[data-scripts=ready]').count()).toBe(0);
    const counted = () => asked.filter((line) => line.includes('/api/analytics'));
    const countedBefore = counted().length;
    expect(about()).toEqual([`GET ${path} ahead`]);
    const answered = page.waitForResponse((answer) => answer.request().method() === 'HEAD');
    await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')));
    expect((await answered).status()).toBe(200);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    expect(about()).toEqual([`GET ${path} ahead`, `HEAD ${path} now`]);
    // What was seen is told at the latest as the page is left.
    await page.goto('about:blank');
    await expect.poll(() => counted().length).toBeGreaterThan(countedBefore);
  });
});
