import type { Page } from '@playwright/test';
import { expect, inject, it } from 'vitest';
import { describeInChromium } from '#test/setup/browser.ts';

const origin = inject('siteOrigin');
const newark = { latitude: 40.735_657, longitude: -74.172_367 };
const montreal = { latitude: 45.501_689, longitude: -73.567_256 };

const button = (page: Page) => page.getByRole('button', { name: 'Use this device’s position' });

describeInChromium('buses near me', ({ openPage }) => {
  const visit = async (options = {}) => {
    const page = await openPage(options);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')));
    await page.goto(`${origin}/buses?search=shuttle+near+me`);
    return { page, asked };
  };

  it('are found by a plain form without a script', async () => {
    const { page } = await visit({ javaScriptEnabled: false });
    expect(await button(page).count()).toBe(0);
    await page.getByLabel('Your ZIP code, or town and state').fill('07030');
    await page.getByRole('button', { name: 'Find the nearest' }).click();
    expect(await page.locator('.bus-card-distance').first().textContent()).toMatch(/^about \d/);
    expect(await page.locator('.chip-chosen').allTextContents()).toEqual([
      'Shuttle Buses, remove',
      'Near Hoboken, NJ 07030, remove',
    ]);
  });

  it('are found by the position of the device, which is asked when its button is pressed', async () => {
    const { page, asked } = await visit({ geolocation: newark, permissions: ['geolocation'] });
    await button(page).click();
    await page.waitForURL(/near=07\d{3}/);
    await page.locator('.bus-card-distance').first().waitFor();
    expect(await page.locator('#list-near').inputValue()).toMatch(/^07\d{3}$/);
    // Nothing that was sent says more than the rounded point.
    expect(asked.filter((one) => /40\.73|74\.17/.test(one))).toEqual([]);
  });

  it('says so when the device is elsewhere', async () => {
    const { page } = await visit({ geolocation: montreal, permissions: ['geolocation'] });
    await button(page).click();
    await page.getByText('Your device is not near any place that we know.').waitFor();
    expect(await page.locator('.bus-card').count()).toBeGreaterThan(0);
  });

  it('says so when the device may not tell', async () => {
    const { page } = await visit();
    await button(page).click();
    await page.getByText('Your device does not let this page know where you are.').waitFor();
    expect(await button(page).isEnabled()).toBe(true);
  });

  it('are offered the device, too, when the words are typed into the list', async () => {
    const page = await openPage({ geolocation: newark, permissions: ['geolocation'] });
    await page.goto(`${origin}/buses`);
    await page.locator('html[data-scripts="ready"]').waitFor();
    await page.locator('#list-search').fill('coach near me');
    await button(page).click();
    await page.locator('.bus-card-distance').first().waitFor();
  });

  it('are offered it also when the words were typed before the list could listen', async () => {
    const page = await openPage();
    let arrive = () => {};
    const typed = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route(/\/live-list/, async (route) => {
      await typed;
      await route.continue();
    });
    await page.goto(`${origin}/buses`);
    await page.locator('html[data-scripts="ready"]').waitFor();
    await page.locator('#list-search').fill('coach near me');
    arrive();
    await button(page).waitFor();
    await page.waitForURL(/search=coach\+near\+me/);
  });
});
