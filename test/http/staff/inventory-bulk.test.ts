import { afterAll, beforeAll, expect, it } from 'vitest';
import { captionField } from '#site/forms/photo-captions.ts';
import { addListing, changeListing } from '#test/factories/change-listings.ts';
import { aListing, listings } from '#test/factories/listing-factory.ts';
import { createTestStaff, type TestStaff } from '#test/factories/test-staff.ts';

let staff: TestStaff;
let ids: number[];

beforeAll(async () => {
  staff = await createTestStaff();
});
afterAll(() => staff.close());

const photo = (name: string) => ({
  name: `photos/${name.padEnd(32, '0')}.webp`,
  alt: name,
  widthPx: 1_200,
  heightPx: 800,
  placeholder: null,
});

/** React parts texts by comments. */
const plain = (html: string) => html.replaceAll('<!-- -->', '');

async function fresh(count = 4) {
  ids = await staff.repository.insertMany(
    listings(count, { sourceId: null, details: { priceCents: 1_000_000 } }),
  );
  return ids.map(String);
}
const prices = async () =>
  (await staff.repository.findByIds(ids)).map(({ priceCents }) => priceCents);

/** The form of the table leads there by its address, so Back may come to it again. */
function review(fields: Record<string, string | readonly string[]>): Promise<Response> {
  const pairs = Object.entries(fields).flatMap(([name, value]) =>
    [value].flat().map((one) => [name, one]),
  );
  return staff.get(`/staff/inventory/bulk/preview?${new URLSearchParams(pairs)}`);
}

async function preview(fields: Record<string, string | readonly string[]>) {
  const answer = await review(fields);
  const html = plain(await answer.text());
  return {
    answer,
    html,
    fingerprint: /name="fingerprint" value="([^"]+)"/.exec(html)?.[1] ?? '',
  };
}

it('reviews what tables send that were open before the review had an address', async () => {
  const id = (await fresh()).slice(0, 2);
  const answer = await staff.post('/staff/inventory/bulk/preview', { do: 'feature', id });
  expect(answer.status).toBe(200);
  expect(plain(await answer.text())).toContain('2 listings');
});

it('previews, changes and undoes the ticked rows', async () => {
  const id = (await fresh()).slice(0, 3);
  const fields = { do: 'price-percent', by: '-5', id };
  const { html, fingerprint } = await preview(fields);
  expect(html).toContain('Price −5%: 3');
  expect(html).toContain('$9,500');
  expect(await prices()).toEqual([1_000_000, 1_000_000, 1_000_000, 1_000_000]);
  const done = await staff.post('/staff/inventory/bulk', { ...fields, fingerprint });
  const path = done.headers.get('location')!;
  expect(path).toMatch(/^\/staff\/inventory\/changes\/\d+$/);
  expect(await prices()).toEqual([950_000, 950_000, 950_000, 1_000_000]);
  const told = plain(await (await staff.get(path)).text());
  expect(told.match(/: Price: \$10,000 → \$9,500/g)).toHaveLength(3);

  await changeListing(staff.repository, ids[1]!, { details: { city: 'Changed since' } });
  const undone = await staff.post(`${path}/undo`);
  expect(plain(await undone.text())).toContain(`(listing ${ids[1]})`);
  expect(await prices()).toEqual([1_000_000, 950_000, 1_000_000, 1_000_000]);
});

