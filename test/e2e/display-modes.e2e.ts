import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { describeInChromium } from '#test/setup/browser.ts';
import { readPdf } from '#test/setup/read-pdf.ts';
import { desktop, origin, phone, suggest } from './search-bed.ts';

const bus = '/buses/1002-2015-mci-j4500-56-passenger-coach';
const pages = ['/', '/buses', bus, '/contact', '/sell-your-bus', '/knowledge-center/faqs/'];

/** 1280 × 1024 at 400 %: 320 × 256 CSS pixels, four device pixels each. */
const zoomed = { viewport: { width: 320, height: 256 }, deviceScaleFactor: 4 };

const style = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

describeInChromium('forced colors', ({ openPage }) => {
  const forced = { ...desktop, forcedColors: 'active' as const };

  it('tell what is current by lines', async () => {
    const page = await openPage(forced);
    await page.goto(`${origin}/buses?query=church`);
    expect(await style(page, '.chip[aria-current], .nav-item[aria-current]', 'outline-style')).toBe(
      'solid',
    );
    const small = await openPage({ ...phone, forcedColors: 'active' });
    await small.goto(`${origin}/buses`);
    expect(await style(small, '.bottom-bar > a[aria-current]', 'outline-style')).toBe('solid');
    // Around a step, whose words reach its edge.
    await small.goto(`${origin}/sell-your-bus`);
    const step = '.sell-progress > [aria-current]';
    expect(await style(small, step, 'outline-style')).toBe('solid');
    expect(await style(small, step, 'outline-offset')).toBe('2px');
  });

  it('tell which state of a map has the focus', async () => {
    const page = await openPage(forced);
    for (const map of ['/buses/map', '/locations']) {
      // oxlint-disable-next-line no-await-in-loop -- one page
      await page.goto(origin + map);
      const state = 'main svg a[href$="/tx"], main svg a[href$="=TX"]';
      // oxlint-disable-next-line no-await-in-loop -- one page
      await page.locator(state).focus();
      // oxlint-disable-next-line no-await-in-loop -- one page
      const edge = await style(page, `:is(${state}) :is(circle, path)`, 'stroke');
      // oxlint-disable-next-line no-await-in-loop -- one page
      expect(edge, map).toBe(await style(page, 'h1', 'color'));
    }
  });

  it('tell which option and which picture is chosen', async () => {
    const page = await openPage(forced);
    await page.goto(origin + bus);
    await page.locator('.gallery-strip').hover();
    await page.locator('[data-island=gallery][data-island-state=ready]').waitFor();
    const outline = (current: string) =>
      style(page, `.gallery-thumbs a${current}`, 'outline-style');
    expect(await outline('[aria-current=true]')).toBe('solid');
    expect(await outline(':not([aria-current])')).toBe('none');
    await suggest(page, 'mci');
    await page.keyboard.press('ArrowDown');
    const edge = (selected: string) => style(page, `.hit[aria-selected=${selected}]`, 'outline');
    expect(await edge('true')).not.toBe(await edge('false'));
  });

  it('tell a pressed button, an end of the carousel and a badge from what lies behind', async () => {
    const page = await openPage(forced);
    await page.goto(origin + bus);
    const save = page.locator('[data-bus-actions][data-awake] [aria-pressed]').first();
    await save.click();
    expect(await style(page, '.bus-actions [aria-pressed=true]', 'outline-style')).toBe('solid');
    expect(await style(page, '.gallery-button', 'border-top-style')).toBe('solid');
    expect(await style(page, '.badge', 'border-top-style')).toBe('solid');
  });
});

describeInChromium('at 400 % zoom', ({ openPage }) => {
  describe.each(pages)('%s', (path) => {
    it('scrolls in one direction and keeps room to read', async () => {
      const page = await openPage(zoomed);
      await page.goto(origin + path);
      const { overflow, header } = await page.evaluate(() => ({
        overflow: document.documentElement.scrollWidth - innerWidth,
        header: document.querySelector('.call-bar')?.getBoundingClientRect().height,
      }));
      expect(overflow).toBe(0);
      expect(header).toBeLessThanOrEqual(48);
      await page.mouse.wheel(0, 600);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
      const covered = await page.evaluate(() => {
        const fixed = document.querySelectorAll('.site-header, .bottom-bar');
        return [...fixed].reduce((sum, element) => {
          const { top, bottom } = element.getBoundingClientRect();
          return sum + Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
        }, 0);
      });
      expect(covered).toBeLessThanOrEqual(72);
    });
  });

  it('browses, searches, filters, opens a bus and reaches phone and form', async () => {
    const page = await openPage(zoomed);
    await page.goto(origin);
    await page.locator('#hero-search').fill('coach');
    await page.getByRole('button', { name: 'Search buses' }).click();
    await page.waitForURL(/search=coach/);
    await page.locator('.filters-toggle > summary').click();
    // What was typed is ticked already; another kind joins it.
    expect(await page.getByRole('checkbox', { name: /^Coach Buses/ }).isChecked()).toBe(true);
    await page.getByRole('checkbox', { name: /^Mini Coaches/ }).check();
    await page.getByRole('button', { name: /^Show / }).click();
    await page.waitForURL(/category=mini-coach/);
    await page.locator('.bus-card h3 a').first().click();
    await page.waitForURL(/\/buses\/\d+-/);
    const call = page.locator('main a[href^="tel:"]').first();
    await call.scrollIntoViewIfNeeded();
    expect(await call.isVisible()).toBe(true);
    await page.locator('[data-contact-jump]').first().click();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.id || location.hash))
      .toMatch(/contact/);
  });
});

