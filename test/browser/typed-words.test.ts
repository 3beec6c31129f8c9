import { expect, inject, it } from 'vitest';
import { describeInChromium } from '#test/setup/browser.ts';

const origin = inject('siteOrigin');

describeInChromium('what strangers typed', ({ openPage }) => {
  it.each([360, 1000, 1280])('makes no page of a bus wider than a window of %i', async (width) => {
    const page = await openPage({ viewport: { width, height: 800 } });
    await page.goto(`${origin}/buses/1001`);
    const [words, parts] = await page.evaluate(() => {
      // No bus of the demo has a report.
      document
        .querySelector('.bus-proof')
        ?.insertAdjacentHTML(
          'beforeend',
          '<section class="bus-condition"><ul><li><span class="typed-lines"></span></li></ul></section>',
        );
      const named = document.querySelectorAll('h1, .breadcrumbs li > *, .lead-form-bus strong');
      for (const one of named) one.textContent = `2014 ${'Donaudampfschifffahrt'.repeat(3)}`;
      const typed = document.querySelectorAll('.typed-lines');
      for (const one of typed) one.textContent = `https://example.com/${'x'.repeat(300)}`;
      const wide = [...document.querySelectorAll('.detail-words, .bus-proof, .bus-condition, html')]
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ className, tagName }) => className || tagName);
      return [typed.length, wide] as const;
    });
    expect(words).toBeGreaterThan(1);
    expect(parts).toEqual([]);
  });
});
