import type { Browser, Locator, Page } from '@playwright/test';
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
  act: Act;
  /** The same on the bare page. */
  bare: Act;
}

/** What a finger presses, or keys that are typed. */
type Act = { press: (page: Page) => Locator } | { keys: (page: Page) => Promise<unknown> };

const at = (selector: string): Act => ({ press: (page) => page.locator(selector).first() });
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
    act: { keys: type },
    bare: {
      keys: async (page) => {
        await page.click('#words');
        await type(page);
      },
    },
  },
  ...['Buy a Bus', 'Knowledge Center'].map((menu) => ({
    name: `menu “${menu}”`,
    path: '/buses',
    context: desktop,
    act: {
      press: (page: Page) => page.locator('details[data-site-menu] > summary', { hasText: menu }),
    },
    bare: at('#menu > summary'),
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
    act: at('[data-carousel-step="1"]'),
    bare: at('#slide'),
  },
  {
    name: 'next picture of the gallery',
    path: bus,
    context: desktop,
    prepare: async (page) => {
      await page.locator('[data-island=gallery]').hover();
      await page.waitForSelector('[data-island=gallery][data-island-state=ready]');
    },
    act: { press: (page) => page.getByRole('button', { name: 'Next picture' }) },
    bare: at('#turn'),
  },
  ...['menu', 'search'].map((overlay) => ({
    name: `overlay “${overlay}” on a phone`,
    path: '/buses',
    context: phone,
    act: at(`details[data-overlay=${overlay}] > summary`),
    bare: at('#overlay > summary'),
  })),
  {
    name: 'ticking a filter',
    path: '/buses',
    context: desktop,
    prepare: async (page) => {
      await page.locator('[data-island=filters]').hover();
      await page.waitForSelector('[data-island=filters][data-island-state=ready]');
    },
    act: at('[data-island=filters] input[type=checkbox]'),
    bare: at('#tick'),
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
    act: at('.filter-group:not([open]) > summary'),
    bare: at('#group > summary'),
  },
  {
    name: 'saving a bus',
    path: bus,
    context: desktop,
    prepare: inView('.save-button'),
    act: at('.save-button'),
    bare: at('#save'),
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
  const press = await readyFor(page, one);
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
  await press();
  await page.waitForTimeout(600);
  const slowestMs = await page.evaluate(
    () => (window as unknown as { seen: { slowestMs: number } }).seen.slowestMs,
  );
  await context.close();
  return slowestMs;
}

/**
 * Finds where the press lands and rests the pointer there before anything is measured: looking for it
 * lays the page out, which is no part of what a finger feels.
 */
async function readyFor(page: Page, { act, context }: OnePress): Promise<() => Promise<unknown>> {
  if ('keys' in act) return () => act.keys(page);
  const box = await act.press(page).boundingBox();
  if (!box) throw new Error('There is nothing to press.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  if (context === phone) return () => page.touchscreen.tap(x, y);
  await page.mouse.move(x, y);
  return async () => {
    await page.mouse.down();
    await page.mouse.up();
  };
}
