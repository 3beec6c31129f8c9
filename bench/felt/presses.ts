import type { Browser, Page } from '@playwright/test';
import { inChromium } from '../pages/in-chromium.ts';
import { median } from '../pages/median.ts';

const slowdown = 4;
const desktop = { viewport: { width: 1280, height: 800 } };
const phone = { viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true };
/** What a press may take, or half as much again as the bare page takes, whichever is longer. */
export const mostPressMs = 50;
/** Quicker ones are not told by browsers. */
const leastSeenMs = 16;

interface Press {
  name: string;
  path: string;
  context: typeof desktop | typeof phone;
  /** Brings the page to where the press is a single input, and waits until scripts are awake. */
  prepare?: (page: Page) => Promise<unknown>;
  act: (page: Page) => Promise<unknown>;
  /** The same on the bare page. */
  bare: (page: Page) => Promise<unknown>;
}

const click = (selector: string) => (page: Page) => page.locator(selector).first().click();
const type = async (page: Page) => page.keyboard.type('mci j4500', { delay: 60 });
const inView = (selector: string) => (page: Page) =>
  page.locator(selector).first().scrollIntoViewIfNeeded();

const presses = (bus: string): readonly Press[] => [
  {
    name: 'a key in the search box',
    path: '/buses',
    context: desktop,
    // The first touch fetches the search script; the keys after it are what people feel.
    prepare: async (page) => {
      await page.click('#header-search');
      await page.waitForSelector('[data-island=search-box][data-island-state=ready]');
      await page.waitForTimeout(300);
    },
    act: type,
    bare: async (page) => {
      await page.click('#words');
      await type(page);
    },
  },
  ...['Buy a Bus', 'Knowledge Center'].map((menu) => ({
    name: `menu “${menu}”`,
    path: '/buses',
    context: desktop,
    act: (page: Page) =>
      page.locator('details[data-site-menu] > summary', { hasText: menu }).click(),
    bare: click('#menu > summary'),
  })),
  {
    name: 'next slide of the carousel',
    path: '/',
    context: desktop,
    prepare: async (page) => {
      await inView('#bulk-carousel')(page);
      await page.waitForSelector('[data-carousel][data-awake]');
      await page.waitForTimeout(500);
    },
    act: click('[data-carousel-step="1"]'),
    bare: click('#slide'),
  },
  {
    name: 'next picture of the gallery',
    path: bus,
    context: desktop,
    prepare: async (page) => {
      await page.locator('[data-island=gallery]').hover();
      await page.waitForSelector('[data-island=gallery][data-island-state=ready]');
    },
    act: (page) => page.getByRole('button', { name: 'Next picture' }).click(),
    bare: click('#turn'),
  },
  ...['menu', 'search'].map((overlay) => ({
    name: `overlay “${overlay}” on a phone`,
    path: '/buses',
    context: phone,
    act: (page: Page) => page.locator(`details[data-overlay=${overlay}] > summary`).tap(),
    bare: (page: Page) => page.locator('#overlay > summary').tap(),
  })),
  {
    name: 'ticking a filter',
    path: '/buses',
    context: desktop,
    prepare: async (page) => {
      await page.locator('[data-island=filters]').hover();
      await page.waitForSelector('[data-island=filters][data-island-state=ready]');
    },
    act: click('[data-island=filters] input[type=checkbox]'),
    bare: click('#tick'),
  },
  {
    name: 'opening a filter group',
    path: '/buses',
    context: desktop,
    prepare: async (page) => {
      await page.locator('[data-island=filters]').hover();
      await page.waitForSelector('[data-island=filters][data-island-state=ready]');
      await inView('.filter-group:not([open]) > summary')(page);
    },
    act: click('.filter-group:not([open]) > summary'),
    bare: click('#group > summary'),
  },
  {
    name: 'saving a bus',
    path: bus,
    context: desktop,
    prepare: inView('.save-button'),
    act: click('.save-button'),
    bare: click('#save'),
  },
];

/**
 * One row a press: the slowest event of it at a fourfold CPU slowdown, from input to the next paint
 * (Event Timing, steps of 8 ms), medians of `repeats` fresh pages, ours and the bare one's in turn.
 */
export async function pressTable(
  origin: string,
  bare: string,
  bus: string,
  repeats: number,
): Promise<string[]> {
  const rows = [
    `| press, CPU ${slowdown}× slower | ours ms | slowest | bare page ms | goal |`,
    '|---|---|---|---|---|',
  ];
  await inChromium(async (browser) => {
    for (const press of presses(bus)) {
      const ours: number[] = [];
      const theirs: number[] = [];
      for (let run = 0; run < repeats; run += 1) {
        ours.push(await slowestEvent(browser, origin + press.path, press));
        theirs.push(await slowestEvent(browser, bare, { context: press.context, act: press.bare }));
      }
      const mostMs = Math.max(mostPressMs, 1.5 * median(theirs));
      const verdict = median(ours) <= mostMs ? 'met' : `${Math.round(mostMs)} missed`;
      rows.push(
        `| ${press.name} | ${median(ours)} | ${Math.max(...ours)} | ${median(theirs)} | ${verdict} |`,
      );
      process.stderr.write(`${rows.at(-1)}\n`);
    }
  });
  return rows;
}

type OnePress = Pick<Press, 'context' | 'prepare' | 'act'>;

async function slowestEvent(browser: Browser, address: string, one: OnePress): Promise<number> {
  const context = await browser.newContext(one.context);
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  await one.prepare?.(page);
  await page.waitForTimeout(300);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.evaluate((least) => {
    const seen = { slowestMs: least };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) {
        seen.slowestMs = Math.max(seen.slowestMs, duration);
      }
    }).observe({ type: 'event', durationThreshold: least } as PerformanceObserverInit);
  }, leastSeenMs);
  await one.act(page);
  await page.waitForTimeout(600);
  const slowestMs = await page.evaluate(
    () => (window as unknown as { seen: { slowestMs: number } }).seen.slowestMs,
  );
  await context.close();
  return slowestMs;
}
