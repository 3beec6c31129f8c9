import { createServer, type Server } from 'node:http';
import type { Page } from '@playwright/test';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { sidewaysOverflow, violations } from '#test/a11y/page-checks.ts';
import { describeInChromium } from '#test/setup/browser.ts';
import { listenLocally } from '#test/setup/listen-locally.ts';
import { recordAnalytics, type AnalyticsRecord } from './analytics-record.ts';

describeInChromium('a list of ours on a partner’s page', ({ openPage }) => {
  let page: Page;
  let record: AnalyticsRecord;
  let partner: Server;
  let partnerOrigin: string;
  let lines: string[];
  beforeEach(async () => {
    record = await recordAnalytics(inject('siteOrigin'));
    // Under another name than the site: only the port would be the same site to a browser.
    partner = createServer((_, answer) => {
      answer.writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': `default-src 'none'; script-src ${record.origin}; frame-src ${record.origin}`,
        'referrer-policy': 'no-referrer',
        'cross-origin-embedder-policy': 'require-corp',
      });
      answer.end(
        `<!doctype html><html lang="en"><title>Partner</title><main><h1>Partner</h1>${lines.join('')}</main>`,
      );
    });
    partnerOrigin = `http://localhost:${await listenLocally(partner)}`;
  });
  afterEach(async () => {
    // Before the recorder: a view that is still being counted would be an error of the page.
    await page.context().close();
    await record.close();
    partner.closeAllConnections();
    await new Promise((resolve) => {
      partner.close(resolve);
    });
  });
  const scriptLine = (query: string, title: string) =>
    `<script async src="${record.origin}/embed.js" data-src="${query}" data-title="${title}"></script>`;

  it('is made by one line each, is as tall as it wants to be and leads to the site', async () => {
    lines = [
      scriptLine('/embed/buses?count=3&amp;columns=2', 'Buses of a friend'),
      scriptLine('/es/embed/buses?count=1&amp;theme=dark&amp;source=friend', 'Autobuses'),
    ];
    page = await openPage({ viewport: { width: 1280, height: 900 } });
    await page.goto(partnerOrigin);
    const frame = page.frameLocator('iframe[title="Buses of a friend"]');
    await expect.poll(() => frame.locator('article').count()).toBe(3);
    const element = page.locator('iframe[title="Buses of a friend"]');
    await expect.poll(() => element.getAttribute('height')).not.toBe('600');
    const heightOf = () =>
      frame.locator('html').evaluate((html) => Math.ceil(html.getBoundingClientRect().height));
    const wide = await heightOf();
    expect(Number(await element.getAttribute('height'))).toBe(wide);
    expect(await frame.locator('html').evaluate((html) => html.scrollHeight)).toBe(wide);

    const spanish = page.frameLocator('iframe[title=Autobuses]');
    expect(await spanish.locator('html').getAttribute('lang')).toBe('es-US');
    expect(await violations(page)).toEqual([]);

    await page.setViewportSize({ width: 320, height: 700 });
    await expect.poll(heightOf).not.toBe(wide);
    await expect
      .poll(async () => Number(await element.getAttribute('height')))
      .toBe(await heightOf());
    expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);

    const [opened] = await Promise.all([
      page.waitForEvent('popup'),
      frame.locator('article a').first().press('Enter'),
    ]);
    await opened.waitForURL(/\/buses\/\d+-[^?]*\?source=localhost$/);
    // Out of its sandbox: a page like any other.
    await opened.locator('[data-bus-actions][data-awake]').waitFor({ timeout: 30_000 });
    await opened.goto('about:blank');
    const sources = (name: string) =>
      record.sent.filter((one) => one.name === name).map(({ properties }) => properties.source);
    await expect.poll(() => sources('Embed Followed')).toEqual(['localhost']);
    expect(sources('Embed Viewed').toSorted()).toEqual(['friend', 'localhost']);
    expect(record.sent.filter(({ name }) => name === 'Page Viewed')).toHaveLength(1);
  });

  it('takes no word from others about its height', async () => {
    lines = [scriptLine('/embed/buses?count=1', 'List')];
    page = await openPage();
    await page.goto(partnerOrigin);
    const element = page.locator('iframe[title=List]');
    await expect.poll(() => element.getAttribute('height')).not.toBe('600');
    const height = await element.getAttribute('height');
    await page.evaluate(() => window.postMessage({ omnibusHeight: 9_999 }, '*'));
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await element.getAttribute('height')).toBe(height);
  });

  it('stands without our script, and no other page of ours does', async () => {
    const made = await (await fetch(`${record.origin}/embed?count=2&source=friend`)).text();
    const [, line = ''] = /id="embed-frame"[^>]*>([^<]*)</.exec(made) ?? [];
    const own = line.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"');
    expect(own).toMatch(/^<iframe src="[^"]*\/embed\/buses\?count=2&amp;amp;source=friend"/);
    lines = [
      own
        .replaceAll('&amp;amp;', '&amp;')
        .replace(/src="https?:\/\/[^/"]*/, `src="${record.origin}`),
      `<iframe title="Home" src="${record.origin}/buses"></iframe>`,
    ];
    page = await openPage({ tolerate: /frame-ancestors|X-Frame-Options|Framing/i });
    await page.goto(partnerOrigin);
    const frame = page.frameLocator('iframe[title="Buses for sale"]');
    await expect.poll(() => frame.locator('article').count()).toBe(2);
    const other = page.frameLocator('iframe[title=Home]');
    expect(await other.locator('.bus-card').count()).toBe(0);
  });

  it('comes from a page that makes the line and shows what it makes', async () => {
    page = await openPage({ viewport: { width: 1280, height: 900 } });
    await page.goto(`${record.origin}/embed`);
    await page.getByLabel('Number of buses').fill('2');
    await page.getByLabel('Your website').fill('www.friend.example');
    await page.getByRole('button', { name: 'Make the line' }).click();
    await page.waitForURL(/source=www\.friend\.example/);
    expect(await page.getByLabel('For most websites').inputValue()).toContain(
      'data-src="/embed/buses?count=2&amp;source=www.friend.example"',
    );
    const preview = page.frameLocator('iframe[title="Preview of the frame"]');
    await expect.poll(() => preview.locator('article').count()).toBe(2);
    expect(await violations(page)).toEqual([]);
    await page.goto('about:blank');
    expect(record.sent.filter(({ name }) => name === 'Embed Viewed')).toEqual([]);
  });
});
