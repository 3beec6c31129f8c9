import { expect, inject, it } from 'vitest';
import { describeInChromium } from '#test/setup/browser.ts';

const origin = inject('siteOrigin');

describeInChromium('the notes on a bus', ({ openPage }) => {
  it.each([1023, 1024, 1280])('leave no empty half beside them at %i', async (width) => {
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
});
