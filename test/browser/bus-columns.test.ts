import { expect, inject, it } from 'vitest';
import { describeInChromium } from '#test/setup/browser.ts';

const origin = inject('siteOrigin');

describeInChromium('the columns of a bus', ({ openPage }) => {
  it.each([1023, 1024, 1280])('notes leave no empty half beside them at %i', async (width) => {
    const page = await openPage({ viewport: { width, height: 900 } });
    await page.goto(`${origin}/buses/1001`);
    const [words, notes, row] = await page.evaluate(() => {
      const notesAt = document.querySelector('.detail-notes')!;
      const parts = [document.querySelector('.detail-words')!, notesAt, notesAt.parentElement!];
      return parts.map((one) => one.getBoundingClientRect().toJSON() as DOMRect);
    });
    expect(notes!.top).toBeGreaterThanOrEqual(words!.bottom);
    expect(notes!.width).toBeCloseTo(row!.width, 0);
  });

  it.each([768, 800, 1024, 1151])('no hole is under the pictures at %i', async (width) => {
    const page = await openPage({ viewport: { width, height: 900 } });
    await page.goto(`${origin}/fr/buses/1001`);
    const [thumbs, calls] = await page.evaluate(() =>
      ['.gallery-thumbs', '.bus-ways'].map((one) => {
        return document.querySelector(one)!.getBoundingClientRect().toJSON() as DOMRect;
      }),
    );
    expect(calls!.top - thumbs!.bottom).toBeLessThan(60);
    expect(calls!.left).toBeCloseTo(thumbs!.left, 0);
  });
});
