import { createServer, type Server } from 'node:http';
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { describeInChromium } from '#test/setup/browser.ts';
import { listenLocally } from '#test/setup/listen-locally.ts';
import { watchCanaries } from './fixtures/watch-canaries.ts';

const origin = inject('siteOrigin');

const canaries = [
  `<img src=x onerror=zq7(1)> "><svg/onload=zq7(1)> '-zq7(1)-'`,
  '</textarea><script>zq7(1)</script> <details open ontoggle=zq7(1)>',
  '<input autofocus onfocus=zq7(1)> </script><script>zq7(1)</script>',
];
const person = { name: 'Storagella', email: 'storagella@example.com', phone: '(856) 555-0188' };

async function signIn(page: Page): Promise<void> {
  const [name = '', value = ''] = inject('staffCookie').split(/=(.*)/s);
  await page.context().addCookies([{ name, value, url: origin }]);
}

async function sendContactForm(
  page: Page,
  values: { name: string; email: string; message: string },
) {
  await page.goto(`${origin}/contact`);
  const form = page.locator('#contact-form');
  await form.locator('[name=firstName]').fill(values.name);
  await form.locator('[name=lastName]').fill(values.name);
  await form.locator('[name=phone]').fill(person.phone);
  await form.locator('[name=email]').fill(values.email);
  await form.locator('[name=message]').fill(values.message);
  await form.locator('button[type=submit]').click();
  await page.waitForURL(/thank-you/);
}

/** Everything that the browser keeps for the site. */
const storageOf = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

describeInChromium('what visitors type (J01)', ({ openPage }) => {
  it.each(canaries)('%s runs nowhere', async (canary) => {
    // What a page fetches ahead is refused first on a busy machine.
    const page = await openPage({ tolerate: /status of 503/ });
    const found = await watchCanaries(page, origin);
    await signIn(page);
    const email = `canary${canaries.indexOf(canary)}@example.com`;
    await sendContactForm(page, { name: canary, email, message: canary });
    const q = encodeURIComponent(canary);
    for (const path of [
      '/staff',
      '/staff/leads?state=all',
      `/staff/leads?state=all&q=${q}`,
      `/staff/submissions?q=${q}`,
      `/staff/inventory?q=${q}`,
      `/buses?search=${q}`,
      `/search?search=${q}`,
      `/knowledge-center/search/?q=${q}`,
    ])
      await page.goto(origin + path);
    await page.goto(`${origin}/staff/leads?state=all&q=${encodeURIComponent(email)}`);
    const lead = page.locator('a[href^="/staff/leads/"]').filter({ hasText: canary.slice(0, 12) });
    await page.goto(origin + ((await lead.first().getAttribute('href')) ?? '/nope'));
    expect(await page.locator('main').textContent()).toContain(canary);
    expect(found).toEqual([]);
  });
});

describeInChromium('what the footer left behind (F05)', ({ openPage }) => {
  it.each([
    ['markup', '"><img src=x onerror=zq7(1)>', ''],
    ['no address', 'not an e-mail', ''],
    ['4 MB', `${'a'.repeat(4_000_000)}@example.com`, ''],
    ['255 characters', `${'a'.repeat(243)}@example.com`, ''],
    ['an address', 'rider@example.com', 'rider@example.com'],
  ])('%s', async (_, left, filled) => {
    const page = await openPage();
    const found = await watchCanaries(page, origin);
    await page.goto(`${origin}/cdl`);
    await page.evaluate((value) => sessionStorage.setItem('prefillEmail', value), left);
    await page.goto(`${origin}/contact`);
    const email = page.locator('#contact-form [name=email]');
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('prefillEmail'))).toBeNull();
    expect(await email.inputValue()).toBe(filled);
    expect(found).toEqual([]);
  });
});

