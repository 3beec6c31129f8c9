import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  catalogueNames,
  sampleProperties,
  seededRandom,
} from '#test/factories/analytics-traffic.ts';
import { analyticsBed, browserAgent, type AnalyticsBed } from '../http/analytics-bed.ts';
import { describeInChromium, type BrowserSession } from '#test/setup/browser.ts';
import { serveAnalytics, type AnalyticsFixture } from './fixtures/analytics-fixture.ts';

type Facade = Record<string, (...parameters: unknown[]) => void>;
declare const analytics: Facade;

const events = catalogueNames.map(
  (name) => [name, sampleProperties[name](seededRandom(4))] as const,
);

function suite({ openPage }: BrowserSession): void {
  let bed: AnalyticsBed;
  let site: AnalyticsFixture;
  beforeEach(async () => {
    bed = await analyticsBed();
    bed.clock.now = new Date();
    site = await serveAnalytics(bed.analytics.collector!);
  });
  afterEach(async () => {
    await site.close();
    await bed.close();
  });
  const open = async (path = '/') => {
    const page = await openPage();
    await page.goto(site.origin + path);
    await page.waitForFunction(() => 'analytics' in window);
    return page;
  };
  const trackAll = (page: Awaited<ReturnType<typeof open>>) =>
    page.evaluate((all) => {
      for (const [name, properties] of all) analytics.track!(name, properties);
    }, events);

  const expectAll = async () => {
    await expect.poll(async () => (await bed.stored()).length).toBe(events.length);
    const rows = await bed.stored();
    for (const [name, properties] of events) {
      const row = rows.find((one) => one.name === name);
      expect(JSON.parse(row?.properties ?? 'null'), name).toEqual(properties);
    }
  };

  it('by the official SDK deliver every event of the catalogue to our collector', async () => {
    const page = await open();
    await trackAll(page);
    await page.evaluate(() => analytics.startAmplitude!('/api/analytics/2/httpapi'));
    await page.getByRole('button').click();
    // What identifies a visitor is taken and not kept.
    await page.evaluate(() => {
      analytics.identify!('visitor-17', { plan: 'fleet' });
      analytics.setUserProperties!({ city: 'Trenton' });
    });
    await page.waitForTimeout(500);
    await page.goto('about:blank');
    await expectAll();
    const day = new Date().toISOString().slice(0, 10);
    const automatic = await bed.figures.automaticEvents({ from: day, to: day });
    const names = automatic.map(({ key }) => key);
    expect(names).toContain('[Amplitude] Page Viewed');
    expect(names).toContain('$identify');
    const tables = ['analytics_events', 'analytics_daily', 'analytics_visitors'] as const;
    for (const table of tables) {
      const rows = await bed.fresh.database.kysely.selectFrom(table).selectAll().execute();
      expect(JSON.stringify(rows)).not.toMatch(/visitor-17|Trenton|fleet/);
    }
  });

  it('by our own client deliver every event of the catalogue when the page is left', async () => {
    const page = await open();
    await trackAll(page);
    await page.evaluate(() => analytics.startOwn!());
    expect(site.uploads).toEqual([]);
    await page.goto('about:blank');
    await expectAll();
    expect(site.uploads).toHaveLength(1);
    expect(site.uploads[0]?.path).toBe('/api/analytics/2/httpapi');
  });

  it('go in batches of twenty without waiting for the end', async () => {
    const page = await open();
    await page.evaluate(() => analytics.startOwn!());
    // Idle was reached; then a full batch goes at once.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await page.evaluate(() => {
      for (let at = 0; at < 25; at += 1) analytics.track!('Search Started', { source: 'list' });
    });
    await expect.poll(() => site.uploads.length).toBe(1);
    expect(site.uploads[0]?.events).toHaveLength(20);
    await page.goto('about:blank');
    await expect.poll(async () => (await bed.stored()).length).toBe(25);
  });

  it('survive a client that throws', async () => {
    const page = await open();
    await page.evaluate(() => {
      analytics.startFaulty!();
      analytics.startOwn!();
      analytics.track!('Search Started', { source: 'list' });
      analytics.reset!();
    });
    await page.goto('about:blank');
    await expect.poll(async () => (await bed.stored()).length).toBe(1);
  });
}

describeInChromium('analytics', suite, { userAgent: browserAgent });
