import type { Frame, Page } from '@playwright/test';
import type axe from 'axe-core';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * The short form, and signs outside of ASCII by their numbers, since a text with a wide sign is sent and
 * read as two bytes a sign: half a megabyte for each page again.
 */
const axeSource = readFileSync(
  fileURLToPath(import.meta.resolve('axe-core/axe.min.js')),
  'utf8',
).replaceAll(/[^\0-\x7f]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Rule and element of every violation, in the part of the page asked for. */
export const violations = (page: Page, part = 'html'): Promise<string[]> =>
  askAxe(page, part, [...wcag, 'best-practice']);

/** As `violations`, without what only concerns whole pages, as landmarks and headings. */
export const violationsOfPart = (page: Page, part: string): Promise<string[]> =>
  askAxe(page, part, wcag);

/** In each frame itself, and without what axe tells of rules that are kept. */
async function askAxe(page: Page, part: string, tags: string[]): Promise<string[]> {
  await showEverything(page);
  const found: string[] = [];
  for (const frame of page.frames()) {
    const within = frame === page.mainFrame() ? part : 'html';
    // oxlint-disable-next-line no-await-in-loop -- frames of one page share its thread
    found.push(...(await askInFrame(frame, within, tags)));
  }
  return found;
}

async function askInFrame(frame: Frame, part: string, tags: string[]): Promise<string[]> {
  // A page that is looked at again has it already.
  if (!(await frame.evaluate('"axe" in window'))) await giveAxe(frame);
  return frame.evaluate(
    async ([element, values]) => {
      const { axe: asked } = window as unknown as { axe: typeof axe };
      const { violations: found } = await asked.run(element, {
        runOnly: { type: 'tag', values },
        resultTypes: ['violations'],
        preload: false,
        iframes: false,
      });
      return found.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} – ${failureSummary}`),
      );
    },
    [part, tags] as const,
  );
}

/** To a page itself by the browser's own line, in half the time that an argument of a function takes. */
async function giveAxe(frame: Frame): Promise<void> {
  const expression = `${axeSource}; null`;
  if (frame.parentFrame()) return void (await frame.evaluate(expression));
  const session = await frame.page().context().newCDPSession(frame.page());
  const { exceptionDetails } = await session.send('Runtime.evaluate', { expression });
  await session.detach();
  if (exceptionDetails) throw new Error(`axe does not start: ${exceptionDetails.text}`);
}

/**
 * What the browser has not drawn yet (`content-visibility`), or is half faded in, has no colors to be
 * judged by: on a busy machine a menu stands between two of them for a second.
 */
const showEverything = (page: Page) =>
  page.evaluate(async () => {
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (getComputedStyle(element).contentVisibility === 'auto') {
        element.style.contentVisibility = 'visible';
      }
    }
    // What is shown only now has its colors a frame later.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    for (const animation of document.getAnimations()) {
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
    }
    await new Promise(requestAnimationFrame);
  });

/**
 * Pixels by which the page is wider than its window; anything over 0 scrolls sideways. A window of
 * another width has its styles a frame later.
 */
export const sidewaysOverflow = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    return document.documentElement.scrollWidth - window.innerWidth;
  });

/** As `sidewaysOverflow`, with letters of twice the size, which go again. */
export async function sidewaysOverflowOfLargeLetters(page: Page): Promise<number> {
  const setLetters = (size: string) =>
    page.evaluate((value) => document.documentElement.style.setProperty('font-size', value), size);
  await setLetters('200%');
  const overflow = await sidewaysOverflow(page);
  await setLetters('');
  return overflow;
}

/** Facts on cards that reach over the card's edge, where they are cut. */
export const cutFacts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.bus-card-facts dd')]
      .filter((fact) => {
        const text = document.createRange();
        text.selectNodeContents(fact);
        const edge = fact.closest('.bus-card')?.getBoundingClientRect().right ?? 0;
        return text.getBoundingClientRect().right > edge;
      })
      .map((fact) => fact.textContent),
  );
