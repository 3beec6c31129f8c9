import type { Page } from '@playwright/test';
import { describe, expect, inject, it } from 'vitest';
import { describeInChromium } from '#test/setup/browser.ts';

const origin = inject('siteOrigin');
const bus = '/buses/1002-2015-mci-j4500-56-passenger-coach';

const press = (page: Page) => page.locator('#contact-form [type=submit]').click();
const summary = (page: Page) => page.locator('#contact-form .error-summary');
/** A page that loads focuses it a moment after it is there. */
const takesFocus = (page: Page) => page.locator('.error-summary:focus').waitFor();

async function wake(page: Page, path: string): Promise<void> {
  await page.goto(origin + path);
  await page.locator('#contact-form').hover();
  await page.locator('[data-island=lead-form][data-island-state=ready]').waitFor();
}

async function fill(page: Page, email: string): Promise<void> {
  await page.getByLabel('First name').fill('Zoë');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Message').fill('Is the lift at the back?');
}

/** Everything that a form says about what is wrong, as markup; `autofocus` is for pages that load. */
const said = (page: Page) =>
  page.evaluate(() => {
    const of = (selector: string) =>
      [...document.querySelectorAll(`#contact-form ${selector}`)].map((element) =>
        element.outerHTML.replace(/ (?:autofocus|value)="[^"]*"/g, ''),
      );
    const attribute = (name: string) => (element: Element) => element.getAttribute(name);
    const inputs = [...document.querySelectorAll('#contact-form .field-input')];
    return {
      title: document.title,
      summary: of('.error-summary'),
      words: of('.field-error, .field-hint:not(.figures)'),
      marked: inputs.map(attribute('aria-invalid')),
      described: inputs.map(attribute('aria-describedby')),
    };
  });

