import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { describe, expect, inject, it } from 'vitest';
import { violations } from '../a11y/page-checks.ts';
import { describeInChromium, viewports } from '../setup/browser.ts';

const origin = inject('siteOrigin');

async function check(page: Page, name: string): Promise<void> {
  expect(await violations(page), name).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  expect(overflow, name).toBeLessThanOrEqual(0);
}

describeInChromium('the sell flow', ({ openPage }) => {
  describe.each(viewports)('at $width px', (viewport) => {
    it('is accessible and fits at every step and in every error', async () => {
      const page = await openPage({ viewport, tolerate: /status of 4\d\d/ });
      await page.goto(`${origin}/sell-your-bus`);
      await page.getByRole('button', { name: 'Go on to the photos' }).click();
      await page.getByRole('alert').waitFor();
      await page.waitForLoadState('load');
      await check(page, 'errors of step one');
      await page.getByLabel('VIN').fill('1FDFE4FS7FDA00001');
      await page.getByLabel('Your name').fill('A name that is rather long for a phone’s screen');
      await page.locator('#sell-email').fill(`w${viewport.width}@example.com`);
      await page.getByLabel('State').selectOption('NJ');
      await check(page, 'a doubtful VIN');
      await page.getByRole('button', { name: 'Go on to the photos' }).click();
      await page.waitForURL(/uploading/);
      await check(page, 'no photos yet');
      const picture = { width: 640, height: 480, channels: 3, background: '#b80' } as const;
      const buffer = await sharp({ create: picture }).jpeg().toBuffer();
      const name = `${'a-very-long-file-name-'.repeat(6)}.jpg`;
      await page.locator('#sell-photo-input').setInputFiles([
        { name, mimeType: 'image/jpeg', buffer },
        { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no photo') },
      ]);
      await page.getByText('Not taken').waitFor();
      await page.locator('[data-photo]').waitFor();
      await check(page, 'one photo, one refused');
      await page.getByRole('button', { name: 'Send my bus' }).click();
      await page.waitForURL(/done/);
      await check(page, 'done');
      await page.getByRole('link', { name: 'Open my private page' }).click();
      await page.waitForURL(/status/);
      await page.getByText('Take it back', { exact: true }).click();
      await check(page, 'the private page');
      await page.getByRole('link', { name: 'Correct details' }).click();
      await page.waitForURL(/details/);
      await check(page, 'correcting');
      await page.goto(`${origin}/sell-your-bus/status/${'0'.repeat(32)}`);
      await check(page, 'a link that opens nothing');
    });
  });
});
