import type { Page } from '@playwright/test';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, inject, it } from 'vitest';
import { MarketingFormContext } from '#site/page-settings.ts';
import { MarketingPlace } from '#site/routes/contact/marketing-place.tsx';
import { describeInChromium, type BrowserSession } from '#test/setup/browser.ts';

const origin = inject('siteOrigin');
const scriptUrl = 'https://js.hsforms.test/forms/embed/v2.js';

/** Behaves as the embed does: `create` builds the form a moment later and calls back. */
const embed = (delayMs: number) => `
  window.hbspt = { forms: { create(options) {
    setTimeout(() => {
      const form = document.createElement('form');
      form.innerHTML =
        '<div class="hs-form-field"><label>First name</label><input name="firstname" required><ul class="hs-error-msgs" hidden><li>Please complete this required field.</li></ul></div>' +
        '<div class="hs-form-field"><label>Email</label><input name="email" type="email" required></div>' +
        '<div class="hs-form-field"><label>Message</label><textarea name="message"></textarea></div>' +
        '<input type="submit" value="Submit">';
      form.addEventListener('submit', (event) => {
        event.preventDefault();
        options.onFormSubmit();
        options.onFormSubmit();
        setTimeout(() => options.onFormSubmitted(), 50);
      });
      const email = form.querySelector('[name=email]');
      email.addEventListener('input', () => (window.believed = email.value));
      document.querySelector(options.target).append(form);
      window.created = { portalId: options.portalId, formId: options.formId, css: options.css };
      options.onFormReady(form);
    }, ${delayMs});
  } } };`;

/** The page as a site with `LEADS_FORM=hubspot` sends it, and the script's answer. */
async function marketingPage(page: Page, path: string, script: string | null): Promise<void> {
  await page.route(origin + path, async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const html = await (await route.fetch()).text();
    const form = { portalId: '77', formId: 'f0f0f0f0', scriptUrl };
    const place = renderToString(
      createElement(MarketingFormContext, { value: form }, createElement(MarketingPlace)),
    );
    const island = '<div data-island="lead-form"';
    const body = html.replace(island, place + island);
    return route.fulfill({ headers: { 'content-type': 'text/html' }, body });
  });
  await page.route(scriptUrl, (route) =>
    script === null
      ? route.abort()
      : route.fulfill({ contentType: 'text/javascript', body: script }),
  );
  await page.goto(origin + path);
}

/** What is posted to our own address from now on. */
function copiesOf(page: Page): URLSearchParams[] {
  const copies: URLSearchParams[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/contact'))
      copies.push(new URLSearchParams(request.postData() ?? ''));
  });
  return copies;
}

const tolerate = /did not load|ERR_FAILED|not ready in time|brought no forms|broken embed/;

