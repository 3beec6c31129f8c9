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

const chooseTwo = async (page: Page) =>
  input(page).setInputFiles([
    await photo('front.jpg', '#b07a2a'),
    await photo('rear.jpg', '#2a7ab0'),
  ]);

/** The small one may have overtaken the other on the way; the page puts that right. */
const inTheirOrder = async (page: Page) => {
  for (const [at, name] of ['front.jpg', 'rear.jpg'].entries())
    await arrived(page).nth(at).getByText(name).waitFor();
};

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

  it('say what was not done to one that another window removed', async () => {
    const page = await openPage({ ...phone, tolerate: /409/ });
    await openStepTwo(page);
    await input(page).focus();
    await awake(page);
    await chooseTwo(page);
    await inTheirOrder(page);
    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.getByRole('button', { name: 'Remove photo 1' }).click();
    await expect.poll(() => arrived(other).count()).toBe(1);
    await page.getByRole('combobox', { name: 'Caption of photo 1' }).fill('Front');
    await page.getByRole('button', { name: 'Save the caption of photo 1' }).click();
    const told = page.getByRole('alert').filter({ hasText: 'Its caption was “Front”.' });
    await told.waitFor();
    expect(await page.getByText('Saved.', { exact: true }).count()).toBe(0);
    expect(await arrived(page).count()).toBe(1);
    // The other one can still be told of.
    await page.getByRole('combobox', { name: 'Caption of photo 1' }).fill('Rear');
    await page.getByRole('button', { name: 'Save the caption of photo 1' }).click();
    await page.getByText('Saved.', { exact: true }).waitFor({ state: 'attached' });
    expect(await told.count()).toBe(0);
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

  it('keep captions that were typed, with no word about saving', async () => {
    const page = await openPage(phone);
    await openStepTwo(page);
    await awake(page);
    await chooseTwo(page);
    await inTheirOrder(page);
    const caption = (number: number) =>
      page.getByRole('combobox', { name: `Caption of photo ${number}` });
    const saved = page.waitForResponse('**/uploading/photos?*');
    await caption(1).fill('Front');
    await caption(2).click();
    await saved;
    await caption(2).fill('Rear');
    await page.getByRole('button', { name: 'Move photo 2 up' }).click();
    await expect.poll(() => arrived(page).first().textContent()).toContain('rear.jpg');
    await page.reload();
    expect(await caption(1).inputValue()).toBe('Rear');
    expect(await caption(2).inputValue()).toBe('Front');
    await awake(page);
    const address = page.url();
    // Left without a press or another field.
    await caption(1).fill('Rear door');
    await page.goto(`${origin}/contact`);
    const captionWhenBack = async () => {
      await page.goto(address);
      return caption(1).inputValue();
    };
    await expect.poll(captionWhenBack).toBe('Rear door');
    await awake(page);
    await caption(2).fill('Front corner');
    await page.getByRole('button', { name: 'Send my bus' }).click();
    await page.waitForURL(/done/);
    await page.goto(address);
    expect(await caption(2).inputValue()).toBe('Front corner');
  });

  it('keep captions without scripts, whichever button is pressed', async () => {
    const page = await openPage({ ...phone, javaScriptEnabled: false });
    await openStepTwo(page);
    await chooseTwo(page);
    await page.getByRole('button', { name: 'Send these photos' }).click();
    const caption = (number: number) =>
      page.getByRole('combobox', { name: `Caption of photo ${number}` });
    await caption(1).fill('Front');
    await page.getByRole('button', { name: 'Move photo 1 down' }).click();
    expect(await caption(2).inputValue()).toBe('Front');
    await caption(1).fill('Rear');
    const address = page.url();
    await page.getByRole('button', { name: 'Send my bus' }).click();
    await page.waitForURL(/done/);
    await page.goto(address);
    expect(await caption(1).inputValue()).toBe('Rear');
    expect(await caption(2).inputValue()).toBe('Front');
  });

  it('say at the photo that the line is lost, each time, and keep what was typed', async () => {
    const page = await openPage({ ...phone, tolerate: /net::ERR|Failed to (fetch|load)/ });
    await openStepTwo(page);
    await awake(page);
    await chooseTwo(page);
    await inTheirOrder(page);
    const caption = page.getByRole('combobox', { name: 'Caption of photo 2' });
    await page.context().setOffline(true);
    await caption.fill('Rear');
    const said = page.getByText('That was not saved: the connection was lost. Try again.');
    for (const name of [
      'Save the caption of photo 2',
      'Move photo 2 up',
      'Remove photo 2',
      'Move photo 1 down',
    ]) {
      await page.getByRole('button', { name }).click();
      const row = arrived(page).nth(name.includes('1') ? 0 : 1);
      await row.getByRole('alert').waitFor();
      // Seen, and read out once.
      expect(await said.count(), name).toBe(1);
      expect((await said.boundingBox())?.height, name).toBeGreaterThan(15);
    }
    expect(await caption.inputValue()).toBe('Rear');
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Move photo 1 down' }).click();
    await expect.poll(() => arrived(page).first().textContent()).toContain('rear.jpg');
    expect(await said.count()).toBe(0);
    await page.reload();
    expect(await arrived(page).first().getByRole('combobox').inputValue()).toBe('Rear');
  });

  it('stay where they are when one is chosen again, under its name or another, and say so', async () => {
    const page = await openPage(desktop);
    await openStepTwo(page);
    await awake(page);
    const front = await photo('front.jpg', '#b07a2a');
    await input(page).setInputFiles([front, await photo('rear.jpg', '#2a7ab0')]);
    await expect.poll(() => arrived(page).count()).toBe(2);
    await page.getByText('2 photos have arrived.').waitFor({ state: 'attached' });
    await page.reload();
    await awake(page);
    for (const [turn, name] of ['front.jpg', 'copy.jpg'].entries()) {
      await input(page).setInputFiles([{ ...front, name }]);
      const said = page.locator('.sell-queue').getByText('This photo is here already.');
      await expect.poll(() => said.count()).toBe(turn + 1);
    }
    // What follows it keeps its place, too.
    await input(page).setInputFiles([await photo('aisle.jpg', '#3f9')]);
    await expect.poll(() => arrived(page).count()).toBe(3);
    await page.getByText('The photo has arrived.').waitFor({ state: 'attached' });
    const names = () => page.locator('[data-photo] .sell-photo-file').allTextContents();
    expect(await names()).toEqual(['front.jpg', 'rear.jpg', 'aisle.jpg']);
    await page.reload();
    expect(await names()).toEqual(['front.jpg', 'rear.jpg', 'aisle.jpg']);
    await page.getByRole('button', { name: 'Remove photo 1' }).click();
    await expect.poll(() => arrived(page).count()).toBe(2);
    await awake(page);
    await input(page).setInputFiles([front]);
    await expect.poll(names).toEqual(['rear.jpg', 'aisle.jpg', 'front.jpg']);
  });

  it('have a caption as wide as their card on narrow phones', async () => {
    const page = await openPage({ ...phone, viewport: { width: 320, height: 640 } });
    await openStepTwo(page, '/es');
    await awake(page);
    await input(page).setInputFiles([await photo('front.jpg', '#b07a2a')]);
    await arrived(page).waitFor();
    const widthOf = async (part: ReturnType<Page['locator']>) => (await part.boundingBox())!.width;
    const card = await widthOf(arrived(page));
    expect(await widthOf(arrived(page).getByRole('combobox'))).toBeGreaterThan(card - 32);
    for (const button of await arrived(page).getByRole('button').all())
      expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  });
});
