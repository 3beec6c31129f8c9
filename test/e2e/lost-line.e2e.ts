import type { Page } from '@playwright/test';
import { expect, it } from 'vitest';
import { describeInChromium } from '#test/setup/browser.ts';
import { desktop, origin, phone } from './search-bed.ts';

const typed = 'A long question, typed on the road\nwith a second line.';

/** Fault matrix J3. */
describeInChromium('a line that is lost while somebody writes to us', ({ openPage }) => {
  const fill = async (page: Page, email: string) => {
    await page.goto(`${origin}/contact`);
    await page.locator('#contact-form[data-awake]').waitFor();
    await page.getByLabel('First name').fill('Zoë');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Message').fill(typed);
  };
  const press = (page: Page) =>
    page.getByRole('button', { name: 'Talk to a Specialist →' }).click();

  it('before the form is sent, after an hour asleep: it stays, with a word about it', async () => {
    const page = await openPage({ ...phone, tolerate: /net::ERR_/ });
    await page.clock.install();
    await fill(page, 'offline@example.com');
    await page.clock.fastForward('01:00:00');
    await page.context().setOffline(true);
    await press(page);
    const said = page.getByRole('alert');
    await said.waitFor();
    expect(await said.textContent()).toContain('The connection was lost');
    expect(await said.evaluate((words) => words === document.activeElement)).toBe(true);
    expect(await page.getByLabel('Message').inputValue()).toBe(typed);
    await page.context().setOffline(false);
    await press(page);
    await page.waitForURL(/\/thank-you\?ref=OM-/);
  });

  it('after it was stored: every word stays, and a second press gives the same reference', async () => {
    const page = await openPage({ ...desktop, tolerate: /net::ERR_/ });
    await fill(page, 'lost-answer@example.com');
    let stored = '';
    await page.route(`${origin}/contact`, async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      const answer = await route.fetch({ maxRedirects: 0 });
      stored = answer.headers()['location'] ?? '';
      return route.abort('connectionreset');
    });
    await press(page);
    await page.getByRole('alert').waitFor();
    expect(stored).toContain('ref=OM-');
    expect(await page.getByLabel('Message').inputValue()).toBe(typed);
    expect(await page.getByLabel('Email').inputValue()).toBe('lost-answer@example.com');
    await page.unrouteAll();
    await press(page);
    await page.waitForURL(/\/thank-you\?ref=OM-/);
    const { searchParams } = new URL(page.url());
    expect(searchParams.get('ref')).toBe(new URL(stored, origin).searchParams.get('ref'));
  });
});
