import { afterAll, beforeAll, expect, it } from 'vitest';
import { changeOfAct } from '#domain/staff/inventory/listing-workflow.ts';
import { addListing, changeListing } from '#test/factories/change-listings.ts';
import { editorForm } from '#test/factories/editor-form.ts';
import { aListing } from '#test/factories/listing-factory.ts';
import { createTestStaff, type TestStaff } from '#test/factories/test-staff.ts';

let staff: TestStaff;

beforeAll(async () => {
  staff = await createTestStaff();
});
afterAll(() => staff.close());

const add = (overrides = {}) => addListing(staff.repository, aListing(overrides));

const form = (id: number, typed?: Record<string, string>) => editorForm(staff, id, typed);
const errorsOf = (html: string) =>
  [...html.matchAll(/<a href="#field-(\w+)">([^<]+)</g)].map(([, key]) => key);

it('saves a listing and writes down who changed what', async () => {
  const { id } = await add();
  const answer = await staff.post(
    `/staff/inventory/${id}`,
    await form(id, { priceCents: '$41,250.50', city: 'Dayton', lengthIn: '26\' 4"' }),
  );
  expect(answer.headers.get('location')).toBe(`/staff/inventory/${id}`);
  expect(await staff.repository.findById(id)).toMatchObject({
    priceCents: 4_125_050,
    city: 'Dayton',
    lengthIn: 316,
  });
  const [entry] = await staff.services.audit.page({ subjectId: String(id), limit: 1 });
  expect(entry).toMatchObject({ memberName: 'Test owner', before: { city: 'Columbus' } });
  const html = await (await staff.get(`/staff/inventory/${id}`)).text();
  expect(html).toContain('−$8,250');
});

it.each([
  ['priceCents', '-5'],
  ['priceCents', 'NaN'],
  ['priceCents', '1e9'],
  ['priceCents', '0'],
  ['priceCents', '99999999999'],
  ['priceCents', '12,34'],
  ['year', '２０１８x'],
  ['year', '0'],
  ['mileageMiles', '1.5'],
  ['passengers', '999999999999999999999'],
  ['category', '__proto__'],
  ['fuel', 'constructor'],
  ['restroom', 'maybe'],
  ['vin', 'nan'],
  ['vin', '1FDFE4FS8HDC1234O'],
  ['state', 'Atlantis'],
  ['zip', 'abc'],
  ['state', 'Akansas'],
  ['quantity', '0'],
  ['videoLink', 'hello world'],
  ['videoLink', 'inspections'],
  ['videoLink', 'http://example.com/x'],
  ['latitude', '91'],
  ['title', 'x'.repeat(121)],
  ['description', 'x'.repeat(10_001)],
])('refuses %s %s with words at the field, and keeps what was typed', async (key, text) => {
  const { id, revision } = await add();
  const answer = await staff.post(
    `/staff/inventory/${id}`,
    await form(id, { [key]: text, city: 'Kept & typed' }),
  );
  expect(answer.status).toBe(422);
  const html = await answer.text();
  expect(errorsOf(html)).toEqual([key]);
  expect(html).toContain('Kept &amp; typed');
  expect(html).toContain(`id="field-${key}-error"`);
  expect(await staff.repository.findById(id)).toMatchObject({ revision });
});

it('shows HTML in every text as text, here and on the preview', async () => {
  const { id } = await add({ status: 'draft' });
  const evil = `zq7x<'"><script>alert(1)</script>`;
  const texts = await form(id, {
    title: evil,
    description: evil,
    stockNumber: evil,
    bodyMake: evil,
    city: evil,
    engine: evil,
  });
  expect((await staff.post(`/staff/inventory/${id}`, texts)).status).toBe(303);
  for (const path of ['', '/preview', '/photos', '/quick', '/sold']) {
    const html = await (await staff.get(`/staff/inventory/${id}${path}`)).text();
    expect(html).not.toContain('<script>alert');
    expect(html).not.toContain(`zq7x<'`);
  }
  expect(await (await staff.get('/staff/inventory?q=zq7x')).text()).not.toContain('<script>alert');
});

it('reads no field that it does not know', async () => {
  const { id } = await add({ status: 'draft' });
  const texts = await form(id, {
    city: 'Akron',
    status: 'published',
    id: '1',
    slug: 'mine',
    createdAt: '1970-01-01',
    source: 'evil',
    images: '[]',
    buyerNote: 'x',
    __proto__: 'x',
  });
  await staff.post(`/staff/inventory/${id}`, texts);
  expect(await staff.repository.findById(id)).toMatchObject({
    id,
    city: 'Akron',
    status: 'draft',
    source: 'test',
  });
});