describeInChromium('reduced motion', ({ openPage }) => {
  it.each(['/', bus])('leaves nothing moving on %s', async (path) => {
    const page = await openPage({ ...desktop, reducedMotion: 'reduce' });
    await page.goto(origin + path);
    const moving = await page.evaluate(
      () =>
        [...document.querySelectorAll('body *')].filter((element) => {
          const { transitionDuration, animationDuration, scrollBehavior } =
            getComputedStyle(element);
          const longest = Math.max(
            ...`${transitionDuration},${animationDuration}`.split(',').map(Number.parseFloat),
          );
          return longest > 0.001 || scrollBehavior === 'smooth';
        }).length,
    );
    expect(moving).toBe(0);
  });

  it('still animates for everybody else', async () => {
    const page = await openPage({ ...desktop, reducedMotion: 'no-preference' });
    await page.goto(origin + bus);
    expect(await style(page, '.gallery-strip', 'scroll-behavior')).toBe('smooth');
  });
});

describeInChromium('print', ({ openPage }) => {
  it('puts a bus on one clean sheet, in each language', async () => {
    const page = await openPage(desktop);
    // The lift of the other one has rows of its own.
    const lift = '/buses/1001-2016-starcraft-allstar-18-passenger-shuttle';
    const long = '/fr/buses/1084-2014-thomas-built-minotour-24-passenger-school-activity';
    for (const path of [bus, `/es${lift}`, `/fr${lift}`, `/fr${bus}`, long]) {
      await page.goto(origin + path);
      const sheet = await page.pdf({ format: 'Letter' });
      expect(sheet.toString('latin1').match(/\/Type \/Page\b/g), path).toHaveLength(1);
    }
    await page.goto(origin + bus);
    await page.emulateMedia({ media: 'print' });
    for (const gone of ['.desktop-nav', '.site-footer', '#contact-form', '.gallery-thumbs']) {
      expect(await page.locator(gone).first().isVisible(), gone).toBe(false);
    }
    for (const kept of ['h1', '.gallery-strip img[src]', '.price', '.call-bar a', '.print-only']) {
      expect(await page.locator(kept).first().isVisible(), kept).toBe(true);
    }
  });

  it('puts what a bus costs on one sheet, with what it assumes', async () => {
    const page = await openPage(desktop);
    await page.goto(
      `${origin}${bus}/cost?zip=60601&miles=12000&tax=6.625&tags=300&down=5000&rate=7.5&months=60`,
    );
    const sheet = await page.pdf({ format: 'Letter' });
    expect(sheet.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.cost-form').isVisible()).toBe(false);
    expect(await page.getByRole('heading', { name: 'What this assumes' }).isVisible()).toBe(true);
  });

  /** What stands on each sheet of a page, with one blank between words. */
  async function sheetsOf(path: string, landscape = false) {
    const page = await openPage(desktop);
    await page.goto(origin + path);
    const read = await readPdf(new Uint8Array(await page.pdf({ format: 'Letter', landscape })));
    return { page, sheets: read.pages.map((text) => text.replaceAll(/\s+/g, ' ').trim()) };
  }

  it('tears no bus of a list in two', async () => {
    const { sheets } = await sheetsOf('/buses');
    const count = (text: string, word: RegExp) => text.match(word)?.length ?? 0;
    expect(sheets.length).toBeGreaterThan(1);
    // Its price stands above its seats.
    for (const sheet of sheets)
      expect(count(sheet, /\bSeats\b/g)).toBe(
        count(sheet, /(From )?\$[\d,]+( \$[\d,]+)?|for price/g),
      );
  });

  it('leaves no heading alone at the foot of a sheet', async () => {
    const { sheets: ofLot } = await sheetsOf('/buses/1003');
    expect(ofLot.findIndex((text) => text.includes('The buses of this lot'))).toBe(
      ofLot.findIndex((text) => text.includes('Unit 1 ')),
    );
    const { page, sheets } = await sheetsOf('/developers');
    const headings = await page.locator('main :is(h2, h3)').allTextContents();
    expect(sheets.length).toBeGreaterThan(1);
    expect(headings.filter((heading) => sheets.some((text) => text.endsWith(heading)))).toEqual([]);
  });

  it('names the compared buses on every sheet', async () => {
    const { sheets } = await sheetsOf('/compare?bus=1002&bus=1009', true);
    expect(sheets.length).toBeGreaterThan(1);
    for (const sheet of sheets) expect(sheet).toMatch(/2015 MCI J4500 .*2013 Gillig Low Floor/);
  });

  it('answers every question, as nobody opens them on paper', async () => {
    const { sheets } = await sheetsOf('/knowledge-center/faqs/');
    const text = sheets.join(' ');
    expect(text).toContain('Car makers often count the driver');
    expect(text).toContain('not by e-mail or phone: it asks');
  });

  it('names the addresses of sources, as nobody follows a link on paper', async () => {
    const { sheets } = await sheetsOf('/knowledge-center/blog/inspection-walk-through/');
    const text = sheets.join(' ');
    expect(text).toContain('(https://www.ecfr.gov/current/title-49/section-393.75)');
  });

  it('prints the VINs of a lot, which are buttons on a screen, as what they are on paper', async () => {
    const page = await openPage(desktop);
    await page.goto(origin + lot);
    await page.emulateMedia({ media: 'print' });
    expect(await style(page, 'button[name=vin]', 'text-decoration-line')).toBe('none');
  });

  it('prints cards that nobody has scrolled to', async () => {
    const page = await openPage(desktop);
    await page.goto(`${origin}/buses`);
    await page.emulateMedia({ media: 'print' });
    const last = page.locator('.bus-grid > li').last();
    expect(await last.locator('h3').isVisible()).toBe(true);
  });
});

/** Before the page is laid out: Chromium keeps some widths in rem when letters change later. */
function enlarge(): void {
  const large = new CSSStyleSheet();
  large.replaceSync('html { font-size: 200% }');
  document.adoptedStyleSheets = [large];
}

const lot = '/buses/1009-2013-gillig-low-floor-38-passenger-transit';

describeInChromium('with letters of twice the size', ({ openPage }) => {
  const openLarge = async (path: string, width: number) => {
    const page = await openPage({ viewport: { width, height: 740 }, tolerate: /status of 404/ });
    await page.addInitScript(enlarge);
    await page.goto(origin + path);
    return page;
  };

  it('a shape cut out by a path fills its place, on a card and in the suggestions', async () => {
    const page = await openLarge('/buses', 360);
    const width = (selector: string, part: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element, pseudo) => getComputedStyle(element, pseudo).width, part);
    expect(await width('.card-save', '::after')).toBe('20px');
    await page.locator('details[data-overlay=search] > summary').click();
    // The grey rows of a wait go; a bus's stays.
    expect(await width('.hit[href] .hit-picture', '::before')).toBe('32px');
  });

  it.each([
    ...['/', bus, lot, `/es${bus}`, `/fr${bus}`, '/fr/no-such-page'].map((path) => [path, 360]),
    ...['/', '/es/buses', lot, '/locations', '/contact', '/categories'].map((path) => [path, 768]),
  ] as [string, number][])(
    '%s is no wider than a window of %i px, and nothing of its bars lies beside it',
    async (path, width) => {
      const page = await openLarge(path, width);
      const beside = await page.evaluate(() =>
        [...document.querySelectorAll(':is(.call-bar, .main-bar, .bottom-bar) a')]
          .filter((one) => one.checkVisibility())
          .map((one) => one.getBoundingClientRect())
          .filter(({ left, right }) => left < 0 || right > innerWidth),
      );
      expect(beside).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    },
  );

  it.each(['menu', 'search'])('what opens the %s on a phone also closes it', async (mode) => {
    const page = await openLarge('/es/buses', 360);
    const toggle = page.locator(`details[data-overlay=${mode}]`);
    await toggle.locator('> summary').click();
    const first = mode === 'menu' ? '.menu-row' : '#mobile-search';
    await toggle.locator(first).first().click({ trial: true });
    await toggle.locator('> summary').click();
    expect(await toggle.getAttribute('open')).toBeNull();
  });

  it.each([
    ['/buses?search=lot', 360],
    ['/fr/buses?search=lot', 360],
    ['/buses?search=lot', 768],
  ])('no figure of a card is cut in %s at %i px', async (path, width) => {
    const page = await openLarge(path, width);
    const figures = page.locator(
      '.bus-card-facts > div:not(:nth-child(4)) > dd, .bus-card-place > *, .bus-card-price',
    );
    expect(await figures.filter({ hasText: '–' }).count()).toBeGreaterThan(0);
    const cut = await figures.evaluateAll((all) =>
      all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
    );
    expect(cut).toEqual([]);
  });
});

describeInChromium('a bus between phone and desk', ({ openPage }) => {
  it('has no hole under its facts, and a lot fits a small phone in French', async () => {
    const page = await openPage({ viewport: { width: 1000, height: 740 } });
    await page.goto(origin + bus);
    const lowest = (selector: string) =>
      page.locator(selector).evaluate((one) => one.getBoundingClientRect().bottom);
    expect(await lowest('.key-facts')).toBeCloseTo(await lowest('.bus-gallery'), 0);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`${origin}/fr${lot}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});
