import type { Page, Request } from '@playwright/test';
import { expect, it } from 'vitest';
import { describeInChromium } from '#test/setup/browser.ts';
import { awake, box, group, holdAnswers, openList } from './filters-bed.ts';
import { desktop, failedRequests, origin, stopClock } from './search-bed.ts';

const activeValue = (page: Page) =>
  page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.value);

describeInChromium('filters', ({ openPage }) => {
  it('are passed by a link that shows itself to who comes by the keyboard', async () => {
    const page = await openPage(desktop);
    await openList(page);
    const past = page.getByRole('link', { name: 'Skip to the buses' });
    const shownPx = async () => (await past.boundingBox())?.width ?? 0;
    expect(await shownPx()).toBeLessThan(2);
    await page.locator('.list-toolbar select').last().focus();
    await page.keyboard.press('Tab');
    expect(await past.evaluate((link) => link === document.activeElement)).toBe(true);
    expect(await shownPx()).toBeGreaterThan(80);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const isAmongBuses = () =>
      page.evaluate(() => document.activeElement?.closest('#found') !== null);
    await expect.poll(isAmongBuses).toBe(true);
  });

  it('show a tick at once, and the counts when the list answers; all else stays', async () => {
    const page = await openPage(desktop);
    await openList(page);
    const held = await holdAnswers(page);
    await group(page, 'state').locator('summary').click();
    await group(page, 'price').locator('summary').click();
    const state = group(page, 'state').locator('fieldset');
    const chosen = state.locator('input').nth(20);
    await chosen.focus();
    const scrolled = await state.evaluate((fieldset) => fieldset.scrollTop);
    expect(scrolled).toBeGreaterThan(0);
    const shown = await group(page, 'category').locator('label').allTextContents();
    await page.keyboard.press('Space');
    expect(await group(page, 'state').locator('.filter-count').textContent()).toBe('chosen: 1');
    await expect.poll(() => held.count).toBe(1);
    held.go();
    await page.waitForURL(/state=/);
    const value = await activeValue(page);
    expect(new URL(page.url()).searchParams.get('state')).toBe(value);
    expect(await box(page, 'state', value!).isChecked()).toBe(true);
    expect(await state.evaluate((fieldset) => fieldset.scrollTop)).toBe(scrolled);
    expect(await group(page, 'price').getAttribute('open')).toBeNull();
    const now = await group(page, 'category').locator('label').allTextContents();
    expect(now).not.toEqual(shown);
    expect(await page.locator('.filters-apply').textContent()).toMatch(/^Show \d+ bus/);
    // Taken away again, the group stays under the hand that did it.
    await page.keyboard.press('Space');
    await expect.poll(() => held.count).toBe(2);
    held.go();
    await page.waitForURL(/\/buses$/);
    expect(await group(page, 'state').getAttribute('open')).toBe('');
    expect(await group(page, 'state').locator('.filter-count').count()).toBe(0);
  });

  it('take from and to in one go, and typed words away with their tick', async () => {
    const page = await openPage(desktop);
    await openList(page, '/buses?search=25+passenger');
    const price = group(page, 'price');
    await price.getByLabel('From ($)').fill('20000');
    await price.getByLabel('To ($)').fill('10000');
    await page.keyboard.press('Tab');
    await price.getByText('“From” is more than “to”.').waitFor();
    await price.getByLabel('To ($)').fill('60000');
    await page.keyboard.press('Enter');
    await page.waitForURL(/buses\?search=25\+passenger&price=20000-60000$/);
    expect(await price.getByLabel('From ($)').inputValue()).toBe('20000');
    expect(await box(page, 'price', '20000-60000').isChecked()).toBe(true);
    expect(await price.locator('[data-why]').count()).toBe(0);
    await box(page, 'seats', '25-30').uncheck();
    await page.waitForURL(/buses\?price=20000-60000$/);
    expect(await page.locator('#list-search').inputValue()).toBe('');
    await price.getByLabel('Any').check();
    await page.waitForURL(/buses$/);
    expect(await price.getByLabel('From ($)').inputValue()).toBe('');
  });

  it('keep a choice that was made while an answer was on its way', async () => {
    const page = await openPage(desktop);
    await openList(page);
    const held = await holdAnswers(page);
    await stopClock(page);
    await box(page, 'category', 'coach').check();
    await page.clock.runFor(10);
    await expect.poll(() => held.count).toBe(1);
    const ofCoaches = (request: Request) => request.url().includes('category=coach');
    const over = Promise.race([
      page.waitForEvent('requestfinished', ofCoaches),
      page.waitForEvent('requestfailed', ofCoaches),
    ]);
    // Less than half a second later: the next search may not start yet.
    await box(page, 'category', 'shuttle').check();
    held.go();
    await over;
    await page.waitForTimeout(500);
    expect(await box(page, 'category', 'shuttle').isChecked()).toBe(true);
    await page.clock.runFor(600);
    await expect.poll(() => held.count).toBe(2);
    held.go();
    await page.locator('.chip-chosen', { hasText: 'Shuttle' }).waitFor();
    expect(await box(page, 'category', 'shuttle').isChecked()).toBe(true);
    await page.clock.runFor(600);
    await page.waitForURL(/category=/);
    expect(new URL(page.url()).searchParams.get('category')).toBe('shuttle,coach');
  });

  it('answer once to what was ticked before they woke, and show it when they do', async () => {
    const page = await openPage(desktop);
    let go = () => {};
    const open = new Promise<void>((resolve) => (go = resolve));
    await page.route('**/assets/filters-*.js', async (route) => {
      await open;
      await route.continue();
    });
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'fetch' && request.url().includes('/buses?')) {
        asked.push(new URL(request.url()).search);
      }
    });
    await page.goto(`${origin}/buses`);
    await page.waitForLoadState('networkidle');
    // As analytics counts it.
    await page.evaluate(() => {
      document.documentElement.dataset.told = '';
      document.addEventListener('change', ({ target }) => {
        const changed = target as HTMLInputElement;
        if (changed.closest('[data-entering]')) return;
        document.documentElement.dataset.told += changed.value;
      });
    });
    await box(page, 'category', 'coach').check();
    await page.waitForURL(/category=coach/);
    expect(await group(page, 'category').locator('.filter-count').count()).toBe(0);
    go();
    await group(page, 'category').locator('.filter-count').waitFor();
    expect(await box(page, 'category', 'coach').isChecked()).toBe(true);
    // Longer than a search would wait for the one before.
    await page.waitForTimeout(700);
    expect(asked).toEqual(['?category=coach']);
    expect(await page.locator('html').getAttribute('data-told')).toBe('coach');
  });

  it('are a form and links where their code cannot be fetched', async () => {
    const page = await openPage({ ...desktop, tolerate: /Failed to (load|fetch)|net::ERR/ });
    await page.route('**/assets/filters-*.js', (route) => route.abort());
    await page.goto(`${origin}/buses`);
    await page.locator('.filters-heading h2').hover();
    await page.locator('[data-island-state="failed"]').waitFor({ state: 'attached' });
    await group(page, 'make').locator('summary').click();
    const loaded = page.waitForEvent('load');
    await box(page, 'category', 'coach').check();
    await page.locator('.filters-apply button').click();
    await loaded;
    expect(new URL(page.url()).searchParams.get('category')).toBe('coach');
    expect(await box(page, 'category', 'coach').isChecked()).toBe(true);
    await page.locator('.chip-chosen').click();
    await page.waitForURL(/\/buses$/);
    expect(await box(page, 'category', 'coach').isChecked()).toBe(false);
  });

  it('load what was ticked when their code does not arrive after all', async () => {
    const page = await openPage({ ...desktop, tolerate: /Failed to (load|fetch)|net::ERR/ });
    let lose = () => {};
    const lost = new Promise<void>((resolve) => (lose = resolve));
    await page.route('**/assets/filters-*.js', async (route) => {
      await lost;
      await route.abort();
    });
    await page.goto(`${origin}/buses`);
    await page.waitForLoadState('networkidle');
    await box(page, 'category', 'coach').check();
    await page.waitForURL(/category=coach/);
    const loaded = page.waitForEvent('load');
    lose();
    await loaded;
    expect(await box(page, 'category', 'coach').isChecked()).toBe(true);
    expect(await group(page, 'category').locator('.filter-count').textContent()).toBe('chosen: 1');
  });

  it('load the page where the line fails', async () => {
    const page = await openPage({ ...desktop, tolerate: failedRequests });
    await openList(page);
    await page.route(/\/buses\?/, (route) =>
      route.request().isNavigationRequest() ? route.continue() : route.abort(),
    );
    const loaded = page.waitForEvent('load');
    await box(page, 'category', 'coach').check();
    await loaded;
    expect(page.url()).toMatch(/category=coach/);
    expect(await box(page, 'category', 'coach').isChecked()).toBe(true);
  });

  it.each([
    '/es/buses?near=00000&within=50',
    '/es/search?search=coach&make=MCI&price=under-250000',
  ])('say in Spanish what was served, also when the other groups do not come: %s', async (path) => {
    const page = await openPage({ ...desktop, tolerate: failedRequests });
    await page.route('**/filters/panel*', (route) => route.abort());
    await page.goto(origin + path);
    const text = () => page.locator('[data-island="filters"]').innerHTML();
    const served = await text();
    await page.locator('.filters-heading h2').hover();
    await page.locator(awake).waitFor({ state: 'attached' });
    expect(await text()).toBe(served);
  });

  it('bring the choices of a closed group, with numbers of the list of now', async () => {
    const page = await openPage(desktop);
    await openList(page);
    await group(page, 'state').locator('summary').click();
    await box(page, 'category', 'coach').check();
    await page.waitForURL(/category=coach/);
    const newJersey = group(page, 'state').locator('label', { hasText: 'New Jersey' });
    const alone = await (await fetch(`${origin}/buses?category=coach&state=NJ`)).text();
    const [, total = ''] = />Show ([\d,]+) bus/.exec(alone) ?? [];
    await expect.poll(() => newJersey.locator('span').textContent()).toBe(total);
    await newJersey.locator('input').check();
    await page.waitForURL(/state=NJ/);
    expect(await page.locator('.filters-apply').textContent()).toContain(total);
  });

  it('go on from the link of a closed group to its first choice', async () => {
    const page = await openPage(desktop);
    let answer = () => {};
    const asked = new Promise<void>((done) => (answer = done));
    await page.route('**/filters/panel*', async (route) => {
      await asked;
      await route.continue();
    });
    await openList(page);
    await group(page, 'fuel').locator('summary').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await group(page, 'fuel').locator('[data-unsent]:focus').count()).toBe(1);
    answer();
    await group(page, 'fuel').locator('input:focus').waitFor();
  });
});
