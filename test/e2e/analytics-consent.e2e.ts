import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { violations } from '#test/a11y/page-checks.ts';
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { describeInChromium, viewports } from '#test/setup/browser.ts';
import { startBuiltServer, type RunningServer } from '#test/setup/start-server.ts';

const question = 'May another company help us measure?';

describeInChromium('the choice about measuring', ({ openPage }) => {
  let server: RunningServer;
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'omnibus-consent-'));
    server = await startBuiltServer({
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      ANALYTICS: 'amplitude',
      AMPLITUDE_API_KEY: '0123456789abcdef0123456789abcdef',
      GTM_ID: 'GTM-TEST123',
    });
  }, 120_000);
  afterAll(async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  /** Third parties are answered here; what they were asked is written down. */
  const open = async (options: Parameters<typeof openPage>[0] = {}) => {
    const page = await openPage(options);
    const asked: string[] = [];
    await page.route(/^https:/, (route) => {
      asked.push(route.request().url());
      return route.fulfill({
        body: route.request().url().includes('gtm.js') ? '' : '{"code":200}',
        headers: { 'access-control-allow-origin': '*' },
      });
    });
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    return { page, asked, scripts };
  };
  const box = (page: Page) => page.getByRole('region', { name: question });
  const loaded = (scripts: string[]) => scripts.some((url) => url.includes('amplitude-client'));

  it('loads nothing before a yes, and remembers a no', async () => {
    const { page, asked, scripts } = await open();
    await page.goto(server.origin);
    await box(page).waitFor();
    // Home, lists and buses have stylesheets of their own.
    expect(await box(page).evaluate((element) => getComputedStyle(element).position)).toBe('fixed');
    expect([asked, loaded(scripts)]).toEqual([[], false]);
    await page.getByRole('button', { name: 'No, thanks' }).click();
    await expect.poll(() => box(page).isVisible()).toBe(false);
    await page.goto(`${server.origin}/contact`);
    await page.getByRole('button', { name: 'Measuring choice' }).waitFor();
    expect(await box(page).isVisible()).toBe(false);
    expect([asked, loaded(scripts)]).toEqual([[], false]);
  });

  it('works by keyboard, loads after a yes, and can be taken back', async () => {
    const { page, asked, scripts } = await open();
    await page.goto(server.origin);
    await box(page).waitFor();
    const yes = page.getByRole('button', { name: 'Yes, that’s fine' });
    await yes.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => asked.some((url) => url.includes('gtm.js?id=GTM-TEST123'))).toBe(true);
    await expect.poll(() => loaded(scripts)).toBe(true);
    await page.waitForFunction(() => document.cookie.includes('AMP_'));

    await page.goto(`${server.origin}/privacy-policy`);
    const opener = page.getByRole('button', { name: 'Measuring choice' });
    await opener.press('Enter');
    expect(await box(page).evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('No, thanks');
    await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')]);
    await opener.waitFor();
    expect(await page.evaluate(() => document.cookie)).not.toContain('AMP_');
    const before = asked.length;
    await page.goto(`${server.origin}/contact`);
    await opener.waitFor();
    expect(asked.length).toBe(before);
  });

  it('is not asked on private pages, nor is anything of a third party there', async () => {
    const { page, asked, scripts } = await open();
    await page.addInitScript(() => localStorage.setItem('measuring-choice', 'yes'));
    await page.goto(`${server.origin}/sell-your-bus`);
    await page.waitForLoadState('networkidle');
    expect(
      await page
        .locator('meta[name=analytics]')
        .evaluate((meta) => Object.keys((meta as HTMLElement).dataset)),
    ).toEqual([]);
    expect([asked, loaded(scripts), await box(page).isVisible()]).toEqual([[], false, false]);
  });

  it('loads no third party without scripts or with Global Privacy Control', async () => {
    const plain = await open({ javaScriptEnabled: false });
    await plain.page.goto(server.origin);
    expect(await box(plain.page).isVisible()).toBe(false);
    expect(plain.asked).toEqual([]);
    const careful = await open();
    await careful.page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
    );
    await careful.page.goto(server.origin);
    await careful.page.waitForLoadState('networkidle');
    expect(await box(careful.page).isVisible()).toBe(false);
    expect(careful.asked).toEqual([]);
  });

  it.each(viewports)('is accessible, fair and within the page at $width px', async (viewport) => {
    const { page } = await open({ viewport });
    await page.goto(`${server.origin}/contact`);
    await box(page).waitFor();
    expect(await violations(page, '.measuring-choice')).toEqual([]);
    const sizes = await page.locator('.measuring-choice-answers button').evaluateAll((buttons) =>
      buttons.map((button) => {
        const { width, height } = button.getBoundingClientRect();
        const { color, backgroundColor, fontSize } = getComputedStyle(button);
        return { width, height, color, backgroundColor, fontSize };
      }),
    );
    expect(sizes[0]).toEqual(sizes[1]);
    expect(sizes[0]!.height).toBeGreaterThanOrEqual(44);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });

  it('exists only where a third party is on; so does the wider policy', async () => {
    const here = await fetch(server.origin);
    const policy = here.headers.get('content-security-policy') ?? '';
    expect(policy).toContain('https://www.googletagmanager.com');
    expect(policy).toContain('https://api2.amplitude.com');
    const there = await fetch(inject('siteOrigin'));
    expect(there.headers.get('content-security-policy')).not.toMatch(/https:/);
    const html = await there.text();
    expect(html).not.toContain('measuring-choice');
    expect(html).toMatch(/<meta name="analytics" content="home"\/?>/);
  });
});
