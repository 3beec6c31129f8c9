import type { Page } from '@playwright/test';
import { expect, it } from 'vitest';
import { describeInChromium } from '#test/setup/browser.ts';
import { desktop, origin, phone } from './search-bed.ts';

const sell = `${origin}/sell-your-bus`;
const ready = (page: Page) =>
  page.locator('[data-island="sell-form"][data-island-state="ready"]').waitFor();
const make = (page: Page) => page.getByLabel('Make', { exact: true });
const name = (page: Page) => page.getByLabel('Your name');
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('sell-drafts'));
const offer = (page: Page) => page.getByText('You have a bus half described');

async function describeBus(page: Page): Promise<void> {
  await page.goto(sell);
  await make(page).fill('Ford');
  await page.getByLabel('Year').fill('2015');
  await page.getByLabel('Description').fill('Lift works.\nTires are new.');
  await page.getByLabel('State').selectOption('OH');
  await name(page).fill('Ruth O’Neil');
  await ready(page);
  await expect.poll(() => stored(page)).toContain('Ruth');
}

describeInChromium('a bus that is described by halves', ({ openPage }) => {
  it('keeps its width on a phone, however long a word in it', async () => {
    const page = await openPage(phone);
    await page.goto(sell);
    const field = page.getByLabel('Description');
    const narrow = (await field.boundingBox())?.width;
    await field.fill(`See https://video.example/${'W'.repeat(300)}`);
    expect((await field.boundingBox())?.width).toBe(narrow);
  });

  it('is still there after a reload', async () => {
    const page = await openPage(desktop);
    await describeBus(page);
    await page.reload();
    await expect.poll(() => name(page).inputValue()).toBe('Ruth O’Neil');
    expect(await make(page).inputValue()).toBe('Ford');
    expect(await page.getByLabel('Description').inputValue()).toBe('Lift works.\nTires are new.');
    expect(await page.getByLabel('State').inputValue()).toBe('OH');
    expect(await offer(page).count()).toBe(0);
  });

  it('is still there when a page that says what is wrong is loaded again', async () => {
    const page = await openPage({ ...desktop, tolerate: /net::ERR|422|Failed to (fetch|load)/ });
    let isAway = true;
    await page.route('**/sell-form*.js', (route) => (isAway ? route.abort() : route.continue()));
    // The page of errors may ask for its script as soon as it is there.
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url() === sell) isAway = false;
    });
    await page.goto(sell);
    await make(page).fill('Ford');
    // The script does not come in time: the form is posted by itself.
    await page.getByRole('button', { name: 'Go on to the photos' }).click();
    await page.getByRole('heading', { name: 'There is a problem' }).waitFor();
    await name(page).fill('Ruth O’Neil');
    await ready(page);
    await page.getByLabel('Phone', { exact: true }).fill('(614) 555-0100');
    await expect.poll(() => stored(page)).toContain('555-0100');
    await page.reload();
    await expect.poll(() => name(page).inputValue()).toBe('Ruth O’Neil');
    expect(await make(page).inputValue()).toBe('Ford');
    expect(await page.getByLabel('Phone', { exact: true }).inputValue()).toBe('(614) 555-0100');
    expect(await page.getByRole('link', { name: 'Enter your name' }).count()).toBe(0);
  });

  it('is offered after a closed tab, goes on from its first letter, and ends when it is sent', async () => {
    const page = await openPage(phone);
    await describeBus(page);
    const again = await page.context().newPage();
    await page.close();
    await again.goto(sell);
    await offer(again).waitFor();
    expect(await again.locator('.sell-draft').innerText()).toContain('(today)');
    expect(await again.locator('.sell-draft').innerText()).toContain('2015 Ford');
    expect(await name(again).inputValue()).toBe('');
    await again.getByRole('button', { name: 'Go on with it' }).click();
    expect(await name(again).inputValue()).toBe('Ruth O’Neil');
    await again.getByLabel('Phone', { exact: true }).fill('(614) 555-0100');
    await again.getByRole('button', { name: 'Go on to the photos' }).click();
    await again.waitForURL(/uploading/);
    // What is left is its name and the way to it.
    expect(await stored(again)).not.toMatch(/Ruth|555-0100|Lift works/);
    const token = new URL(again.url()).searchParams.get('draft');
    const later = await again.context().newPage();
    await again.close();
    await later.goto(`${origin}/es/sell-your-bus`);
    await later.getByText('Ya describió un autobús aquí (hoy).').waitFor();
    expect(await later.locator('.sell-draft').innerText()).toContain('2015 Ford');
    expect(await later.locator('#sell-make').inputValue()).toBe('');
    await later.getByRole('link', { name: 'Abrir mi página privada' }).click();
    await later.waitForURL(`${origin}/es/sell-your-bus/status/${token}`);
    await later.goto(sell);
    await later.getByRole('button', { name: 'Sell another bus' }).click();
    expect(await later.locator('.sell-draft').count()).toBe(0);
    expect(await stored(later)).toBeNull();
  });

  it('once sent shows whoever goes back the way to it, however far down they were', async () => {
    const page = await openPage(phone);
    await describeBus(page);
    await page.getByLabel('Phone', { exact: true }).fill('(614) 555-0101');
    await page.getByRole('button', { name: 'Go on to the photos' }).click();
    await page.waitForURL(/uploading/);
    await page.goBack();
    const way = page.getByRole('link', { name: 'Open my private page' });
    await way.waitFor();
    await expect.poll(async () => (await way.boundingBox())?.y).toBeGreaterThan(0);
    expect((await way.boundingBox())?.y).toBeLessThan(page.viewportSize()?.height ?? 0);
  });

  it('is thrown away when that is wanted, and another one beside it is not', async () => {
    const page = await openPage(desktop);
    await describeBus(page);
    const other = await page.context().newPage();
    await page.close();
    await other.goto(sell);
    await offer(other).waitFor();
    await make(other).fill('Blue Bird');
    await expect.poll(() => stored(other)).toContain('Blue Bird');
    expect(await stored(other)).toContain('Ford');
    await other.getByRole('button', { name: 'Throw it away' }).click();
    expect(await offer(other).count()).toBe(0);
    expect(await stored(other)).not.toContain('Ford');
    expect(await make(other).inputValue()).toBe('Blue Bird');
  });

  it('and sent from one of two tabs is found by the other, which keeps what is typed in it', async () => {
    const first = await openPage(phone);
    await describeBus(first);
    const second = await first.context().newPage();
    await second.goto(sell);
    await second.getByRole('button', { name: 'Go on with it' }).click();
    await second.getByLabel('Phone', { exact: true }).fill('(614) 555-0100');
    await first.getByLabel('Phone', { exact: true }).fill('(614) 555-0100');
    await first.getByRole('button', { name: 'Go on to the photos' }).click();
    await first.waitForURL(/uploading/);
    const told = second.getByText('You have described a bus here already (today).');
    await told.waitFor();
    expect(await told.evaluate((one) => one.getBoundingClientRect().top)).toBeGreaterThan(0);
    expect(await make(second).inputValue()).toBe('Ford');
    await make(second).fill('Blue Bird');
    await expect.poll(() => stored(second)).toContain('Blue Bird');
    const token = new URL(first.url()).searchParams.get('draft');
    expect(await stored(second)).toContain(token);
    await second.getByRole('link', { name: 'Open my private page' }).click();
    await second.waitForURL(`${sell}/status/${token}`);
  });

  it('may be described where storage is refused', async () => {
    const page = await openPage(desktop);
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('refused', 'SecurityError');
      };
      for (const place of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, place, { get: refuse });
    });
    await page.goto(sell);
    await make(page).fill('Ford');
    await ready(page);
    await page.getByRole('button', { name: 'Go on to the photos' }).click();
    await page.getByRole('alert').waitFor();
    expect(await make(page).inputValue()).toBe('Ford');
  });
});

