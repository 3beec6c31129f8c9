import { expect, it } from 'vitest';
import { describeInChromium } from '#test/setup/browser.ts';
import { pressWithoutLine } from './press-without-line.ts';
import { desktop, fitsPhone, onlyHere, open, origin, signIn, soon } from './staff-bed.ts';

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

describeInChromium('the line goes while a form of the back office is sent', ({ openPage }) => {
  it.each([true, false])('Back leads to what was typed, scripts: %s', async (javaScriptEnabled) => {
    const tolerate = /net::ERR_/;
    const page = await signIn(await openPage({ ...desktop, javaScriptEnabled, tolerate }));
    const address = `${origin}/staff/inventory/1012`;
    const line = page.locator('#field-colorInterior');
    const words = page.locator('#field-description');
    const save = page.getByRole('button', { name: 'Save changes' });
    await page.goto(`${origin}/staff`);
    await page.goto(address);
    // The second time on the page that the first one led to.
    for (const typed of [onlyHere('wren'), onlyHere('finch')]) {
      await line.fill(typed);
      await words.fill(typed);
      await pressWithoutLine(page, save);
      expect(page.url()).toBe(address);
      expect([await line.inputValue(), await words.inputValue()]).toEqual([typed, typed]);
      await save.click();
      const said = page.locator('.staff-flash');
      await said.waitFor();
      if (javaScriptEnabled)
        await expect.poll(() => said.evaluate((one) => one === document.activeElement)).toBe(true);
    }
  });
});