describeInChromium('the marketing form', ({ openPage }: BrowserSession) => {
  it('takes the place of ours, filled and dressed, and tells of the inquiry', async () => {
    const page = await openPage();
    await page.goto(`${origin}/cdl`);
    await page.evaluate(() => sessionStorage.setItem('prefillEmail', 'rider@example.com'));
    await marketingPage(page, '/contact', embed(300));
    await page.locator('#contact-form[data-state=ready]').waitFor();
    expect(await page.locator('[id=contact-form]').count()).toBe(1);
    expect(await page.locator('form[data-lead-form]').isVisible()).toBe(false);
    expect(await page.evaluate(() => (window as never as { created: object }).created)).toEqual({
      portalId: '77',
      formId: 'f0f0f0f0',
      css: '',
    });
    expect(await page.locator('[name=email]:visible').inputValue()).toBe('rider@example.com');
    expect(await page.evaluate(() => (window as never as { believed: string }).believed)).toBe(
      'rider@example.com',
    );
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    const name = page.locator('[name=firstname]');
    await name.focus();
    await name.blur();
    expect(await name.getAttribute('aria-invalid')).toBe('true');
    await name.fill('Zoë');
    expect(await name.getAttribute('aria-invalid')).toBeNull();
    expect(await page.getByText('Please complete').isVisible()).toBe(false);
    await page.evaluate(() =>
      document.addEventListener('Contact Inquiry', (event) =>
        sessionStorage.setItem('told', JSON.stringify((event as CustomEvent).detail)),
      ),
    );
    await page.locator('[name=message]:visible').fill('Told to both of you');
    // Playwright cannot hold a request that outlives its page.
    await page.unrouteAll();
    const copies = copiesOf(page);
    await page.getByRole('button', { name: 'Talk to a Specialist →' }).click();
    // Fault matrix E3: one lead of ours, whatever becomes of the other post.
    await page.waitForURL(/\/thank-you\?ref=OM-/);
    expect(copies).toHaveLength(1);
    expect(Object.fromEntries(copies[0] ?? [])).toMatchObject({
      firstName: 'Zoë',
      email: 'rider@example.com',
      message: 'Told to both of you',
    });
    const told = await page.evaluate(() => sessionStorage.getItem('told'));
    expect(JSON.parse(told ?? '{}')).toEqual({
      inquiryType: 'form',
      formLocation: 'contact_page',
      portalId: '77',
      formId: 'f0f0f0f0',
    });
  });

  it.each([
    ['is blocked', null],
    ['brings nothing', 'void 0'],
    ['breaks', 'window.hbspt = { forms: { create() { throw new Error("broken embed"); } } };'],
    ['never becomes ready', 'window.hbspt = { forms: { create() {} } };'],
  ])('gives ours back when its script %s', async (_, script) => {
    const page = await openPage({ tolerate });
    await marketingPage(page, '/contact', script);
    await page.locator('form#contact-form').waitFor();
    await expect
      .poll(() => page.locator('.marketing-form').getAttribute('data-state'), { timeout: 30_000 })
      .toBe('error');
    expect(await page.locator('.marketing-form').getAttribute('data-error')).toBeTruthy();
    expect(await page.locator('form#contact-form').isVisible()).toBe(true);
    await page.getByLabel('First name').fill('Zoë');
    await page.getByLabel('Email').fill(`marketing-${_.length}@example.com`);
    await page.getByLabel('Message').fill(`After all: ${_}`);
    await page.getByRole('button', { name: 'Talk to a Specialist →' }).click();
    await page.waitForURL(/ref=OM-/);
  });

  it('does not take ours from somebody who types, however late it comes', async () => {
    const page = await openPage({ tolerate });
    await page.clock.install();
    await marketingPage(page, '/contact', embed(20_000));
    await page.clock.runFor(3_100);
    await page.locator('form#contact-form:visible').waitFor();
    await expect
      .poll(() => page.locator('.marketing-form').getAttribute('data-state'), { timeout: 30_000 })
      .toBe('error');
    await page.getByLabel('First name').fill('Zoë');
    await page.getByLabel('Email').fill('late-embed@example.com');
    await page.getByLabel('Message').pressSequentially('I am writing ');
    await page.clock.runFor(20_000);
    await page.waitForFunction(() => 'created' in window);
    await page.keyboard.type('while it comes');
    expect(await page.locator('form#contact-form').isVisible()).toBe(true);
    expect(await page.locator('form').filter({ hasText: 'First name' }).count()).toBe(1);
    const sent = copiesOf(page);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Talk to a Specialist →' }).click();
    await page.waitForURL(/ref=OM-/);
    expect(sent.map((body) => body.get('message'))).toEqual(['I am writing while it comes']);
  });

  it('that is taken while ours is not, or the other way round, is one lead (E3)', async () => {
    const filled = async (script: string, email: string) => {
      const page = await openPage({ tolerate: /Failed to fetch|ERR_FAILED|status of 503/ });
      await marketingPage(page, '/contact', script);
      await page.locator('#contact-form[data-state=ready]').waitFor();
      await page.locator('[name=firstname]').fill('Zoë');
      await page.locator('[name=email]:visible').fill(email);
      await page.locator('[name=message]:visible').fill('One of the two');
      await page.unrouteAll();
      return page;
    };
    const press = (page: Page) =>
      page.getByRole('button', { name: 'Talk to a Specialist →' }).click();

    // Theirs never says that it has it: ours is sent once, and its reference is shown.
    const silent = await filled(
      embed(300).replace('setTimeout(() => options.onFormSubmitted(), 50)', 'void 0'),
      'theirs-fails@example.com',
    );
    const copies = copiesOf(silent);
    await press(silent);
    await press(silent);
    await silent.waitForURL(/\/thank-you\?ref=OM-/);
    expect(new Set(copies.map((body) => body.get('key'))).size).toBe(1);
    expect(copies).toHaveLength(1);

    // Ours cannot be reached: theirs has it, and the visitor goes on.
    const lost = await filled(embed(300), 'ours-fails@example.com');
    await lost.route(`${origin}/contact`, (route) => route.abort());
    await press(lost);
    await lost.waitForURL(/\/thank-you$/);
  });
});
