import { inChromium, phone } from './in-chromium.ts';

interface Fetched {
  bytes: number;
  beforeIdle: boolean;
}

/**
 * One row a page on a phone: requests and bytes over the wire up to the page's first idle moment
 * after its first frame, and what it fetches by itself afterwards, five seconds long.
 */
export async function firstViewTable(origin: string, paths: readonly string[]): Promise<string[]> {
  const rows = [
    '| page | requests before idle | kB before idle | requests after | kB after |',
    '|---|---|---|---|---|',
  ];
  await inChromium(async (browser) => {
    for (const path of paths) {
      const context = await browser.newContext(phone);
      const page = await context.newPage();
      await page.addInitScript(() =>
        document.addEventListener('DOMContentLoaded', () =>
          requestAnimationFrame(() =>
            setTimeout(() => requestIdleCallback(() => performance.mark('first-idle'))),
          ),
        ),
      );
      await page.goto(origin + path, { waitUntil: 'load' });
      await page.waitForTimeout(5_000);
      const all = await page.evaluate((): Fetched[] => {
        const [idle] = performance.getEntriesByName('first-idle');
        const pages = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
        const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
        return [...pages, ...files]
          .filter(({ name }) => !name.startsWith('data:'))
          .map(({ startTime, transferSize }) => ({
            bytes: transferSize,
            beforeIdle: startTime < (idle?.startTime ?? Infinity),
          }));
      });
      const cells = [true, false].flatMap((before) => {
        const part = all.filter(({ beforeIdle }) => beforeIdle === before);
        const bytes = part.reduce((sum, one) => sum + one.bytes, 0);
        return [part.length, (bytes / 1000).toFixed(0)];
      });
      rows.push(`| ${path} | ${cells.join(' | ')} |`);
      await context.close();
    }
  });
  return rows;
}
