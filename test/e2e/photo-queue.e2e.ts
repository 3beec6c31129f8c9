import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { describeInChromium } from '#test/setup/browser.ts';
import { desktop, origin, phone } from './search-bed.ts';

const photo = async (name: string, background: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 1_280, height: 960, channels: 3, background } })
    .jpeg()
    .toBuffer(),
});

/** Leaves `page` at step two of a bus; `before` is done there before anything of it is fetched. */
async function openStepTwo(page: Page, prefix = ''): Promise<void> {
  await page.goto(`${origin}${prefix}/sell-your-bus`);
  await page.locator('#sell-make').fill('Blue Bird');
  await page.locator('#sell-state').selectOption('OH');
  await page.locator('#sell-name').fill('Sam');
  await page.locator('#sell-phone').fill('(614) 555-0100');
  await page.locator('main form .button-primary').click();
  await page.waitForURL(/uploading/);
}

const awake = (page: Page) =>
  page.locator('[data-island="photo-step"][data-island-state="ready"]').waitFor();
const input = (page: Page) => page.locator('#sell-photo-input');
const arrived = (page: Page) => page.locator('[data-photo]');

describeInChromium('photos of a bus for sale', ({ openPage }) => {
  it('go the plain way when the island does not come', async () => {
    const page = await openPage({ ...phone, tolerate: /net::ERR|Failed to (fetch|load)/ });
    await page.route('**/photo-step*.js', (route) => route.abort());
    await openStepTwo(page);
    await page.locator('[data-island="photo-step"][data-island-state="failed"]').waitFor();
    await input(page).setInputFiles([await photo('front.jpg', '#b07a2a')]);
    await page.getByRole('button', { name: 'Send these photos' }).click();
    await arrived(page).waitFor();
    await page.getByRole('combobox', { name: 'Caption of photo 1' }).fill('Front');
    await page.getByRole('button', { name: 'Save the caption of photo 1' }).click();
    await page.waitForLoadState('load');
    expect(await arrived(page).getByRole('combobox').inputValue()).toBe('Front');
    await input(page).setInputFiles([await photo('rear.jpg', '#2a7ab0')]);
    await page.getByRole('button', { name: 'Send my bus' }).click();
    await page.waitForURL(/done/);
    expect(await page.textContent('main')).toContain('with 2 photos');
  });

  it('that were chosen before it woke are sent when it does', async () => {
    const page = await openPage(desktop);
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route('**/photo-step*.js', async (route) => {
      await held;
      await route.continue();
    });
    await openStepTwo(page);
    await input(page).setInputFiles([await photo('early.jpg', '#3f9')]);
    letGo();
    await arrived(page).waitFor();
    expect(await input(page).evaluate((one: HTMLInputElement) => one.files?.length)).toBe(0);
    // "No file chosen", which a browser says of it now, is not to be read.
    expect(await input(page).evaluate((one) => getComputedStyle(one).color)).toBe(
      'rgba(0, 0, 0, 0)',
    );
    await page.getByText('1 photo is here. Up to').waitFor();
  });

  it('are waited for by the last button, also while they are made smaller', async () => {
    const page = await openPage(desktop);
    await page.addInitScript(() => {
      const original = window.createImageBitmap;
      const slow = async (source: ImageBitmapSource, options?: ImageBitmapOptions) => {
        await new Promise((resolve) => setTimeout(resolve, 700));
        return original(source, options);
      };
      Object.assign(window, { createImageBitmap: slow });
    });
    await openStepTwo(page);
    await awake(page);
    const large = await photo('large.jpg', '#b07a2a');
    // What follows the end of a picture is no part of it, as in phones' motion photos.
    large.buffer = Buffer.concat([large.buffer, Buffer.alloc(1_300_000)]);
    await input(page).setInputFiles([large]);
    await page.getByRole('button', { name: 'Send my bus' }).click();
    await page.waitForURL(/done/);
    expect(await page.textContent('main')).toContain('with 1 photo');
  });

  it('leave a caption alone that is being typed, and keep the focus where they are moved to', async () => {
    const page = await openPage(desktop);
    await openStepTwo(page);
    await awake(page);
    await input(page).setInputFiles([await photo('front.jpg', '#b07a2a')]);
    await arrived(page).waitFor();
    const caption = page.getByRole('combobox', { name: 'Caption of photo 1' });
    await caption.fill('Half a sent');
    await input(page).setInputFiles([await photo('rear.jpg', '#2a7ab0')]);
    await expect.poll(() => arrived(page).count()).toBe(2);
    expect(await caption.inputValue()).toBe('Half a sent');
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    await page.getByRole('button', { name: 'Move photo 2 up' }).focus();
    await page.keyboard.press('Enter');
    // It cannot go further up.
    await expect.poll(focused).toBe('Save the caption of photo 1');
    expect(await arrived(page).first().textContent()).toContain('rear.jpg');
    await page.getByRole('button', { name: 'Remove photo 1' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => arrived(page).count()).toBe(1);
    await expect.poll(focused).toBe('Save the caption of photo 1');
  });

  it('wake in Spanish without a word changing, and what the seller typed stays', async () => {
    const page = await openPage(desktop);
    await openStepTwo(page, '/es');
    await awake(page);
    await input(page).setInputFiles([await photo('Contact us.jpg', '#b07a2a')]);
    await arrived(page).waitFor();
    const caption = arrived(page).getByRole('combobox');
    // Words of our own pages, which their translator knows.
    await caption.fill('Contact us');
    await caption.press('Enter');
    await page.getByText('Guardado.', { exact: true }).waitFor({ state: 'attached' });
    await page.reload();
    const words = async () =>
      (await page.locator('main').innerText()).split('\n').filter((line) => line !== '');
    const before = await words();
    await awake(page);
    expect(await caption.inputValue()).toBe('Contact us');
    // The way without scripts is over.
    expect(await words()).toEqual(before.filter((line) => line !== 'Enviar estas fotos'));
  });
});
