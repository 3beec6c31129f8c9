import type { Page } from '@playwright/test';
import { inject } from 'vitest';

export const origin = inject('siteOrigin');
export const desktop = { viewport: { width: 1280, height: 800 } };
export const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** What the browser itself logs when a test lets requests fail. */
export const failedRequests = /Failed to load resource|net::ERR_FAILED/;

export interface AskedQuery {
  query: string;
  filters: string;
  hitsPerPage: number;
  attributesToRetrieve: string[];
}

/** Records every search request of a page, which still reaches the real service. */
export function watchSearches(page: Page): AskedQuery[] {
  const asked: AskedQuery[] = [];
  page.on('request', (request) => {
    if (!request.url().includes('/1/indexes/')) return;
    const body = JSON.parse(request.postData() ?? '{}') as { requests: AskedQuery[] };
    asked.push(...body.requests);
  });
  return asked;
}

export const field = (page: Page) => page.locator('#header-search');
export const panel = (page: Page) => page.locator('.search-panel');
export const options = (page: Page) => page.locator('#header-suggestions [role=option]');

/** For what depends on the network of a busy machine; it never makes a test pass. */
export const soon = { timeout: 30_000 };

/** Stops the page's clock; `page.clock.runFor` moves it on. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
}

/** A control of the desktop panel by its label; the phone's overlay has the same two. */
export const filter = (page: Page, label: string) => panel(page).getByLabel(label);

/** Types into the header's box and waits for its suggestions. */
export async function suggest(
  page: Page,
  text: string,
  patience?: { timeout: number },
): Promise<void> {
  await field(page).pressSequentially(text);
  await options(page).first().waitFor(patience);
}
