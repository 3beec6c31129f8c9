import { expect, inject, it } from 'vitest';
import sharp from 'sharp';
import { describeInChromium } from '../setup/browser.ts';

const origin = inject('siteOrigin');
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** A real picture of its own, as a phone would take it. */
async function photo(
  name: string,
  hue: string,
): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const buffer = await sharp({
    create: { width: 1_280, height: 960, channels: 3, background: hue },
  })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

describeInChromium('selling a bus on a phone', ({ openPage }) => {
  it('goes through with a lost connection, a wrong file and a closed tab', async () => {
    const page = await openPage({ ...phone, tolerate: /Failed to load resource|net::ERR/ });
    await page.goto(`${origin}/sell-your-bus`);
    await page.getByRole('button', { name: 'Go on to the photos' }).click();
    await page.getByRole('alert').getByRole('link', { name: 'Enter your name' }).click();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('sell-name');
    expect(await page.title()).toMatch(/^Error: /);

    await page.getByLabel('VIN').fill('1fdfe4fsxfda00001');
    // As the field is left, what is empty is filled in, and can be taken back.
    await page.getByLabel('VIN').blur();
    await page.getByText('Filled in from the VIN').waitFor();
    const [year, make] = [page.getByLabel('Year'), page.getByLabel('Make', { exact: true })];
    expect(await year.inputValue()).toBe('2015');
    expect(await make.inputValue()).toBe('Ford');
    await page.getByRole('button', { name: 'Take that back' }).click();
    expect(await year.inputValue()).toBe('');
    await year.fill('2013');
    await make.fill('Ford');
    await make.blur();
    await page.getByText('The VIN stands for model year 2015, you wrote 2013.').waitFor();
    expect(page.url()).not.toContain('1FDFE');
    await year.fill('2015');
    // Counted as the form is read: blanks around the words are nobody's words.
    await page.getByLabel('Description').fill(`${'x'.repeat(10_001)} \n`);
    await page.getByText('1 character too many').waitFor();
    await page.getByLabel('Description').fill('');
    await page.getByLabel('ZIP code').fill('08067');
    await page.getByLabel('Your name').fill('Ruth O’Neil');
    await page.getByLabel('Phone', { exact: true }).fill('(856) 555-0142');
    await expect.poll(() => page.getByLabel('City').inputValue()).toBe('Pedricktown');
    await page.getByRole('button', { name: 'Go on to the photos' }).click();
    await page.waitForURL(/uploading/);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(360);

    // The line drops twice in the middle of the first photo.
    let cuts = 2;
    await page.route('**/uploading/photo?*', (route) =>
      cuts-- > 0 ? route.abort('connectionreset') : route.continue(),
    );
    const files = [await photo('front.jpg', '#b07a2a'), await photo('rear.jpg', '#2a7ab0')];
    const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no photo') };
    await page.locator('#sell-photo-input').setInputFiles([...files, notes]);
    await expect.poll(() => cuts, { timeout: 20_000 }).toBeLessThanOrEqual(0);
    await page.getByText('Not taken').waitFor();
    const arrived = page.locator('[data-photo]');
    await expect.poll(() => arrived.count(), { timeout: 20_000 }).toBe(2);
    await expect.poll(() => arrived.first().textContent()).toContain('front.jpg');

    await page.getByRole('button', { name: 'Move photo 2 up' }).click();
    await expect.poll(() => arrived.first().textContent()).toContain('rear.jpg');
    await page.getByText('Order saved.', { exact: true }).waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'Turn photo 1' }).click();
    await page.getByText('Photo turned.', { exact: true }).waitFor({ state: 'attached' });
    await page.getByRole('combobox', { name: 'Caption of photo 1' }).fill('Rear door');
    await page.getByRole('button', { name: 'Save the caption of photo 1' }).click();
    await page.getByText('Saved.', { exact: true }).waitFor({ state: 'attached' });

    // A photo that is on its way when the tab closes goes on when it is opened again.
    await page.unroute('**/uploading/photo?*');
    await page.route('**/uploading/photo?*', (route) => route.abort('connectionreset'));
    await page.locator('#sell-photo-input').setInputFiles([await photo('aisle.jpg', '#3f9')]);
    await page.getByText('Trying again soon').waitFor();
    const address = page.url();
    const again = await page.context().newPage();
    await page.close();
    await again.goto(address);
    await expect.poll(() => again.locator('[data-photo]').count(), { timeout: 20_000 }).toBe(3);

    await again.getByRole('button', { name: 'Send my bus' }).click();
    await again.waitForURL(/done/);
    expect(await again.locator('.thank-you-reference').textContent()).toMatch(
      /OM-[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/,
    );
    await again.getByRole('link', { name: 'Open my private page' }).click();
    await again.waitForURL(/status/);
    expect(await again.locator('.sell-thumbs img').count()).toBe(3);
    await again.getByText('Take it back', { exact: true }).click();
    await again.getByRole('button', { name: 'Yes, take my bus back' }).click();
    await again.getByRole('heading', { name: 'Withdrawn' }).waitFor();
  });

  it('works without scripts', async () => {
    const page = await openPage({ ...phone, javaScriptEnabled: false });
    await page.goto(`${origin}/sell-your-bus`);
    await page.getByLabel('Make', { exact: true }).fill('Blue Bird');
    await page.getByLabel('State').selectOption('OH');
    await page.getByLabel('Your name').fill('Sam');
    await page.getByLabel('Phone', { exact: true }).fill('(614) 555-0100');
    await page.getByRole('button', { name: 'Go on to the photos' }).click();
    await page.locator('#sell-photo-input').setInputFiles([await photo('bus.jpg', '#fc0')]);
    await page.getByRole('button', { name: 'Send my bus' }).click();
    await page.waitForURL(/done/);
    expect(await page.textContent('main')).toContain('with 1 photo');
  });
});
