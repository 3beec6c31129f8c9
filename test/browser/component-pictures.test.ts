import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CDPSession, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '#server/config/project-root.ts';
import { allExamples } from '#site/routes/dev/all-examples.ts';
import { examplePath } from '#site/routes/dev/example-path.ts';
import { allStaffExamples } from '#staff/all-staff-examples.ts';
import { violationsOfPart } from '#test/a11y/page-checks.ts';
import { describeInChromium } from '#test/setup/browser.ts';
import { startBuiltServer, type RunningServer } from '#test/setup/start-server.ts';
import { keepPicture, keptPicture, pictureProblem } from './compare-pictures.ts';

/** `npm run pictures`: what is seen now is what is meant. */
const accepts = process.env.PICTURES === 'accept';
const widths = [360, 1280];
const heightPx = 900;

const components = Object.entries({ ...allExamples, ...allStaffExamples });

let site: RunningServer;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'omnibus-pictures-'));
  site = await startBuiltServer({
    NODE_ENV: 'development',
    DATA_DIR: folder,
    DEMO: '0',
    LOG_LEVEL: 'warn',
  });
});
afterAll(async () => {
  await site.stop();
  await rm(folder, { recursive: true, force: true });
});

describeInChromium('components', ({ lookAtPage }) => {
  describe.each(components)('%s', (component, examples) => {
    it('is accessible in every state and looks as it did', async () => {
      const page = await lookAtPage({
        viewport: { width: widths[0]!, height: heightPx },
        tolerate: /Failed to load resource/,
      });
      const problems: string[] = [];
      for (const [at, { name }] of examples.entries()) {
        await page.setViewportSize({ width: widths[0]!, height: heightPx });
        await page.goto(site.origin + examplePath(component, at));
        await page.evaluate(waitForLetters);
        // Those that wake by themselves are shown as they soon are, however busy the machine is.
        await areAwake(page, '[data-island][data-when="idle"]');
        const asleep = new Map<number, Buffer>();
        for (const width of widths) {
          await page.setViewportSize({ width, height: heightPx });
          const shot = await takePicture(page);
          asleep.set(width, shot);
          problems.push(...(await look(`${component}/${at + 1}-${width}`, shot)));
        }
        problems.push(...(await violations(page, `${component}, ${name}`)));
        const markup = await markupOf(page);
        if (!(await wakeIslands(page))) continue;
        let isAsBefore = (await markupOf(page)) === markup;
        for (const width of widths.toReversed()) {
          await page.setViewportSize({ width, height: heightPx });
          const shot = await takePicture(page);
          const looksAsBefore = Buffer.compare(shot, asleep.get(width)!) === 0;
          isAsBefore &&= looksAsBefore;
          problems.push(
            ...(await lookAwake(`${component}/${at + 1}-${width}`, shot, looksAsBefore)),
          );
        }
        // The same elements, looking the same, were asked about a moment ago.
        if (!isAsBefore) problems.push(...(await violations(page, `${component}, ${name}, awake`)));
      }
      expect(problems).toEqual([]);
    });
  });
});

describe('pictures that are kept', () => {
  it('are of examples that there are', async () => {
    const root = join(projectRoot, 'test/browser/pictures');
    const files = (await readdir(root, { recursive: true })).filter((path) =>
      path.endsWith('.png'),
    );
    const known = components.flatMap(([component, examples]) =>
      examples.flatMap((_, at) =>
        widths.flatMap((width) =>
          ['', '-awake'].map((state) => join(component, `${at + 1}-${width}${state}.png`)),
        ),
      ),
    );
    expect(files.filter((path) => !known.includes(path))).toEqual([]);
  });
});

async function look(name: string, shot: Uint8Array): Promise<string[]> {
  const problem = await pictureProblem(name, shot, await keptPicture(name));
  if (problem && accepts) await keepPicture(name, shot);
  return problem && !accepts ? [problem] : [];
}

