import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tableFileEndings } from '#domain/inventory/import/table-file.ts';
import { mostUnits } from '#domain/inventory/lots/lot-unit.ts';
import { addListing } from '#test/factories/change-listings.ts';
import { editorForm } from '#test/factories/editor-form.ts';
import { aListing } from '#test/factories/listing-factory.ts';
import { createTestStaff, type TestStaff } from '#test/factories/test-staff.ts';

const vins = ['1FDFE4FS8KDC12345', '1FDFE4FS8KDC12346', '1FDFE4FS8KDC12347'];

describe('units of a lot in the back office', () => {
  let staff: TestStaff;
  beforeAll(async () => {
    staff = await createTestStaff({ role: 'sales' });
  });
  afterAll(() => staff.close());

  const add = async (details = {}) =>
    (await addListing(staff.repository, aListing({ details }))).id;
  const textOf = async (answer: Response) => (await answer.text()).replaceAll('<!-- -->', '');
  const page = async (path: string) => textOf(await staff.get(path));
  const units = (id: number) => staff.services.inventory.lots.units(id);
  const at = (id: number, rest = 'units') => `/staff/inventory/${id}/${rest}`;

  const upload = (id: number, content: string | Uint8Array<ArrayBuffer>, name = 'lot.csv') => {
    const form = new FormData();
    form.append('file', new Blob([content]), name);
    return staff.post(at(id, 'units/file'), form);
  };
  const decoded = (text: string) => text.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
  /** The fields of the page's form that takes the file. */
  const planOf = (html: string) => ({
    revision: /name="revision" value="(\d+)"/.exec(html)?.[1] ?? '',
    rows: decoded(/name="rows" value="([^"]*)"/.exec(html)?.[1] ?? ''),
  });
  const csv = (rows: readonly string[]) => `unit,vin,miles,price,color\n${rows.join('\n')}\n`;
  async function fill(id: number, rows: readonly string[]): Promise<void> {
    const plan = planOf(await textOf(await upload(id, csv(rows))));
    expect((await staff.post(at(id, 'units/rows'), plan)).status).toBe(303);
  }

  it('tell of a full lot at the form, which keeps what was typed', async () => {
    const id = await add();
    await fill(
      id,
      [...Array(mostUnits).keys()].map((place) => `${place + 1},,1000,,`),
    );
    const answer = await staff.post(at(id, 'unit'), { color: 'Sunset orange' });
    expect(answer.status).toBe(422);
    const html = await textOf(answer);
    expect(html).toContain(`This lot has ${mostUnits} units`);
    expect(html).toContain('value="Sunset orange"');
    expect(await units(id)).toHaveLength(mostUnits);
  });

  it('keep what is typed for another step of their page', async () => {
    const id = await add();
    await fill(id, [`1,${vins[0]},"88,000",18000,White`]);
    const [unit] = await units(id);
    const shown = await page(at(id, `unit?unit=${unit!.id}`));
    expect(shown.match(/action="[^"]*\/unit\?[^"]*"/g)).toHaveLength(1);
    // Loaded anew after a refusal, the address leads to this unit and not to a new one.
    const [, act = ''] = /formAction="([^"]*)"/i.exec(shown) ?? [];
    const way = (await staff.get(`${act}&sent=1`)).headers.get('location');
    expect(way).toBe(at(id, `unit?unit=${unit!.id}`));
    const form = {
      unit: String(unit!.id),
      revision: String(unit!.revision),
      vin: vins[0]!,
      mileageMiles: '91,000',
      priceCents: '18000',
      color: 'White',
      condition: '',
      pictures: '',
      'for-whom': 'Riverside',
      lead: 'no reference',
    };
    const refused = await staff.post(at(id, 'unit/act'), { ...form, act: 'reserve' });
    expect(refused.status).toBe(422);
    for (const words of ['reads like OM-', '91,000', 'Riverside', 'no reference'])
      expect(await textOf(refused.clone())).toContain(words);

    const reserved = await staff.post(at(id, 'unit/act'), { ...form, lead: '', act: 'reserve' });
    const left = await textOf(reserved);
    expect(left).toContain('Unit 1: reserved');
    expect(left).toContain('What you typed is below, not saved yet.');
    expect(left).toContain('value="91,000"');
    expect(left).toContain('Riverside');
    expect((await units(id))[0]).toMatchObject({ state: 'reserved', mileageMiles: 88_000 });

    const revision = /name="revision" value="(\d+)"/.exec(left)?.[1] ?? '';
    const saved = await textOf(
      await staff.post(at(id, 'unit'), { ...form, revision, 'for-whom': 'Hillside', lead: '' }),
    );
    expect(saved).toContain('Saved: unit 1.');
    expect(saved).toContain('value="Hillside"');
    expect(saved).toContain(`name="revision" value="${(await units(id))[0]!.revision}"`);
    expect((await units(id))[0]).toMatchObject({ forWhom: 'Riverside', mileageMiles: 91_000 });
  });

  it('are numbered by a column that is called “Unit no” as well', async () => {
    const id = await add();
    const plan = planOf(await textOf(await upload(id, 'Unit no,miles\n7,88000\n')));
    await staff.post(at(id, 'units/rows'), plan);
    expect((await units(id)).map(({ number }) => number)).toEqual([7]);
  });

  it('asks again for several with what was typed', async () => {
    const id = await add();
    await fill(id, [`1,${vins[0]},"88,000",18000,White`]);
    const typed = { key: 'k9', count: '4', 'for-whom': 'Riverside', lead: 'OM-1A2B-3C4D-5E6F' };
    for (const sent of [typed, { ...typed, lead: 'no reference' }]) {
      const told = await textOf(await staff.post(at(id, 'units/reserve'), sent));
      for (const words of ['4', 'Riverside', sent.lead]) expect(told).toContain(`value="${words}"`);
    }
  });

  it('are added, corrected and refused in words', async () => {
    const id = await add();
    const empty = await page(at(id));
    expect(empty).toContain('No units yet.');
    const wrong = await staff.post(at(id, 'unit'), { vin: 'SHORT', mileageMiles: 'few' });
    expect(wrong.status).toBe(422);
    expect(await wrong.clone().text()).toContain('<title>Problem: A new unit ');
    const told = await textOf(wrong);
    expect(told).toContain('VIN is not a VIN');
    expect(told).toContain('a number of miles, like 88,400');
    expect(told).toContain('value="SHORT"');
    expect(await units(id)).toEqual([]);

    const low = await staff.post(at(id, 'unit'), { priceCents: '18.50' });
    expect(low.status).toBe(422);
    expect(await textOf(low)).toContain('Price must be between $100 and');

    const good = {
      vin: ` ${vins[0]!.toLowerCase()} `,
      mileageMiles: '109,000',
      priceCents: '$18,500',
    };
    expect((await staff.post(at(id, 'unit'), good)).status).toBe(303);
    const twin = await staff.post(at(id, 'unit'), { vin: vins[0]! });
    expect(await textOf(twin)).toContain('Unit 1 of this lot has the same VIN');
    const [unit] = await units(id);
    expect(unit).toMatchObject({
      number: 1,
      vin: vins[0],
      mileageMiles: 109_000,
      priceCents: 1_850_000,
    });

    const form = { unit: String(unit!.id), ...good, color: 'Blue' };
    expect((await staff.post(at(id, 'unit'), { ...form, revision: '1' })).status).toBe(303);
    const late = await staff.post(at(id, 'unit'), { ...form, color: 'Red', revision: '1' });
    expect(late.status).toBe(409);
    expect(await textOf(late)).toMatch(/Somebody else changed this unit.*value="Red"/s);
    expect(await units(id)).toMatchObject([{ color: 'Blue', revision: 2 }]);
  });

  it('are counted, and no number is typed over them', async () => {
    const id = await add({ quantity: 6 });
    await fill(id, ['1,,,,', '2,,,,', '3,,,,']);
    const { revision } = (await staff.repository.findById(id))!;
    const table = await page('/staff/inventory');
    expect(table).toMatch(new RegExp(`<a href="${at(id)}" title="Units of [^"]+">3</a>`));
    for (const path of [at(id, 'quick'), `/staff/inventory/${id}`]) {
      const html = await page(path);
      expect(html).not.toContain('name="quantity"');
      expect(html).toContain('3 for sale, of 3 units.');
    }

    const fields = { revision: String(revision), quantity: '9' };
    const quick = await staff.post(at(id, 'quick'), fields, { accept: 'application/json' });
    expect(quick.status).toBe(422);
    expect(await quick.json()).toMatchObject({
      message: expect.stringContaining('counted from the units of this lot'),
      cells: { quantity: { text: '3', href: at(id) } },
    });
    const typed = await staff.post(
      `/staff/inventory/${id}`,
      await editorForm(staff, id, { quantity: '9' }),
    );
    expect(typed.status).toBe(422);
    expect(await textOf(typed)).toMatch(/href="#field-quantity".*id="field-quantity-error"/s);
    const other = await editorForm(staff, id, { city: 'Lima', quantity: '' });
    expect((await staff.post(`/staff/inventory/${id}`, other)).status).toBe(303);
    expect(await staff.repository.findById(id)).toMatchObject({ city: 'Lima', quantity: 6 });
  });

  it('of a draft are not offered for reserving', async () => {
    const { id } = await addListing(staff.repository, aListing({ status: 'draft' }));
    await fill(id, [`1,${vins[0]},"88,000",18000,White`]);
    expect(await page(at(id))).not.toContain('Reserve several');
    const published = await add();
    await fill(published, [`1,${vins[0]},"88,000",18000,White`]);
    expect(await page(at(published))).toContain('Reserve several');
  });

  it('are reserved, sold, put back and removed, with a line of the log each', async () => {
    const id = await add();
    await fill(
      id,
      vins.map((vin, index) => `,${vin},${100 + index}000,18000,white`),
    );
    const act = async (number: number, fields: Record<string, string>) => {
      const unit = (await units(id)).find((one) => one.number === number)!;
      const sent = { unit: String(unit.id), revision: String(unit.revision), ...fields };
      return staff.post(at(id, 'unit/act'), sent);
    };
    const lead = 'om-1a2b-3c4d-5e6f';
    const whom = 'Riverside <Church>';
    const refused = await staff.post(at(id, 'units/reserve'), { key: 'k1', count: '4' });
    expect(refused.status).toBe(422);
    expect(await textOf(refused)).toContain(
      '4 were asked for, 3 are for sale. Nothing was reserved',
    );
    await staff.post(at(id, 'units/reserve'), { key: 'k2', count: '2', 'for-whom': whom, lead });
    // The browser sent it once more.
    await staff.post(at(id, 'units/reserve'), { key: 'k2', count: '2', 'for-whom': whom, lead });
    expect((await units(id)).map(({ state }) => state)).toEqual([
      'reserved',
      'reserved',
      'for-sale',
    ]);
    expect((await units(id))[0]).toMatchObject({ leadReference: 'OM-1A2B-3C4D-5E6F' });
    const html = await page(at(id));
    expect(html).toContain('3 in all: 1 for sale, 2 reserved, 0 sold.');
    expect(html).toContain('Riverside &lt;Church&gt;, OM-1A2B-3C4D-5E6F');

    expect((await act(1, { act: 'remove' })).status).toBe(409);
    expect((await act(1, { act: 'sell', revision: '1' })).status).toBe(409);
    await act(1, { act: 'sell' });
    await act(2, { act: 'release' });
    expect(await units(id)).toMatchObject([
      { state: 'sold', forWhom: whom },
      { state: 'for-sale', forWhom: null, leadReference: null, stateAt: null },
      { state: 'for-sale' },
    ]);
    await act(2, { act: 'remove' });
    expect((await staff.services.inventory.find(id))!.listing.lot).toMatchObject({
      sold: 1,
      forSale: 1,
    });
    expect(await page(at(id))).not.toContain('Mark the listing as sold');
    await act(3, { act: 'sell', 'for-whom': 'Jo' });
    expect(await page(at(id))).toContain('Mark the listing as sold');

    const lines = await staff.services.audit.page({ subjectId: String(id), limit: 20 });
    expect(lines.map(({ action }) => action)).toEqual([
      'listing.sell-units',
      'listing.units',
      'listing.release-units',
      'listing.sell-units',
      'listing.reserve-units',
      'listing.units',
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/Riverside|Jo"/);
  });

  it('come from a file all at once or not at all, and go out as one', async () => {
    const id = await add();
    const bad = await upload(id, csv([`1,${vins[0]},109000,18500,`, `2,${vins[0]},many,18500,`]));
    expect(bad.status).toBe(422);
    const told = await textOf(bad);
    expect(told).toContain('3 things are wrong');
    expect(told).toContain('Unit 1 of this lot has the same VIN');
    expect(told).not.toContain('Take all');
    expect(await units(id)).toEqual([]);

    await fill(id, [`1,${vins[0]},109000,18500,yellow`, `2,${vins[1]},126000,,`]);
    const out = await staff.get(at(id, 'units/file'));
    expect(out.headers.get('content-disposition')).toContain(`units-of-listing-${id}.csv`);
    const text = await out.text();
    expect(text.split('\r\n')[1]).toBe(`1,${vins[0]},109000,18500,yellow,,,for-sale,`);
    // As it is opened and sent back, with the mark in front.
    const same = await textOf(await upload(id, `\uFEFF${text}`));
    expect(same).toContain('2 rows: 0 new, 0 changed, 2 as they are.');
    expect(same).toContain('Not read, because nothing of a unit is called that: since.');

    // A plan that was looked at before somebody reserved a unit is shown again, not taken.
    const plan = planOf(await textOf(await upload(id, csv([`1,${vins[0]},110000,17000,blue`]))));
    const taken = await staff.post(at(id, 'units/reserve'), { key: 'k3', count: '1' });
    expect(decodeURIComponent(taken.headers.get('set-cookie') ?? '')).toContain(
      'Reserved: unit 1.',
    );
    const late = await staff.post(at(id, 'units/rows'), plan);
    expect(late.status).toBe(409);
    expect(await textOf(late)).toContain('The lot has changed since you looked.');
    expect(await units(id)).toMatchObject([{ mileageMiles: 109_000, state: 'reserved' }, {}]);
  });

  it.each([
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2, 3, 4]), /lot.csv is a PNG picture/],
    ['nothing', '', /(No file was chosen|lot.csv is empty)/],
    ['no units', 'a,b\n1,2\n', /lot.csv has no column that tells of a unit/],
    ['more than 500', csv(Array.from({ length: 501 }, () => ',,1000,,')), /more than 500 rows/],
    ['too much', 'x'.repeat(2_100_000), /larger than 2 MB/],
  ])('a file of %s is refused in words', async (_, content, words) => {
    const id = await add();
    const answer = await upload(id, content);
    expect(answer.status).toBe(422);
    expect(await textOf(answer)).toMatch(words);
  });

  it('are read from every kind of file that the page lets people choose', async () => {
    const id = await add();
    const row = { vin: vins[0], mileage: '88000', price: '18000' };
    const xml = `<units><unit><vin>${vins[0]}</vin><mileage>88000</mileage><price>18000</price></unit></units>`;
    for (const [name, content] of [
      ['lot.json', JSON.stringify([row])],
      ['lot.ndjson', `${JSON.stringify(row)}\n`],
      ['lot.xml', xml],
    ] as const)
      expect(await textOf(await upload(id, content, name))).toContain('1 row: 1 new');
    expect(await page(at(id))).toContain(`accept="${tableFileEndings}"`);
  });

  it('rows that no page of ours sent change nothing', async () => {
    const id = await add();
    for (const rows of [
      '',
      '[]',
      '{}',
      '[{"line":0,"texts":{}}]',
      '[{"line":1,"texts":{"id":"5"}}]',
    ])
      expect((await staff.post(at(id, 'units/rows'), { revision: '1', rows })).status).toBe(404);
    expect(await units(id)).toEqual([]);
  });

  it('are said to contradict the listing, on both pages', async () => {
    const other = await add({ vin: vins[2] });
    const id = await add({ quantity: 6, mileageMiles: 50_000, priceCents: 9_000_000, year: 2013 });
    await fill(id, [`,${vins[0]},109000,18500,`, `,${vins[2]},126000,17500,`]);
    for (const path of [at(id), `/staff/inventory/${id}`]) {
      const html = await page(path);
      expect(html).toContain('The listing says 6 available, 2 units are for sale.');
      expect(html).toContain('The listing asks $90,000, its units $17,500 to $18,500.');
      expect(html).toContain('The listing says 50,000 miles, its units 109,000 to 126,000.');
      expect(html).toContain(`Unit 2 has the VIN of listing ${other}`);
      expect(html).toMatch(/Unit 1: (its VIN stands for|the check digit of its VIN)/);
    }
  });

  it('contradict nothing by asking less than the others, which ask what the listing does', async () => {
    const id = await add({ quantity: null, priceCents: 2_100_000 });
    await fill(id, [`,${vins[0]},,19500,`, `,${vins[1]},,,`]);
    for (const path of [at(id), `/staff/inventory/${id}`])
      expect(await page(path)).not.toContain('The listing asks');
  });

  it('are said to be for sale while the lot is sold', async () => {
    const id = await add();
    await fill(id, [`,${vins[0]},,,`, `,${vins[1]},,,`]);
    expect(await page(at(id))).not.toContain('The listing is sold');
    const { revision } = (await staff.repository.findById(id))!;
    const sale = { revision: String(revision), 'sold-on': '2026-01-02', 'buyer-note': '' };
    expect((await staff.post(at(id, 'sold'), sale)).status).toBe(303);
    expect(await page(at(id))).toContain('The listing is sold, 2 units are for sale.');
  });

  it('are read by all, and changed by those who sell', async () => {
    const id = await add();
    await fill(id, [`,${vins[0]},109000,18500,`]);
    const [unit] = await units(id);
    const { cookie } = await staff.signIn('editor');
    expect((await staff.get(at(id), { cookie })).status).toBe(200);
    const own = await textOf(await staff.get(`${at(id, 'unit')}?unit=${unit!.id}`, { cookie }));
    expect(own).not.toContain('Save the unit');
    for (const [path, fields] of [
      ['unit', { unit: String(unit!.id), revision: '1', color: 'x' }],
      ['unit/act', { unit: String(unit!.id), revision: '1', act: 'sell' }],
      ['units/reserve', { key: 'k', count: '1' }],
      ['units/rows', { revision: '1', rows: '[]' }],
    ] as const)
      expect((await staff.post(at(id, path), fields, { cookie })).status, path).toBe(403);
    expect(await units(id)).toMatchObject([{ state: 'for-sale', color: null }]);
    const lead = 'OM-1A2B-3C4D-5E6F';
    await staff.post(at(id, 'units/reserve'), { key: 'k', count: '1', 'for-whom': 'Dee', lead });
    for (const path of [at(id), `${at(id, 'unit')}?unit=${unit!.id}`]) {
      expect(await textOf(await staff.get(path)), path).toContain(`Dee, ${lead}`);
      const seen = await textOf(await staff.get(path, { cookie }));
      expect(seen, path).toMatch(/reserved/i);
      expect(seen, path).not.toMatch(/Dee|OM-1A2B/);
    }
  });
});
