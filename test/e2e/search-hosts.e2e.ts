import type { Page } from '@playwright/test';
import { expect, it } from 'vitest';
import { describeInChromium } from '#test/setup/browser.ts';
import {
  desktop,
  failedRequests,
  field,
  options,
  origin,
  soon,
  stopClock,
  suggest,
} from './search-bed.ts';

const hosted = {
  mode: 'hosted',
  applicationId: 'TESTAPP',
  searchKey: 'public-key',
  indexName: 'buses_test',
};
const answer = {
  results: [
    {
      hits: [{ objectID: '7', title: 'A hosted bus', slug: 'a-hosted-bus' }],
      nbHits: 1,
      query: '',
    },
  ],
};

/** The page as a site configured for the hosted service sends it; `down` hosts refuse. */
async function hostedPage(page: Page, down: (host: string) => boolean) {
  const asked: { host: string; key: string | null; index: string }[] = [];
  await page.route(`${origin}/buses`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const headers = { 'content-type': 'text/html' };
    const block = /(<script id="search-settings"[^>]*>)[^<]*/;
    await route.fulfill({ headers, body: html.replace(block, `$1${JSON.stringify(hosted)}`) });
  });
  await page.route(/\.algolia(net)?\.(net|com)\//, async (route) => {
    const url = new URL(route.request().url());
    const body = JSON.parse(route.request().postData() ?? '{}') as {
      requests: { indexName: string }[];
    };
    asked.push({
      host: url.hostname,
      key: url.searchParams.get('x-algolia-api-key'),
      index: body.requests[0]?.indexName ?? '',
    });
    if (down(url.hostname)) return route.abort();
    return route.fulfill({ json: answer, headers: { 'access-control-allow-origin': '*' } });
  });
  await page.goto(`${origin}/buses`);
  return asked;
}

const storedHosts = (page: Page) =>
  page.evaluate(() => JSON.stringify(Object.entries(localStorage)).toLowerCase());

describeInChromium('search hosts', ({ openPage }) => {
  it('asks the read host first, then a backup; skips the failed one for two minutes', async () => {
    const page = await openPage({ ...desktop, tolerate: failedRequests });
    const asked = await hostedPage(page, (host) => host === 'testapp-dsn.algolia.net');
    const search = async (text: string) => {
      await field(page).fill('');
      await field(page).fill(text);
      await expect
        .poll(async () => {
          await page.clock.runFor(600);
          return options(page).count();
        }, soon)
        .toBe(1);
    };

    await field(page).focus();
    await page.locator('.search-panel').waitFor({ state: 'attached' });
    await stopClock(page);
    await search('first');
    expect(asked[0]).toEqual({
      host: 'testapp-dsn.algolia.net',
      key: 'public-key',
      index: 'buses_test',
    });
    expect(asked[1]?.host).toMatch(/^testapp-[123]\.algolianet\.com$/);
    expect(await storedHosts(page)).toContain('testapp-dsn.algolia.net');

    const known = asked.length;
    await search('second');
    expect(asked.slice(known).map(({ host }) => host)).not.toContain('testapp-dsn.algolia.net');

    await page.clock.runFor(121_000);
    const later = asked.length;
    await search('third');
    expect(asked.slice(later).map(({ host }) => host)).toContain('testapp-dsn.algolia.net');
  });

  it('asks this site by default, with a key that can only search', async () => {
    const page = await openPage(desktop);
    await page.goto(`${origin}/buses`);
    const request = page.waitForRequest(/\/1\/indexes\//);
    await suggest(page, 'mci');
    const url = new URL((await request).url());
    expect(url.origin).toBe(origin);
    expect(url.searchParams.get('x-algolia-application-id')).toBe('omnibus');
    expect(url.searchParams.get('x-algolia-api-key')).toBe('search-only');
  });
});