/** Most look the same awake as asleep, and need no second picture. */
async function lookAwake(
  asleep: string,
  shot: Uint8Array,
  looksAsBefore: boolean,
): Promise<string[]> {
  const own = `${asleep}-awake`;
  const before = await keptPicture(own);
  if (!before && looksAsBefore) return [];
  const kept = await keptPicture(asleep);
  const problem = await pictureProblem(own, shot, before ?? kept);
  if (problem && accepts) await keepPicture(own, shot);
  return problem && !accepts ? [problem] : [];
}

/** Of the example alone. */
async function takePicture(page: Page): Promise<Buffer> {
  const clip = await page.evaluate(standStill);
  // A locator's picture takes thrice as long: only of what is larger than the window.
  if (clip.y + clip.height > heightPx)
    return page.locator('[data-example]').screenshot({ animations: 'disabled', caret: 'hide' });
  const { data } = await (
    await lineTo(page)
  ).send('Page.captureScreenshot', { clip: { ...clip, scale: 1 }, optimizeForSpeed: true });
  return Buffer.from(data, 'base64');
}

const lines = new WeakMap<Page, Promise<CDPSession>>();

/** The browser's own line to a page, opened once. */
function lineTo(page: Page): Promise<CDPSession> {
  const line = lines.get(page) ?? page.context().newCDPSession(page);
  lines.set(page, line);
  return line;
}

/** In the page: draws it in our letters, however late they come; they would come with the next page. */
async function waitForLetters(): Promise<void> {
  const wait = (sheet: CSSStyleSheet | CSSGroupingRule): void => {
    for (const [at, rule] of [...sheet.cssRules].entries()) {
      if (rule instanceof CSSGroupingRule) wait(rule);
      if (!(rule instanceof CSSFontFaceRule) || !rule.cssText.includes('optional')) continue;
      sheet.deleteRule(at);
      sheet.insertRule(rule.cssText.replace('optional', 'block'), at);
    }
  };
  for (const sheet of document.styleSheets) wait(sheet);
  await document.fonts.ready;
}

/** In the page: nothing of it moves any more; gives the example's place, in pixels of the page. */
async function standStill(): Promise<{ x: number; y: number; width: number; height: number }> {
  await document.fonts.ready;
  const images = [...document.querySelectorAll('img')];
  for (const image of images) {
    image.loading = 'eager';
    // Where it is and how large; what it shows is scaled a little differently each time.
    image.style.filter = 'brightness(0) opacity(0.2)';
  }
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    if (getComputedStyle(element).contentVisibility === 'auto')
      element.style.contentVisibility = 'visible';
    element.style.caretColor = 'transparent';
  }
  await Promise.allSettled(images.map((image) => image.decode()));
  for (const animation of document.getAnimations()) {
    if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
    else animation.cancel();
  }
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const example = document.querySelector('[data-example]')!;
  const { left, top, right, bottom } = example.getBoundingClientRect();
  // Whole pixels, those that it covers in part too.
  const [x, y] = [Math.floor(left + scrollX), Math.floor(top + scrollY)];
  return { x, y, width: Math.ceil(right + scrollX) - x, height: Math.ceil(bottom + scrollY) - y };
}

/** Shows every island a hand; false when there is none. */
async function wakeIslands(page: Page): Promise<boolean> {
  const islands = await page.evaluate(() => {
    const all = document.querySelectorAll('[data-island]');
    for (const one of all) one.dispatchEvent(new PointerEvent('pointerenter'));
    return all.length;
  });
  await areAwake(page, '[data-island]');
  return islands > 0;
}

/** The example's elements, but for how far its islands are. */
const markupOf = (page: Page): Promise<string> =>
  page.evaluate(() =>
    document.querySelector('[data-example]')!.outerHTML.replaceAll(/ data-island-state="\w+"/g, ''),
  );

async function areAwake(page: Page, islands: string): Promise<void> {
  const states = () =>
    page.evaluate(
      (which) =>
        [...document.querySelectorAll<HTMLElement>(which)].map(
          ({ dataset }) => dataset.islandState,
        ),
      islands,
    );
  await expect
    .poll(async () => (await states()).filter((state) => state !== 'ready'), { interval: 10 })
    .toEqual([]);
}

async function violations(page: Page, where: string): Promise<string[]> {
  const found = await violationsOfPart(page, '[data-example]');
  return found.map((violation) => `${where}: ${violation}`);
}
