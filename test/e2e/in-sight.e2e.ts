import type { Locator, Page } from '@playwright/test';
import { expect, it } from 'vitest';
import { describeInChromium } from '#test/setup/browser.ts';
import { desktop, origin, phone } from './search-bed.ts';

const lot = '/buses/1009-2013-gillig-low-floor-38-passenger-transit';
const groundOf = (part: Locator) =>
  part.first().evaluate((element) => getComputedStyle(element).backgroundColor);
const white = 'rgb(255, 255, 255)';

/** Whether its middle is in the window, and nothing lies over it. */
const isInSight = (part: Locator) =>
  part.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

describeInChromium('what is pressed is in sight', ({ openPage }) => {
  const apply = (page: Page) => page.locator('.filters-apply .button');

  it('the button of all filters, above the bar at the bottom', async () => {
    const page = await openPage({ ...phone, javaScriptEnabled: false });
    for (const path of ['/buses/filters', '/embed']) {
      await page.goto(origin + path);
      await page.getByLabel('ZIP code').scrollIntoViewIfNeeded();
      expect(await isInSight(apply(page)), path).toBe(true);
    }
  });

  it.each([
    ['all filters on a phone', '/es/buses/filters', phone],
    ['a list on a desk', '/es/buses', desktop],
  ])('the button of %s, below the offer of another language', async (_, path, device) => {
    const page = await openPage({ ...device, locale: 'en-US' });
    await page.goto(origin + path);
    await page.locator('.language-offer').waitFor();
    expect(await isInSight(apply(page))).toBe(true);
  });

  it('what the keyboard goes back to in a comparison, beside the names of its rows', async () => {
    const page = await openPage(phone);
    await page.goto(`${origin}/compare?bus=1001&bus=1002&bus=1009&bus=1011`);
    const removes = page.locator('.compare-remove');
    await removes.last().focus();
    for (const at of [2, 1]) {
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Shift+Tab');
      expect(await removes.nth(at).evaluate((link) => link === document.activeElement)).toBe(true);
      expect(await isInSight(removes.nth(at)), `column ${at}`).toBe(true);
    }
  });

  it('the star of a needed field, beside the last word of its label', async () => {
    const page = await openPage({ viewport: { width: 768, height: 1024 } });
    await page.goto(`${origin}/es/contact?bus=1009`);
    const label = page.locator('.field-label', { hasText: 'Correo electrónico' }).first();
    const tops = await label.evaluate((element) => {
      const range = document.createRange();
      return [...element.childNodes].map((node) => {
        const text = node.firstChild ?? node;
        range.setStart(text, text.textContent!.length - 1);
        range.setEndAfter(text);
        return range.getBoundingClientRect().top;
      });
    });
    expect(tops[1]).toBe(tops[0]);
  });

  it('the ring around a ticked filter, whole, and a phone number in one line', async () => {
    const page = await openPage(desktop);
    await page.goto(`${origin}/buses`);
    const room = await page
      .locator('.filter-options input')
      .first()
      .evaluate((box) => {
        const { left } = box.getBoundingClientRect();
        const list = box.closest('.filter-options')!;
        box.focus({ focusVisible: true } as FocusOptions);
        const { outlineOffset, outlineWidth } = getComputedStyle(box);
        const ring = parseFloat(outlineOffset) + parseFloat(outlineWidth);
        return left - ring - list.getBoundingClientRect().left;
      });
    expect(room).toBeGreaterThanOrEqual(0);
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.goto(`${origin}/fr/cdl`);
    // Two lines of it are higher than a finger.
    expect((await page.locator('.call-bar-phone').boundingBox())!.height).toBe(44);
  });

  it.each(['', '/es', '/fr'])(
    'the button of the header on a tablet, in one line: %s',
    async (language) => {
      const page = await openPage({ viewport: { width: 768, height: 1024 } });
      for (const width of [768, 840, 869, 870, 900]) {
        await page.setViewportSize({ width, height: 1024 });
        await page.goto(`${origin}${language}/buses`);
        const { x, width: wide, height } = (await page.locator('.main-bar-contact').boundingBox())!;
        expect([height, x + wide], `${width} px`).toEqual([44, width - 16]);
      }
    },
  );

  it('the ways on from a floor plan', async () => {
    const page = await openPage(phone);
    await page.goto(`${origin}/es${lot}/fit?riders=30&wheelchairs=1`);
    const ways = page.locator('#main .actions .button');
    expect(await ways.count()).toBe(2);
    await ways.last().scrollIntoViewIfNeeded();
    for (const way of await ways.all()) {
      const { x, width } = (await way.boundingBox())!;
      expect(x + width).toBeLessThanOrEqual(phone.viewport.width);
    }
  });
});

describeInChromium('what is drawn and printed keeps its ground', ({ openPage }) => {
  it('drawings whose words name their colors, where dark colors of the reader replace ours', async () => {
    const page = await openPage({ ...desktop, forcedColors: 'active', colorScheme: 'dark' });
    await page.goto(origin + lot);
    expect(await groundOf(page.locator('body'))).not.toBe(white);
    expect(await groundOf(page.locator('.price-dots'))).toBe(white);
    await page.goto(`${origin}${lot}/fit?riders=30`);
    expect(await groundOf(page.locator('.floor-plan-scroll > svg'))).toBe(white);
  });

  it('the badge of a bus on paper, where all words are dark; a quote is its buses alone', async () => {
    const page = await openPage(desktop);
    await page.emulateMedia({ media: 'print' });
    await page.goto(origin + lot);
    expect(await groundOf(page.locator('.badge'))).toBe(white);
    await page.goto(`${origin}/quote?take=1009`);
    expect(await page.locator('.quote-rows').innerText()).toContain('OMN-');
    expect(await page.locator('form[data-lead-form=quote]').isVisible()).toBe(false);
    expect(await page.getByText('/quote?take=1009').isVisible()).toBe(true);
    await page.emulateMedia({ media: 'screen' });
    expect(await page.getByText('/quote?take=1009').isVisible()).toBe(false);
  });
});
