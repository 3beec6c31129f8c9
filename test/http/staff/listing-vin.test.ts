import { afterAll, beforeAll, expect, it } from 'vitest';
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

it('shows what the VIN says, and fills empty fields from it without saving', async () => {
  const vin = '1FDFE4FS7EDA23699';
  const { id } = await add({ details: { vin, year: 2015, chassisMake: null, fuel: null } });
  const path = `/staff/inventory/${id}`;
  const text = (address: string) => staff.html(address);
  const html = await text(path);
  expect(html).toContain('This differs: the seller says 2015.');
  expect(html).toContain('Avon Lake, Ohio, United States');
  expect(html).not.toContain('Filled in from the VIN');
  const post = async (address: string, fields: Record<string, string>) => {
    const answer = await staff.post(address, { ...fields, fill: 'vin' });
    expect(answer.status).toBe(200);
    return (await answer.text()).replaceAll('<!-- -->', '');
  };
  const typed = await form(id, { city: 'Typed & not saved', brakes: 'nonsense' });
  // Somebody saves meanwhile: the form that comes back still begins where this one began.
  await changeListing(staff.repository, id, { details: { engine: 'V10' } });
  const filled = await post(path, typed);
  expect(filled).toMatch(/Filled in from the VIN: [^<]*Chassis make[^<]*Fuel/);
  expect(filled).toContain('value="Typed &amp; not saved"');
  expect(filled).toContain('value="nonsense"');
  expect(filled).toContain('name="revision" value="1"');
  expect(await staff.repository.findById(id)).toMatchObject({ year: 2015, fuel: null });

  const added = await post('/staff/inventory/new', { vin, year: '2015', stockNumber: 'NEW-7' });
  expect(added).toMatch(/Filled in from the VIN: [^<]*Chassis make[^<]*Fuel/);
  expect(added).toContain('This differs: the seller says 2015.');
  expect(added).toContain('value="NEW-7"');
  expect(added).toContain('name="chassisMake"');
  expect(added).toMatch(/name="chassisMake"[^>]*value="Ford"/);
  expect(await post('/staff/inventory/new', { vin: 'no' })).toContain('The VIN says nothing');
  const letters = await post('/staff/inventory/new', { vin: '1FDFE4FS7EDA2369O' });
  expect(letters).toContain('that are empty: VIN has I, O or Q, which no VIN has.');
  // As sellers may have sent it.
  const sent = await add({ details: { vin: '1FDFE4FS7EDA2369O' } });
  expect(await text(`/staff/inventory/${sent.id}`)).toContain('Perhaps it is 1FDFE4FS7EDA23690.');
});

it('has staff settle what differs from the VIN, until the VIN or the field changes', async () => {
  const vin = '1FDFE4FS7EDA23699';
  const listing = aListing({ details: { vin, year: 2015, mileageMiles: 1 } });
  const { id } = await addListing(staff.repository, listing);
  const path = `/staff/inventory/${id}`;
  const text = (address: string, as: Record<string, string> = {}) => staff.html(address, as);
  const bus = async () => {
    const { slug } = (await staff.repository.findById(id))!;
    const html = await text(`/buses/${id}-${slug}`, { cookie: '' });
    expect(html).toContain('What the VIN says');
    return html;
  };
  const differs = 'This differs: the seller says 2015.';
  const shownOf = (html: string) =>
    new URLSearchParams(/formAction="[^"]*\?(shown=[^"]*year[^"]*)"/i.exec(html)![1]).get('shown')!;
  const settle = (as: string, shown: string, more = {}) =>
    staff.post(`${path}/vin`, { as, shown, ...more });
  const shown = shownOf(await text(path));
  expect(await bus()).toContain(differs);

  expect((await settle('nonsense', shown)).status).toBe(404);
  expect((await settle('table-wrong', '["year"]')).headers.get('location')).toBe(path);
  expect(await bus()).toContain(differs);
  const viewer = await staff.signIn('viewer');
  expect((await settle('table-wrong', shown)).status).toBe(303);
  const refused = await staff.post(`${path}/vin`, { as: 'open', shown }, { cookie: viewer.cookie });
  expect(refused.status).toBe(403);

  const settled = await bus();
  expect(settled).not.toContain(differs);
  expect(settled).toMatch(/The seller says 2015. We looked into it on [^<]*: the table is wrong/);
  expect(settled).not.toContain('Test owner');
  expect(await text(path)).toContain('Settled by Test owner.');
  const [entry] = await staff.services.audit.page({ subjectId: String(id), limit: 1 });
  expect(entry).toMatchObject({
    action: 'listing.settle-vin',
    memberName: 'Test owner',
    after: { fact: 'year', vinSays: '2014', listingSays: '2015', settledAs: 'table-wrong' },
  });

  // Another field leaves it settled; the year itself does not; the same year again is the same question.
  await changeListing(staff.repository, id, { details: { mileageMiles: 2 } });
  expect(await bus()).not.toContain(differs);
  await changeListing(staff.repository, id, { details: { year: 2016 } });
  expect(await bus()).toContain('This differs: the seller says 2016.');
  await changeListing(staff.repository, id, { details: { year: 2015 } });
  expect(await bus()).not.toContain(differs);
  await changeListing(staff.repository, id, { details: { vin: '1FDFE4FS5EDA23698' } });
  expect((await settle('open', shown)).status).toBe(303);
  await changeListing(staff.repository, id, { details: { vin } });
  expect(await text(path)).toContain('Settled by Test owner.');

  await settle('open', shown);
  expect(await bus()).toContain(differs);
  await settle('sellers-kept', shown);
  expect(await bus()).toMatch(/We looked into it on [^<]*, and that stands\./);
});
