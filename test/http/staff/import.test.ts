import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changeListing } from '#test/factories/change-listings.ts';
import { columnFields, stockCsv, uploadFile } from '#test/factories/import-files.ts';
import { createTestStaff, type TestStaff } from '#test/factories/test-staff.ts';

let staff: TestStaff;
beforeEach(async () => {
  staff = await createTestStaff({ role: 'manager' });
});
afterEach(() => staff.close());

/** What stands in the page's own part, without React's seams. */
const page = async (path: string) => mainOf(await (await staff.get(path)).text());
const mainOf = (html: string) => html.slice(html.indexOf('<main')).replaceAll('<!-- -->', '');

/** Uploads, keeps the guessed columns, and gives the address of the preview. */
async function preview(
  name: string,
  content: string,
  settings: Record<string, string> = {},
): Promise<string> {
  const uploaded = await uploadFile(staff, { name, content });
  const columns = uploaded.headers.get('location') ?? '';
  expect(columns).toMatch(/^\/staff\/import\/\d+\/columns$/);
  const chosen = await staff.post(columns, { ...columnFields(await page(columns)), ...settings });
  expect(chosen.status).toBe(303);
  return chosen.headers.get('location') ?? '';
}

async function run(address: string, step: 'run' | 'undo' = 'run'): Promise<void> {
  expect((await staff.post(`${address}/${step}`)).status).toBe(303);
  await staff.runJobs();
}

const countOf = (html: string, view: string) =>
  Number(
    new RegExp(`import-count-${view}"><strong[^>]*>([\\d,]+)<`).exec(html)?.[1]?.replace(',', '') ??
      0,
  );
const published = () => staff.repository.count(['published']);

describe('a stock of 500 buses', () => {
  it('is imported, corrected and rolled back', async () => {
    const wrong = stockCsv(500, (index) => (index === 7 ? { make: 'Honda' } : {}));
    const first = await preview('stock.csv', wrong);
    expect(countOf(await page(first), 'new')).toBe(500);
    expect(await published()).toBe(0);
    await run(first);
    expect(await page(first)).toContain('Done');
    expect(await published()).toBe(500);

    const again = await preview('stock.csv', wrong);
    const same = await page(again);
    expect(countOf(same, 'unchanged')).toBe(500);
    expect(same).toContain('Nothing would change');

    const better = stockCsv(500, (index) => (index < 40 ? { priceUsd: 25_000 + index } : {}));
    const corrected = await preview('stock-2.csv', better);
    expect(countOf(await page(corrected), 'changed')).toBe(40);
    const rows = await page(`${corrected}/rows?show=changed`);
    expect(rows).toContain('<del>$30,000</del> → <ins>$25,000</ins>');
    expect(rows).toContain('Line 2<');
    await run(corrected);
    const prices = async () =>
      (
        await staff.repository.page({
          statuses: ['published'],
          order: { by: 'id' },
          offset: 0,
          limit: 500,
        })
      ).listings.map(({ priceCents }) => priceCents);
    expect((await prices()).slice(0, 2)).toEqual([2_500_000, 2_500_100]);

    await run(corrected, 'undo');
    expect(await page(corrected)).toContain('Rolled back');
    expect((await prices())[0]).toBe(3_000_000);

    await run(first, 'undo');
    const taken = await page(first);
    expect(taken).toContain('Rolled back');
    expect(countOf(taken, 'kept')).toBe(0);
    expect(await published()).toBe(0);

    const anew = await preview('stock-2.csv', better);
    expect(countOf(await page(anew), 'returned')).toBe(500);
    await run(anew);
    expect(await published()).toBe(500);
  });
});

describe('rolling back', () => {
  it('leaves and names what somebody has edited since', async () => {
    const address = await preview('stock.csv', stockCsv(3));
    await run(address);
    const { listings } = await staff.repository.page({
      statuses: ['published'],
      order: { by: 'id' },
      offset: 0,
      limit: 9,
    });
    await changeListing(staff.repository, listings[1]!.id, { details: { priceCents: 1_234_500 } });
    await run(address, 'undo');
    expect(await published()).toBe(1);
    expect(await page(`${address}/rows?show=kept`)).toContain(
      `/staff/inventory/${listings[1]!.id}"`,
    );
    expect((await staff.repository.findById(listings[1]!.id))?.priceCents).toBe(1_234_500);
  });
});

describe('between preview and import', () => {
  it('what somebody edits is left, and said', async () => {
    await run(await preview('stock.csv', stockCsv(3)));
    const cheaper = stockCsv(3, () => ({ priceUsd: 20_000 }));
    const address = await preview('cheaper.csv', cheaper);
    const { listings } = await staff.repository.page({
      statuses: ['published'],
      order: { by: 'id' },
      offset: 0,
      limit: 9,
    });
    await changeListing(staff.repository, listings[0]!.id, { details: { priceCents: 9_900_000 } });
    await run(address);
    expect(countOf(await page(address), 'skipped')).toBe(1);
    expect((await staff.repository.findById(listings[0]!.id))?.priceCents).toBe(9_900_000);
    expect((await staff.repository.findById(listings[1]!.id))?.priceCents).toBe(2_000_000);
  });
});

