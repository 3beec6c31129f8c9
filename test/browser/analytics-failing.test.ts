import type { Page, Route } from '@playwright/test';
import { Hono } from 'hono';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeInChromium } from '#test/setup/browser.ts';
import { serveAnalytics, type AnalyticsFixture } from './fixtures/analytics-fixture.ts';

type Facade = Record<string, (...parameters: unknown[]) => void>;
declare const analytics: Facade;

/** The browser itself notes every request that fails; no page can keep it from doing so. */
const browsersOwnNote = /^Failed to load resource/;

const faults: [string, (route: Route) => Promise<void>][] = [
  ['is blocked', (route) => route.abort('blockedbyclient')],
  ['cannot be reached', (route) => route.abort('connectionrefused')],
  ['answers 500', (route) => route.fulfill({ status: 500, body: 'broken' })],
  ['answers 503 with HTML', (route) => route.fulfill({ status: 503, body: '<h1>Later</h1>' })],
  ['answers 429', (route) => route.fulfill({ status: 429, json: { code: 429 } })],
];

describeInChromium('analytics when the receiver', ({ openPage }) => {
  let site: AnalyticsFixture;
  beforeEach(async () => {
    site = await serveAnalytics(new Hono());
  });
  afterEach(() => site.close());

  const open = async (fault: (route: Route) => Promise<void>) => {
    const attempts: string[] = [];
    const page = await openPage({ tolerate: browsersOwnNote });
    await page.clock.install();
    for (const address of [/\/api\/analytics\//, /^https:/]) {
      await page.route(address, (route) => {
        attempts.push(route.request().url());
        return fault(route);
      });
    }
    await page.goto(site.origin);
    await page.waitForFunction(() => 'analytics' in window);
    return { page, attempts };
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
    const { page, attempts } = await open(fault);
    await page.evaluate(() => analytics.startAmplitude!('/api/analytics/2/httpapi'));
    await minutes(page, 300, () => attempts.length >= 4);
    await page.getByRole('button').click();
    await minutes(page, 60);
    // The first failure and three retries; nobody else is called.
    expect(attempts.length).toBeGreaterThan(0);
    expect(attempts.length).toBeLessThanOrEqual(4);
    expect(attempts.filter((url) => !url.includes('/api/analytics/'))).toEqual([]);
  });

  it('hangs: the page stays usable and can be left at once', async () => {
    const { page, attempts } = await open(() => new Promise(() => undefined));
    await page.evaluate(() => {
      analytics.startOwn!();
      analytics.startAmplitude!('/api/analytics/2/httpapi');
      analytics.track!('Search Started', { source: 'list' });
    });
    await minutes(page, 60, () => attempts.length >= 1);
    expect(attempts.length).toBeGreaterThan(0);
    await page.getByRole('link', { name: 'Next' }).click();
    await page.waitForURL('**/next');
  });

  it('answers garbage: nothing is tried again and nothing breaks', async () => {
    const { page, attempts } = await open((route) => route.fulfill({ body: '<html>not json' }));
    await page.evaluate(() => {
      analytics.startOwn!();
      analytics.startAmplitude!('/api/analytics/2/httpapi');
    });
    await minutes(page, 60, () => attempts.length >= 2);
    expect(attempts.length).toBeGreaterThan(0);
    expect(await page.getByRole('heading').textContent()).toBe('Analytics');
  });
});
