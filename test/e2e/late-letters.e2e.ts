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

describeInChromium('letters that come late', ({ openPage }) => {
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