describeInChromium('what the browser keeps (P05)', ({ openPage }) => {
  it('nobody, after the contact form, the footer form, a search and the sell form', async () => {
    const page = await openPage({ tolerate: /status of 503/ });
    const nobody = async (flow: string) =>
      expect(await storageOf(page), flow).not.toMatch(/storagella|555-?0188|5550188/i);
    await page.goto(`${origin}/cdl`);
    const footer = page.locator('[data-footer-form]');
    await footer.scrollIntoViewIfNeeded();
    await page.locator('[data-footer-form][data-awake]').waitFor();
    await footer.evaluate((form, email) => {
      form.querySelector('input')!.value = email;
      form.querySelector('button')!.click();
    }, person.email);
    await page.waitForURL('**/contact');
    await expect.poll(() => storageOf(page)).not.toContain(person.email);
    await sendContactForm(page, { ...person, message: `I am ${person.name}` });
    await nobody('contact');
    await page.goto(`${origin}/search?search=${person.name}`);
    await nobody('search');
    await page.goto(`${origin}/sell-your-bus`);
    await page.getByLabel('Your name').fill(person.name);
    await page.locator('#sell-email').fill(person.email);
    await page.getByLabel('Make', { exact: true }).fill('Ford');
    await page.getByLabel('State', { exact: true }).selectOption('NJ');
    await page.getByRole('button', { name: 'Go on to the photos' }).click();
    await page.waitForURL(/uploading/);
    await nobody('sell');
  });
});

describeInChromium('a page of another site (L07)', ({ openPage }) => {
  let evil: Server;
  let evilOrigin = '';
  beforeAll(async () => {
    evil = createServer((_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><body>');
    });
    // Another name for this machine is another site to a browser.
    evilOrigin = `http://localhost:${await listenLocally(evil)}`;
  });
  afterAll(() => new Promise((resolve) => evil.close(resolve)));

  it('frames no page, reads no picture, runs nothing of ours and holds no window', async () => {
    const page = await openPage({ tolerate: /./ });
    await signIn(page);
    await page.goto(evilOrigin);
    for (const path of [
      '/',
      '/buses',
      '/contact',
      '/staff/leads',
      '/favicon.ico',
      '/feeds/buses.rss',
    ]) {
      await page.evaluate(
        (src) =>
          new Promise((done) => {
            const frame = document.createElement('iframe');
            frame.addEventListener('load', done);
            frame.src = src;
            document.body.replaceChildren(frame);
          }),
        origin + path,
      );
      const [, framed] = page.frames();
      expect(framed?.url().startsWith(origin), path).not.toBe(true);
    }
    const loaded = await page.evaluate(
      (paths) =>
        Promise.all(
          paths.map(
            ([tag, src]) =>
              new Promise((done) => {
                const element = document.createElement(tag as 'img' | 'script');
                element.addEventListener('load', () => done(`${tag} ${src}`));
                element.addEventListener('error', () => done(null));
                element.src = src!;
                document.body.append(element);
              }),
          ),
        ),
      [
        ['img', `${origin}/favicon.ico`],
        ['img', `${origin}/staff/leads`],
        ['script', `${origin}/api/categories`],
        ['script', `${origin}/staff/leads`],
        ['script', `${origin}/api/leads`],
      ],
    );
    expect(loaded.filter(Boolean)).toEqual([]);
    const popup = page.waitForEvent('popup');
    await page.evaluate((url) => {
      (globalThis as { opened?: Window | null }).opened = window.open(url);
    }, `${origin}/contact`);
    const opened = await popup;
    await opened.waitForLoadState();
    expect(await opened.evaluate(() => window.opener === null)).toBe(true);
    // Severed: to whoever opened it, it looks closed, and its frames cannot be counted.
    await expect
      .poll(() => page.evaluate(() => (globalThis as { opened?: Window }).opened?.closed))
      .toBe(true);
  });
});

describeInChromium('the back button (M11)', ({ openPage }) => {
  it('after the session is over leads to the sign-in page', async () => {
    const page = await openPage({ tolerate: /./ });
    await signIn(page);
    await page.goto(`${origin}/staff/leads`);
    expect(new URL(page.url()).pathname).toBe('/staff/leads');
    await page.goto(`${origin}/cdl`);
    await page.context().clearCookies();
    await page.goBack();
    expect(new URL(page.url()).pathname).toBe('/staff/sign-in');
  });
});
