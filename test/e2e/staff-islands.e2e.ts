import { expect, it } from 'vitest';
import type { Page } from '@playwright/test';
import { describeInChromium } from '#test/setup/browser.ts';
import {
  addListings,
  desktop,
  longJourneyMs,
  onlyHere,
  open,
  origin,
  postForm,
  sendBus,
  signIn,
  soon,
} from './staff-bed.ts';

/** Opens the page of a new lead. */
async function openLead(page: Page): Promise<void> {
  const lastName = onlyHere('Siskin');
  await postForm('/contact', {
    firstName: 'Ada',
    lastName,
    email: `${crypto.randomUUID()}@example.com`,
    message: `This is ${lastName}. Does it come with a spare tire?`,
    bus: '1001',
  });
  await page.goto(`${origin}/staff/leads?q=${lastName}`);
  await page.locator('main table tbody a').first().click();
  await page.waitForURL(/\/leads\/\d+$/);
}

/** Opens the photos of a new listing that has three. */
async function openPhotos(page: Page): Promise<void> {
  const model = onlyHere('Sanderling');
  await sendBus({ name: `Eve ${model}`, model }, 3);
  await page.goto(`${origin}/staff/submissions?q=${model}`);
  await page.getByRole('link', { name: new RegExp(model) }).click();
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('link', { name: 'Photos (3)' }).click();
  await page.waitForURL(/\/photos$/);
}

const photoNames = (page: Page) =>
  page
    .locator('[data-photo]')
    .evaluateAll((items) => items.map((item) => (item as HTMLElement).dataset['photo']));

const ready = (page: Page, island: string) =>
  page.locator(`[data-island=${island}][data-island-state=ready]`).first().waitFor();