it('changes what the units of a lot ask with it, and gives it back', async () => {
  const [lot = ''] = await fresh(1);
  const save = (priceCents: string) =>
    staff.post(`/staff/inventory/${lot}/unit`, {
      unit: '',
      revision: '0',
      priceCents,
      act: 'save',
    });
  for (const price of ['9,000', '8,000', '7,000', '']) await save(price);
  const { units } = staff.services.inventory.lots;
  const stored = () => units(Number(lot));
  const asked = async () => (await stored()).map(({ priceCents }) => priceCents);
  const { id = 0, revision } = (await stored())[2] ?? {};
  await staff.post(`/staff/inventory/${lot}/unit/act`, {
    unit: String(id),
    revision: String(revision),
    act: 'reserve',
    forWhom: 'Jo',
  });
  expect((await stored())[2]?.state).toBe('reserved');
  const fields = { do: 'price-percent', by: '-10', id: lot };
  const { html, fingerprint } = await preview(fields);
  expect(html).toMatch(/\$8,000 to \$10,000.*\$7,200 to \$9,000/s);
  const kept = '1 reserved unit keeps a price of its own';
  expect(html).toContain(kept);
  const done = await staff.post('/staff/inventory/bulk', { ...fields, fingerprint });
  expect(decodeURIComponent(done.headers.get('set-cookie') ?? '')).toContain(kept);
  const path = done.headers.get('location')!;
  // What is promised to somebody keeps its price, and so does what asks the listing's.
  expect(await asked()).toEqual([810_000, 720_000, 700_000, null]);
  const lowest = async () => (await staff.repository.findById(Number(lot)))?.lot?.priceCents?.low;
  expect(await lowest()).toBe(720_000);
  expect(plain(await (await staff.get(path)).text())).toContain(
    'Unit 2: Price: $8,000 → Price: $7,200',
  );
  await staff.post(`${path}/undo`);
  expect(await asked()).toEqual([900_000, 800_000, 700_000, null]);
  expect(await lowest()).toBe(800_000);
  expect(await prices()).toEqual([1_000_000]);
});

it('says on the review that Back leads to what was done already, until it is undone', async () => {
  const id = (await fresh()).slice(0, 2);
  const fields = { do: 'price-percent', by: '-7', id };
  const { html: first, fingerprint } = await preview(fields);
  const words = 'would be done once more';
  expect(first).not.toContain(words);
  const done = await staff.post('/staff/inventory/bulk', { ...fields, fingerprint });
  const path = done.headers.get('location')!;
  const { html: again } = await preview(fields);
  expect(again).toContain(words);
  expect(again).toContain(`href="${path}"`);
  // Of others, or another change, it is the first.
  expect((await preview({ ...fields, id: String(ids[3]) })).html).not.toContain(words);
  expect((await preview({ ...fields, by: '-8' })).html).not.toContain(words);
  await staff.post(`${path}/undo`);
  expect((await preview(fields)).html).not.toContain(words);
});

it('changes all that match a query, and nothing when they are no longer the same', async () => {
  await fresh();
  await staff.repository.updateMany(
    ids.map((id) => ({ id, patch: { details: { bodyMake: 'Onlymake' } } })),
  );
  const fields = { do: 'feature', scope: 'all', params: 'make=Onlymake' };
  const { fingerprint } = await preview(fields);
  await addListing(staff.repository, aListing({ details: { bodyMake: 'Onlymake' } }));
  const moved = await staff.post('/staff/inventory/bulk', { ...fields, fingerprint });
  expect(moved.status).toBe(409);
  expect(await staff.repository.findById(ids[0]!)).toMatchObject({ featured: false });
  const now = /name="fingerprint" value="([^"]+)"/.exec(await moved.text())![1]!;
  await staff.post('/staff/inventory/bulk', { ...fields, fingerprint: now });
  expect(await staff.repository.findById(ids[0]!)).toMatchObject({ featured: true });
});

it.each([
  ['price-percent', '-5,5', 'Price −5.5%: 4', '$9,450'],
  ['price-percent', '−5.5 %', 'Price −5.5%: 4', '$9,450'],
  ['price-amount', '-1.500', 'Price −$1,500: 4', '$8,500'],
])('reads %s by %s as a person means it', async (act, by, title, price) => {
  const { html } = await preview({ do: act, by, id: await fresh() });
  expect(html).toContain(title);
  expect(html).toContain(`<strong>${price}</strong>`);
});

it('leaves alone what cannot be changed, and says why', async () => {
  await fresh(2);
  const draft = await addListing(
    staff.repository,
    aListing({ status: 'draft', details: { state: null, priceCents: null } }),
  );
  const { html } = await preview({ do: 'publish', id: String(draft.id) });
  expect(html).toContain('It lacks state.');
  const price = await preview({ do: 'price-amount', by: '-100', id: String(draft.id) });
  expect(price.html).toContain('It has no price.');
  const some = await preview({
    do: 'price-amount',
    by: '-100',
    id: [draft.id, ...ids].map(String),
  });
  expect(some.html).toContain('<a href="#skipped-heading">1 left as it is</a>');
});

