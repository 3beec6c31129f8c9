import { expect, it } from 'vitest';
import type { Page } from '@playwright/test';
import { describeInChromium } from '#test/setup/browser.ts';
import {
  awake,
  desktop,
  fitsPhone,
  onlyHere,
  open,
  origin,
  sendBus,
  signIn,
  soon,
} from './staff-bed.ts';

const heading = (page: Page, name: RegExp) => page.getByRole('heading', { level: 1, name });

describeInChromium('a morning of submissions', ({ openPage }) => {
  it('is walked through with the keyboard: asked, refused, published', async () => {
    const model = onlyHere('Kestrel');
    for (let number = 0; number < 10; number++) {
      await sendBus({ name: `Sam ${model} ${number}`, model: `${model} ${number}` }, 0);
    }
    const page = await signIn(await openPage(desktop));
    const list = `/staff/submissions?q=${model}`;
    const rows = page.locator('tbody tr');
    const review = async (steps: number) => {
      await open(page, list);
      for (let step = 0; step < steps; step++) await page.keyboard.press('j');
      const bus = (await page.locator('[data-current=true] a').textContent()) ?? '';
      await page.keyboard.press('Enter');
      await page.waitForURL(/OM-/);
      await awake(page);
      await heading(page, /Kestrel/).waitFor();
      expect(await heading(page, /Kestrel/).textContent()).toBe(bus);
      await fitsPhone(page);
      return bus;
    };
    await open(page, list);
    expect(await rows.count()).toBe(10);
    await fitsPhone(page);

    await review(3);
    await page.getByText('Ask the seller', { exact: true }).press('Enter');
    await page.getByLabel('Your question').fill('Which engine is it?');
    await page.keyboard.press('Control+Enter');
    await page.getByText('The question is on its way to the seller.').waitFor();
    await page.getByText('Waiting for the seller').first().waitFor();

    await review(5);
    await page.getByText('Do not take it', { exact: true }).first().press('Enter');
    await page.getByLabel('Why').fill('The frame is rusted through.');
    await page.keyboard.press('Control+Enter');
    await page.getByText('Not taken. The seller is told why.').waitFor();
    await page.getByText('The frame is rusted through.').first().waitFor();

    const published = [await review(1), ''];
    await page.getByLabel(/^Passengers/).fill('22');
    await page.keyboard.press('Control+Enter');
    await page.getByText('Published. Buyers can see it now.').waitFor();
    published[1] = await review(1);
    await page.getByLabel(/^Passengers/).press('Control+Enter');
    await page.getByText('Published. Buyers can see it now.').waitFor();
    expect(published[0]).not.toBe(published[1]);
    await open(page, list);
    expect(await rows.count()).toBe(6);
  });

  it('takes six clicks at most from a complete submission to the public list, photos and all', async () => {
    const model = onlyHere('Heron');
    await sendBus({ name: `Ida ${model}`, model }, 3);
    const page = await signIn(await openPage({ viewport: { width: 360, height: 740 } }));
    let clicks = 0;
    await page.goto(`${origin}/staff/submissions?q=${model}`);
    await page.getByRole('link', { name: new RegExp(model) }).click();
    clicks++;
    await heading(page, new RegExp(model)).waitFor();
    await expect.poll(() => loadedPictures(page, '.review-photos img'), soon).toBe(3);
    await page.getByRole('button', { name: 'Publish' }).click();
    clicks++;
    await page.getByText('Published. Buyers can see it now.').waitFor();
    expect(clicks).toBeLessThanOrEqual(6);
    await page.getByRole('link', { name: 'Photos (3)' }).waitFor();
    const id = /\/inventory\/(\d+)/.exec(page.url())?.[1];
    const card = page.locator(`main a[href^="/buses/${id}-"]`);
    await expect
      .poll(async () => {
        await page.goto(`${origin}/buses?search=${model}`);
        return card.count();
      }, soon)
      .toBeGreaterThan(0);
  });
});

/** How many pictures have really arrived. */
function loadedPictures(page: Page, selector: string): Promise<number> {
  return page.evaluate(
    (images) =>
      [...document.querySelectorAll<HTMLImageElement>(images)].filter(
        ({ complete, naturalWidth }) => complete && naturalWidth > 0,
      ).length,
    selector,
  );
}
