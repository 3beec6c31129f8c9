import type { Page } from '@playwright/test';
import { expect, it } from 'vitest';
import { violations } from '#test/a11y/page-checks.ts';
import { describeInChromium } from '#test/setup/browser.ts';
import { desktop, origin } from './search-bed.ts';

const bus = '/buses/1002-2015-mci-j4500-56-passenger-coach';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: /full screen$/ });
const caption = (page: Page) => page.locator('.gallery-viewer-caption').textContent();
const slide = (page: Page) => page.locator('.yarl__slide_current img');
/** How wide the picture in view is drawn; grows when it is zoomed. */
const shownWidth = async (page: Page) => Math.round((await slide(page).boundingBox())?.width ?? 0);
/** The browser's own page around a picture has inline styles, which our policy refuses. */
const aboutTheFile = /Failed to load resource|net::ERR|dynamically imported|inline style/;

describeInChromium('the gallery in full screen', ({ openPage }) => {
  const open = async (options = {}, path = bus) => {
    const page = await openPage({ ...desktop, ...options });
    await page.goto(origin + path);
    await page.locator('#picture-1 a').hover();
    await page.locator('[data-island=gallery][data-island-state=ready]').waitFor();
    return page;
  };
  const opened = async (options = {}) => {
    const page = await open(options);
    await page.locator('#picture-1 a').click();
    await dialog(page).waitFor();
    await slide(page).waitFor();
    return page;
  };

  it('is a modal dialog: focus goes in, stays in, and comes back on Escape', async () => {
    const page = await open();
    await button(page, 'Full screen').focus();
    await page.keyboard.press('Enter');
    await dialog(page).waitFor();
    const inside = () =>
      page.evaluate(() => {
        const { activeElement, body } = document;
        // Between last and first a browser may stop at its own controls.
        return activeElement === body || activeElement?.closest('[role=dialog]') !== null;
      });
    expect(await dialog(page).evaluate((one) => one.contains(document.activeElement))).toBe(true);
    for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
      await page.keyboard.press(key);
      expect(await inside(), key).toBe(true);
    }
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => caption(page)).toMatch(/^2 of 2/);
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'hidden' });
    const focused = () => page.evaluate(() => document.activeElement?.ariaLabel);
    await expect.poll(focused).toBe('Full screen');
    // The page shows the picture that was looked at last.
    await expect.poll(() => page.locator('.gallery-count').textContent()).toBe('Picture 2 of 2');
  });

  it('opens by a press on the picture and closes by its button', async () => {
    const page = await opened();
    await button(page, 'Close full screen').click();
    await dialog(page).waitFor({ state: 'hidden' });
  });

  it('is accessible, with its words, in English and in Spanish', async () => {
    const page = await opened();
    expect(await violations(page)).toEqual([]);
    expect(await caption(page)).toBe('1 of 2: Side view drawing of a 2015 MCI J4500 coach, silver');
    const spanish = await open({}, `/es${bus}`);
    await spanish.locator('#picture-1 a').click();
    await spanish.getByRole('dialog', { name: /pantalla completa$/ }).waitFor();
    for (const name of ['Acercar', 'Alejar', 'Foto siguiente', 'Cerrar la pantalla completa'])
      expect(await button(spanish, name).count(), name).toBe(1);
  });

  it('zooms by keys, wheel, double press and buttons', async () => {
    const page = await opened();
    const whole = await shownWidth(page);
    const grown = () => expect.poll(() => shownWidth(page)).toBeGreaterThan(whole * 1.2);
    const back = () => expect.poll(() => shownWidth(page)).toBe(whole);
    await page.keyboard.press('+');
    await grown();
    await page.keyboard.press('-');
    await back();
    await button(page, 'Zoom in').click();
    await grown();
    await button(page, 'Zoom out').click();
    await back();
    await page.mouse.move(640, 400);
    await page.mouse.wheel(0, -200);
    await grown();
    await page.mouse.wheel(0, 2000);
    await back();
    await page.mouse.dblclick(640, 400);
    await grown();
  });

  it('zooms by two fingers, and a pull down closes it', async () => {
    const page = await opened({ hasTouch: true });
    const whole = await shownWidth(page);
    const touch = await page.context().newCDPSession(page);
    const put = (type: string, points: readonly (readonly [number, number])[]) =>
      touch.send('Input.dispatchTouchEvent', {
        type: type as 'touchStart',
        touchPoints: points.map(([x, y], id) => ({ x, y, id })),
      });
    await put('touchStart', [[600, 400]]);
    await put('touchStart', [
      [600, 400],
      [680, 400],
    ]);
    for (const apart of [60, 120, 180, 240])
      await put('touchMove', [
        [600 - apart / 2, 400],
        [680 + apart / 2, 400],
      ]);
    await put('touchEnd', []);
    await expect.poll(() => shownWidth(page)).toBeGreaterThan(whole * 1.5);
    await button(page, 'Close full screen').click();
    await dialog(page).waitFor({ state: 'hidden' });
    await page.locator('#picture-1 a').click();
    await slide(page).waitFor();
    await put('touchStart', [[640, 300]]);
    for (const y of [330, 380, 440, 520]) await put('touchMove', [[640, y]]);
    await put('touchEnd', []);
    await dialog(page).waitFor({ state: 'hidden' });
  });

  it('opens by a press that came before the gallery was awake', async () => {
    const page = await openPage(desktop);
    await page.goto(origin + bus);
    let go = () => {};
    const held = new Promise<void>((resolve) => (go = resolve));
    await page.route(/\/assets\/gallery-[^v]/, async (route) => {
      await held;
      await route.continue();
    });
    await page.locator('#picture-1 a').click();
    expect(new URL(page.url()).pathname).toBe(bus);
    go();
    await dialog(page).waitFor();
  });

  it.each([
    ['the gallery does', /\/assets\/gallery-[^v]/],
    ['only its full screen does', /\/assets\/gallery-viewer.*js/],
  ])('opens the picture’s file when %s not arrive', async (_, missing) => {
    const page = await openPage({ ...desktop, tolerate: aboutTheFile });
    await page.route(missing, (route) => route.abort());
    await page.goto(origin + bus);
    const file = await page.locator('#picture-1 a').getAttribute('href');
    await page.locator('#picture-1 a').click();
    await page.waitForURL(origin + file);
  });

  it('shows the pictures when what looks closer at them does not arrive', async () => {
    const page = await openPage({ ...desktop, tolerate: /look-closer|net::ERR_FAILED/ });
    await page.route(/\/assets\/look-closer/, (route) => route.abort());
    await page.goto(origin + bus);
    await page.locator('#picture-1 a').click();
    await dialog(page).waitFor();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => caption(page)).toMatch(/^2 of/);
  });

  it('leaves no dead buttons when the gallery fails', async () => {
    const page = await openPage({ ...desktop, tolerate: aboutTheFile });
    await page.route(/\/assets\/gallery-[^v]/, (route) => route.abort());
    await page.goto(origin + bus);
    await page.locator('.gallery-strip').hover();
    await page.locator('[data-island=gallery][data-island-state=failed]').waitFor();
    expect(await page.locator('[data-island=gallery] button:visible').count()).toBe(0);
  });
});
