import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { describeInChromium } from '#test/setup/browser.ts';
import { pressWithoutLine } from './press-without-line.ts';
import { phone } from './search-bed.ts';
import { desktop, fitsPhone, origin, signIn, soon } from './staff-bed.ts';

const awake = (page: Page) =>
  page.locator('[data-island="inspection-form"][data-island-state="ready"]').waitFor();
const photo = async (background: string) => ({
  name: 'leak.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 1_280, height: 960, channels: 3, background } })
    .jpeg()
    .toBuffer(),
});

describeInChromium('an inspection on a phone', ({ openPage }) => {
  /** A private link, as staff make it. */
  async function askForOne(): Promise<string> {
    const staff = await signIn(await openPage(desktop));
    // A lot of the demo, by its stock number: the newest may be what another file has just added.
    await staff.goto(`${origin}/staff/inventory?q=OMN-009`);
    await staff.locator('main a[href^="/staff/inventory/"][data-key-open]').first().click();
    await staff.getByRole('link', { name: 'Inspections' }).click();
    await staff.getByLabel('Which unit').selectOption({ index: 1 });
    await staff.getByLabel('Who inspects it').fill('Ruth O’Neil');
    await staff.getByRole('button', { name: 'Make the link' }).click();
    const link = (await staff.locator('.staff-secret').textContent()) ?? '';
    await fitsPhone(staff);
    return new URL(link).pathname;
  }

  /** On the phone, with all pages kept by the worker. */
  async function openOnPhone(link: string): Promise<Page> {
    const page = await openPage({ ...phone, tolerate: /net::ERR_|Failed to (fetch|load)/ });
    await page.goto(origin + link);
    await awake(page);
    const kept = () =>
      page.evaluate(async () => {
        const cache = await caches.open('inspection-pages');
        return (await cache.keys()).filter(({ url }) => url.includes('/section/')).length;
      });
    await expect.poll(kept, soon).toBe(8);
    return page;
  }
  async function openWithoutLine(link: string, section: string): Promise<Page> {
    const page = await openOnPhone(link);
    await page.context().setOffline(true);
    await page.getByRole('link', { name: section }).click();
    await awake(page);
    return page;
  }
  const heading = (page: Page, name: string) =>
    page.getByRole('heading', { name, exact: true, level: 1 }).waitFor();
  /** As another phone sees it, past every cache. */
  const onServer = async (page: Page, path: string) =>
    (await (await page.request.get(origin + path)).text()).replaceAll('<!-- -->', '');

  it('goes on without a line, loses nothing when it is closed, and sends when the line returns', async () => {
    const link = await askForOne();
    const page = await openWithoutLine(link, 'Engine and drive');
    const leaks = page.getByRole('group', { name: 'Leaks' });
    await leaks.getByRole('combobox').selectOption('unsafe');
    await leaks.getByLabel('Note').fill('Fuel drips on the exhaust');
    await leaks.locator('input[type=file]').setInputFiles(await photo('#933'));
    await leaks.getByText('1 photo waits on this phone').waitFor();
    await page.getByRole('button', { name: 'Save and go on' }).click();
    await heading(page, 'Brakes');
    await fitsPhone(page);

    // The tab is closed and opened again, still without a line.
    const again = await page.context().newPage();
    await page.close();
    await again.goto(`${origin}${link}/section/engine`);
    await awake(again);
    const typed = again.getByRole('group', { name: 'Leaks' }).getByLabel('Note');
    await expect.poll(() => typed.inputValue(), soon).toBe('Fuel drips on the exhaust');
    await again.getByText('2 findings and photos wait on this phone.').waitFor();
    await again.getByText('There is no connection.').waitFor();

    await again.context().setOffline(false);
    await again.getByText('Everything has arrived.').waitFor();
    const page2 = await onServer(again, `${link}/section/engine`);
    expect(page2).toContain('Fuel drips on the exhaust');
    expect(page2).toContain('Photo 1 of Leaks');
    expect(await onServer(again, link)).toContain('1 of 7 looked at');
  });

  it('is handed in when the line returns, behind all that was found', async () => {
    const link = await askForOne();
    const page = await openWithoutLine(link, 'Brakes');
    const brake = page.getByRole('group', { name: 'Parking brake' });
    await brake.getByLabel('Note').fill('Holds on the ramp');
    await page.getByText('waits on this phone').first().waitFor();
    await page.getByRole('link', { name: 'All sections' }).click();
    await awake(page);
    await page.getByRole('button', { name: 'I am done: hand it in' }).click();
    await page.getByText('Handing in waits on this phone.').waitFor();
    await fitsPhone(page);

    // The tab is closed and opened again, still without a line.
    const again = await page.context().newPage();
    await page.close();
    await again.goto(origin + link);
    await awake(again);
    await again.getByText('1 finding or photo waits on this phone. Handing in waits').waitFor();
    await again.context().setOffline(false);
    await again.getByText('Handed in. We publish it when we have read it.').waitFor();
    expect(await onServer(again, link)).toContain('Handed in on');
    expect(await onServer(again, `${link}/section/brakes`)).toContain('Holds on the ramp');
  });

  it('counts what is kept on the phone, and goes on counting it when it has arrived', async () => {
    const link = await askForOne();
    const page = await openWithoutLine(link, 'Brakes');
    for (const name of ['Service brakes', 'Parking brake', 'Lines, springs and air bags']) {
      await page.getByRole('group', { name }).getByRole('combobox').selectOption('fine');
    }
    await page.getByText('3 findings and photos wait on this phone.').waitFor();
    await page.getByRole('link', { name: 'All sections' }).click();
    await awake(page);
    const brakes = page.getByRole('listitem').filter({ hasText: 'Brakes' });
    await brakes.getByText('3 of 3 looked at').waitFor();
    await page.context().setOffline(false);
    await page.getByText('Everything has arrived.').waitFor();
    expect(await brakes.textContent()).toContain('3 of 3 looked at');
  });

  it('is counted anew when a browser shows the list of sections as it was left', async () => {
    const link = await askForOne();
    const page = await openOnPhone(link);
    const sam = await openOnPhone(link);
    await sam.goto(`${origin}${link}/section/brakes`);
    await awake(sam);
    const brake = sam.getByRole('group', { name: 'Parking brake' });
    await brake.getByRole('combobox').selectOption('fine');
    await expect.poll(() => onServer(sam, link), soon).toContain('1 of 3 looked at');
    await page.evaluate(() =>
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    );
    const brakes = page.getByRole('listitem').filter({ hasText: 'Brakes' });
    await brakes.getByText('1 of 3 looked at').waitFor();
  });

  it('names a photo that is not taken, which waits no longer and is taken away by hand', async () => {
    const link = await askForOne();
    const page = await openWithoutLine(link, 'Brakes');
    const brake = page.getByRole('group', { name: 'Parking brake' });
    const files = brake.locator('input[type=file]');
    const text = { ...(await photo('#369')), name: 'notes.jpg', buffer: Buffer.from('no photo') };
    await files.setInputFiles([text, await photo('#693')]);
    await brake.getByText('2 photos wait on this phone').waitFor();
    await page.getByRole('link', { name: 'All sections' }).click();
    await awake(page);
    await page.getByRole('button', { name: 'I am done: hand it in' }).click();
    await page.getByText('Handing in waits on this phone.').waitFor();

    await page.context().setOffline(false);
    const status = page.getByRole('status');
    const notTaken = '1 photo was not taken, so it is not part of what you hand in.';
    const why = /^A photo of Parking brake was not taken: This file is not a photo\./;
    await status.getByText(`Handed in. We publish it when we have read it. ${notTaken}`).waitFor();
    await status.getByText('Everything else has arrived.').waitFor();
    expect(await page.getByRole('button', { name: 'Send it now' }).count()).toBe(0);
    expect(await page.getByText('this phone').count()).toBe(0);
    await page.getByRole('link', { name: why }).waitFor();
    await fitsPhone(page);

    await page.reload();
    await awake(page);
    await status.getByText(notTaken).waitFor();
    await page.getByRole('link', { name: why }).click();
    await heading(page, 'Brakes');
    await awake(page);
    await brake.getByText('notes.jpg: This file is not a photo.').waitFor();
    await brake.getByRole('img', { name: 'Photo 1 of Parking brake' }).waitFor();
    await fitsPhone(page);
    await brake.getByRole('button', { name: 'Remove the photo of Parking brake' }).click();
    await status.getByText('Everything has arrived.').waitFor();
    expect(await brake.getByText('notes.jpg').count()).toBe(0);
    expect(await files.evaluate((input) => input === document.activeElement)).toBe(true);
    await page.getByRole('link', { name: 'All sections' }).click();
    await awake(page);
    await status.getByText('Everything has arrived.').waitFor();
    expect(await page.getByText('was not taken').count()).toBe(0);
  });

  it('of two phones without a line keeps both, and each sees the later edit', async () => {
    const link = await askForOne();
    const [ruth, sam] = [await openOnPhone(link), await openOnPhone(link)];
    for (const [page, note] of [
      [ruth, 'Holds on the ramp'],
      [sam, 'Slips on the ramp'],
    ] as const) {
      await page.context().setOffline(true);
      await page.goto(`${origin}${link}/section/brakes`);
      await awake(page);
      const brake = page.getByRole('group', { name: 'Parking brake' });
      await brake.getByLabel('Note').fill(note);
      await page.getByText('waits on this phone').first().waitFor();
    }
    // The later edit arrives first.
    for (const page of [sam, ruth]) {
      await page.context().setOffline(false);
      await page.getByText('Everything has arrived.').waitFor();
    }
    expect(await onServer(ruth, `${link}/section/brakes`)).toContain('Slips on the ramp');
    await ruth.goto(`${origin}${link}/section/brakes`);
    await awake(ruth);
    const shown = ruth.getByRole('group', { name: 'Parking brake' }).getByLabel('Note');
    expect(await shown.inputValue()).toBe('Slips on the ramp');
  });

  it('has a worker that no other page of the site has', async () => {
    const page = await openOnPhone(await askForOne());
    await page.goto(`${origin}/buses`);
    const scopes = await page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map(
        ({ scope }) => new URL(scope).pathname,
      ),
    );
    expect(scopes).toEqual(['/inspection/']);
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  });

  it('works as plain forms when the island does not come', async () => {
    const link = await askForOne();
    const page = await openPage({ ...phone, tolerate: /net::ERR|Failed to (fetch|load)/ });
    await page.route('**/inspection-form*.js', (route) => route.abort());
    await page.goto(`${origin}${link}/section/lift`);
    const cycle = page.getByRole('group', { name: 'Lift or ramp cycle' });
    await cycle.getByRole('combobox').selectOption('fine');
    await cycle.getByLabel('Full cycles run').fill('2');
    await cycle.locator('input[type=file]').setInputFiles(await photo('#369'));
    await page.getByRole('button', { name: 'Save and go on' }).click();
    await page.waitForURL(origin + link);
    expect(await page.textContent('main')).toContain('1 of 3 looked at');
    await page.goto(`${origin}${link}/section/lift`);
    expect(await cycle.getByLabel('Full cycles run').inputValue()).toBe('2');
    expect(await cycle.getByRole('img').count()).toBe(1);
    await page.goto(origin + link);
    await page.getByRole('button', { name: 'I am done: hand it in' }).click();
    await page.getByText(/Handed in on/).waitFor();
  });

  it('without scripts: Back leads to what was typed when the line is lost, on every page', async () => {
    const link = await askForOne();
    const page = await openPage({ ...phone, javaScriptEnabled: false, tolerate: /net::ERR_/ });
    await page.goto(`${origin}${link}/section/papers`);
    const save = page.getByRole('button', { name: 'Save and go on' });
    await save.click();
    await heading(page, 'Engine and drive');
    const note = page.getByRole('group', { name: 'Leaks' }).getByLabel('Note');
    await note.fill('Oil at the pan');
    await pressWithoutLine(page, save);
    await heading(page, 'Engine and drive');
    expect(await note.inputValue()).toBe('Oil at the pan');
  });
});