describeInChromium('the selling form', ({ openPage }) => {
  it('says at once what is missing, and calms down while it is put right', async () => {
    const page = await openPage(desktop);
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url() === sell) posts.push(request.url());
    });
    await page.goto(sell);
    await name(page).focus();
    await ready(page);
    await page.getByRole('button', { name: 'Go on to the photos' }).click();
    const summary = page.getByRole('alert');
    await summary.waitFor();
    expect(await summary.evaluate((one) => one === document.activeElement)).toBe(true);
    expect(await name(page).getAttribute('aria-invalid')).toBe('true');
    const lines = summary.getByRole('listitem');
    const before = await lines.count();
    await name(page).fill('Ruth');
    await expect.poll(() => name(page).getAttribute('aria-invalid')).toBeNull();
    expect(await lines.count()).toBe(before - 1);
    // One way to reach her is enough, and the other field says so.
    await page.locator('#sell-email').fill('ruth@example.com');
    await expect
      .poll(() => page.getByLabel('Phone', { exact: true }).getAttribute('aria-invalid'))
      .toBeNull();
    expect(posts).toEqual([]);
  });

  it('shows what another window changed, and saves the second time', async () => {
    const page = await openPage({ ...desktop, tolerate: /status of 409/ });
    await page.goto(sell);
    await make(page).fill('Ford');
    await page.getByLabel('State').selectOption('OH');
    await name(page).fill('Ruth');
    await page.getByLabel('Phone', { exact: true }).fill('(614) 555-0100');
    await ready(page);
    await page.getByRole('button', { name: 'Go on to the photos' }).click();
    await page.waitForURL(/uploading/);
    const left = await stored(page);
    const token = new URL(page.url()).searchParams.get('draft');
    const details = `${sell}/status/${token}/details`;
    const [first, second] = [page, await page.context().newPage()];
    for (const one of [first, second]) {
      await one.goto(details);
      await make(one).focus();
      await ready(one);
    }
    await first.getByLabel('Year').fill('2014');
    await first.getByRole('button', { name: 'Save the details' }).click();
    await first.waitForURL(/uploading/);
    await second.getByLabel('Year').fill('2015');
    await second.getByRole('button', { name: 'Save the details' }).click();
    await second.getByText('changed in another window').waitFor();
    await second.getByRole('alert').getByText('Year. Saved now: “2014”. Here: “2015”.').waitFor();
    expect(await second.getByLabel('Year').inputValue()).toBe('2015');
    await second.getByRole('button', { name: 'Save the details' }).click();
    await second.waitForURL(/uploading/);
    expect(await stored(second)).toBe(left);
    expect(left).not.toContain('Ruth');
  });

  it('lets the browser show an answer that is a page of its own', async () => {
    const page = await openPage(desktop);
    let posts = 0;
    await page.route(sell, (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      posts += 1;
      // As while the database is away: kept, with a link for later.
      const body = '<!doctype html><title>Kept</title><h1>We have your bus</h1>';
      return route.fulfill({ status: 202, contentType: 'text/html', body });
    });
    await page.goto(sell);
    await make(page).fill('Ford');
    await name(page).fill('Ruth');
    await page.getByLabel('State').selectOption('OH');
    await page.getByLabel('Phone', { exact: true }).fill('(614) 555-0100');
    await ready(page);
    await page.getByRole('button', { name: 'Go on to the photos' }).click();
    await page.getByRole('heading', { name: 'We have your bus' }).waitFor();
    expect(posts).toBe(2);
    expect(await stored(page)).toBeNull();
  });

  it('goes the plain way when the island does not come', async () => {
    const page = await openPage({ ...phone, tolerate: /net::ERR|Failed to (fetch|load)/ });
    await page.route('**/assets/sell-form*.js', (route) => route.abort());
    await page.goto(sell);
    await make(page).fill('Ford');
    await page.locator('[data-island="sell-form"][data-island-state="failed"]').waitFor();
    await page.getByRole('button', { name: 'Go on to the photos' }).click();
    await page.getByRole('alert').getByRole('link', { name: 'Enter your name' }).waitFor();
    expect(await make(page).inputValue()).toBe('Ford');
    await name(page).fill('Ruth');
    await page.getByLabel('State').selectOption('OH');
    await page.getByLabel('Phone', { exact: true }).fill('(614) 555-0100');
    await page.getByRole('button', { name: 'Go on to the photos' }).click();
    await page.waitForURL(/uploading/);
  });
});
