import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeInChromium } from '#test/setup/browser.ts';
import { startBuiltServer, type RunningServer } from '#test/setup/start-server.ts';
import { field, suggest } from './search-bed.ts';

type Answer = (route: Route) => unknown;
const body = (text: string, contentType: string) => (route: Route) =>
  route.fulfill({ status: 200, body: text, contentType });

/** What the collector and every foreign host do; a script that does not come is no script. */
const answers: Readonly<Record<string, Answer>> = {
  answering: (route) =>
    route.request().resourceType() === 'script'
      ? route.fulfill({ body: '', contentType: 'text/javascript' })
      : route.fulfill({ body: '{"code":200}', contentType: 'application/json' }),
  'answering 500': (route) => route.fulfill({ status: 500, body: 'no' }),
  hanging: () => {},
  blocked: (route) => route.abort(),
  throwing: body('throw new Error("third party broke")', 'text/javascript'),
  'with a broken configuration': body('{"configs":[[[', 'application/json'),
};
/** The browser's own notes of requests that failed, and what the third party threw. */
const notOurs = /Failed to load resource|net::ERR|third party broke|Unexpected token/;

/**
 * What was sent elsewhere or written while a press or a key was being handled, by its kind. How often
 * React takes turns meanwhile depends on how fast the machine is, and what we ask of ourselves is
 * compared apart.
 */
type Work = Record<string, number>;
declare const workOfPresses: Work;

/** Chromium says which event is being handled; what is called meanwhile is on the way to the next paint. */
function countWork(): void {
  const counted: Work = {};
  Object.assign(window, { workOfPresses: counted });
  const presses = /^(pointer(down|up)|mouse(down|up)|click|key(down|up)|input|change|submit)$/;
  const watch = (owner: object, names: readonly string[]) => {
    const functions = owner as Record<string, (...given: unknown[]) => unknown>;
    for (const name of names) {
      const real = functions[name]!;
      functions[name] = function counting(this: unknown, ...given: unknown[]) {
        const type = (window as { event?: Event }).event?.type ?? '';
        const [to] = given;
        const address = to instanceof Request ? to.url : String(to);
        const isOurs = name === 'fetch' && !/^https:|\/api\/analytics\//.test(address);
        if (presses.test(type) && !isOurs) counted[name] = (counted[name] ?? 0) + 1;
        return real.apply(this, given);
      };
    }
  };
  watch(window, ['fetch']);
  watch(Navigator.prototype, ['sendBeacon']);
  watch(XMLHttpRequest.prototype, ['open', 'send']);
  watch(Storage.prototype, ['setItem']);
}

/** A busy machine may answer later than the search waits (spec §9); whoever sees nothing types again. */
async function typeUntilSuggested(page: Page, text: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await suggest(page, text, { timeout: 6_000 });
    } catch (error) {
      if (attempt === 5) throw error;
      await field(page).fill('');
    }
  }
}

