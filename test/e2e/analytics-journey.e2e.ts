import type { Page } from '@playwright/test';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { describeInChromium } from '#test/setup/browser.ts';
import { recordAnalytics, type AnalyticsRecord, type Sent } from './analytics-record.ts';

describeInChromium('analytics of a visit', ({ openPage }) => {
  let record: AnalyticsRecord;
  beforeEach(async () => {
    record = await recordAnalytics(inject('siteOrigin'));
  });
  afterEach(() => record.close());
  const leave = async (page: Page, sent: Sent[], name: string) => {
    await page.goto('about:blank');
    await expect.poll(() => sent.map((one) => one.name)).toContain(name);
  };
  const of = (sent: Sent[], name: string) =>
    sent.filter((one) => one.name === name).map(({ properties }) => properties);

  it('tells what was searched, found, filtered and chosen', async () => {
    const page = await openPage({ viewport: { width: 1280, height: 900 } });
    const { origin, sent, answers } = record;
    await page.goto(`${origin}/buses?search=coach`);
    await page.locator('[data-live-list]').waitFor();
    await page.waitForLoadState('networkidle');
    await page.locator('details[data-filter="price"] > summary').click();
    await page.getByLabel('Sort by').selectOption('price-low');
    await page.waitForURL('**sort=price-low**');
    const box = page.locator('details[data-filter="seats"] input[type=checkbox]').first();
    const value = await box.getAttribute('value');
    await box.check();
    await page.waitForURL('**seats=**');
    await page.locator('a.chip-chosen').first().click();
    await page.waitForLoadState('networkidle');
    await page.locator('[data-list-results] .bus-card').nth(2).locator('h3 a').click();
    await page.waitForURL(/\/buses\/\d+/);
    // A page that is left before its scripts have started tells nothing.
    await page.locator('[data-bus-actions][data-awake]').waitFor();
    const busId = /\/buses\/(\d+)/.exec(page.url())![1];
    await leave(page, sent, 'Bus Listing Viewed');

    expect(new Set(answers)).toEqual(new Set([200]));
    expect(of(sent, 'Page Viewed')).toEqual([{ page: 'list' }, { page: 'bus' }]);
    expect(of(sent, 'Search Results Loaded')[0]).toMatchObject({ source: 'list', query: 'coach' });
    expect(of(sent, 'Search Results Loaded').slice(1)).not.toEqual([]);
    expect(of(sent, 'Search Filter Panel Toggled')[0]).toMatchObject({ panel: 'price' });
    expect(of(sent, 'Search Sort Changed')).toEqual([{ sort: 'price-low' }]);
    expect(of(sent, 'Search Filters Applied')).toEqual([
      { filter: 'seats', value, source: 'list' },
    ]);
    expect(of(sent, 'Search Filter Removed')).toHaveLength(1);
    expect(of(sent, 'Search Result Clicked')[0]).toMatchObject({
      busId,
      position: 3,
      source: 'list',
      make: expect.any(String),
      year: expect.any(Number),
    });
    expect(of(sent, 'Bus Listing Viewed')[0]).toMatchObject({ busId });
  });

  it('tells of suggestions, cleared fields and submitted searches', async () => {
    const page = await openPage({ viewport: { width: 1280, height: 900 } });
    const { origin, sent, answers } = record;
    await page.goto(`${origin}/contact`);
    const field = page.locator('[data-search-box] input[name=search]');
    await field.pressSequentially('shuttle');
    await page.locator('[data-search-box] [role=option]').first().waitFor();
    await field.fill('');
    await field.pressSequentially('coach');
    await field.press('Enter');
    await page.waitForURL('**/buses?search=coach**');
    await leave(page, sent, 'Search Query Submitted');
    expect(new Set(answers)).toEqual(new Set([200]));
    expect(of(sent, 'Search Started')).toEqual([{ source: 'desktop' }, { source: 'desktop' }]);
    expect(of(sent, 'Search Cleared')).toEqual([{ source: 'desktop' }]);
    expect(of(sent, 'Search Query Submitted')).toEqual([{ source: 'desktop', query: 'coach' }]);
    expect(of(sent, 'Search Results Loaded')[0]).toMatchObject({
      source: 'desktop',
      query: 'shuttle',
      resultCount: 8,
    });
  });

  it('tells of categories, pages of a list, questions and states', async () => {
    const page = await openPage({ viewport: { width: 1280, height: 900 } });
    const { origin, sent } = record;
    await page.goto(`${origin}/`);
    await page.locator('.tile-grid a.tile').first().click();
    await page.waitForURL('**/categories/*');
    await page.goto(`${origin}/buses`);
    await page.locator('[data-pages] a', { hasText: 'Next' }).click();
    await page.waitForURL('**page=2**');
    await page.goto(`${origin}/locations/nj`);
    await page.locator('[data-faq]').first().scrollIntoViewIfNeeded();
    await page.locator('[data-faq][data-awake] summary').first().click();
    const layer = await page.evaluate(
      () => (window as unknown as { dataLayer: Record<string, unknown>[] }).dataLayer,
    );
    await leave(page, sent, 'faq_interaction');
    expect(of(sent, 'Bus Category Clicked')).toEqual([
      { category: expect.stringMatching(/^[a-z-]+$/), source: 'home' },
    ]);
    expect(of(sent, 'Search Pagination Clicked')).toEqual([{ page: 2, fromPage: 1 }]);
    expect(of(sent, 'state_page_view')).toEqual([{ state_name: 'New Jersey', slug: 'nj' }]);
    const [question] = of(sent, 'faq_interaction');
    expect(question).toMatchObject({ action: 'open', state_context: 'New Jersey' });
    expect(String(question?.question).length).toBeLessThanOrEqual(50);
    expect(layer).toEqual([
      { event: 'state_page_view', state_name: 'New Jersey', slug: 'nj' },
      { event: 'faq_interaction', ...question },
    ]);
  });

  it('never records an address of the sell flow', async () => {
    const page = await openPage({
      viewport: { width: 1280, height: 900 },
      // The server's answer to a link that is not one.
      tolerate: /404 \(Not Found\).*status\/not-a-real-token/,
    });
    const { origin, sent, bodies } = record;
    await page.goto(`${origin}/sell-your-bus?make=SecretMake`);
    await page.goto(`${origin}/sell-your-bus/status/not-a-real-token-1234567890`).catch(() => null);
    await page.goto(`${origin}/contact`);
    await leave(page, sent, 'Sell Step Viewed');
    expect(of(sent, 'Sell Step Viewed')).toEqual([{ step: 'describe' }]);
    expect(bodies.join()).not.toMatch(/SecretMake|not-a-real-token|sell-your-bus/);
  });

  it.each([
    ['Global Privacy Control', 'globalPrivacyControl', true],
    ['Do Not Track', 'doNotTrack', '1'],
  ] as const)('sends nothing with %s', async (_, name, value) => {
    const page = await openPage();
    const { origin, sent } = record;
    await page.addInitScript(
      ([property, given]) =>
        Object.defineProperty(Navigator.prototype, property, { get: () => given }),
      [name, value] as const,
    );
    await page.goto(`${origin}/buses?search=coach`);
    await page.waitForLoadState('networkidle');
    await page.goto(`${origin}/contact`);
    await page.goto('about:blank');
    expect(sent).toEqual([]);
  });

  it('comes back from the back-forward cache, counted once more', async () => {
    const page = await openPage();
    const { origin, sent } = record;
    await page.goto(`${origin}/cdl`);
    await page.goto(`${origin}/contact`);
    await page.goBack();
    // Where the browser keeps no pages, this one was loaded anew.
    await page.locator('html[data-scripts=ready]').waitFor({ state: 'attached' });
    await leave(page, sent, 'Page Viewed');
    await expect
      .poll(() => of(sent, 'Page Viewed').map(({ page: kind }) => kind))
      .toEqual(['cdl', 'contact', 'cdl']);
  });
});
