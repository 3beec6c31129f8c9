import type { Page } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeInChromium } from '#test/setup/browser.ts';
import { startWithFurtherLanguages } from '#test/setup/further-languages.ts';
import { sidewaysOverflow } from '../a11y/page-checks.ts';
import { isNames } from '../site-audit/names-in-texts.ts';
import { textsLeft } from '../site-audit/words-left.ts';

const refused = /Failed to load resource: the server responded with a status of 4\d\d/;
const pages = [
  '',
  '/buses',
  '/buses?search=school+bus+with+lift&near=07030',
  '/compare?bus=1001&bus=1002&bus=1011',
  '/saved?bus=1001&bus=1002',
  '/buses/1001-2016-starcraft-allstar-18-passenger-shuttle',
  '/categories',
  '/categories/school',
  '/sell-your-bus',
  '/contact',
  '/contact/video-tour',
  '/cdl?seats=12&wheelchair=2&gvwr=14500',
  '/locations',
  '/locations/nj',
  '/knowledge-center/',
  '/knowledge-center/faqs/?question=smartsearch',
  '/knowledge-center/blog-articles/',
  '/privacy-policy',
  '/no-such-page',
];

let site: Awaited<ReturnType<typeof startWithFurtherLanguages>>;
beforeAll(async () => {
  site = await startWithFurtherLanguages();
}, 300_000);
afterAll(() => site?.close());

/** What is written on controls and labels, and does not fit into them. */
const clipped = (page: Page) =>
  page.evaluate(() => {
    const controls = 'button, .button, label, legend, summary, .chip, .badge, nav a, th, dt';
    return [...document.querySelectorAll<HTMLElement>(controls)].flatMap((control) => {
      const box = control.getBoundingClientRect();
      if (box.width <= 1 || box.height <= 1 || !control.checkVisibility()) return [];
      const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
      let out = false;
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        if (text.parentElement?.closest('.sr-only')) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        out ||= [...range.getClientRects()].some(
          ({ width, left, right }) => width > 1 && (left < box.left - 2 || right > box.right + 2),
        );
      }
      if (!out || getComputedStyle(control).display === 'inline') return [];
      const name = control.localName + (control.className && `.${control.className}`);
      return [`${name}: ${control.textContent?.trim().slice(0, 60)}`];
    });
  });

describeInChromium('pages in languages that nobody speaks', ({ openPage }) => {
  const each = ['xa', 'xb'].flatMap((language) => [360, 1280].map((width) => [language, width]));

  it.each(each as [string, number][])('fit: %s at %i px', async (language, width) => {
    const page = await openPage({ viewport: { width, height: 800 }, tolerate: refused });
    const wrong: string[] = [];
    for (const path of pages) {
      await page.goto(`${site.origin}/${language}${path}`, { waitUntil: 'load' });
      const direction = await page.evaluate(() => getComputedStyle(document.body).direction);
      expect(direction, path).toBe(language === 'xb' ? 'rtl' : 'ltr');
      const overflow = await sidewaysOverflow(page);
      if (overflow > 0) wrong.push(`${path} is ${overflow} px too wide`);
      wrong.push(...(await clipped(page)).map((text) => `${path} clips ${text}`));
    }
    expect([...new Set(wrong)]).toEqual([]);
  });

  it('turn rows and arrows round where lines go from right to left', async () => {
    const page = await openPage({ viewport: { width: 1280, height: 800 } });
    await page.goto(`${site.origin}/xb`);
    const carousel = page.locator('[data-carousel]').first();
    await carousel.scrollIntoViewIfNeeded();
    await page.locator('[data-carousel][data-awake]').first().waitFor();
    const [back, on] = [
      carousel.locator('[data-carousel-step="-1"]'),
      carousel.locator('[data-carousel-step="1"]'),
    ];
    expect(await back.isDisabled()).toBe(true);
    const left = async (button: typeof on) => (await button.boundingBox())!.x;
    expect(await left(on)).toBeLessThan(await left(back));
    expect(await on.locator('svg').evaluate((icon) => getComputedStyle(icon).scale)).toBe('-1 1');
    await on.click();
    await expect.poll(() => back.isDisabled()).toBe(false);
  });

  it('are spoken by scripts, too', async () => {
    const page = await openPage({ viewport: { width: 1280, height: 800 } });
    const left: string[] = [];
    for (const path of ['/buses', '/sell-your-bus', '/contact']) {
      await page.goto(`${site.origin}/xa${path}`);
      for (const island of await page.locator('[data-island]:visible').all()) {
        await island.scrollIntoViewIfNeeded();
        await island.hover({ force: true });
        await island.locator('xpath=self::*[@data-island-state="ready"]').waitFor();
      }
      if (path === '/buses') {
        await page.locator('#header-search').fill('ford');
        await page.locator('.search-panel [role=option]').first().waitFor();
      }
      const found = await page.evaluate<ReturnType<typeof textsLeft>>(`(${textsLeft})(document)`);
      left.push(
        ...found
          .filter(({ text }) => !isNames(text))
          .map(({ text, place }) => `${path} ${place}: ${text}`),
      );
    }
    expect([...new Set(left)]).toEqual([]);
  });
});
