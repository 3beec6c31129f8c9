import { expect, it } from 'vitest';
import { tableColumns } from '#domain/staff/inventory/table-columns.ts';
import { describeInChromium } from '#test/setup/browser.ts';
import { readPdf } from '#test/setup/read-pdf.ts';
import {
  addListings,
  desktop,
  fitsPhone,
  longJourneyMs,
  onlyHere,
  open,
  origin,
  sendBus,
  signIn,
  soon,
} from './staff-bed.ts';

describeInChromium('the inventory', ({ openPage }) => {
  it(
    'is changed where it stands, kept as a view, changed in bulk and put back',
    { timeout: longJourneyMs },
    async () => {
      const model = onlyHere('Plover');
      const page = await signIn(await openPage({ ...desktop, tolerate: /status of 422/ }));
      const ids = await addListings(page, model, 4);
      expect(ids).not.toContain('');
      await open(page, `/staff/inventory?q=${model}`);
      const row = page.locator(`tr:has([data-row="${ids[0]}"])`);
      await row.hover();
      await page.locator('tr[data-island-state=ready]').waitFor();
      const cell = (field: string) => row.locator(`[data-quick="${field}"]`);
      const said = (words: RegExp) =>
        page.locator('[data-said]').filter({ hasText: words }).waitFor({ state: 'attached' });
      const type = async (field: string, value: string) => {
        await cell(field).getByRole('button').press('Enter');
        await cell(field).locator('input').fill(value);
        await page.keyboard.press('Enter');
        await expect.poll(() => cell(field).getAttribute('aria-busy'), soon).toBeNull();
      };
      await type('price', '$18,750');
      expect(await cell('price').innerText()).toBe('$18,750');
      await type('quantity', '3');
      expect(await cell('quantity').innerText()).toBe('3');
      await cell('featured').getByRole('button').press('Enter');
      await expect.poll(() => cell('featured').innerText(), soon).toBe('Yes');
      await cell('status').getByRole('button').click();
      await cell('status').locator('select').selectOption('published');
      await expect.poll(() => cell('status').innerText(), soon).toBe('Published');
      await type('price', 'a lot');
      await said(/a lot/);
      expect(await cell('price').innerText()).toBe('$18,750');
      await page.reload();
      expect(await row.innerText()).toMatch(/Published\s+\$18,750[\s\S]*3\s+Yes/);

      await page.getByText('Columns', { exact: true }).click();
      await page.getByLabel('Miles', { exact: true }).uncheck();
      await page.getByLabel('VIN', { exact: true }).check();
      await page.getByRole('button', { name: 'Show these' }).click();
      await page.getByRole('columnheader', { name: 'VIN' }).waitFor();
      expect(await page.getByRole('columnheader', { name: 'Miles' }).count()).toBe(0);
      await page.getByText('Save view', { exact: true }).click();
      await page.getByLabel('Name of this view').fill(model);
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await open(page, '/staff/inventory');
      await page.getByRole('link', { name: model, exact: true }).click();
      expect(await page.locator('tr [data-row]').count()).toBe(4);
      await fitsPhone(page);

      await page.getByLabel('Select every row of this page').check();
      await page.getByLabel('With the 4 selected').selectOption('price-percent');
      await page.getByLabel('by, for prices').fill('-10');
      await page.getByRole('button', { name: 'Review…' }).click();
      await page.getByText('$16,875').waitFor();
      await fitsPhone(page);
      await page.getByRole('button', { name: 'Change 4 now' }).click();
      await page.getByText('4 listings changed.').waitFor();
      await fitsPhone(page);
      await page.goBack();
      await page.getByRole('button', { name: 'Change 4 now' }).waitFor();
      await page.goForward();
      await page.getByRole('button', { name: 'Undo' }).click();
      await page.getByText('Undone: 4 listings are as before.').waitFor();
      await open(page, `/staff/inventory?q=${model}`);
      expect(await cell('price').innerText()).toBe('$18,750');
      await page.getByRole('link', { name: model, exact: true }).click();
      await page.getByRole('button', { name: 'Delete view' }).click();
      await expect
        .poll(() => page.getByRole('link', { name: model, exact: true }).count(), soon)
        .toBe(0);
    },
  );

  it('never lets one editor overwrite the other', async () => {
    const model = onlyHere('Avocet');
    const mine = await signIn(await openPage({ ...desktop, tolerate: /status of 409/ }));
    const [id = ''] = await addListings(mine, model, 1);
    const theirs = await mine.context().newPage();
    await open(mine, `/staff/inventory/${id}`);
    await open(theirs, `/staff/inventory/${id}`);
    await theirs.locator('#field-priceCents').fill('19000');
    await theirs.locator('#field-city').fill('Camden');
    await theirs.getByRole('button', { name: 'Save changes' }).click();
    await theirs.waitForLoadState();
    await mine.bringToFront();
    await mine.locator('#field-priceCents').fill('21000');
    await mine.locator('#field-description').fill('New tires all around.');
    await mine.getByRole('button', { name: 'Save changes' }).click();
    await mine.getByRole('heading', { name: /Somebody else saved this bus/ }).waitFor();
    await fitsPhone(mine);
    await mine.getByLabel(/^Keep theirs: Price/).check();
    await mine.getByRole('button', { name: 'Save what I chose' }).click();
    await mine.getByRole('heading', { level: 1, name: new RegExp(model) }).waitFor();
    expect(await mine.locator('#field-priceCents').inputValue()).toMatch(/^19,?000/);
    expect(await mine.locator('#field-city').inputValue()).toBe('Camden');
    expect(await mine.locator('#field-description').inputValue()).toBe('New tires all around.');
    await fitsPhone(mine);
  });

  it('puts photos in order and chooses the cover', async () => {
    const model = onlyHere('Dunlin');
    await sendBus({ name: `Eve ${model}`, model }, 3);
    const page = await signIn(await openPage(desktop));
    await page.goto(`${origin}/staff/submissions?q=${model}`);
    await page.getByRole('link', { name: new RegExp(model) }).click();
    await page.getByRole('button', { name: 'Publish' }).click();
    await page.getByRole('link', { name: 'Photos (3)' }).click();
    const names = () =>
      page
        .locator('[data-photo]')
        .evaluateAll((items) => items.map((item) => (item as HTMLElement).dataset.photo));
    const [one, two, three] = await names();
    await fitsPhone(page);
    await page.getByRole('button', { name: 'Make cover: photo 3' }).click();
    await expect.poll(names, soon).toEqual([three, one, two]);
    await page.getByRole('button', { name: 'Later: photo 1' }).click();
    await expect.poll(names, soon).toEqual([one, three, two]);
    await page.locator('.photo-picture').nth(2).dragTo(page.locator('.photo-picture').nth(0));
    await expect.poll(names, soon).toEqual([two, one, three]);
    // The page loads itself anew once the order is stored; only then is the mark on the new cover.
    const first = page.locator('[data-photo]').first();
    await expect.poll(() => first.innerText(), soon).toMatch(/^Cover/);
    expect(await names()).toEqual([two, one, three]);
  });

  it('is sorted and ticked as a whole by a finger', { timeout: longJourneyMs }, async () => {
    const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
    const page = await signIn(await openPage(phone));
    await open(page, '/staff/inventory');
    await page.getByLabel('Select every row of this page').tap();
    const boxes = page.locator('tbody [name=id]');
    expect(await page.locator('tbody [name=id]:checked').count()).toBe(await boxes.count());
    await page.getByRole('columnheader').getByRole('link', { name: 'Price', exact: true }).tap();
    await page.waitForURL(/sort=price/);
  });

  it.each([0, 400])('keeps a ticked row where it is, %i px down', async (scrolled) => {
    const page = await signIn(await openPage(desktop));
    await open(page, '/staff/inventory');
    await page.locator('[data-tick-all] input').waitFor();
    await page.evaluate((top) => scrollTo(0, top), scrolled);
    const box = page.locator('tbody [name=id]').nth(scrolled / 50 + 2);
    const before = (await box.boundingBox())!.y;
    await box.click();
    await page.locator('.stock-bulk[open]').waitFor();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect((await box.boundingBox())!.y).toBeCloseTo(before, 0);
  });

  it('is printed with every column that is shown', async () => {
    const page = await signIn(await openPage(desktop));
    /** None: the usual ones. */
    const show = (columns: readonly { key: string }[]) =>
      page.request.post(`${origin}/staff/inventory/columns`, {
        headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
        data: columns.map(({ key }) => `column=${key}`).join('&'),
      });
    await show(tableColumns);
    await page.goto(`${origin}/staff/inventory`);
    const sheet = await page.pdf({ format: 'Letter', landscape: true });
    await show([]);
    const { text } = await readPdf(new Uint8Array(sheet));
    const table = text.slice(text.indexOf('Bus Stock no.'));
    expect(tableColumns.filter(({ label }) => !table.includes(label))).toEqual([]);
  });

  it('keeps one long word on a phone', { timeout: longJourneyMs }, async () => {
    const word = onlyHere('Donaudampfschifffahrtskapitaen');
    const page = await signIn(await openPage({ viewport: { width: 360, height: 740 } }));
    expect(await addListings(page, word, 1)).not.toContain('');
    await page.goto(`${origin}/staff/people`);
    await page.getByLabel('Name').fill(word + word);
    await page.getByLabel('E-mail').fill(`${word}@example.com`);
    await page.getByRole('button', { name: 'Send the invitation' }).click();
    await page.locator('.staff-flash').filter({ hasText: word }).waitFor();
    await fitsPhone(page);
    for (const path of ['/staff/inventory', '/staff/audit']) {
      await page.goto(origin + path);
      const box = await page.getByRole('link', { name: word }).first().boundingBox();
      expect(box!.x + box!.width, path).toBeLessThan(350);
    }
  });
});
