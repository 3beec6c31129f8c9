import type { Page } from '@playwright/test';
import { expect, it } from 'vitest';
import { describeInChromium } from '#test/setup/browser.ts';
import { desktop, origin, stopClock } from './search-bed.ts';

const visible = (page: Page, selector: string) => page.locator(selector).first().isVisible();

describeInChromium('constants of the layout (spec §9)', ({ openPage }) => {
  it('changes the header at 768 px, shows the search box from 870 px, and ends at 1113 px', async () => {
    const page = await openPage({ viewport: { width: 767, height: 800 } });
    await page.goto(`${origin}/buses`);
    const look = async (width: number) => {
      await page.setViewportSize({ width, height: 800 });
      return [
        await visible(page, '[data-overlay=menu]'),
        await visible(page, '.desktop-nav'),
        await visible(page, '[data-search-box]'),
        await visible(page, '[data-overlay=search]'),
      ];
    };
    expect(await look(767)).toEqual([true, false, false, true]);
    expect(await look(768)).toEqual([false, true, false, true]);
    expect(await look(869)).toEqual([false, true, false, true]);
    expect(await look(870)).toEqual([false, true, true, false]);
    await page.setViewportSize({ width: 3840, height: 1200 });
    expect((await page.locator('main .page-width').first().boundingBox())?.width).toBe(1113);
  });

  it('hides the tiles on very small screens and draws them 180 by 181 elsewhere (spec §2)', async () => {
    const page = await openPage({ viewport: { width: 360, height: 740 } });
    await page.goto(origin);
    expect(await visible(page, '.tile')).toBe(false);
    await page.setViewportSize({ width: 1280, height: 800 });
    const tile = await page.locator('.tile').first().boundingBox();
    expect([tile?.width, tile?.height]).toEqual([180, 181]);
    const fits = (slug: string) =>
      page
        .locator(`.tile[href="/categories/${slug}"] img`)
        .evaluate((image) => getComputedStyle(image).objectFit);
    expect([await fits('coach'), await fits('shuttle')]).toEqual(['contain', 'cover']);
  });

  it('clamps the words of content cards and gives their pictures 221 px (spec §2)', async () => {
    const page = await openPage(desktop);
    await page.goto(`${origin}/knowledge-center/blog-articles/`);
    const [title, text, height] = await page
      .locator('.content-card')
      .first()
      .evaluate((card) => [
        getComputedStyle(card.querySelector('.content-card-title')!).webkitLineClamp,
        getComputedStyle(card.querySelector('.content-card-text')!).webkitLineClamp,
        card.querySelector('.picture')!.getBoundingClientRect().height,
      ]);
    expect([title, text, height]).toEqual(['2', '3', 221]);
  });
});

describeInChromium('pages of a list (spec §7)', ({ openPage }) => {
  it('are fetched ahead after a second, not before', async () => {
    const page = await openPage(desktop);
    await page.clock.install();
    await page.goto(`${origin}/buses?page=2`);
    await stopClock(page);
    await page.reload();
    const hints = () => page.locator('link[rel=prefetch]').count();
    // Frames and idle moments stand still with the clock: let the scripts start.
    await expect
      .poll(
        async () => {
          await page.clock.runFor(20);
          return page.locator('html[data-scripts=ready]').count();
        },
        { timeout: 30_000 },
      )
      .toBe(1);
    expect(await hints()).toBe(0);
    await page.clock.runFor(1_000);
    await expect.poll(hints, { timeout: 30_000 }).toBe(2);
  });
});