describeInChromium('the kit of all forms', ({ openPage }) => {
  const forms = ['/contact', '/contact/call-back', '/contact/video-tour', '/contact/bus-alert'];
  const pages = forms.flatMap((path) => [path, `/es${path}`]);

  describe.each(pages)('on %s', (path) => {
    it('says the same as the server, in words and marks', async () => {
      const wrong = async (page: Page) => {
        // Whoever asks often by one address is told to wait.
        await page.locator('#contact-email').fill(`${path.replaceAll('/', '.')}@@`);
        const phone = page.locator('#contact-phone');
        if (await phone.isVisible()) await phone.fill('555-0100 x1234');
        const message = page.locator('#contact-message');
        if (await message.isVisible()) await message.fill('x'.repeat(10_012));
        await press(page);
        await summary(page).waitFor();
        await takesFocus(page);
        return said(page);
      };
      const asleep = await openPage({ javaScriptEnabled: false, tolerate: /422/ });
      await asleep.goto(origin + path);
      const served = await wrong(asleep);
      expect(served.summary).toHaveLength(1);
      const awake = await openPage();
      await wake(awake, path);
      expect(await wrong(awake)).toEqual(served);
    });
  });

  it('takes no second tap for a press on a link of the summary', async () => {
    const page = await openPage();
    await wake(page, '/contact');
    const taken = await page.evaluate(async () => {
      const form = document.querySelector('#contact-form')!;
      form.querySelector<HTMLElement>('[type=submit]')!.click();
      await new Promise(requestAnimationFrame);
      const link = form.querySelector<HTMLElement>('.error-summary a')!;
      const [guard] = link.getAnimations();
      guard?.pause();
      if (guard) guard.currentTime = 400;
      const during = getComputedStyle(link).pointerEvents;
      guard?.finish();
      return [during, getComputedStyle(link).pointerEvents];
    });
    expect(taken).toEqual(['none', 'auto']);
  });

  it('calms down as soon as what is typed is right: field, words, summary and title', async () => {
    const page = await openPage();
    await wake(page, '/contact');
    await fill(page, 'zoe');
    await press(page);
    const email = page.getByLabel('Email');
    const words = page.locator('#contact-email-error');
    await words.waitFor();
    await takesFocus(page);
    expect(await email.getAttribute('aria-describedby')).toBe('contact-email-error');
    await email.pressSequentially('@example');
    expect(await email.getAttribute('aria-invalid')).toBe('true');
    expect(await summary(page).isVisible()).toBe(true);
    await email.pressSequentially('.com');
    expect(await email.getAttribute('aria-invalid')).toBeNull();
    expect(await email.getAttribute('aria-describedby')).toBeNull();
    expect(await words.count()).toBe(0);
    expect(await summary(page).count()).toBe(0);
    expect(await page.title()).not.toContain('Error');
  });

  it('shows what only the server finds where the form stands, and keeps what was typed', async () => {
    const page = await openPage({ tolerate: /422/ });
    await wake(page, bus);
    await fill(page, 'found-by-server@example.com');
    await page.route(
      ({ pathname }) => pathname === '/contact',
      (route) => {
        const body = new URLSearchParams(route.request().postData() ?? '');
        body.set('email', 'changed@@');
        return route.continue({ postData: body.toString() });
      },
    );
    await press(page);
    await page.getByRole('link', { name: /^Enter an email address in the correct/ }).waitFor();
    expect(page.url()).toBe(origin + bus);
    await takesFocus(page);
    const email = page.getByLabel('Email');
    expect(await email.getAttribute('aria-invalid')).toBe('true');
    expect(await email.inputValue()).toBe('found-by-server@example.com');
    expect(await page.getByLabel('Message').inputValue()).toBe('Is the lift at the back?');
    await page.unrouteAll();
    await email.press('End');
    await email.pressSequentially('m');
    await email.press('Backspace');
    expect(await email.getAttribute('aria-invalid')).toBeNull();
    await press(page);
    await page.waitForURL(/\/thank-you\?ref=OM-/);
  });

  it('sends other words as a new message after it was told that they are others', async () => {
    const page = await openPage({ tolerate: /422|net::ERR/ });
    await wake(page, '/contact');
    await fill(page, 'other-words@example.com');
    await page.route(`${origin}/contact`, async (route) => {
      await route.fetch({ maxRedirects: 0 });
      return route.abort('connectionreset');
    });
    await press(page);
    await page.getByText('The connection was lost').waitFor();
    await page.unrouteAll();
    await page.getByLabel('Message').fill('Or at the side?');
    await press(page);
    await page.getByText('This form was sent before with other words.').waitFor();
    expect(new URL(page.url()).pathname).toBe('/contact');
    expect(await page.getByLabel('Message').inputValue()).toBe('Or at the side?');
    await press(page);
    await page.waitForURL(/\/thank-you\?ref=OM-/);
  });

  it('keeps every word when the answer is not about the form', async () => {
    const page = await openPage({ tolerate: /503/ });
    await wake(page, '/contact');
    await fill(page, 'too-busy@example.com');
    await page.route(`${origin}/contact`, (route) =>
      route.fulfill({ status: 503, contentType: 'text/plain', body: 'Later, please' }),
    );
    await press(page);
    await page.getByText('the site is very busy').waitFor();
    await takesFocus(page);
    expect(await page.getByLabel('Message').inputValue()).toBe('Is the lift at the back?');
    await page.unrouteAll();
    await press(page);
    await page.waitForURL(/\/thank-you\?ref=OM-/);
  });

  it('posts by itself when its code does not come', async () => {
    const page = await openPage({ tolerate: /net::ERR|Failed to fetch|dynamically imported/ });
    await page.route(/\/lead-form-[^/]*\.js/, (route) => route.abort());
    await page.goto(origin + bus);
    await fill(page, 'no-island@example.com');
    await page.locator('[data-island=lead-form][data-island-state=failed]').waitFor();
    await page.evaluate(() =>
      document.addEventListener('Contact Inquiry', (event) =>
        sessionStorage.setItem('told', JSON.stringify((event as CustomEvent).detail)),
      ),
    );
    await press(page);
    await page.waitForURL(/\/thank-you\?ref=OM-/);
    const told = await page.evaluate(() => sessionStorage.getItem('told'));
    expect(JSON.parse(told ?? '{}')).toMatchObject({ formLocation: 'bus_detail_page' });
  });
});