describeInChromium(
  'the same visit with analytics off, answering and failing (E4)',
  ({ openPage }) => {
    let off: RunningServer;
    let on: RunningServer;
    let folder: string;
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'omnibus-failing-analytics-'));
      const start = (name: string, settings: Record<string, string>) =>
        startBuiltServer({ DATA_DIR: join(folder, name), LOG_LEVEL: 'error', ...settings });
      off = await start('off', { ANALYTICS: 'off' });
      on = await start('on', {
        ANALYTICS: 'amplitude',
        AMPLITUDE_API_KEY: '0123456789abcdef0123456789abcdef',
        GTM_ID: 'GTM-TEST123',
      });
    });
    afterAll(async () => {
      for (const server of [off, on]) server?.kill();
      await rm(folder, { recursive: true, force: true, maxRetries: 10 });
    });

    /** What a visitor came to see, what was asked of us for it, and what the presses set off. */
    async function visit(site: RunningServer, answer: Answer | null) {
      const page = await openPage({
        viewport: { width: 1280, height: 900 },
        tolerate: answer ? notOurs : undefined,
      });
      const asked: string[] = [];
      await page.addInitScript(countWork);
      await page.addInitScript(() => localStorage.setItem('measuring-choice', 'yes'));
      await page.route(/^https:|\/api\/analytics\//, (route) => {
        asked.push(route.request().url());
        return answer?.(route);
      });
      const ours: string[] = [];
      page.on('request', (request) => {
        const { origin, pathname, search } = new URL(request.url());
        // Whether the page of a bus had been fetched ahead is a matter of time.
        const isBus = /^\/buses\/\d/.test(pathname);
        if (origin !== site.origin || isBus || pathname.startsWith('/api/analytics/')) return;
        if (['fetch', 'xhr', 'document'].includes(request.resourceType()))
          // A search carries an id of its own; for which list the panel was asked is a matter of time.
          ours.push(
            `${request.method()} ${pathname}${/^\/1\/|\/panel$/.test(pathname) ? '' : search}`,
          );
      });
      await page.goto(`${site.origin}/buses`);
      if (answer) await expect.poll(() => asked.join()).toContain('googletagmanager');
      await page.waitForLoadState('load');

      const seen: unknown[] = [];
      const work: Work[] = [];
      const after = async (what: unknown) => {
        seen.push(what);
        work.push(await page.evaluate(() => ({ ...workOfPresses })));
      };
      const menu = page.locator('details[data-site-menu]', { hasText: 'Buy a Bus' });
      await menu.locator('> summary').click();
      await after(await menu.getByRole('link').allTextContents());
      await menu.locator('> summary').click();
      await typeUntilSuggested(page, 'mci');
      await after(await page.locator('#header-search').inputValue());
      await page.keyboard.press('Escape');
      await page.locator('#header-search').fill('');
      await page.locator('details[data-filter="seats"] input[type=checkbox]').first().check();
      await page.waitForURL('**seats=**');
      const { search } = new URL(page.url());
      await page.locator('a.chip-chosen').first().waitFor();
      const titles = page.locator('[data-list-results] .bus-card h3');
      await after([search, await titles.allTextContents()]);

      await page.locator('[data-list-results] .bus-card h3 a').first().click();
      await page.waitForURL(/\/buses\/\d/);
      await page.locator('[data-bus-actions][data-awake]').waitFor();
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await page.getByRole('button', { name: 'Saved', exact: true }).waitFor();
      await page.locator('.gallery-strip').hover();
      await page.locator('[data-island=gallery][data-island-state=ready]').waitFor();
      await page.getByRole('button', { name: 'Next picture', exact: true }).click();
      const count = page.locator('.gallery-count');
      await expect.poll(() => count.textContent()).toMatch(/^Picture 2 /);
      await after([await page.locator('h1').textContent(), await count.textContent()]);
      seen.push(await goBack(page, `${site.origin}/buses${search}`));
      await page.locator('#header-search').fill('mci');
      seen.push(await page.locator('#header-search').inputValue());
      return { seen, ours: [...new Set(ours)].toSorted(), work };
    }

    /** Why the browser had not kept the page, as far as the page itself is the reason. */
    async function goBack(page: Page, to: string): Promise<unknown[]> {
      const refusals: unknown[] = [];
      const session = await page.context().newCDPSession(page);
      await session.send('Page.enable');
      session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
        refusals.push(
          // A machine may also be too busy to keep one.
          ...notRestoredExplanations.filter(({ type }) => type !== 'Circumstantial'),
        ),
      );
      await page.evaluate(() => history.back());
      await page.waitForURL(to, { waitUntil: 'commit' });
      return refusals;
    }

    it('shows and asks the same, keeps pages, and writes and sends no more at a press', async () => {
      const without = await visit(off, null);
      expect(without.seen.at(-2)).toEqual([]);
      expect(without.work.at(-1)).toHaveProperty('setItem');
      for (const [name, answer] of Object.entries(answers))
        expect(await visit(on, answer), name).toEqual(without);
    }, 300_000);
  },
  { keepsPages: true },
);