it.each([
  [{ do: 'price-percent', by: 'NaN' }],
  [{ do: 'price-percent', by: '-100' }],
  [{ do: 'price-percent', by: '1e9' }],
  [{ do: 'price-amount', by: '0' }],
  [{ do: '__proto__' }],
  [{ do: 'drop' }],
  [{ do: '' }],
])('refuses %o', async (fields) => {
  const id = await fresh();
  const answer = await review({ ...fields, id });
  expect(answer.status).toBe(422);
  const applied = await staff.post('/staff/inventory/bulk', { ...fields, id, fingerprint: 'x' });
  expect(applied.status).toBe(422);
  expect(await prices()).toEqual([1_000_000, 1_000_000, 1_000_000, 1_000_000]);
});

it('keeps ticks, action and value after a mistake, which it names at its field', async () => {
  await fresh();
  const prefix = 'Keptmake';
  await staff.repository.updateMany(
    ids.map((id) => ({ id, patch: { details: { bodyMake: prefix } } })),
  );
  const params = `make=${prefix}&sort=price`;
  const ticked = ids.slice(0, 3).map(String);
  const fields = { do: 'price-percent', by: '-200', 'show-previous': 'yes', params, id: ticked };
  const { answer, html } = await preview(fields);
  expect(answer.status).toBe(422);
  const inputs = [...html.matchAll(/<input[^>]*>/g)].map(([input]) => input);
  const inputOf = (name: string) => inputs.filter((input) => input.includes(`name="${name}"`));
  const checked = inputOf('id').filter((input) => input.includes('checked=""'));
  expect(checked.map((input) => /value="(\d+)"/.exec(input)![1]).toSorted()).toEqual(ticked);
  expect(inputOf('id')).toHaveLength(4);
  expect(html).toContain('<option value="price-percent" selected="">');
  expect(inputOf('by')[0]).toContain('value="-200"');
  expect(inputOf('by')[0]).toContain('aria-invalid="true"');
  expect(inputOf('show-previous')[0]).toContain('checked=""');
  expect(inputOf('scope')[0]).not.toContain('checked');
  expect(html).toMatch(/<details class="stock-bulk" open="">/);
  expect(html).toContain('<a href="#bulk-by">Enter a percentage between −90 and 200');
  expect(html).toContain('id="bulk-problem">Enter a percentage');
  expect(html).toContain(`name="params" value="${params.replace('&', '&amp;')}"`);

  const unmatched = await preview({ do: 'feature', scope: 'all', params: 'make=Nobodymake' });
  expect(unmatched.html).toContain('<a href="#bulk-scope">No listing matches the filters any more');
  const none = await preview({ do: 'feature', params });
  expect(none.html).toContain('<option value="feature" selected="">');
  expect(none.html).toContain('<a href="#bulk-scope">Select listings first');
  const action = await preview({ do: '', scope: 'all', params });
  expect(action.html).toContain('<a href="#bulk-do">Choose what to do');
  expect(action.html).toMatch(/<input id="bulk-scope"[^>]*checked=""/);
  const plainList = await (await staff.get('/staff/inventory')).text();
  expect(plainList).toContain('<details class="stock-bulk">');
  expect(plainList).toMatch(/<a href="#bulk-do">Change the selected<[^]*<\/nav>/);
  expect(plainList).not.toContain('checked=""/>');
});

it('finds the ticks again on the page of the table they were made on', async () => {
  const many = await staff.repository.insertMany(
    listings(60, { sourceId: null, details: { bodyMake: 'Manymake' } }),
  );
  const list = await (await staff.get('/staff/inventory?make=Manymake&page=2')).text();
  // The last of them; the first is of the saved views.
  const params = [...list.matchAll(/name="params" value="([^"]*)"/g)].at(-1)![1]!;
  const [, id = ''] = /data-row="(\d+)"/.exec(list)!;
  expect(many).toContain(Number(id));
  const { html } = await preview({
    do: 'price-amount',
    by: 'abc',
    params: params.replaceAll('&amp;', '&'),
    id,
  });
  const [box = ''] = html.match(new RegExp(`<input[^>]*name="id"[^>]*value="${id}"[^>]*>`)) ?? [];
  expect(box.includes('checked=""'), box).toBe(true);
});

