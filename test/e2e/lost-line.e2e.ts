import type { Page } from '@playwright/test';
import { formProofField } from '#domain/forms/form-proof.ts';
import { expect, it } from 'vitest';
import { describeInChromium } from '#test/setup/browser.ts';
import { pressWithoutLine } from './press-without-line.ts';
import { desktop, origin, phone } from './search-bed.ts';

const typed = 'A long question, typed on the road\nwith a second line.';

/** Posts to `path` arrive, their answers do not. Gives where the last one would have led. */
async function loseAnswers(page: Page, path: string): Promise<() => string> {
  let place = '';
  await page.route(origin + path, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    const answer = await route.fetch({ maxRedirects: 0 });
    place = answer.headers()['location'] ?? '';
    return route.abort('connectionreset');
  });
  return () => place;
}

/** Fault matrix J3. */
describeInChromium('a line that is lost while somebody writes to us', ({ openPage }) => {
  const fill = async (page: Page, email: string) => {
    await page.goto(`${origin}/contact`);
    await page.getByLabel('First name').fill('Zoë');
    await page.locator('[data-island=lead-form][data-island-state=ready]').waitFor();
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Message').fill(typed);
  };
  const press = (page: Page) =>
    page.getByRole('button', { name: 'Talk to a Specialist →' }).click();

  /** Gives what the form holds now. */
  const fillBus = async (page: Page, email: string) => {
    await page.goto(`${origin}/sell-your-bus`);
    const form = page.locator('#sell-form');
    await page.getByLabel('Your name').fill('Ruth O’Neil');
    await page.locator('#sell-email').fill(email);
    await page.getByLabel('Year').fill('2015');
    await page.getByLabel('Make', { exact: true }).fill('Ford');
    await page.getByLabel('ZIP code').fill('08067');
    await page.getByLabel('Description').fill(typed);
    // The ZIP code fills in its town and state a moment later.
    await expect.poll(() => form.locator('[name=state]').inputValue()).toBe('NJ');
    // The proof of work is there when it is worked out, before or after.
    return async () => {
      const fields = await form.evaluate((one) => [...new FormData(one as HTMLFormElement)]);
      return fields.filter(([name]) => name !== formProofField).map(([, value]) => value);
    };
  };
  const goOn = (page: Page) => page.getByRole('button', { name: 'Go on to the photos' }).click();

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

  it('without scripts: Back leads to what was typed', async () => {
    const page = await openPage({ ...phone, javaScriptEnabled: false, tolerate: /net::ERR_/ });
    await page.goto(`${origin}/categories`);
    await page.goto(`${origin}/contact`);
    await page.getByLabel('Message').fill(typed);
    await pressWithoutLine(page, page.getByRole('button', { name: 'Talk to a Specialist →' }));
    expect(page.url()).toBe(`${origin}/contact`);
    expect(await page.getByLabel('Message').inputValue()).toBe(typed);
  });

  it('without scripts: Back leads to the bus that was described', async () => {
    const page = await openPage({ ...phone, javaScriptEnabled: false, tolerate: /net::ERR_/ });
    await page.goto(`${origin}/categories`);
    await page.goto(`${origin}/sell-your-bus`);
    const words = {
      year: '2015',
      make: 'Ford',
      odometerMileage: '91,000',
      description: typed,
      zipCode: '08067',
      askingPrice: '22000',
      name: 'Ruth O’Neil',
      phone: '(614) 555-0142',
    };
    const field = (name: string) => page.locator(`#sell-form [name=${name}]`);
    for (const [name, value] of Object.entries(words)) await field(name).fill(value);
    await field('wheelchairAccess').selectOption('lift');
    await pressWithoutLine(page, page.getByRole('button', { name: 'Go on to the photos' }));
    expect(page.url()).toBe(`${origin}/sell-your-bus`);
    for (const [name, value] of Object.entries(words))
      expect(await field(name).inputValue(), name).toBe(value);
    expect(await field('wheelchairAccess').inputValue()).toBe('lift');
    await page.getByRole('button', { name: 'Go on to the photos' }).click();
    await page.waitForURL(/\/sell-your-bus\/uploading\?draft=/);
  });

  it('after it was stored: every word stays, and a second press gives the same reference', async () => {
    const page = await openPage({ ...desktop, tolerate: /net::ERR_/ });
    await fill(page, 'lost-answer@example.com');
    const placeOf = await loseAnswers(page, '/contact');
    await press(page);
    await page.getByRole('alert').waitFor();
    expect(placeOf()).toContain('ref=OM-');
    expect(await page.getByLabel('Message').inputValue()).toBe(typed);
    expect(await page.getByLabel('Email').inputValue()).toBe('lost-answer@example.com');
    await page.unrouteAll();
    await press(page);
    await page.waitForURL(/\/thank-you\?ref=OM-/);
    const { searchParams } = new URL(page.url());
    expect(searchParams.get('ref')).toBe(new URL(placeOf(), origin).searchParams.get('ref'));
  });

  it('before a bus is sent, after an hour asleep: no field is lost, and it goes on', async () => {
    const page = await openPage({ ...phone, tolerate: /net::ERR_/ });
    await page.clock.install();
    const words = await fillBus(page, 'offline-seller@example.com');
    const before = await words();
    await page.clock.fastForward('01:00:00');
    await page.context().setOffline(true);
    await goOn(page);
    const said = page.getByRole('alert');
    await said.waitFor();
    expect(await said.textContent()).toContain('What you typed stays here');
    expect(await words()).toEqual(before);
    await page.context().setOffline(false);
    await goOn(page);
    await page.waitForURL(/\/sell-your-bus\/uploading\?draft=/);
  });

  it('after the bus was stored: a second press leads to the same bus', async () => {
    const page = await openPage({ ...desktop, tolerate: /net::ERR_/ });
    await fillBus(page, 'lost-seller@example.com');
    const placeOf = await loseAnswers(page, '/sell-your-bus');
    await goOn(page);
    await page.getByRole('alert').waitFor();
    expect(placeOf()).toContain('draft=');
    await page.unrouteAll();
    await goOn(page);
    await page.waitForURL(/\/sell-your-bus\/uploading\?draft=/);
    expect(page.url()).toContain(placeOf());
  });
});
