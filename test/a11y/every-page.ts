import { expect, inject, it } from 'vitest';
import { describeInChromium, viewports } from '#test/setup/browser.ts';
import {
  cutFacts,
  sidewaysOverflow,
  sidewaysOverflowOfLargeLetters,
  violations,
} from './page-checks.ts';
import { pages } from './pages.ts';

const origin = inject('siteOrigin');
/** The browser itself logs the status of the page it was told to open. */
const statusLine = /Failed to load resource: the server responded with a status of 404/;

/** Each page is loaded once, on a phone, and made wider: loading costs as much as looking at it. */
export function checkEveryPage(purpose: keyof typeof pages): void {
  describeInChromium(`every page for ${purpose}`, ({ lookAtPage }) => {
    it.each(pages[purpose])(
      'is accessible and fits at every width: $name',
      async ({ path, status = 200 }) => {
        const page = await lookAtPage({
          viewport: viewports[0],
          ...(status === 200 ? {} : { tolerate: statusLine }),
        });
        const response = await page.goto(origin + path, { waitUntil: 'load' });
        expect(response?.status()).toBe(status);
        expect(await page.evaluate(() => document.querySelectorAll('h1').length)).toBe(1);
        expect(await sidewaysOverflowOfLargeLetters(page)).toBeLessThanOrEqual(0);
        for (const viewport of viewports) {
          await page.setViewportSize(viewport);
          expect(await violations(page), `${viewport.width} px`).toEqual([]);
          expect(await sidewaysOverflow(page), `${viewport.width} px`).toBeLessThanOrEqual(0);
          expect(await cutFacts(page), `${viewport.width} px`).toEqual([]);
        }
      },
    );
  });
}
