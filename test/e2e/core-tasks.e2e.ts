import type { BrowserContextOptions, Page } from '@playwright/test';
import { expect, it } from 'vitest';
import { describeInChromium } from '#test/setup/browser.ts';
import { origin } from './search-bed.ts';

/** 1280 × 1024 at 400 %: 320 × 256 CSS pixels. */
const zoomed = { viewport: { width: 320, height: 256 }, deviceScaleFactor: 4 };

interface Mode {
  options: BrowserContextOptions & { tolerate?: RegExp; scriptsCome?: boolean };
  prepare?(page: Page): Promise<unknown>;
}

/** What can be had at once is taken together; a page is opened once for each of these. */
const modes: Record<string, Mode> = {
  'no scripts, at 400 %': { options: { ...zoomed, javaScriptEnabled: false } },
  'a script of ours that fails in its first line': {
    options: { tolerate: /first line/, scriptsCome: false },
    prepare: (page) =>
      page.route('**/assets/*.js', (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          body: 'throw new Error("in the first line");',
        }),
      ),
  },
  'storage refused, data saved, little motion, at 400 %': {
    options: { ...zoomed, reducedMotion: 'reduce', extraHTTPHeaders: { 'save-data': 'on' } },
    prepare: (page) =>
      page.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
        for (const name of ['localStorage', 'sessionStorage'])
          Object.defineProperty(window, name, {
            get() {
              throw new DOMException('Access is denied', 'SecurityError');
            },
          });
      }),
  },
};

/** What people come for. Each goes on where the one before ended, unless it says where. */
const tasks: [string, (page: Page) => Promise<unknown>][] = [
  [
    'search from the home page',
    async (page) => {
      await page.goto(origin);
      await page.locator('#hero-search').fill('bus');
      await page.getByRole('button', { name: 'Search buses' }).click();
      await page.waitForURL(/search=bus/);
    },
  ],
  [
    'turn to the next page',
    async (page) => {
      await page.goto(`${origin}/buses`);
      await page.locator('a[rel=next]').first().click();
      await page.waitForURL(/page=2/);
    },
  ],
  [
    'filter the list',
    async (page) => {
      const toggle = page.locator('.filters-toggle > summary');
      if (await toggle.isVisible()) await toggle.click();
      const category = page.locator('input[name=category][value=coach]').first();
      if (!(await category.isVisible()))
        await page.locator('details[data-filter="category"] > summary').first().click();
      await category.check();
      const show = page.getByRole('button', { name: /^Show |^Apply/ }).first();
      if (await show.isVisible()) await show.click();
      await page.waitForURL(/category=coach/);
    },
  ],
  [
    'open a bus',
    async (page) => {
      await page.locator('.bus-card h3 a').first().click();
      await page.waitForURL(/\/buses\/\d+-/);
    },
  ],
  [
    'find the phone number',
    async (page) => {
      const call = page.locator('main a[href^="tel:"]').first();
      await call.scrollIntoViewIfNeeded();
      expect(await call.isVisible()).toBe(true);
    },
  ],
  ['ask about the bus', (page) => sendForm(page)],
  [
    'write to us',
    async (page) => {
      await page.goto(`${origin}/contact`);
      await page.getByLabel('Message').fill('One of twelve tasks');
      await sendForm(page);
    },
  ],
  [
    'choose a category',
    async (page) => {
      await page.goto(`${origin}/categories`);
      await page.locator('main a[href*="/categories/"]').first().click();
      await page.waitForURL(/\/categories\/./);
      expect(await page.locator('main h1').count()).toBe(1);
    },
  ],
  [
    'read an article',
    async (page) => {
      await page.goto(`${origin}/knowledge-center/blog-articles/`);
      await page.locator('main a[href*="/knowledge-center/blog/"]').first().click();
      await page.waitForURL(/\/knowledge-center\/blog\/./);
      expect(await page.locator('main h1').count()).toBe(1);
    },
  ],
  [
    'read an answer',
    async (page) => {
      await page.goto(`${origin}/knowledge-center/faqs/`);
      const question = page.locator('main details[id]').last();
      if ((await question.getAttribute('open')) === null) await question.locator('summary').click();
      await question.locator('p').first().waitFor();
    },
  ],
  [
    'read the site in Spanish',
    async (page) => {
      await page.goto(`${origin}/buses`);
      await page.locator('a[hreflang=es]').filter({ visible: true }).first().click();
      await page.waitForURL(/\/es\//);
    },
  ],
  [
    'offer a bus',
    async (page) => {
      await page.goto(`${origin}/sell-your-bus`);
      await page.getByLabel('Your name').fill('Zoë');
      await page.locator('#sell-email').fill(`twelve-${Date.now()}@example.com`);
      await page.getByLabel('Make', { exact: true }).fill('Ford');
      await page.getByLabel('State', { exact: true }).selectOption('NJ');
      await page.getByRole('button', { name: 'Go on to the photos' }).click();
      await page.waitForURL(/uploading/);
    },
  ],
];

async function sendForm(page: Page): Promise<void> {
  const form = page.locator('form#contact-form');
  await form.getByLabel('First name').fill('Zoë');
  await form.getByLabel('Email').fill(`twelve-${Date.now()}@example.com`);
  await form.locator('[type=submit]').click();
  await page.waitForURL(/\/thank-you\?ref=OM-/);
}

describeInChromium('twelve tasks (J5)', ({ openPage }) => {
  it.each(Object.entries(modes))('with %s', { timeout: 240_000 }, async (_, mode) => {
    const page = await openPage(mode.options);
    page.setDefaultTimeout(60_000);
    await mode.prepare?.(page);
    for (const [name, task] of tasks) {
      await task(page).catch((error: unknown) => {
        throw new Error(`could not ${name} at ${page.url()}`, { cause: error });
      });
    }
  });
});