describe('buses that a full-stock file lacks', () => {
  it('stay, or go to the archive and come back with a later file', async () => {
    await run(await preview('stock.csv', stockCsv(4)));
    const fewer = stockCsv(4, (index) => (index === 2 ? null : {}));
    expect(countOf(await page(await preview('fewer.csv', fewer)), 'missing')).toBe(0);
    const whole = await preview('fewer.csv', fewer, { missing: 'archive' });
    expect(countOf(await page(whole), 'missing')).toBe(1);
    expect(await page(whole)).toMatch(/1 bus of [^<]+ is not in the file and would go/);
    await run(whole);
    expect(await published()).toBe(3);
    const back = await preview('stock.csv', stockCsv(4));
    expect(countOf(await page(back), 'returned')).toBe(1);
    await run(back);
    expect(await published()).toBe(4);
    await run(back, 'undo');
    expect(await published()).toBe(3);
    await run(whole, 'undo');
    expect(await published()).toBe(4);
  });
});

describe('the columns', () => {
  it('are remembered for the source, and unused ones are shown', async () => {
    const content = 'Bus No,Builder thing,Model,Year\r\nB1,Thomas,C2,2015\r\n';
    const upload = async () =>
      (await uploadFile(staff, { name: 'odd.csv', content })).headers.get('location') ?? '';
    const first = await upload();
    const guessed = columnFields(await page(first));
    expect(guessed['column-1']).toBe('');
    expect(await page(first)).toContain('1 column is not used');
    expect(await page(first)).toContain('1 row from ');
    await staff.post(first, { ...guessed, 'column-1': 'bodyMake' });
    expect(columnFields(await page(await upload()))['column-1']).toBe('bodyMake');
  });

  it('must say which bus a row is about; what was chosen is kept', async () => {
    const { headers } = await uploadFile(staff, { name: 'a.csv', content: stockCsv(2) });
    const answer = await staff.post(headers.get('location') ?? '', { 'column-7': 'priceCents' });
    expect(answer.status).toBe(422);
    const html = mainOf(await answer.text());
    expect(html).toContain('No column says which bus');
    expect(columnFields(html)['column-7']).toBe('priceCents');
  });

  it('shows rejected rows with their number and words, and cells that were not used', async () => {
    const rows = ['A1,Thomas,C2,2015,cheap', 'A1,Thomas,C2,2015,1', ',Honda,Civic,2015,1'];
    const address = await preview('bad.csv', `Stock #,Make,Model,Year,Price\n${rows.join('\n')}\n`);
    const rejected = await page(`${address}/rows?show=rejected`);
    expect(rejected).toContain('same stock number as line 2');
    expect(rejected).toContain('Line 3<');
    expect(rejected).toContain('is not a bus');
    expect(await page(`${address}/rows?show=noted`)).toContain('Price: “cheap” is not a price');
  });
});

describe('the work', () => {
  it('can be stopped, and what was done taken back', async () => {
    const address = await preview('stock.csv', stockCsv(3));
    await staff.post(`${address}/run`);
    await staff.post(`${address}/stop`);
    await staff.runJobs();
    expect(await published()).toBe(0);
    expect(await page(address)).toContain('Stopped');
    expect((await staff.post(`${address}/run`)).status).toBe(303);
    await staff.runJobs();
    expect(await published()).toBe(0);
  });

  it('tells how far it is', async () => {
    const address = await preview('stock.csv', stockCsv(3));
    await staff.post(`${address}/run`);
    const state = await staff.get(`${address}/state.json`);
    expect(await state.json()).toEqual({
      progress: { label: 'Rows imported', done: 0, total: 3 },
    });
    expect(await page(address)).toContain('<progress');
    await staff.runJobs();
    const ended = await staff.get(`${address}/state.json`);
    expect(await ended.json()).toEqual({ progress: null });
    // Whoever watched loads the page anew, which begins with this sentence.
    expect(decodeURIComponent(ended.headers.get('set-cookie') ?? '')).toContain('"kind":"done"');
  });
});

describe('rows of a file', () => {
  const bus = (vin: string) => `${vin},2016,Ford,E-450,45900`;
  const head = 'Stock #,Year,Make,Model,Price\n';

  it('are those that say something, and keep the numbers of their lines', async () => {
    const address = await preview('gaps.csv', `${head}${bus('A1')}\n\n,,,,\n${bus('A2')}\n`);
    const html = await page(address);
    expect(/<dt>Rows<\/dt><dd>(\d+)</.exec(html)?.[1]).toBe('2');
    expect(countOf(html, 'new')).toBe(2);
    expect(await page(`${address}/rows?show=new`)).toContain('Line 5<');
  });
});
