import type { Page } from '@playwright/test';
import { expect, inject, it } from 'vitest';
import { describeInChromium } from '#test/setup/browser.ts';

const origin = inject('siteOrigin');
const send = (page: Page) => page.getByRole('button', { name: 'Talk to a Specialist →' }).click();
/** By a pointer over it; the key is there afterwards also on pages that come from a cache. */
async function wakeForm(page: Page): Promise<void> {
  await page.locator('#contact-form').hover();
  await page.locator('[data-island=lead-form][data-island-state=ready]').waitFor();
  expect(await page.locator('#contact-form [name=key]').inputValue()).not.toBe('');
}
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id);

describeInChromium('the contact form', ({ openPage }) => {
  const visit = async (path = '/contact', options: Parameters<typeof openPage>[0] = {}) => {
    const page = await openPage(options);
    await page.goto(origin + path);
    if (options.javaScriptEnabled !== false) {
      await wakeForm(page);
    }
    return page;
  };

  it.each([
    [360, 'above the ways to reach us'],
    [1280, 'beside them'],
  ])('at %i px stands %s, in one frame', async (width) => {
    const page = await openPage({ viewport: { width, height: 900 } });
    await page.goto(`${origin}/contact`);
    const form = (await page.locator('.contact-block').boundingBox())!;
    const ways = (await page.getByRole('heading', { name: 'General' }).boundingBox())!;
    if (width < 768) expect(ways.y).toBeGreaterThan(form.y + form.height);
    else expect(ways.x).toBeGreaterThan(form.x + form.width);
    const frame = await page
      .locator('.contact-columns')
      .evaluate((columns) => getComputedStyle(columns).borderTopWidth);
    expect(frame).toBe('0px');
  });

  it('marks an empty field on leaving, clears it on typing, shows words on pressing (spec §4)', async () => {
    const page = await visit();
    const name = page.getByLabel('First name');
    const words = page.locator('#contact-first-name-error');
    await name.focus();
    await page.getByLabel('Message').focus();
    expect(await name.getAttribute('aria-invalid')).toBe('true');
    expect(await words.count()).toBe(0);
    await send(page);
    expect(await words.textContent()).toBe('Enter your first name');
    expect(await page.title()).toMatch(/^Error: /);
    await page.getByRole('link', { name: 'Enter your first name' }).click();
    expect(await focused(page)).toBe('contact-first-name');
    await name.pressSequentially('Z');
    expect(await name.getAttribute('aria-invalid')).toBeNull();
    expect(await words.isVisible()).toBe(false);
    await name.fill('');
    await name.blur();
    expect(await words.isVisible()).toBe(false);
    await send(page);
    expect(await words.isVisible()).toBe(true);
  });

  it('counts what is left of a long message, in the page’s language', async () => {
    for (const [path, label, left, over] of [
      ['/contact', 'Message', '10 characters left', '2 characters too many'],
      ['/es/contact', 'Mensaje', 'Quedan 10 caracteres', 'Sobran 2 caracteres'],
    ] as const) {
      const page = await visit(path);
      const message = page.getByLabel(label);
      await message.fill('Is the lift at the back?');
      expect(await page.getByText(/characters left|Quedan/).isVisible()).toBe(false);
      await message.fill('x'.repeat(9_990));
      await page.getByText(left).waitFor();
      await message.fill('🚌'.repeat(10_002));
      await page.getByText(over).waitFor();
    }
  });

  it('fills the address left in the footer once', async () => {
    const page = await openPage();
    await page.goto(`${origin}/cdl`);
    await page.evaluate(() => sessionStorage.setItem('prefillEmail', 'rider@example.com'));
    await page.goto(`${origin}/contact`);
    await expect.poll(() => page.getByLabel('Email').inputValue()).toBe('rider@example.com');
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    await page.goto(`${origin}/contact`);
    await page.locator('#contact-form[data-awake]').waitFor();
    expect(await page.getByLabel('Email').inputValue()).toBe('');
  });

  it('is reached from the bus with the cursor in the first field, and tells of an inquiry', async () => {
    const page = await openPage();
    await page.goto(`${origin}/buses`);
    const href = await page.locator('.bus-card h3 a').first().getAttribute('href');
    await page.goto(origin + href);
    await wakeForm(page);
    await page.locator('[data-contact-jump][data-awake]').first().click();
    await expect.poll(() => focused(page)).toBe('contact-first-name');
    expect(await page.getByLabel('Message').inputValue()).toMatch(/^I would like to know more/);
    const detail = page.evaluate(
      () =>
        new Promise((resolve) => {
          document.addEventListener('Contact Inquiry', (event) =>
            resolve((event as CustomEvent).detail),
          );
          document
            .querySelector('#contact-form')
            ?.addEventListener('submit', (event) => event.preventDefault(), { once: true });
        }),
    );
    await page.getByLabel('First name').fill('Zoë');
    await page.getByLabel('Email').fill('zoe@example.com');
    await send(page);
    expect(await detail).toEqual({
      inquiryType: 'form',
      formLocation: 'bus_detail_page',
      busId: expect.stringMatching(/^\d+$/),
    });
  });

  it('is in sight when the way to it from the bus ends, past parts that were not laid out', async () => {
    const page = await openPage({
      viewport: { width: 360, height: 740 },
      reducedMotion: 'no-preference',
    });
    await page.goto(`${origin}/buses`);
    const href = await page.locator('.bus-card h3 a').first().getAttribute('href');
    await page.goto(origin + href);
    await page.locator('[data-contact-jump][data-awake]').click();
    await expect.poll(() => focused(page)).toBe('contact-first-name');
    const top = async () => (await page.locator('#contact-form').boundingBox())?.y;
    await expect.poll(top, { timeout: 5_000 }).toBeCloseTo(200, 0);
  });

  it('ends on the page with the reference', async () => {
    const page = await visit();
    await page.getByLabel('First name').fill('Zoë');
    await page.getByLabel('Email').fill('zoe@example.com');
    await page.getByLabel('Message').fill('From a browser');
    await send(page);
    await page.waitForURL(/\/thank-you\?ref=OM-/);
    expect(await page.locator('.thank-you-reference strong').textContent()).toMatch(/^OM-/);
  });

  it('goes on in another language with what was typed, until it is sent', async () => {
    const page = await visit('/contact/bus-alert?wanted=shuttle', { tolerate: /422/ });
    await page.getByLabel('Email').fill('zoe@nowhere');
    await page.getByLabel('First name').fill('Zoë');
    await page.locator('#contact-form button').click();
    await page.locator('.error-summary').waitFor();
    await page.locator('a[hreflang=es]:visible').first().click();
    await page.waitForURL(/\/es\//);
    const email = page.locator('#contact-form [name=email]');
    await expect.poll(() => email.inputValue()).toBe('zoe@nowhere');
    expect(await page.locator('#contact-form [name=firstName]').inputValue()).toBe('Zoë');
    await email.fill('zoe@example.com');
    await page.locator('#contact-form button').click();
    await page.waitForURL(/\?ref=OM-/);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  });

  it('goes on in another language with what the browser sent by itself and the server refused', async () => {
    const page = await openPage({ tolerate: /422/ });
    const field = (name: string) => page.locator(`#contact-form [name=${name}]`);
    await page.goto(`${origin}/contact?bus=1002`);
    await field('email').fill('zoe@@nowhere');
    await field('message').fill('Is the lift at the back?');
    // As it is done before any script arrives.
    await page.evaluate(() => document.querySelector<HTMLFormElement>('#contact-form')?.submit());
    await page.locator('.error-summary').waitFor();
    await page.locator('#contact-form[data-awake]').waitFor();
    for (const language of ['es', 'en']) {
      await page.locator(`a[hreflang=${language}]:visible`).first().click();
      await page.locator(`html[lang^=${language}] #contact-form[data-awake]`).waitFor();
      expect(await field('email').inputValue()).toBe('zoe@@nowhere');
      expect(await field('message').inputValue()).toBe('Is the lift at the back?');
    }
    await page.goto(`${origin}/contact?bus=1001`);
    await page.locator('#contact-form[data-awake]').waitFor();
    expect(await field('email').inputValue()).toBe('');
    expect(await field('message').inputValue()).toMatch(/^I would like to know more/);
  });

  it('keeps what an alert is asked for of its own address', async () => {
    const page = await visit('/contact/bus-alert?wanted=shuttle');
    const wanted = page.locator('#contact-form [name=wanted]');
    await wanted.fill('shuttle with lift');
    await page.locator('a[hreflang=es]:visible').first().click();
    await page.waitForURL(/\/es\//);
    await expect.poll(() => wanted.inputValue()).toBe('shuttle with lift');
    await page.goto(`${origin}/contact/bus-alert?wanted=coach`);
    await page.locator('#contact-form[data-awake]').waitFor();
    expect(await wanted.inputValue()).toBe('coach');
  });

  it('is empty when it is opened again, also by who went back to what was sent', async () => {
    const page = await visit();
    await page.getByLabel('First name').fill('Zoë');
    await page.getByLabel('Email').fill('zoe@example.com');
    await page.getByLabel('Message').fill('From a browser, and back');
    await send(page);
    await page.waitForURL(/\/thank-you\?ref=OM-/);
    await page.goBack();
    await page.locator('#contact-form[data-awake]').waitFor();
    await page.goto(`${origin}/contact`);
    await page.locator('#contact-form[data-awake]').waitFor();
    expect(await page.getByLabel('Message').inputValue()).toBe('');
  });

  it('says everything without a script too, with the focus on the summary', async () => {
    const page = await visit('/contact', { javaScriptEnabled: false, tolerate: /422/ });
    await page.getByLabel('First name').fill('Zoë');
    await send(page);
    expect(await page.title()).toMatch(/^Error: /);
    expect(await page.locator('.error-summary:focus').count()).toBe(1);
    expect(await page.getByLabel('First name').inputValue()).toBe('Zoë');
    await page.getByLabel('Email').fill('zoe2@example.com');
    await page.getByLabel('Message').fill('Without a script');
    await send(page);
    await page.waitForURL(/\/thank-you\?ref=OM-/);
  });
});