it('asks field by field when two have edited, and overwrites nothing by itself', async () => {
  const { id } = await add();
  const mine = await form(id, { priceCents: '30000', engine: 'V10', mileageMiles: 'none' });
  const theirs = { priceCents: '31000', city: 'Lima', mileageMiles: '97000', lengthIn: '300' };
  await staff.post(`/staff/inventory/${id}`, await form(id, theirs));
  const conflict = await staff.post(`/staff/inventory/${id}`, mine);
  expect(conflict.status).toBe(409);
  const html = await conflict.text();
  expect(html).toContain('Both of you changed it');
  expect(html).toContain('Only they changed it');
  expect(html).toContain('Only you changed it');
  expect(html.match(/Keep theirs:/g)).toHaveLength(5);
  for (const side of ['Price, $31,000', 'Mileage, 97,000 mi', 'Length, 25′'])
    expect(html).toContain(`aria-label="Keep theirs: ${side}"`);
  expect(await staff.repository.findById(id)).toMatchObject({ priceCents: 3_100_000 });

  const choices = {
    ...mine,
    revision: '2',
    merge: 'yes',
    'choose.priceCents': 'yours',
    'choose.city': 'theirs',
    'choose.engine': 'yours',
  };
  expect((await staff.post(`/staff/inventory/${id}`, choices)).status).toBe(303);
  expect(await staff.repository.findById(id)).toMatchObject({
    priceCents: 3_000_000,
    city: 'Lima',
    engine: 'V10',
  });
  const again = await staff.post(`/staff/inventory/${id}`, { ...choices, priceCents: '1' });
  expect(again.status).toBe(409);
});

it.each(['__proto__', 'constructor', 'toString'])(
  'shows a choice of %s in a conflict as the text it is',
  async (condition) => {
    const { id } = await add();
    const mine = await form(id, { condition });
    await changeListing(staff.repository, id, { details: { condition: 'new' } });
    const conflict = await staff.post(`/staff/inventory/${id}`, mine);
    expect(conflict.status).toBe(409);
    expect(await conflict.text()).toContain(`>${condition}</span>`);
  },
);

it('needs no base to notice a conflict, and trusts none', async () => {
  const { id } = await add();
  const mine = await form(id, { city: 'Mine' });
  await changeListing(staff.repository, id, { details: { city: 'Theirs' } });
  for (const base of ['', 'null', '[1,2', '{"city":{"a":1}}', '"x"']) {
    const answer = await staff.post(`/staff/inventory/${id}`, { ...mine, base });
    expect(answer.status).toBe(409);
  }
  for (const revision of ['', '-1', 'NaN', '1e0', '99999999999999999999']) {
    const answer = await staff.post(`/staff/inventory/${id}`, { ...mine, revision });
    expect(answer.status).toBe(409);
  }
  expect(await staff.repository.findById(id)).toMatchObject({ city: 'Theirs' });
});

it('lets an editor change words, but neither price nor featuring nor status', async () => {
  const { id } = await add();
  const { cookie } = await staff.signIn('editor');
  const texts = await form(id, { city: 'Edited', priceCents: '1', featured: 'yes', quantity: '5' });
  expect((await staff.post(`/staff/inventory/${id}`, texts, { cookie })).status).toBe(303);
  expect(await staff.repository.findById(id)).toMatchObject({
    city: 'Edited',
    priceCents: 4_950_000,
    featured: false,
    quantity: null,
  });
  for (const path of ['quick', 'act', 'sold']) {
    const answer = await staff.post(
      `/staff/inventory/${id}/${path}`,
      { act: 'archive' },
      { cookie },
    );
    expect(answer.status).toBe(403);
  }
});

it('changes one field in place, and says what stands when somebody was faster', async () => {
  const { id } = await add();
  const quick = (fields: Record<string, string>) =>
    staff.post(`/staff/inventory/${id}/quick`, fields, { accept: 'application/json' });
  const saved = await quick({ revision: '1', price: '43,000' });
  expect(await saved.json()).toMatchObject({ revision: 2, cells: { price: { text: '$43,000' } } });
  expect((await quick({ revision: '1', price: '1000' })).status).toBe(409);
  for (const price of ['-1', 'NaN', 'Infinity', '<b>', '1e5']) {
    expect((await quick({ revision: '2', price })).status).toBe(422);
  }
  expect((await quick({ revision: '2', status: 'published' })).status).toBe(200);
  expect((await quick({ revision: '2', quantity: '4', title: 'hacked' })).status).toBe(200);
  expect(await staff.repository.findById(id)).toMatchObject({
    priceCents: 4_300_000,
    quantity: 4,
    title: null,
    featured: false,
  });
});

