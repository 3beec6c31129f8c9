import { chromium, type Browser } from '@playwright/test';
import { findChromium } from '../../bin/test/chromium.mjs';

/** Lighthouse's, without its slow line and processor. */
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** Runs in a Chromium of its own, closed whatever happens. Throws where none is installed. */
export async function inChromium(measure: (browser: Browser) => Promise<void>): Promise<void> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('No Chromium was found.');
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
  });
  try {
    await measure(browser);
  } finally {
    await browser.close();
  }
}
