import { expect, it } from 'vitest';
import { describeInChromium } from '#test/setup/browser.ts';
import { desktop, fitsPhone, open, signIn, soon } from './staff-bed.ts';

describeInChromium('the database goes while a page of the back office is open', ({ openPage }) => {
  it('the page says that it is read only, and when that is over', async () => {
    const page = await signIn(await openPage({ ...desktop, tolerate: /Failed to load resource/ }));
    let isAway = false;
    await page.route('**/readyz', (route) =>
      isAway ? route.fulfill({ status: 503, json: { status: 'unready' } }) : route.fallback(),
    );
    await page.clock.install();
    await open(page, '/staff/inventory/1003');
    const banner = page.locator('.staff-away');
    const look = () => page.clock.runFor(16_000);
    await look();
    expect(await banner.count()).toBe(0);
    isAway = true;
    await page.locator('#field-description').fill('Typed while it was away');
    await expect
      .poll(async () => {
        await look();
        return banner.allTextContents();
      }, soon)
      .toEqual([expect.stringContaining('Read only: changes cannot be kept right now')]);
    // The field stands far down: the banner comes along.
    const { y, height } = (await banner.boundingBox())!;
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y + height).toBeLessThan(desktop.viewport.height);
    await fitsPhone(page);
    isAway = false;
    await expect
      .poll(async () => {
        await look();
        return banner.count();
      }, soon)
      .toBe(0);
    expect(await page.locator('#field-description').inputValue()).toBe('Typed while it was away');
  });
});