it('reads 45.900 as forty-five thousand wherever a price is typed', async () => {
  const { id } = await add();
  const typed = { priceCents: '45.900', pricePreviousCents: '49.500', mileageMiles: '88.400' };
  expect((await staff.post(`/staff/inventory/${id}`, await form(id, typed))).status).toBe(303);
  const stored = { priceCents: 4_590_000, pricePreviousCents: 4_950_000, mileageMiles: 88_400 };
  expect(await staff.repository.findById(id)).toMatchObject(stored);
  const quick = (fields: Record<string, string>) =>
    staff.post(`/staff/inventory/${id}/quick`, fields, { accept: 'application/json' });
  const saved = await quick({ revision: '2', price: '12.345' });
  expect(await saved.json()).toMatchObject({ cells: { price: { text: '$12,345' } } });
  const low = await quick({ revision: '3', price: '45.90' });
  expect(low.status).toBe(422);
  expect(await low.json()).toMatchObject({ message: expect.stringContaining('between $100 and') });
});

it('lets somebody who may not change a price correct words beside one that is too low', async () => {
  const { id } = await add({ details: { priceCents: 1_235 } });
  const { cookie } = await staff.signIn('editor');
  const texts = await form(id, { city: 'Toledo' });
  expect((await staff.post(`/staff/inventory/${id}`, texts, { cookie })).status).toBe(303);
  expect(await staff.repository.findById(id)).toMatchObject({ city: 'Toledo', priceCents: 1_235 });
});

it('leaves a video that was stored before it had to be one, until somebody edits it', async () => {
  const { id } = await add({ details: { videoLink: 'hello world' } });
  const saves = async (typed: Record<string, string>) =>
    (await staff.post(`/staff/inventory/${id}`, await form(id, typed))).status;
  expect(await saves({ city: 'Toledo' })).toBe(303);
  const stored = { city: 'Toledo', videoLink: 'hello world' };
  expect(await staff.repository.findById(id)).toMatchObject(stored);
  expect(await saves({ videoLink: 'hello there world' })).toBe(422);
  expect(await saves({ videoLink: 'https://youtu.be/abcdefghijk' })).toBe(303);
});

it('publishes only what is complete', async () => {
  const { id } = await add({ status: 'draft', details: { state: null } });
  const act = async (name: string, revision: string) =>
    staff.post(`/staff/inventory/${id}/act`, { act: name, revision });
  await act('publish', '1');
  expect(await staff.repository.findById(id)).toMatchObject({ status: 'draft' });
  await staff.post(`/staff/inventory/${id}`, await form(id, { state: 'Ohio' }));
  await act('publish', '1');
  expect(await staff.repository.findById(id)).toMatchObject({ status: 'draft', state: 'OH' });
  await act('publish', '2');
  expect(await staff.repository.findById(id)).toMatchObject({ status: 'published' });
  const incomplete = await staff.post(`/staff/inventory/${id}`, await form(id, { state: '' }));
  expect(incomplete.status).toBe(422);
  expect((await act('explode', '3')).status).toBe(404);
});

it('marks as sold with a date and a note that never leaves the back office', async () => {
  const { id, slug } = await add();
  const sold = (fields: Record<string, string>) =>
    staff.post(`/staff/inventory/${id}/sold`, { revision: '1', ...fields });
  for (const date of ['', 'yesterday', '2026-02-30', '2031-01-01', '0001-01-01', '20226-01-01']) {
    expect((await sold({ 'sold-on': date })).status).toBe(422);
  }
  const tooEarly = await (await sold({ 'sold-on': '1999-12-31' })).text();
  expect(tooEarly).toContain('Enter the date of the sale, in 2000 or later');
  const answer = await sold({ 'sold-on': '2026-10-30', 'buyer-note': 'Private Buyer 555' });
  expect(answer.status).toBe(303);
  const page = await (await staff.get(`/staff/inventory/${id}`)).text();
  expect(page).toContain('Private Buyer 555');
  const { cookie } = await staff.signIn('editor');
  const edited = await (await staff.get(`/staff/inventory/${id}`, { cookie })).text();
  expect(edited).toContain('October 30, 2026');
  expect(edited).not.toContain('Private Buyer');
  expect(edited).not.toContain(`/staff/inventory/${id}/sold"`);
  const publicPage = await staff.get(`/buses/${id}-${slug}`);
  expect(publicPage.status).toBe(200);
  expect(await publicPage.text()).not.toContain('Private Buyer');
  expect(await (await staff.get(`/staff/inventory/${id}/preview`)).text()).not.toContain('Private');
});

it('takes what lies in the archive off the site', async () => {
  const { id, slug } = await add();
  await staff.post(`/staff/inventory/${id}/act`, { act: 'archive', revision: '1' });
  expect((await staff.get(`/buses/${id}-${slug}`)).status).toBe(410);
  await staff.post(`/staff/inventory/${id}/act`, { act: 'restore', revision: '2' });
  expect(await staff.repository.findById(id)).toMatchObject({ status: 'withdrawn' });
});

