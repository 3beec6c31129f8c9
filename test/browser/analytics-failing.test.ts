import type { Page } from '@playwright/test';
import { Hono, type Context } from 'hono';
import { afterEach, expect, it } from 'vitest';
import { describeInChromium } from '#test/setup/browser.ts';
import { serveAnalytics, type AnalyticsFixture } from './fixtures/analytics-fixture.ts';

type Facade = Record<string, (...parameters: unknown[]) => void>;
declare const analytics: Facade;

/** The browser itself notes every request that fails; no page can keep it from doing so. */
const browsersOwnNote = /^Failed to load resource/;

/** What the server does with uploads. */
const faults: [string, (c: Context) => Response | Promise<Response>][] = [
  ['answers 500', (c) => c.text('broken', 500)],
  ['answers 503 with HTML', (c) => c.html('<h1>Later</h1>', 503)],
  ['answers 429', (c) => c.json({ code: 429 }, 429)],
];

describeInChromium('analytics when the receiver', ({ openPage }) => {
  let site: AnalyticsFixture | null = null;
  afterEach(async () => {
    await site?.close();
    site = null;
  });

  const open = async (fault: (c: Context) => Response | Promise<Response>) => {
    const served = await serveAnalytics(new Hono().post('*', fault));
    site = served;
    const page = await openPage({ tolerate: browsersOwnNote });
    const strangers: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(served.origin)) strangers.push(request.url());
    });
    await page.clock.install();
    await page.goto(served.origin);
    await page.waitForFunction(() => 'analytics' in window);
    return { page, attempts: served.uploads, strangers };
  };
  /** Minutes in which something happens; between them the network gets its own, real time. */
  const minutes = async (page: Page, count: number, isOver = () => false) => {
    for (let minute = 0; minute < count && !isOver(); minute += 1) {
      await page.evaluate(() => analytics.track!('Search Started', { source: 'list' }));
      await page.clock.runFor(60_000);
      await page.evaluate(() => fetch('/real-time'));
    }
  };

  it.each(faults)('%s: our client tries four times and is quiet', async (_, fault) => {
    const { page, attempts } = await open(fault);
    await page.evaluate(() => analytics.startOwn!());
    await minutes(page, 300, () => attempts.length >= 4);
    expect(attempts).toHaveLength(4);
    await minutes(page, 60);
    await page.goto('about:blank');
    expect(attempts).toHaveLength(4);
  });

  it.each(faults)('%s: so does the official SDK', async (_, fault) => {
    const { page, attempts, strangers } = await open(fault);
    await page.evaluate(() => analytics.startAmplitude!('/api/analytics/2/httpapi'));
    await minutes(page, 300, () => attempts.length >= 4);
    await page.getByRole('button').click();
    await minutes(page, 60);
    expect(attempts).toHaveLength(4);
    expect(strangers).toEqual([]);
  });

  it('is blocked in the browser: four tries each, then quiet', async () => {
    const { page, attempts } = await open((c) => c.text(''));
    const tries = () => page.evaluate(() => Number(document.documentElement.dataset.tries ?? 0));
    await page.evaluate(() => {
      const real = window.fetch;
      window.fetch = async (...call) => {
        if (String(call[0]) === '/real-time') return real(...call);
        const { dataset } = document.documentElement;
        dataset.tries = String(Number(dataset.tries ?? 0) + 1);
        throw new TypeError('Failed to fetch');
      };
      analytics.startOwn!();
      analytics.startAmplitude!('/api/analytics/2/httpapi');
    });
    await minutes(page, 60);
    expect(await tries()).toBe(8);
    await page.getByRole('button').click();
    await minutes(page, 60);
    expect(await tries()).toBe(8);
    expect(attempts).toEqual([]);
  });

  it('hangs: the page stays usable and can be left at once', async () => {
    const { page, attempts } = await open(() => new Promise(() => undefined));
    await page.evaluate(() => {
      analytics.startOwn!();
      analytics.startAmplitude!('/api/analytics/2/httpapi');
    });
    await minutes(page, 60, () => attempts.length >= 1);
    expect(attempts.length).toBeGreaterThan(0);
    await page.getByRole('link', { name: 'Next' }).click();
    await page.waitForURL('**/next');
  });

  it('answers garbage: nothing breaks', async () => {
    const { page, attempts } = await open((c) => c.html('<html>not json'));
    await page.evaluate(() => {
      analytics.startOwn!();
      analytics.startAmplitude!('/api/analytics/2/httpapi');
    });
    await minutes(page, 60, () => attempts.length >= 3);
    expect(attempts.length).toBeGreaterThan(0);
    expect(await page.getByRole('heading').textContent()).toBe('Analytics');
  });
});
