import type { Page } from '@playwright/test';
import { expect, inject, it } from 'vitest';
import { describeInChromium } from '#test/setup/browser.ts';

const origin = inject('siteOrigin');
const header = (page: Page, index: number) => page.locator('.faq summary').nth(index);
const openIds = (page: Page) =>
  page.locator('.faq details[open]').evaluateAll((items) => items.map((item) => item.id));

describeInChromium('the FAQ accordion', ({ openPage }) => {
  const visit = async (path = '/knowledge-center/faqs/', options = {}) => {
    const page = await openPage(options);
    await page.addInitScript(() => {
      const heard: unknown[] = [];
      Object.assign(window, { heard });
      document.addEventListener('faq-interaction', (event) =>
        heard.push((event as CustomEvent).detail),
      );
    });
    await page.goto(origin + path);
    if ('javaScriptEnabled' in options) return page;
    // Its script is fetched when it comes near.
    await page.locator('[data-faq]').first().scrollIntoViewIfNeeded();
    await page.locator('[data-faq][data-awake]').first().waitFor();
    return page;
  };

  it('has one item open at a time; clicking an open one closes it (spec §2)', async () => {
    const page = await visit();
    await header(page, 0).click();
    expect(await openIds(page)).toEqual(['smartsearch']);
    await header(page, 7).click();
    expect(await openIds(page)).toHaveLength(1);
    expect(await openIds(page)).not.toContain('smartsearch');
    await header(page, 7).click();
    expect(await openIds(page)).toEqual([]);
  });

  it('works the same without a script', async () => {
    const page = await visit('/knowledge-center/faqs/', { javaScriptEnabled: false });
    await header(page, 0).click();
    await header(page, 2).click();
    expect(await page.locator('.faq details[open]').count()).toBe(1);
    await header(page, 2).click();
    expect(await page.locator('.faq details[open]').count()).toBe(0);
  });

  it('opens with Enter and Space and walks with arrows, Home and End', async () => {
    const page = await visit('/knowledge-center/faqs/?category=selling');
    const count = await page.locator('.faq summary').count();
    const at = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('.faq summary')].indexOf(document.activeElement!),
      );
    await header(page, 0).focus();
    await page.keyboard.press('ArrowDown');
    expect(await at()).toBe(1);
    await page.keyboard.press('End');
    expect(await at()).toBe(count - 1);
    await page.keyboard.press('ArrowDown');
    expect(await at()).toBe(0);
    await page.keyboard.press('ArrowUp');
    expect(await at()).toBe(count - 1);
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    expect(await openIds(page)).toHaveLength(1);
    await page.keyboard.press('Space');
    expect(await openIds(page)).toHaveLength(0);
  });

  it('tells analytics the question, the action and the state (spec §2, §7)', async () => {
    const page = await visit('/locations/oh');
    await header(page, 0).click();
    await header(page, 0).click();
    const question = (await header(page, 0).textContent())!.trim().slice(0, 50);
    expect(await page.evaluate(() => (window as { heard?: unknown[] }).heard)).toEqual([
      { question, action: 'open', stateName: 'Ohio' },
      { question, action: 'close', stateName: 'Ohio' },
    ]);
  });

  it('keeps an answer to 96 units and lets the keyboard scroll it', async () => {
    const page = await visit();
    const answer = page.locator('.faq-answer').first();
    await answer.evaluate((element) => {
      const paragraph = element.querySelector('p')!;
      for (let copy = 0; copy < 40; copy++) element.append(paragraph.cloneNode(true));
    });
    await header(page, 0).click();
    // `toggle` comes a moment after the item is open.
    await expect.poll(() => answer.evaluate((element: HTMLElement) => element.tabIndex)).toBe(0);
    expect(await answer.evaluate((element) => element.getBoundingClientRect().height)).toBe(96 * 4);
    await answer.focus();
    await page.keyboard.press('End');
    await expect.poll(() => answer.evaluate((element) => element.scrollTop)).toBeGreaterThan(100);
  });
});