it('shows drafts as the public would see them, to staff alone', async () => {
  const { id, slug } = await add({ status: 'draft' });
  const preview = await staff.get(`/staff/inventory/${id}/preview`);
  expect(preview.status).toBe(200);
  expect(preview.headers.get('cache-control')).toBe('no-store');
  expect(await preview.text()).toContain('name="robots" content="noindex"');
  expect((await staff.get(`/buses/${id}-${slug}`)).status).toBe(404);
  const stranger = await staff.get(`/staff/inventory/${id}/preview`, { cookie: '' });
  expect(stranger.status).toBe(303);
});

it('warns before a second listing of the same bus, and copies what two buses share', async () => {
  const vin = '1FDFE4FS8HDC99999';
  const { id } = await add({ details: { vin, stockNumber: 'TWIN-1' } });
  const copy = await (await staff.get(`/staff/inventory/new?from=${id}`)).text();
  expect(copy).toContain('value="Starcraft"');
  expect(copy).not.toContain('TWIN-1');
  const fields = { year: '2018', bodyMake: 'Starcraft', category: 'shuttle', vin };
  const warned = await staff.post('/staff/inventory/new', fields);
  expect(warned.status).toBe(422);
  expect((await warned.text()).replaceAll('<!-- -->', '')).toContain('same VIN');
  const created = await staff.post('/staff/inventory/new', { ...fields, anyway: 'yes' });
  expect(created.headers.get('location')).toMatch(/\/staff\/inventory\/\d+\/photos/);
});

it.each(['0', '-1', '1e3', '999999999999999999999', '%00', "1'--", '../leads', '1.5'])(
  'finds nothing under the id %s',
  async (id) => {
    const answer = await staff.get(`/staff/inventory/${encodeURIComponent(id)}`);
    expect([400, 404]).toContain(answer.status);
  },
);

it('refuses forms that are too large or none', async () => {
  const { id } = await add();
  const huge = await staff.post(`/staff/inventory/${id}`, { description: 'x'.repeat(800_000) });
  expect(huge.status).toBe(413);
  const json = await staff.app.request(`https://omnibus.example/staff/inventory/${id}`, {
    method: 'POST',
    body: '{"priceCents":1}',
    headers: {
      cookie: staff.cookie,
      origin: 'https://omnibus.example',
      'content-type': 'application/json',
    },
  });
  expect(json.status).toBe(415);
});

it('takes the day of a sale from the office’s calendar, in the evening too', async () => {
  // In UTC it is the next day already.
  const evening = new Date('2026-11-21T02:30:00.000Z');
  const late = await createTestStaff({ now: () => evening });
  const { id } = await addListing(late.repository, aListing());
  const current = (await late.services.inventory.find(id))!;
  const page = await (await late.get(`/staff/inventory/${id}/sold`)).text();
  expect(page).toMatch(/name="sold-on"[^>]*value="2026-11-20"/);
  const ahead = { revision: '1', 'sold-on': '2026-11-21' };
  expect((await late.post(`/staff/inventory/${id}/sold`, ahead)).status).toBe(422);
  const { facts } = changeOfAct('sell', current, evening.toISOString());
  expect(facts?.soldOn).toBe('2026-11-20');
  await late.close();
});

it('says at each field when a listing needs it, as the rule has it', async () => {
  const { id } = await add();
  const html = await (await staff.get(`/staff/inventory/${id}`)).text();
  const saidAt = (label: string) =>
    new RegExp(`${label}<span class="listing-needed"> \\(([^<]*)\\)<`).exec(
      html.replaceAll('<!-- -->', ''),
    )?.[1];
  expect(['Year', 'Body make', 'School bus type', 'Chassis make'].map(saidAt)).toEqual([
    'needed to publish',
    'needed to publish without a chassis make',
    'needed to publish a school bus',
    undefined,
  ]);
});

it('links the windshield sheet in every language, of a bus that can be seen', async () => {
  const { id } = await add({ status: 'published' });
  const html = await (await staff.get(`/staff/inventory/${id}`)).text();
  const links = [...html.matchAll(/href="([^"]*)windshield\.pdf" hrefLang="(\w+)"/g)];
  expect(links.map(([, path, language]) => [path?.split('/buses/')[0], language])).toEqual([
    ['', 'en'],
    ['/es', 'es'],
    ['/fr', 'fr'],
  ]);
  const draft = await add({ status: 'draft' });
  expect(await (await staff.get(`/staff/inventory/${draft.id}`)).text()).not.toContain(
    'windshield',
  );
});
