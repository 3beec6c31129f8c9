import type { Browser, Page } from '@playwright/test';
import { inChromium } from './in-chromium.ts';
import { median } from './median.ts';

const slowdown = 4;
const desktop = { viewport: { width: 1280, height: 800 } };
const phone = { viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true };

interface Interaction {
  name: string;
  path: string;
  context: typeof desktop | typeof phone;
  /** Brings the page to where the interaction is a single input, and waits until scripts are awake. */
  prepare?: (page: Page) => Promise<unknown>;
  act: (page: Page) => Promise<unknown>;
}

const interactions = (bus: string): readonly Interaction[] => [
  {
    name: 'typing in search, slowest key',
    path: '/buses',
    context: desktop,
    // The first touch fetches the search script; the keys after it are what people feel.
    prepare: async (page) => {
      await page.click('#header-search');
      await page.waitForTimeout(500);
    },
    act: (page) => page.keyboard.type('mci j4500', { delay: 60 }),
  },
  ...['Buy a Bus', 'Knowledge Center'].map((menu) => ({
    name: `opening ${menu}`,
    path: '/buses',
    context: desktop,
    act: (page: Page) =>
      page.locator('details[data-site-menu] > summary', { hasText: menu }).click(),
  })),
  {
    name: 'next slide of the carousel',
    path: '/',
    context: desktop,
    prepare: async (page) => {
      await page.locator('#bulk-carousel').scrollIntoViewIfNeeded();
      await page.waitForSelector('[data-carousel][data-awake]');
      await page.waitForTimeout(500);
    },
    act: (page) => page.locator('[data-carousel-step="1"]').first().click(),
  },
  {
    name: 'next picture of the gallery',
    path: bus,
    context: desktop,
    prepare: (page) => page.waitForSelector('[data-island=gallery][data-island-state=ready]'),
    act: (page) => page.getByRole('button', { name: 'Next picture' }).click(),
  },
  {
    name: 'opening the overlay, menu',
    path: '/buses',
    context: phone,
    act: (page) => page.locator('details[data-overlay=menu] > summary').tap(),
  },
  {
    name: 'opening the overlay, search',
    path: '/buses',
    context: phone,
    act: (page) => page.locator('details[data-overlay=search] > summary').tap(),
  },
];

/**
 * One row an interaction: the slowest event of it at a fourfold CPU slowdown, from input to the next
 * paint (Event Timing, steps of 8 ms, under 16 ms unseen), the median of `repeats` fresh pages.
 */
export async function interactionTable(
  origin: string,
  bus: string,
  repeats: number,
): Promise<string[]> {
  const rows = [
    `| interaction, CPU ${slowdown}× slower | median ms | slowest ms |`,
    '|---|---|---|',
  ];
  await inChromium(async (browser) => {
    for (const interaction of interactions(bus)) {
      const times: number[] = [];
      for (let run = 0; run < repeats; run += 1) {
        times.push(await slowestEvent(browser, origin, interaction));
      }
      rows.push(`| ${interaction.name} | ${median(times)} | ${Math.max(...times)} |`);
    }
  });
  return rows;
}

async function slowestEvent(browser: Browser, origin: string, one: Interaction): Promise<number> {
  const context = await browser.newContext(one.context);
  const page = await context.newPage();
  await page.goto(origin + one.path, { waitUntil: 'networkidle' });
  await page.waitForTimeout(500);
  await one.prepare?.(page);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.evaluate(() => {
    const seen = { slowestMs: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) {
        seen.slowestMs = Math.max(seen.slowestMs, duration);
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await one.act(page);
  await page.waitForTimeout(700);
  const slowestMs = await page.evaluate(
    () => (window as unknown as { seen: { slowestMs: number } }).seen.slowestMs,
  );
  await context.close();
  return slowestMs;
}

/** From the press on a link that the pointer rested on, to the first paint of the page it opens. */
export async function hoverTable(origin: string, bus: string, repeats: number): Promise<string[]> {
  const ways = [
    { from: '/', link: 'a[href="/buses"]:visible', to: '/buses' },
    { from: '/buses', link: '.bus-card h3 a', to: 'a bus' },
    {
      from: bus,
      link: '.breadcrumbs a[href="/buses"], nav a[href="/buses"]:visible',
      to: '/buses',
    },
  ];
  const rows = [
    '| hover 300 ms, then press | press to first paint, median ms | slowest ms |',
    '|---|---|---|',
  ];
  await inChromium(async (browser) => {
    for (const { from, link, to } of ways) {
      const times: number[] = [];
      for (let run = 0; run < repeats; run += 1) {
        const context = await browser.newContext(desktop);
        const page = await context.newPage();
        await page.goto(origin + from, { waitUntil: 'networkidle' });
        await page.evaluate(() =>
          addEventListener('pointerdown', ({ timeStamp }) =>
            sessionStorage.setItem('pressedAt', String(performance.timeOrigin + timeStamp)),
          ),
        );
        const target = page.locator(link).first();
        await target.hover();
        await page.waitForTimeout(300);
        await page.mouse.down();
        await page.mouse.up();
        await page.waitForURL((url) => url.pathname !== from);
        times.push(await firstPaintSincePress(page));
        await context.close();
      }
      rows.push(`| ${from} → ${to} | ${median(times)} | ${Math.max(...times)} |`);
    }
  });
  return rows;
}

async function firstPaintSincePress(page: Page): Promise<number> {
  const handle = await page.waitForFunction(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const pressedAt = Number(sessionStorage.getItem('pressedAt'));
    return paint ? Math.round(performance.timeOrigin + paint.startTime - pressedAt) : null;
  });
  return (await handle.jsonValue()) ?? Number.NaN;
}
