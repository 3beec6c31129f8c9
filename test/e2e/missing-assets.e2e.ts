import type { Page } from '@playwright/test';
import { expect, it } from 'vitest';
import { describeInChromium } from '#test/setup/browser.ts';
import { desktop, field, options, origin, panel, suggest } from './search-bed.ts';

/** What the browser and the site may say about a file that is not there, or only half. */
const aboutTheFile =
  /Failed to load resource|net::ERR|Failed to fetch dynamically|Importing a module|SyntaxError|preload|MIME type|Unexpected|Invalid or unexpected|OTS parsing|decode/i;
const assetsOf = async (page: Page, path: string) => {
  const assets = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/assets/')) assets.add(pathname);
  });
  await page.goto(origin + path);
  await page.waitForLoadState('networkidle');
  return [...assets];
};

describeInChromium('a page without one of its files (E6)', ({ openPage }) => {
  /** Reads, searches, opens a bus and finds the form: by what every browser does without scripts. */
  const shop = async (page: Page, name: string) => {
    await page.goto(`${origin}/buses`);
    expect(await page.locator('main h1').textContent(), name).toBeTruthy();
    const header = page.locator('form[role=search] input[type=search], #header-search').first();
    await header.fill('mci');
    await header.press('Enter');
    await page.waitForURL(/[?&]search=mci/);
    const bus = page.locator('.bus-card h3 a').first();
    await bus.click();
    await page.waitForURL(/\/buses\/\d+-/);
    expect(await page.locator('a[href^="tel:"]').count(), name).toBeGreaterThan(0);
    await page.getByLabel('First name').first().fill('Zoë');
    expect(await page.getByLabel('First name').first().inputValue(), name).toBe('Zoë');
  };

  it(
    'can be read and used, whichever it is, missing or cut in half',
    { timeout: 300_000 },
    async () => {
      const first = await openPage(desktop);
      const assets = new Set([
        ...(await assetsOf(first, '/buses')),
        ...(await assetsOf(first, '/contact')),
      ]);
      expect(assets.size).toBeGreaterThan(3);
      let at = 0;
      for (const asset of assets) {
        const page = await openPage({ ...desktop, tolerate: aboutTheFile, scriptsCome: false });
        const cut = at++ % 2 === 1;
        await page.route(`**${asset}`, async (route) => {
          if (!cut) return route.abort();
          const response = await route.fetch();
          const body = await response.body();
          return route.fulfill({ response, body: body.subarray(0, body.length / 2) });
        });
        await shop(page, asset);
        // A file that is still being cut would be cut on a page that is gone.
        await page.unrouteAll({ behavior: 'wait' });
        await page.context().close();
      }
    },
  );

  it('sends a message with no style, no script and no font at all', async () => {
    const page = await openPage({ ...desktop, tolerate: aboutTheFile, scriptsCome: false });
    await page.route('**/assets/**', (route) => route.abort());
    await shop(page, 'all');
    await page.goto(`${origin}/contact`);
    await page.getByLabel('First name').fill('Zoë');
    await page.getByLabel('Email').fill('zoe.without@example.com');
    await page.getByLabel('Message').fill('From a page without files');
    await page.getByRole('button', { name: 'Talk to a Specialist →' }).click();
    await page.waitForURL(/\/thank-you\?ref=OM-/);
  });
});

describeInChromium('a page whose scripts never come', ({ openPage }) => {
  it('shows no button that only they answer', async () => {
    const page = await openPage({ ...desktop, tolerate: aboutTheFile });
    await page.route(/\/assets\/.*\.js/, (route) => route.abort());
    await page.goto(`${origin}/buses`);
    await page.goto(origin + (await page.locator('main h3 a').first().getAttribute('href')));
    for (const name of ['Save', 'Share', 'Print', 'Next picture'])
      expect(await page.getByRole('button', { name, exact: true }).count(), name).toBe(0);
    expect(await page.getByRole('button', { name: 'Add to quote' }).count()).toBe(1);
  });
});

describeInChromium('a browser that lacks what one part of the scripts asks for', ({ openPage }) => {
  it('has all the other parts', async () => {
    const page = await openPage({ ...desktop, tolerate: /IntersectionObserver/ });
    await page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver'));
    await page.goto(`${origin}/buses`);
    const save = page.locator('.card-save').first();
    await save.click();
    expect(await save.getAttribute('aria-pressed')).toBe('true');
  });
});

describeInChromium('a browser that denies storage (C7)', ({ openPage }) => {
  const denied = async (tolerate?: RegExp) => {
    const page = await openPage({ ...desktop, ...(tolerate ? { tolerate } : {}) });
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('Access is denied', 'SecurityError');
          },
        });
    });
    return page;
  };

  it('gets suggestions all the same', async () => {
    const page = await denied();
    await page.goto(`${origin}/buses`);
    await suggest(page, 'mci');
    expect(await options(page).count()).toBeGreaterThan(0);
  });

  it('and blocks the search: is told so, and Enter searches on the site’s own page', async () => {
    const page = await denied(aboutTheFile);
    await page.route('**/1/indexes/**', (route) => route.abort('blockedbyclient'));
    await page.goto(`${origin}/buses`);
    await field(page).pressSequentially('mci');
    await panel(page).getByText('No suggestions right now').waitFor();
    await field(page).press('Enter');
    await page.waitForURL(`${origin}/buses?search=mci`);
    expect(await page.locator('.bus-card').count()).toBeGreaterThan(0);
  });

  it('sends one message, however often the button is pressed (J4, J5)', async () => {
    const page = await denied();
    await page.goto(`${origin}/contact`);
    await page.getByLabel('First name').fill('Zoë');
    await page.locator('[data-island=lead-form][data-island-state=ready]').waitFor();
    await page.getByLabel('Email').fill('zoe.twice@example.com');
    await page.getByLabel('Message').fill('Pressed twice');
    await page.getByRole('button', { name: 'Talk to a Specialist →' }).dblclick();
    await page.waitForURL(/\/thank-you\?ref=OM-/);
    const reference = await page.locator('.thank-you-reference strong').textContent();
    await page.goBack();
    const button = page.getByRole('button', { name: /Talk to a Specialist|Sending/ });
    await expect.poll(() => button.isEnabled()).toBe(true);
    expect(await page.getByLabel('Message').inputValue()).toBe('Pressed twice');
    await button.click();
    await page.waitForURL(/\/thank-you\?ref=OM-/);
    expect(await page.locator('.thank-you-reference strong').textContent()).toBe(reference);
  });
});