it('makes no price out of a fall below a dollar', async () => {
  const id = await fresh();
  const { html } = await preview({ do: 'price-amount', by: '-20000', id });
  expect(html).toContain('is no price');
});

it('does nothing for ids that are none, or for nobody who may not', async () => {
  const answer = await review({
    do: 'archive',
    id: ['x', '-1', '1e3', '999999999999'],
  });
  expect(answer.status).toBe(422);
  const id = await fresh();
  const { cookie } = await staff.signIn('sales');
  const fields = { do: 'archive', id, fingerprint: '' };
  expect((await staff.post('/staff/inventory/bulk', fields, { cookie })).status).toBe(403);
});

it('arranges, captions, covers, crops and removes photos of its own listing only', async () => {
  const [a, b, c] = [photo('aaaa'), photo('bbbb'), photo('cccc')];
  const mine = await addListing(staff.repository, aListing({ images: [a, b] }));
  const other = await addListing(staff.repository, aListing({ images: [c] }));
  const path = `/staff/inventory/${mine.id}/photos`;
  const change = (fields: Record<string, string>) => staff.post(`${path}/change`, fields);
  const names = async (id: number) =>
    (await staff.repository.findById(id))!.images.map(({ alt }) => alt);

  await change({ what: `later ${a.name}` });
  expect(await names(mine.id)).toEqual(['bbbb', 'aaaa']);
  await change({ what: `cover ${a.name}` });
  await change({ [captionField(a.name)]: '<i>Left\u202e side</i>' });
  expect(await names(mine.id)).toEqual(['<i>Left side</i>', 'bbbb']);
  await change({ what: 'arrange', order: `${c.name},${b.name},${b.name},../../etc/passwd` });
  expect(await names(mine.id)).toEqual(['bbbb', '<i>Left side</i>']);

  for (const what of ['remove', 'cover', 'caption', 'earlier', 'replace', 'add', '__proto__'])
    await change({ what: `${what} ${c.name}`, [captionField(c.name)]: 'stolen' });
  expect(await names(mine.id)).toEqual(['bbbb', '<i>Left side</i>']);
  expect(await names(other.id)).toEqual(['cccc']);
  expect((await staff.get(`${path}/crop?photo=${c.name}`)).status).toBe(404);

  const crop = (fields: Record<string, string>) =>
    staff.post(`${path}/crop`, { photo: b.name, left: '0', top: '0', ...fields });
  for (const bad of [
    { width: 'NaN', height: '100' },
    { width: '-5', height: '5' },
    { width: '10', height: '10' },
    { width: '1e9', height: '1e9' },
  ])
    expect((await crop(bad)).status).toBe(422);
  expect((await crop({ width: '99999', height: '700' })).status).toBe(303);
  const [cropped] = (await staff.repository.findById(mine.id))!.images;
  expect(cropped).toMatchObject({ alt: 'bbbb', widthPx: 1_200, heightPx: 700 });
  expect(cropped!.name).not.toBe(b.name);
  await change({ what: `remove ${a.name}` });
  expect(await names(mine.id)).toEqual(['bbbb']);
});

it('takes many files at once and says which were refused', async () => {
  const { id } = await addListing(staff.repository, aListing());
  const form = new FormData();
  const jpeg = (mark: number) => new Uint8Array([0xff, 0xd8, 0xff, mark]);
  form.append('photos', new Blob([jpeg(1)]), 'front.jpg');
  form.append('photos', new Blob([jpeg(2)]), 'rear.jpg');
  form.append('photos', new Blob(['<svg onload=alert(1)>']), '<img src=x>.svg');
  const answer = await staff.post(`/staff/inventory/${id}/photos`, form);
  expect(answer.status).toBe(422);
  const html = await answer.text();
  expect(html).toContain('&lt;img src=x&gt;.svg: ');
  expect((await staff.repository.findById(id))!.images).toHaveLength(2);
});
