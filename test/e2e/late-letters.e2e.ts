import { setTimeout as sleep } from 'node:timers/promises';
import { expect, inject, it } from 'vitest';
import { describeInChromium } from '#test/setup/browser.ts';

const origin = inject('siteOrigin');

/** Where each card stands with the site's own letters, and with those that wait for them. */
function cardsInBothLetters() {
  const whole = new CSSStyleSheet();
  whole.replaceSync('.bus-grid > li { content-visibility: visible !important }');
  document.adoptedStyleSheets = [whole];
  const tops = () =>
    [...document.querySelectorAll('.bus-card')].map((card) =>
      Math.round(card.getBoundingClientRect().top + scrollY),
    );
  const own = tops();
  let dropped = 0;
  const dropOwn = (sheet: CSSStyleSheet | CSSGroupingRule): void => {
    for (let at = sheet.cssRules.length - 1; at >= 0; at--) {
      const rule = sheet.cssRules[at];
      if (rule instanceof CSSGroupingRule) dropOwn(rule);
      if (!(rule instanceof CSSFontFaceRule) || !rule.cssText.includes('.woff2')) continue;
      sheet.deleteRule(at);
      dropped++;
    }
  };
  for (const sheet of document.styleSheets) dropOwn(sheet);
  return { own, dropped, waiting: tops() };
}

/** How far what was painted has moved since, as browsers weigh it. */
const layoutShift = () =>
  new Promise<number>((resolve) => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => resolve(sum), 200);
  });

describeInChromium('letters that come late', ({ openPage }) => {
  it('leave the page that is being read as it is, and draw the next one', async () => {
    const page = await openPage({ viewport: { width: 412, height: 800 } });
    const inOurs = () =>
      page.evaluate(() => {
        const paper = document.createElement('canvas').getContext('2d')!;
        const wide = (family: string) => {
          paper.font = `16px ${family}`;
          return paper.measureText('Wheelchair lift').width;
        };
        return wide('Barlow, monospace') !== wide('monospace');
      });
    await page.route('**/*.woff2', async (route) => {
      await sleep(700);
      await route.continue();
    });
    for (const path of ['/contact', '/es/buses', '/fr', '/knowledge-center/']) {
      await page.goto(origin + path);
      await page.evaluate(() => document.fonts.ready);
      expect(await page.evaluate(layoutShift), path).toBe(0);
    }
    await page.unroute('**/*.woff2');
    await page.goto(`${origin}/buses`);
    await expect.poll(inOurs).toBe(true);
  });

  it.each([768, 1024, 1280])('move no row of cards at %i px', async (width) => {
    // Of a fine screen: on a coarse one this system rounds each letter to whole pixels.
    const page = await openPage({ viewport: { width, height: 1000 }, deviceScaleFactor: 2 });
    for (const path of ['/buses', '/es/buses', '/buses?search=church', '/buses?sort=mileage-low']) {
      await page.goto(origin + path);
      await page.evaluate(() => document.fonts.ready);
      const { own, dropped, waiting } = await page.evaluate(cardsInBothLetters);
      expect(dropped, path).toBeGreaterThan(2);
      expect(own.length, path).toBeGreaterThan(12);
      expect(waiting, path).toEqual(own);
    }
  });
});
