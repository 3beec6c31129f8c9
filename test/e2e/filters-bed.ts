import type { Page } from '@playwright/test';
import { origin } from './search-bed.ts';

/** The panel of filters once its code is there. */
export const awake = '[data-island="filters"][data-island-state="ready"]';
export const group = (page: Page, name: string) => page.locator(`details[data-filter="${name}"]`);
export const box = (page: Page, name: string, value: string) =>
  group(page, name).locator(`label input[value="${value}"]`);

/** A list whose panel somebody has reached for. */
export async function openList(page: Page, path = '/buses'): Promise<void> {
  await page.goto(origin + path);
  await page.locator('.filters-heading h2').hover();
  await page.locator(awake).waitFor({ state: 'attached' });
}

/** Answers of the list wait until they are let go; `count` says how many were asked for. */
export async function holdAnswers(page: Page) {
  const waiting: (() => void)[] = [];
  const held = { count: 0, go: () => waiting.splice(0).forEach((open) => open()) };
  await page.route(/\/buses(\?|$)/, async (route) => {
    if (route.request().isNavigationRequest()) return route.continue();
    held.count += 1;
    await new Promise<void>((resolve) => waiting.push(resolve));
    // Somebody has chosen again meanwhile, and asked for that instead.
    await route.continue().catch(() => undefined);
  });
  return held;
}
