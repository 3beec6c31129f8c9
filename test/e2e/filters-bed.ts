import type { Page } from '@playwright/test';

/** The panel of filters once its code is there. */
export const awake = '[data-island="filters"][data-island-state="ready"]';
export const group = (page: Page, name: string) => page.locator(`details[data-filter="${name}"]`);
export const box = (page: Page, name: string, value: string) =>
  group(page, name).locator(`label input[value="${value}"]`);
