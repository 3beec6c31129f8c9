import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
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
        // Those that wake by themselves are shown as they soon are, however busy the machine is.
        await areAwake(page.locator('[data-island][data-when="idle"]'));
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

async function takePicture(page: Page): Promise<Buffer> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const images = [...document.querySelectorAll('img')];
    for (const image of images) {
      image.loading = 'eager';
      // Where it is and how large; what it shows is scaled a little differently each time.
      image.style.filter = 'brightness(0) opacity(0.2)';
    }
    for (const element of document.querySelectorAll<HTMLElement>('body *'))
      if (getComputedStyle(element).contentVisibility === 'auto')
        element.style.contentVisibility = 'visible';
    await Promise.allSettled(images.map((image) => image.decode()));
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
  return page.locator('[data-example]').screenshot({ animations: 'disabled', caret: 'hide' });
}

/** Shows every island a hand; false when there is none. */
async function wakeIslands(page: Page): Promise<boolean> {
  const islands = page.locator('[data-island]');
  if ((await islands.count()) === 0) return false;
  await islands.evaluateAll((all) => {
    for (const one of all) one.dispatchEvent(new PointerEvent('pointerenter'));
  });
  await areAwake(islands);
  return true;
}

/** The example's elements, but for how far its islands are. */
const markupOf = (page: Page): Promise<string> =>
  page
    .locator('[data-example]')
    .evaluate((example) => example.outerHTML.replaceAll(/ data-island-state="\w+"/g, ''));

async function areAwake(islands: Locator): Promise<void> {
  for (const island of await islands.all())
    await expect.poll(() => island.getAttribute('data-island-state')).toBe('ready');
}

async function violations(page: Page, where: string): Promise<string[]> {
  const found = await violationsOfPart(page, '[data-example]');
  return found.map((violation) => `${where}: ${violation}`);
}
