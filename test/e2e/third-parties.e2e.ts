import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeInChromium } from '#test/setup/browser.ts';
import { startBuiltServer, type RunningServer } from '#test/setup/start-server.ts';

const bus = '/buses/1002-2015-mci-j4500-56-passenger-coach';
/** Said by the browser; the marketing form's failure is reported by us. */
const notOurs = /Failed to load resource|net::ERR|did not load|brought no forms/;

/** The site with every third party that it can have. */
describeInChromium('third parties', ({ openPage }) => {
  let site: RunningServer;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'omnibus-third-'));
    site = await startBuiltServer({
      DATA_DIR: folder,
      LOG_LEVEL: 'error',
      LEADS_FORM: 'hubspot',
      HUBSPOT_PORTAL_ID: '77',
      HUBSPOT_FORM_ID: 'f0f0f0f0',
      ANALYTICS: 'amplitude',
      AMPLITUDE_API_KEY: '0123456789abcdef0123456789abcdef',
      GTM_ID: 'GTM-TEST123',
    });
  });
  afterAll(async () => {
    site?.kill();
    await rm(folder, { recursive: true, force: true });
  });

  /** A visitor who agreed to be measured; `answer` is what every foreign host does. */
  const visit = async (answer: (route: Route) => unknown, javaScriptEnabled = true) => {
    const page = await openPage({ javaScriptEnabled, tolerate: notOurs });
    await page.addInitScript(() => localStorage.setItem('measuring-choice', 'yes'));
    await page.route(/^https:/, (route) => answer(route));
    return page;
  };

  describe.each([true, false])('that are all blocked, with scripts: %s (E1)', (scripts) => {
    const send = async (page: Page, email: string) => {
      const form = page.locator('form#contact-form');
      // With a script ours gives way for three seconds at most.
      await form.waitFor();
      await form.getByLabel('First name').fill('Zoë');
      await form.getByLabel('Email').fill(email);
      await form.getByLabel('Message').fill('With nobody else around');
      await form.locator('[type=submit]').click();
      await page.waitForURL(/\/thank-you\?ref=OM-/);
    };

    it('leave every way to us open', { timeout: 180_000 }, async () => {
      const page = await visit((route) => route.abort(), scripts);
      for (const path of ['/contact', bus]) {
        await page.goto(site.origin + path);
        expect(await page.locator('main a[href^="tel:"]').count(), path).toBeGreaterThan(0);
        await send(page, `third-${scripts}-${path.length}@example.com`);
      }
      await page.goto(`${site.origin}/cdl`);
      const footer = page.locator('[data-footer-form]');
      await footer.scrollIntoViewIfNeeded();
      if (scripts) await page.locator('[data-footer-form][data-awake]').waitFor();
      await footer.locator('button').click();
      await page.waitForURL(/\/contact/);
      await page.locator('form#contact-form').waitFor();
    });
  });
});
