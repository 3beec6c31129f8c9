import { setTimeout as sleep } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import { expect } from 'vitest';

/** Chromium notes what stands in a form a second after it was typed; a person presses no sooner. */
const untilNotedMs = 2_500;

/** Presses while there is no connection, sees the browser's own page about it, and goes back with one. */
export async function pressWithoutLine(page: Page, button: Locator): Promise<void> {
  await sleep(untilNotedMs);
  await page.context().setOffline(true);
  await button.click({ noWaitAfter: true });
  await expect.poll(() => page.url()).toMatch(/^chrome-error:/);
  await page.context().setOffline(false);
  await page.goBack();
}
