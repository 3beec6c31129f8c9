import { expect, it } from 'vitest';
import { describeInChromium } from '#test/setup/browser.ts';
import { desktop, origin } from './search-bed.ts';

describeInChromium('fetching ahead', ({ openPage }) => {
  it('asks for the page behind a link that the pointer rests on', async () => {
    const page = await openPage(desktop);
    await page.goto(`${origin}/buses`);
    await page.locator('script[type=speculationrules]').waitFor({ state: 'attached' });
    const link = page.locator('.bus-card h3 a').first();
    const wanted = new URL((await link.getAttribute('href'))!, origin).href;
    const session = await page.context().newCDPSession(page);
    await session.send('Preload.enable');
    const asked = new Promise<string>((resolve) =>
      session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl }) => resolve(prefetchUrl)),
    );
    await link.hover();
    expect(await asked).toBe(wanted);
  });

  it('asks for nothing ahead from who saves data', async () => {
    const page = await openPage(desktop);
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    await page.goto(`${origin}/buses`);
    await page.locator('#header-search').focus();
    await page.locator('[role=combobox]').waitFor();
    expect(await page.locator('script[type=speculationrules], link[rel=prefetch]').count()).toBe(0);
  });
});
