import { expect, inject, it } from 'vitest';
import { describeInChromium, viewports } from '#test/setup/browser.ts';
import { sidewaysOverflow, violations } from './page-checks.ts';
import { pages } from './pages.ts';

const origin = inject('siteOrigin');
/** The browser itself logs the status of the page it was told to open. */
const statusLine = /Failed to load resource: the server responded with a status of 404/;

/** The whole site at one width; the widths are files of their own, so that they run beside each other. */
export function checkEveryPage(width: number): void {
  const viewport = viewports.find((one) => one.width === width);
  if (!viewport) throw new Error(`No page is looked at ${width} px wide.`);
  describeInChromium(`every page at ${width} px`, ({ openPage }) => {
    it.each(pages)('is accessible and fits: $name', async ({ path, status = 200 }) => {
      const page = await openPage({
        viewport,
        ...(status === 200 ? {} : { tolerate: statusLine }),
      });
      const response = await page.goto(origin + path, { waitUntil: 'load' });
      expect(response?.status()).toBe(status);
      expect(await violations(page)).toEqual([]);
      expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
    });

    it('is accessible and fits: a bus', async () => {
      const page = await openPage({ viewport });
      await page.goto(`${origin}/buses`);
      const link = page.locator('.bus-card h3 a').first();
      await page.goto(origin + (await link.getAttribute('href')));
      expect(await page.locator('h1').count()).toBe(1);
      expect(await violations(page)).toEqual([]);
      expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
    });
  });
}
