import { randomInt } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type LaunchOptions,
  type Page,
  type ViewportSize,
} from '@playwright/test';
import { afterAll, afterEach, beforeAll, describe, expect } from 'vitest';
import { findChromium, findShell } from '../../bin/test/chromium.mjs';

/** The widths every page is looked at. */
export const viewports = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
] as const;

type PageOptions = BrowserContextOptions & {
  tolerate?: RegExp;
  /** False where a test takes the site's scripts away: nobody waits for them. */
  scriptsCome?: boolean;
};

export type BrowserSession = {
  /** A page of its own; what goes wrong in it (errors, refused content) fails the test. */
  openPage(options?: PageOptions): Promise<Page>;
  /**
   * The suite's one page, as if nobody had been there, for tests that look and change nothing: a process
   * and a cache of its own for each of them cost as much as the page itself.
   */
  lookAtPage(options: { viewport: ViewportSize; tolerate?: RegExp }): Promise<Page>;
};

/**
 * A suite in the system's Chromium, launched once per process. Skipped, and reported as such, where
 * there is no Chromium; `npm test` installs it when it may. With `keepsPages` it has its cache of pages
 * for Back, which Playwright else takes from it; `goBack` does not return then. `userAgent` is said by
 * every request, also by those that outlive their page, which a page's own option does not reach.
 */
export function describeInChromium(
  title: string,
  suite: (session: BrowserSession) => void,
  { keepsPages = false, userAgent }: { keepsPages?: boolean; userAgent?: string } = {},
): void {
  // The shell keeps no pages.
  const executablePath = (keepsPages ? null : findShell()) ?? findChromium();
  describe.skipIf(executablePath === null)(`${title} in Chromium`, () => {
    let browser: Browser;
    const faults: { text: string; url?: string }[] = [];
    /** What was fetched ahead and a busy server put off: nobody misses it. */
    const putOff = new Set<string>();

    beforeAll(async () => {
      browser = await launchOnce({
        executablePath: executablePath ?? '',
        args: [
          '--no-sandbox',
          '--disable-gpu',
          '--disable-dev-shm-usage',
          // The shell draws letters as the browser with windows does.
          '--font-render-hinting=slight',
          ...(userAgent ? [`--user-agent=${userAgent}`] : []),
        ],
        ignoreDefaultArgs: keepsPages ? ['--disable-back-forward-cache'] : [],
      });
    });
    let shared: { page: Page; tolerate?: RegExp } | null = null;
    const closeAll = (but?: BrowserContext) =>
      Promise.all(
        browser
          .contexts()
          .filter((context) => context !== but)
          .map((context) => context.close()),
      );
    afterAll(() => closeAll());
    afterEach(async ({ task }) => {
      // Wherever it was left, the next attempt and the next test begin elsewhere.
      if (task.result?.state === 'fail') shared = null;
      await closeAll(shared?.page.context());
      const missed = faults.splice(0).filter(({ url }) => !putOff.has(url ?? ''));
      expect(
        missed.map(({ text, url = '' }) => `${text} ${url}`.trim()),
        'errors in the page',
      ).toEqual([]);
    });

    async function open(
      { scriptsCome = true, ...options }: PageOptions,
      tolerated: () => RegExp | undefined,
    ) {
      const context = await browser.newContext({
        reducedMotion: 'reduce',
        // A visitor of its own, with limits of its own: all tests together send more forms than one may.
        extraHTTPHeaders: { 'x-forwarded-for': someAddress() },
        ...options,
      });
      const page = await context.newPage();
      page.setDefaultTimeout(30_000);
      if (scriptsCome && options.javaScriptEnabled !== false) waitForScripts(page);
      const note = (text: string, url?: string) => {
        if (!tolerated()?.test(`${text} ${url ?? ''}`.trim())) faults.push({ text, url });
      };
      page.on('response', (response) => {
        if (response.status() === 503 && response.request().headers()['sec-purpose'] === 'prefetch')
          putOff.add(response.url());
      });
      page.on('pageerror', (error) => note(String(error)));
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) {
          note(message.text(), message.location().url);
        }
      });
      return page;
    }

    suite({
      openPage: ({ tolerate, ...options } = {}) => open(options, () => tolerate),
      async lookAtPage({ viewport, tolerate }) {
        if (!shared) {
          const page = await open({ viewport }, () => shared?.tolerate);
          shared = { page, tolerate };
          return page;
        }
        const { page } = shared;
        await forget(page);
        shared.tolerate = tolerate;
        await page.setExtraHTTPHeaders({ 'x-forwarded-for': someAddress() });
        await page.setViewportSize(viewport);
        return page;
      },
    });
  });
}

/**
 * What the last one there left behind, and the page itself: which goes on by its own hand to a blank page,
 * since the browser's hand would start a process for that, and another for the next page.
 */
async function forget(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
    location.replace('about:blank');
  });
  await page.waitForURL('about:blank');
}

/** Suites of a process come one after the other, and a browser's start costs as much as five pages. */
const launched = new Map<string, Browser>();

async function launchOnce(options: LaunchOptions): Promise<Browser> {
  const kind = JSON.stringify(options);
  const there = launched.get(kind);
  if (there?.isConnected()) return there;
  const browser = await chromium.launch(options);
  launched.set(kind, browser);
  return browser;
}

/**
 * The site's script starts after the first paint, which `goto` does not wait for. Pages that fail on
 * purpose never get there and are handed over as they are. Asked in the page itself: a locator brings a
 * script of its own into each page, which takes longer than most pages do.
 */
function waitForScripts(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (...address) => {
    const response = await goto(...address);
    const patience = new AbortController();
    await Promise.race([
      page.evaluate(scriptsRun).catch(() => {}),
      setTimeout(5_000, undefined, { signal: patience.signal }).catch(() => {}),
    ]);
    patience.abort();
    return response;
  };
}

/** In the page: resolves when its scripts run, or none will. */
const scriptsRun = (): Promise<void> =>
  new Promise((resolve) => {
    const page = document.documentElement;
    const resolveWhenRun = () => {
      if (page.dataset.scripts !== 'ready' && document.querySelector('script[data-start]')) return;
      observer.disconnect();
      resolve();
    };
    const observer = new MutationObserver(resolveWhenRun);
    observer.observe(page, { attributes: true, attributeFilter: ['data-scripts'] });
    resolveWhenRun();
  });

/** Of a network kept for examples (RFC 2544), believed by a server that is told of a proxy. */
const someAddress = () => `198.18.${randomInt(256)}.${randomInt(1, 255)}`;
