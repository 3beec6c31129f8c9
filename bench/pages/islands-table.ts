import type { Browser, Page } from '@playwright/test';
import { inChromium } from './in-chromium.ts';
import { median } from './median.ts';

const slowdown = 4;
/** Longer than any idle moment that a page waits for. */
const quietMs = 3_000;
const desktop = { viewport: { width: 1280, height: 800 } };

/**
 * One row a page: brotli bytes of JavaScript that it fetches by itself, and with every island of it
 * awake.
 */
export async function scriptTable(origin: string, paths: readonly string[]): Promise<string[]> {
  const rows = [
    '| page | JavaScript before any intent, B | with every island awake, B | islands |',
    '|---|---|---|---|',
  ];
  await inChromium(async (browser) => {
    for (const path of paths) {
      const context = await browser.newContext(desktop);
      const page = await context.newPage();
      await page.goto(origin + path, { waitUntil: 'networkidle' });
      await page.waitForTimeout(quietMs);
      const before = await scriptBytes(page);
      const names = await wakeAll(page);
      const after = await scriptBytes(page);
      rows.push(`| ${path} | ${before} | ${after} | ${[...new Set(names)].join(', ')} |`);
      await context.close();
    }
  });
  return rows;
}

/**
 * One row an island: from the first intent (the pointer enters it) to a component that answers, at a
 * fourfold slowdown, in a browser that has woken it before; and the slowest key typed into it.
 * `leastIsland` is a page with the smallest island that React can be, which is the floor.
 */
export async function wakingTable(
  origin: string,
  islands: readonly { name: string; path: string }[],
  leastIsland: string,
  repeats: number,
): Promise<string[]> {
  const rows = [
    `| island, CPU ${slowdown}× slower, warm cache | intent to awake, median ms | slowest ms | slowest key, median ms |`,
    '|---|---|---|---|',
  ];
  await inChromium(async (browser) => {
    const all = [
      ...islands.map(({ name, path }) => ({ name, address: origin + path })),
      { name: 'counter', address: leastIsland },
    ];
    for (const { name, address } of all) {
      const { wakings, keys } = await measureIsland(browser, name, address, repeats);
      const key = keys.length > 0 ? median(keys) : '–';
      rows.push(
        `| ${name === 'counter' ? 'the least React island' : name} | ${median(wakings)} | ${Math.max(...wakings)} | ${key} |`,
      );
    }
  });
  return rows;
}

async function measureIsland(browser: Browser, name: string, address: string, repeats: number) {
  const context = await browser.newContext(desktop);
  const wakings: number[] = [];
  const keys: number[] = [];
  // The first visit fills the cache.
  for (let visit = 0; visit <= repeats; visit += 1) {
    const page = await context.newPage();
    await page.goto(address, { waitUntil: 'networkidle' });
    // Scripts begin when the browser rests; what was woken before is evaluated when it rests again.
    await page.waitForSelector('[data-scripts=ready]', { state: 'attached' });
    await page.waitForTimeout(1_000);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const wakingMs = await wake(page, name);
    const keyMs = await typeInto(page, name);
    if (visit > 0) {
      wakings.push(wakingMs);
      if (keyMs !== null) keys.push(keyMs);
    }
    await page.close();
  }
  await context.close();
  return { wakings, keys };
}

/** As the pointer does, without the way that a real one would take. */
function wake(page: Page, name: string): Promise<number> {
  return page.evaluate(
    (island) =>
      new Promise<number>((resolve, reject) => {
        const element = document.querySelector<HTMLElement>(`[data-island="${island}"]`);
        if (!element) return reject(new Error(`There is no island ${island}.`));
        const began = performance.now();
        const end = () => resolve(Math.round(performance.now() - began));
        if (element.dataset.islandState === 'ready') return end();
        new MutationObserver(() => {
          if (element.dataset.islandState === 'failed') reject(new Error(`${island} failed.`));
          if (element.dataset.islandState === 'ready') end();
        }).observe(element, { attributeFilter: ['data-island-state'] });
        element.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
      }),
    name,
  );
}

/** The slowest of four keys, from the press to the next paint; null where nothing can be typed. */
async function typeInto(page: Page, name: string): Promise<number | null> {
  const field = page
    .locator(
      `[data-island="${name}"] :is(input:not([type]), input[type=text], input[type=search], textarea)`,
    )
    .filter({ visible: true })
    .first();
  if ((await field.count()) === 0) return null;
  await field.focus();
  await page.evaluate(() => {
    const seen = { slowestMs: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        seen.slowestMs = Math.max(seen.slowestMs, duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await page.keyboard.type('bus ', { delay: 120 });
  await page.waitForTimeout(500);
  return page.evaluate(() => (window as unknown as { seen: { slowestMs: number } }).seen.slowestMs);
}

const scriptBytes = (page: Page): Promise<number> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
  );

async function wakeAll(page: Page): Promise<string[]> {
  const names = await page.locator('[data-island]').evaluateAll((islands) =>
    islands.map((island) => {
      island.dispatchEvent(new PointerEvent('pointerenter'));
      return (island as HTMLElement).dataset.island ?? '';
    }),
  );
  await page.waitForTimeout(quietMs);
  return names;
}
