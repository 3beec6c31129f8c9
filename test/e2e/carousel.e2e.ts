import type { Page } from '@playwright/test';
import { describe, expect, inject, it } from 'vitest';
import { describeInChromium } from '#test/setup/browser.ts';

const origin = inject('siteOrigin');
const path = '/locations/nj';
const track = (page: Page) => page.locator('[data-carousel-track]');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const scrollLeft = (page: Page) => track(page).evaluate((element) => element.scrollLeft);
/** The controls follow the row in the frame after it moved. */
const settled = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );

describeInChromium('the inventory carousel', ({ openPage }) => {
  const visit = async (width: number, options = {}) => {
    const page = await openPage({ viewport: { width, height: 900 }, ...options });
    await page.goto(origin + path);
    await track(page).scrollIntoViewIfNeeded();
    return page;
  };
  const awake = async (page: Page) => {
    await page.locator('[data-carousel][data-awake]').waitFor();
    return page;
  };

  it.each([
    [360, 2],
    [767, 2],
    [768, 3],
    [875, 3],
    [1349, 3],
    [1350, 4],
  ])('at %s px shows %s slides, 16 px apart (spec §9)', async (width, perView) => {
    const page = await visit(width);
    const { boxes, inner } = await track(page).evaluate((element) => ({
      boxes: [...element.children].map((child) => child.getBoundingClientRect().toJSON()),
      inner: element.clientWidth - 8,
    }));
    expect(boxes[1].left - boxes[0].right).toBeCloseTo(16, 0);
    expect(Math.round((inner + 16) / (boxes[0].width + 16))).toBe(perView);
  });

  it('has arrows from 768 px and bullets below it (spec §2)', async () => {
    const phone = await visit(767);
    expect(await button(phone, 'Next slide').count()).toBe(0);
    expect(await phone.locator('[data-carousel-bullet]:visible').count()).toBeGreaterThan(1);
    const desktop = await visit(768);
    expect(await button(desktop, 'Next slide').count()).toBe(1);
    expect(await desktop.locator('[data-carousel-bullet]:visible').count()).toBe(0);
  });

  it('disables previous at the start and next at the end, and never drops focus', async () => {
    const page = await awake(await visit(1280));
    expect(await button(page, 'Previous slide').isDisabled()).toBe(true);
    await button(page, 'Next slide').focus();
    for (let press = 0; press < 8 && (await button(page, 'Next slide').isEnabled()); press++) {
      await page.keyboard.press('Enter');
      await settled(page);
    }
    expect(await button(page, 'Next slide').isDisabled()).toBe(true);
    expect(await button(page, 'Previous slide').isEnabled()).toBe(true);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Previous slide');
    const { end, width } = await track(page).evaluate((element) => ({
      end: element.scrollLeft + element.clientWidth,
      width: element.scrollWidth,
    }));
    expect(width - end).toBeLessThanOrEqual(1);
  });

  it('moves one slide with the arrow keys', async () => {
    const page = await awake(await visit(1280));
    await track(page).getByRole('link').first().focus();
    await page.keyboard.press('ArrowRight');
    await settled(page);
    const step = await track(page).evaluate(
      (element) => element.children[0]!.getBoundingClientRect().width + 16,
    );
    expect(await scrollLeft(page)).toBeCloseTo(step, -1);
    await page.keyboard.press('ArrowLeft');
    await settled(page);
    expect(await scrollLeft(page)).toBeLessThanOrEqual(1);
  });

  it('marks the bullet of the slides in view', async () => {
    const page = await awake(await visit(360));
    const bullets = page.locator('[data-carousel-bullet]');
    expect(await bullets.nth(0).getAttribute('aria-disabled')).toBe('true');
    await bullets.nth(1).click();
    await settled(page);
    expect(await scrollLeft(page)).toBeGreaterThan(200);
    expect(await bullets.nth(0).getAttribute('aria-disabled')).toBe('false');
    expect(await bullets.nth(1).getAttribute('aria-disabled')).toBe('true');
  });

  it('carries the roles and names of the carousel pattern', async () => {
    const page = await visit(1280);
    const carousel = page.getByRole('group', { name: 'Browse Our New Jersey Inventory' });
    expect(await carousel.getAttribute('aria-roledescription')).toBe('carousel');
    const slide = page.getByRole('group', { name: 'bus 1 of 8' });
    expect(await slide.getAttribute('aria-roledescription')).toBe('slide');
    const controls = await button(page, 'Next slide').getAttribute('aria-controls');
    expect(await track(page).getAttribute('id')).toBe(controls);
  });

  it('scrolls and links without a script, and shows no dead buttons', async () => {
    const page = await visit(1280, { javaScriptEnabled: false });
    expect(await page.locator('.carousel button:visible').count()).toBe(0);
    expect(await track(page).getByRole('link').count()).toBe(8);
    await track(page).getByRole('link').last().focus();
    expect(await track(page).getByRole('link').last().isVisible()).toBe(true);
  });
});

describe('the carousel’s numbers', () => {
  it('come from a page that has eight buses to show', async () => {
    const html = await (await fetch(origin + path)).text();
    expect(html.match(/aria-roledescription="slide"/g)).toHaveLength(8);
  });
});