/** Stays on an object of the page until another page is loaded. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isSamePage: true }));
const isSamePage = (page: Page) => page.evaluate(() => 'isSamePage' in window);

describeInChromium('the back office', ({ openPage }) => {
  const ways = ['without scripts', 'whose islands do not come'];
  it.each(ways)('does the same %s', { timeout: longJourneyMs }, async (way) => {
    const page = await openPage({
      ...desktop,
      javaScriptEnabled: way !== 'without scripts',
      // An island’s own code cannot run without it, and is named in its place.
      tolerate: /island-kit|Failed to fetch dynamically imported module|net::ERR_FAILED/,
    });
    await page.route(/island-kit/, (route) => route.abort());
    await signIn(page);

    const model = onlyHere('Turnstone');
    await addListings(page, model, 2);
    await page.goto(`${origin}/staff/inventory?q=${model}`);
    const prices = page.locator('[data-quick=price]');
    await prices.first().getByRole('button').click();
    await page.getByLabel('Price in dollars').fill('18,750');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText(/^Saved: /).waitFor();
    await page.goto(`${origin}/staff/inventory?q=${model}`);
    expect(await prices.allInnerTexts()).toContain('$18,750');
    await page
      .getByRole('checkbox', { name: /^Select/ })
      .first()
      .check();
    await page.getByText('Change many at once').click();
    await page.getByLabel('With the selected').selectOption('feature');
    await page.getByRole('button', { name: 'Review…' }).click();
    await page.getByRole('button', { name: 'Change 1 now' }).waitFor();

    await openPhotos(page);
    const [one, two, three] = await photoNames(page);
    await page.getByRole('button', { name: 'Later: photo 1' }).click();
    await page.getByText('Photo 1 is photo 2 now.').waitFor();
    expect(await photoNames(page)).toEqual([two, one, three]);
    await page.getByRole('button', { name: 'Crop: photo 1' }).click();
    await page.getByLabel('Width').fill('400');
    await page.getByRole('button', { name: 'Crop' }).click();
    await page.getByText('Cropped.').waitFor();

    await openLead(page);
    const body = page.getByLabel('Message');
    await body.fill('I have just looked at it');
    await page.locator('button[name=template]').first().click();
    await expect
      .poll(() => body.inputValue(), soon)
      .toMatch(/^I have just looked at it\n\nHello Ada/);
    await page.getByRole('button', { name: 'Send mail' }).click();
    await page.getByText('Mail on its way.').waitFor();
  });

  it('moves a photo by keyboard without losing the place, however fast', async () => {
    const page = await signIn(await openPage(desktop));
    await openPhotos(page);
    const [one, two, three] = await photoNames(page);
    await page
      .getByLabel(/^Caption/)
      .last()
      .fill('Not saved yet');
    await ready(page, 'photo-order');
    await mark(page);
    await page.getByRole('button', { name: 'Later: photo 1' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.getByText('Saved: it is photo 3 now.').waitFor();
    expect(await photoNames(page)).toEqual([two, three, one]);
    // The last one cannot go further: its way back has the focus.
    expect(await page.locator(':focus').getAttribute('aria-label')).toBe('Earlier: photo 3');
    expect(
      await page
        .getByLabel(/^Caption/)
        .nth(1)
        .inputValue(),
    ).toBe('Not saved yet');
    expect(await isSamePage(page)).toBe(true);
    await page.reload();
    expect(await photoNames(page)).toEqual([two, three, one]);
  });

  it('puts a template after what had been typed, and undoing takes it out again', async () => {
    const page = await signIn(await openPage(desktop));
    await openLead(page);
    const body = page.getByLabel('Message');
    await body.fill('I have just looked at it');
    await ready(page, 'reply');
    await mark(page);
    await page.locator('h1').click();
    await page.keyboard.press('1');
    await page.waitForURL(/template=/);
    expect(await body.inputValue()).toMatch(/^I have just looked at it\n\nHello Ada/);
    await page.keyboard.press('ControlOrMeta+z');
    expect(await body.inputValue()).toBe('I have just looked at it');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Delete');
    await page.locator('button[name=template]').nth(0).click();
    await page.locator('button[name=template]').nth(1).click();
    // Until a template comes it is empty.
    await expect.poll(() => body.inputValue(), soon).toContain('Hello Ada');
    expect(await body.inputValue()).not.toContain('I have just looked at it');
    expect((await body.inputValue()).match(/Hello Ada/g)).toHaveLength(1);
    expect(await isSamePage(page)).toBe(true);
  });

  it('shows what somebody else saved in a row, and says that ours was not', async () => {
    const page = await signIn(await openPage({ ...desktop, tolerate: /status of 409/ }));
    const model = onlyHere('Dotterel');
    const [id = ''] = await addListings(page, model, 1);
    await open(page, `/staff/inventory?q=${model}`);
    await page.request.post(`${origin}/staff/inventory/${id}/quick`, {
      headers: { origin },
      form: { revision: '1', price: '17000' },
    });
    await page.locator('tbody tr').first().hover();
    await ready(page, 'inventory-row');
    const price = page.locator('[data-quick=price]');
    await price.getByRole('button').click();
    await price.locator('input').fill('16000');
    await page.keyboard.press('Enter');
    await page.getByText(/saved this bus in the meantime.*You typed “16000”/).waitFor();
    await expect.poll(() => price.innerText(), soon).toBe('$17,000');
    // The next one is made from what is stored now.
    await price.getByRole('button').click();
    await price.locator('input').fill('16000');
    await page.keyboard.press('Enter');
    await expect.poll(() => price.innerText(), soon).toBe('$16,000');
  });

  it('passes over the choices of a status by keys, and keeps a price that was refused', async () => {
    const page = await signIn(await openPage({ ...desktop, tolerate: /status of 422/ }));
    const model = onlyHere('Sanderling');
    await addListings(page, model, 1);
    await open(page, `/staff/inventory?q=${model}`);
    const status = page.locator('[data-quick=status]');
    await status.getByRole('button').focus();
    await ready(page, 'inventory-row');
    await page.keyboard.press('Enter');
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowUp');
    expect(await status.locator('select:focus').count()).toBe(1);
    await page.keyboard.press('Escape');
    expect(await status.innerText()).toBe('Draft');
    await page.keyboard.press('Enter');
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect.poll(() => status.innerText(), soon).toBe('Withdrawn');
    const price = page.locator('[data-quick=price]');
    await price.getByRole('button').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type('18,5x');
    await page.keyboard.press('Enter');
    await page.getByText(/like 45,900\. You typed “18,5x”\.$/).waitFor();
    await page.keyboard.press('Enter');
    expect(await price.locator('input:focus').inputValue()).toBe('18,5x');
  });

  it('opens the palette for a key that is faster than its code', async () => {
    const page = await signIn(await openPage(desktop));
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route(/island-kit/, async (route) => {
      await held;
      await route.continue();
    });
    await open(page, '/staff');
    await page.keyboard.press('Control+k');
    letGo();
    await page.getByRole('combobox', { name: 'Jump to' }).waitFor();
  });
});
