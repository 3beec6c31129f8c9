import type { Page } from '@playwright/test';
import { expect, it } from 'vitest';
import { describeInChromium } from '#test/setup/browser.ts';
import { origin, phone } from './search-bed.ts';

const bodyBytes = (page: Page) =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType(
      'navigation',
    ) as PerformanceNavigationTiming[];
    return { sent: navigation!.encodedBodySize, read: navigation!.decodedBodySize };
  });

describeInChromium('what pages have in common', ({ openPage }) => {
  it('is not sent again in the stylesheet of another area', async () => {
    const page = await openPage(phone);
    const sheets: string[] = [];
    page.on('response', (answer) => {
      if (answer.request().resourceType() === 'stylesheet')
        sheets.push(answer.headers()['content-encoding'] ?? 'none');
    });
    const drawn = () =>
      page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--color-ink'));
    // The browser may say what it has a moment after it has it.
    for (const path of ['/', '/contact', '/sell-your-bus', '/buses', '/knowledge-center/']) {
      await page.goto(origin + path);
      expect(await drawn(), path).toBe('#0f2233');
    }
    expect(sheets[0]).toBe('br');
    expect(sheets.at(-1)).toBe('dcz');
  });

  it.each(['', '/es', '/fr'])(
    'is kept by the browser, when idle, and sent once: %s',
    async (language) => {
      const page = await openPage(phone);
      const kept = page.waitForResponse(/\/assets\/page-dictionary-/);
      await page.goto(`${origin}${language}/`);
      const first = await bodyBytes(page);
      expect(first.sent).toBeGreaterThan(8_000);
      await (await kept).finished();
      for (const path of ['/buses', '/buses?search=church', '/contact']) {
        // It says that it has it from then on, which the end of the download does not promise.
        await expect
          .poll(async () => {
            const answer = await page.goto(origin + language + path);
            return answer?.headers()['content-encoding'];
          })
          .toBe('dcz');
        const { sent, read } = await bodyBytes(page);
        expect(sent).toBeLessThan(4_000);
        expect(read).toBeGreaterThan(25_000);
        await expect.poll(() => page.locator('h1').textContent()).toBeTruthy();
      }
    },
  );
});
