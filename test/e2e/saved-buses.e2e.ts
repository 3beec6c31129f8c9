import type { Page } from '@playwright/test';
import { expect, inject, it } from 'vitest';
import { describeInChromium } from '#test/setup/browser.ts';

const origin = inject('siteOrigin');
const yours = (page: Page) => page.getByRole('region', { name: 'Your buses' });
/** Its list is drawn when it comes near the window. */
const comeNear = (page: Page) => yours(page).scrollIntoViewIfNeeded();

describeInChromium('what a browser keeps of buses', ({ openPage }) => {
  const visitBus = async () => {
    const page = await openPage({ permissions: ['clipboard-read', 'clipboard-write'] });
    await page.addInitScript(() => {
      let printed = 0;
      window.print = () => {
        document.documentElement.dataset.printed = String(++printed);
      };
    });
    await page.goto(`${origin}/buses`);
    const href = await page.locator('main h3 a').first().getAttribute('href');
    await page.goto(origin + href);
    await page.locator('[data-page-actions][data-awake]').waitFor();
    const title = (await page.locator('h1').textContent())!.trim();
    return { page, href, title };
  };

  it('shows nothing before there is something', async () => {
    const page = await openPage();
    await page.goto(origin);
    await page.waitForLoadState('networkidle');
    expect(await yours(page).count()).toBe(0);
  });

  it('lists a bus looked at on home and list, and a saved one first', async () => {
    const { page, href, title } = await visitBus();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    expect(
      await page.getByRole('button', { name: 'Saved', exact: true }).getAttribute('aria-pressed'),
    ).toBe('true');
    for (const path of ['/', '/buses']) {
      await page.goto(origin + path);
      await comeNear(page);
      const link = yours(page).getByRole('link', { name: title });
      expect(await link.getAttribute('href')).toBe(href);
      expect(await yours(page).textContent()).toContain('Saved');
    }
    await page.setViewportSize({ width: 320, height: 700 });
    const line = yours(page).locator('li p').first();
    const isWhole = ({ scrollWidth, clientWidth }: Element) => scrollWidth <= clientWidth;
    expect(await line.evaluate(isWhole)).toBe(true);
  });

  it('forgets one when asked, and the section goes with the last', async () => {
    const { page, title } = await visitBus();
    await page.goto(origin);
    await comeNear(page);
    await yours(page)
      .getByRole('button', { name: `Remove ${title}` })
      .click();
    await yours(page).waitFor({ state: 'hidden' });
    expect(await yours(page).count()).toBe(0);
    expect(await page.evaluate(() => localStorage.getItem('recentlyViewedBuses'))).toBeNull();
  });

  it('keeps the keyboard in the list when one goes', async () => {
    const { page, title } = await visitBus();
    await page.goto(`${origin}/buses`);
    const card = page.locator('.bus-card').nth(1);
    await card.locator('.card-save').click();
    const other = (await card.locator('h3').textContent())!;
    await comeNear(page);
    await yours(page)
      .getByRole('button', { name: `Remove ${other}` })
      .press('Enter');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(title);
  });

  it('forgets a saved bus that was looked at by one press, and leaves the keyboard before the block', async () => {
    const { page, title } = await visitBus();
    // As Safari has it before 17.4.
    await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, 'checkVisibility'));
    const save = page.getByRole('button', { name: 'Save', exact: true });
    for (const name of [`Remove ${title}`, 'Forget these']) {
      await save.click();
      await page.goto(`${origin}/saved`);
      // Without scripts it stands there from the beginning.
      await page.getByText('Press “Save” on a bus').waitFor({ state: 'hidden' });
      await yours(page).getByRole('button', { name }).press('Enter');
      await yours(page).waitFor({ state: 'hidden' });
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('See all buses');
      await page.getByText('Press “Save” on a bus').waitFor({ state: 'visible' });
      await page.goBack();
    }
  });

  it('shows on every card and tab what any of them saved', async () => {
    const page = await openPage();
    await page.goto(`${origin}/buses`);
    const other = await page.context().newPage();
    await other.goto(`${origin}/buses`);
    await other.locator('html[data-scripts=ready]').waitFor();
    await page.locator('.card-save').first().click();
    await other.locator('.card-save[aria-pressed=true]').first().waitFor();
    await comeNear(other);
    await yours(other)
      .getByRole('button', { name: /^Remove / })
      .click();
    await page.locator('.card-save[aria-pressed=true]').waitFor({ state: 'detached' });
  });

  it('speaks Spanish on Spanish pages', async () => {
    const page = await openPage();
    await page.goto(`${origin}/es/buses`);
    const card = page.locator('.bus-card').first();
    const title = (await card.locator('h3').textContent())!;
    await card.getByRole('button', { name: `Guardar ${title}` }).click();
    const region = page.getByRole('region', { name: 'Sus autobuses' });
    await region.scrollIntoViewIfNeeded();
    const link = region.getByRole('link', { name: title });
    expect(await link.getAttribute('href')).toMatch(/^\/es\/buses\/\d+-/);
    expect(await region.locator('li').textContent()).toMatch(/Guardado · \d+ asientos · /);
    await region.getByRole('button', { name: `Quitar ${title}` }).click();
    await region.waitFor({ state: 'hidden' });
  });

  it('fetches nothing for the list before there is something near', async () => {
    const page = await openPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(`${origin}/buses`);
    await page.locator('.card-save').first().click();
    await page.waitForLoadState('networkidle');
    expect(asked.join()).not.toMatch(/your-buses/);
    await comeNear(page);
    await yours(page).getByRole('link').first().waitFor();
    expect(asked.join()).toMatch(/your-buses/);
  });

  it('goes without its list when that cannot be fetched; saving works', async () => {
    const page = await openPage({ tolerate: /your-buses|Failed to fetch|ERR_FAILED/ });
    await page.route(/your-buses/, (route) => route.abort());
    await page.goto(`${origin}/buses`);
    await page.locator('.card-save').first().click();
    await comeNear(page);
    await yours(page).waitFor({ state: 'hidden' });
    const save = page.locator('.card-save').first();
    expect(await save.getAttribute('aria-pressed')).toBe('true');
    await save.click();
    expect(await page.evaluate(() => localStorage.getItem('savedBuses'))).toBeNull();
  });

  it('copies the address where the system has no share sheet', async () => {
    const { page, href } = await visitBus();
    await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByRole('button', { name: 'Link copied' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(origin + href);
  });

  it('prints', async () => {
    const { page } = await visitBus();
    await page.getByRole('button', { name: 'Print' }).click();
    expect(await page.evaluate(() => document.documentElement.dataset.printed)).toBe('1');
  });

  it('shows no buttons that need a script where there is none', async () => {
    const page = await openPage({ javaScriptEnabled: false });
    await page.goto(`${origin}/buses/1002-2015-mci-j4500-56-passenger-coach`);
    expect(await page.locator('.bus-actions:visible').count()).toBe(0);
  });
});

describeInChromium(
  'what a browser keeps of buses, after Back',
  ({ openPage }) => {
    it('is what was saved on the page that was left', async () => {
      const page = await openPage();
      await page.goto(`${origin}/buses`);
      const path = await page.locator('.bus-card h3 a').first().getAttribute('href');
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      await page.goto(origin + path);
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await page.evaluate(() => history.back());
      // No load event comes from the browser's own cache of pages.
      await page.locator('.card-save[aria-pressed=true]').waitFor();
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
      expect(await page.locator('.card-save[aria-pressed=true]').count()).toBe(1);
    });
  },
  { keepsPages: true },
);
