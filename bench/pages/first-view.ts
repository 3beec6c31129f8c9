import { chromium } from '@playwright/test';
import { findChromium } from '../../bin/test/chromium.mjs';

interface Fetched {
  url: string;
  bytes: number;
  beforeIdle: boolean;
}

/**
 * One row a page on a phone: requests and bytes over the wire up to the page's first idle moment
 * after its load event, and what it fetches by itself afterwards, five seconds long.
 */
export async function firstViewTable(origin: string, paths: readonly string[]): Promise<string[]> {
  const executablePath = findChromium();
  if (!executablePath) return ['No Chromium was found.'];
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
  });
  const rows = [
    '| page | requests before idle | kB before idle | requests after | kB after |',
    '|---|---|---|---|---|',
  ];
  try {
    for (const path of paths) {
      const context = await browser.newContext({
        viewport: { width: 412, height: 823 },
        deviceScaleFactor: 1.75,
        isMobile: true,
        hasTouch: true,
      });
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      const seen = new Map<string, Fetched>();
      let idle = false;
      await session.send('Network.enable');
      session.on('Network.requestWillBeSent', ({ requestId, request }) => {
        if (request.url.startsWith('data:')) return;
        seen.set(requestId, { url: request.url, bytes: 0, beforeIdle: !idle });
      });
      session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
        const fetched = seen.get(requestId);
        if (fetched) fetched.bytes = encodedDataLength;
      });
      await page.goto(origin + path, { waitUntil: 'load' });
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      idle = true;
      await page.waitForTimeout(5_000);
      const all = [...seen.values()];
      const cells = [true, false].flatMap((before) => {
        const part = all.filter(({ beforeIdle }) => beforeIdle === before);
        const bytes = part.reduce((sum, one) => sum + one.bytes, 0);
        return [part.length, (bytes / 1000).toFixed(0)];
      });
      rows.push(`| ${path} | ${cells.join(' | ')} |`);
      await context.close();
    }
  } finally {
    await browser.close();
  }
  return rows;
}
