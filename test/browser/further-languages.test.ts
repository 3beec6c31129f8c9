import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeInChromium } from '#test/setup/browser.ts';
import { startWithFurtherLanguages } from '#test/setup/further-languages.ts';
import { readPage } from '#test/setup/read-page.ts';
import { sidewaysOverflow } from '../a11y/page-checks.ts';
import { isNames } from '../site-audit/names-in-texts.ts';
import { textsLeft } from '../site-audit/words-left.ts';

/** So many pages of a kind say what all of them say. */
const mostOfAKind = 2;
/** One of many: a bus, a category, a state, an article. */
const oneOfMany = /^(\/xa\/(?:buses|categories|locations|knowledge-center\/blog)\/).+$/;
const kindOf = (path: string) => path.replace(/\?.*/, '').replace(oneOfMany, '$1');
const refused = /Failed to load resource: the server responded with a status of 4\d\d/;
const seenInBrowser = [
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
let fromRight: string;
let pages: readonly { path: string; status: number; html: string }[];

beforeAll(async () => {
  site = await startWithFurtherLanguages();
  fromRight = await (await fetch(`${site.origin}/xb`)).text();
  pages = await walk([
    '/xa',
    '/xa/search?query=church',
    '/xa/compare?bus=1001&bus=1002',
    '/xa/saved?bus=1001&bus=1002',
    '/xa/nothing',
  ]);
}, 300_000);
afterAll(() => site?.close());

/** Every kind of page that links lead to, and what forms answer to nothing. */
async function walk(starts: readonly string[]) {
  const seen = new Set(starts);
  const kinds = new Map<string, number>();
  const queue = [...starts];
  const found: { path: string; status: number; html: string }[] = [];
  for (let path = queue.shift(); path; path = queue.shift()) {
    const answer = await fetch(site.origin + path, { headers: { accept: 'text/html' } });
    const html = await answer.text();
    found.push({ path, status: answer.status, html });
    for (const [, href = ''] of html.matchAll(/<a\s[^>]*?href="(\/xa(?:[/?][^"#]*)?)["#]/g)) {
      const link = href.replaceAll('&amp;', '&');
      const kind = kindOf(link);
      const before = kinds.get(kind) ?? 0;
      if (seen.has(link) || before === mostOfAKind) continue;
      kinds.set(kind, before + 1);
      seen.add(link);
      queue.push(link);
    }
  }
  for (const path of ['/xa/contact', '/xa/sell-your-bus', '/xa/contact/bus-alert']) {
    const body = path.includes('sell') ? new FormData() : new URLSearchParams({ email: 'nobody' });
    const init = { method: 'POST', headers: { origin: site.origin, accept: 'text/html' }, body };
    const answer = await fetch(site.origin + path, init);
    found.push({ path: `POST ${path}`, status: answer.status, html: await answer.text() });
  }
  return found;
}

describe('a further language', () => {
  it('needs a line and a folder: its pages are there, and say so', () => {
    expect(pages.length).toBeGreaterThan(40);
    const broken = pages.filter(({ status }) => ![200, 400, 422].includes(status));
    expect(broken.map(({ path, status }) => `${status} ${path}`)).toEqual(['404 /xa/nothing']);
    for (const { path, html } of pages)
      expect(html, path).toMatch(/<html lang="el-GR"[^>]* data-language="xa"/);
  });

  // The compiler reads the whole project once more, beside two browsers.
  it('asks no table for an entry', { timeout: 300_000 }, async () => {
    expect(await site.typeFaults()).toEqual([]);
  });

  it('leads to itself: no link or form of a page goes to another language', () => {
    const leaving = pages.flatMap(({ path, html }) =>
      [...html.matchAll(/<(?:a|form)\s[^>]*?(?:href|action)="(\/[^"]*)"[^>]*>/g)]
        .filter(
          ([whole, to = '']) =>
            !/^\/(xa(?:[/?#]|$)|media\/|feeds\/)/.test(to) && !whole.includes('hrefLang'),
        )
        .map(([, to]) => `${to} (${path})`),
    );
    expect([...new Set(leaving.map((one) => one.replace(/ \(.*/, '')))]).toEqual([]);
  });

  it('is spoken everywhere: nothing is said in English', () => {
    const left = new Map<string, { place: string; path: string; count: number }>();
    for (const { path, html } of pages) {
      for (const { text, place } of textsLeft(readPage(html))) {
        if (isNames(text)) continue;
        const before = left.get(text) ?? { place, path, count: 0 };
        left.set(text, { ...before, count: before.count + 1 });
      }
    }
    const lines = [...left]
      .toSorted(([, one], [, other]) => other.count - one.count)
      .map(([text, { place, path, count }]) => `${text} | ${place} | ${path} | ${count}×`);
    expect(
      lines,
      `${lines.length} texts are left in English. Each is a literal that no catalogue can reach (make it a message), or data (mark it by lang or translate="no")`,
    ).toEqual([]);
  });

  it('goes from right to left where its line says so', () => {
    expect(fromRight).toMatch(/<html lang="he-IL" dir="rtl"/);
  });
});

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
  // Each page is loaded on a phone and made wider: loading costs more than looking.
  it.each(['xa', 'xb'])('fit at every width: %s', { timeout: 180_000 }, async (language) => {
    const page = await openPage({ viewport: { width: 360, height: 800 }, tolerate: refused });
    const wrong: string[] = [];
    for (const path of seenInBrowser) {
      await page.setViewportSize({ width: 360, height: 800 });
      await page.goto(`${site.origin}/${language}${path}`, { waitUntil: 'load' });
      const direction = await page.evaluate(() => getComputedStyle(document.body).direction);
      expect(direction, path).toBe(language === 'xb' ? 'rtl' : 'ltr');
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const overflow = await sidewaysOverflow(page);
        if (overflow > 0) wrong.push(`${path} is ${overflow} px too wide at ${width} px`);
        const cut = await clipped(page);
        wrong.push(...cut.map((text) => `${path} clips ${text} at ${width} px`));
      }
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
