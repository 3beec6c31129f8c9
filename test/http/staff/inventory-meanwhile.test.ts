import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pricedFields } from '#domain/staff/inventory/read-listing-form.ts';
import { captionField, servedCaptionField } from '#site/forms/photo-captions.ts';
import { addListing, changeListing } from '#test/factories/change-listings.ts';
import { editorForm } from '#test/factories/editor-form.ts';
import { aListing } from '#test/factories/listing-factory.ts';
import { createTestStaff, type TestStaff } from '#test/factories/test-staff.ts';

/** Two editors at one bus: whoever comes second learns what the first did, when, and decides. */
describe('a step on a page of before', () => {
  let staff: TestStaff;
  let bea: string;
  beforeAll(async () => {
    staff = await createTestStaff();
    bea = (await staff.signIn('manager', 'Bea Quick')).cookie;
  });
  afterAll(() => staff.close());

  const add = async () => (await addListing(staff.repository, aListing())).id;
  const post = (id: number, path: string, fields: Record<string, string>, cookie?: string) =>
    staff.post(`/staff/inventory/${id}/${path}`, fields, cookie ? { cookie } : {});
  const textOf = async (answer: Response) => (await answer.text()).replaceAll('<!-- -->', '');
  const stored = async (id: number) => (await staff.services.inventory.find(id))!;

  it('archiving says who sold it and when, does nothing, and can be done all the same', async () => {
    const id = await add();
    await post(id, 'sold', { revision: '1', 'sold-on': '2026-10-30' }, bea);
    const late = await post(id, 'act', { act: 'archive', revision: '1' });
    expect(late.status).toBe(409);
    const html = await textOf(late);
    expect(html).toMatch(/<strong>Bea Quick<\/strong>, <time dateTime="2026-[^"]+"/);
    expect(html).toContain('marked as sold');
    expect(html).toContain('Status: Published → Sold');
    expect(html).toContain('You wanted: <strong>Move to the archive</strong>');
    expect((await stored(id)).facts.archivedAt).toBeNull();
    const revision = /name="revision" value="(\d+)"/.exec(html)?.[1] ?? '';
    expect(html).toContain('Move to the archive anyway');
    expect((await post(id, 'act', { act: 'archive', revision })).status).toBe(303);
    expect((await stored(id)).facts.archivedAt).not.toBeNull();
  });

  it('an act beside the editor keeps what is typed there, and the save that follows takes it', async () => {
    const id = await add();
    const typed = await editorForm(staff, id, { description: 'Half a sentence & more' });
    const acted = await post(id, 'act', { ...typed, act: 'withdraw' });
    expect(acted.status).toBe(200);
    const html = await textOf(acted);
    expect(html).toMatch(/Withdrawn: [^<]*\. What you typed is below, not saved yet\./);
    expect(html).toContain('Half a sentence &amp; more');
    expect(html).toContain('name="revision" value="2"');
    expect((await stored(id)).listing).toMatchObject({ status: 'withdrawn', description: null });

    // Somebody was quicker: the act is not taken, and the page still begins where it began.
    await post(id, 'quick', { revision: '2', price: '41000' }, bea);
    const late = await post(id, 'act', { ...typed, revision: '2', act: 'publish' });
    expect(late.status).toBe(422);
    const again = await textOf(late);
    expect(again).toContain('nothing of yours was done. What you typed is below, not saved yet.');
    expect(again).toContain('Half a sentence &amp; more');
    expect(again).toContain('name="revision" value="2"');
    expect((await stored(id)).listing.status).toBe('withdrawn');

    // Nothing typed: the act leads on as it did.
    const untouched = await editorForm(staff, id);
    const done = await post(id, 'act', { ...untouched, act: 'publish' });
    expect(done.headers.get('location')).toBe(`/staff/inventory/${id}`);
  });

  it('an editor who may not price sends no prices, and that is nothing typed', async () => {
    const id = (await addListing(staff.repository, aListing({ details: { featured: true } }))).id;
    const { cookie } = await staff.signIn('editor');
    const sent: Record<string, string> = await editorForm(staff, id);
    for (const locked of pricedFields) delete sent[locked];
    const fields = { ...sent, as: 'open', shown: '["year"]' };
    expect((await post(id, 'vin', fields, cookie)).status).toBe(303);
    const kept = await textOf(await post(id, 'vin', { ...fields, city: 'Erie' }, cookie));
    expect(kept).toContain('value="Erie"');
    expect(kept).toMatch(/name="priceCents"[^>]*value="49500"/);
  });

  it('selling keeps the date and the note that were typed', async () => {
    const id = await add();
    await post(id, 'quick', { revision: '1', price: '41000' }, bea);
    const typed = { 'sold-on': '2026-10-29', 'buyer-note': 'Parish of St. Ann & sons' };
    const late = await post(id, 'sold', { revision: '1', ...typed });
    expect(late.status).toBe(409);
    const html = await textOf(late);
    expect(html).toContain('Bea Quick');
    expect(html).toContain('Price: $49,500 → $41,000');
    expect(html).toContain('value="2026-10-29"');
    expect(html).toContain('Parish of St. Ann &amp; sons');
    expect((await stored(id)).listing.status).toBe('published');
    const revision = /name="revision" value="(\d+)"/.exec(html)?.[1] ?? '';
    expect((await post(id, 'sold', { revision, ...typed })).status).toBe(303);
    expect((await stored(id)).facts).toMatchObject({
      soldOn: '2026-10-29',
      buyerNote: typed['buyer-note'],
    });
  });

  it('of two who sell it the second sees the sale of the first and may put it right', async () => {
    const id = await add();
    await post(id, 'sold', { revision: '1', 'sold-on': '2026-10-30' }, bea);
    const late = await post(id, 'sold', { revision: '1', 'sold-on': '2026-10-28' });
    expect(late.status).toBe(409);
    expect(await textOf(late)).toContain('Save the sale');
    expect((await stored(id)).facts.soldOn).toBe('2026-10-30');
    expect((await post(id, 'sold', { revision: '2', 'sold-on': '2026-10-28' })).status).toBe(303);
    expect((await stored(id)).facts.soldOn).toBe('2026-10-28');
  });

  it('an act that makes no sense any more is not offered again', async () => {
    const id = await add();
    await post(id, 'act', { act: 'archive', revision: '1' }, bea);
    for (const [path, fields] of [
      ['act', { act: 'withdraw' }],
      ['act', { act: 'archive' }],
      ['sold', { 'sold-on': '2026-10-28' }],
    ] as const) {
      const late = await post(id, path, { revision: '1', ...fields });
      expect(late.status).toBe(409);
      const html = await textOf(late);
      expect(html).toContain('Bea Quick');
      expect(html).toMatch(/It is in the archive( already)?\./);
      expect(html).not.toMatch(/<button[^>]*>(Withdraw|Move to the archive|Mark as sold)/);
    }
  });

  it('“still available” of a bus that was sold meanwhile says who sold it', async () => {
    const id = await add();
    await post(id, 'sold', { revision: '1', 'sold-on': '2026-10-30' }, bea);
    const late = await post(id, 'act', { act: 'confirm', revision: '1' });
    expect(late.status).toBe(409);
    const html = await textOf(late);
    expect(html).toContain('Bea Quick');
    expect(html).toContain('Only a published listing can be for sale.');
  });

  it('a wrong date does not hide that somebody was quicker', async () => {
    const id = await add();
    await post(id, 'quick', { revision: '1', price: '41000' }, bea);
    const late = await post(id, 'sold', { revision: '1', 'sold-on': 'yesterday' });
    expect(late.status).toBe(422);
    expect(await textOf(late)).toContain('Bea Quick');
  });

  it('quick edit and the whole form name who was quicker, in the table’s script too', async () => {
    const id = await add();
    await post(id, 'quick', { revision: '1', price: '41000' }, bea);
    const page = await textOf(await post(id, 'quick', { revision: '1', price: '40000' }));
    expect(page).toContain('Price: $49,500 → $41,000');
    expect(page).toContain('value="40000"');
    const json = await staff.post(
      `/staff/inventory/${id}/quick`,
      { revision: '1', price: '40000' },
      { accept: 'application/json' },
    );
    expect(json.status).toBe(409);
    expect(((await json.json()) as { message: string }).message).toMatch(
      /^Bea Quick \(Nov \d+, [\d:]+ [AP]M\) saved this bus in the meantime\./,
    );
    const whole = await staff.post(`/staff/inventory/${id}`, { revision: '1', city: 'Mine' });
    expect(whole.status).toBe(409);
    expect(await textOf(whole)).toContain('Bea Quick');
  });

  it('photos: an order or a caption of others is not put aside unseen', async () => {
    const images = ['a', 'b', 'c'].map((letter) => ({
      name: `photos/${letter.repeat(32)}.webp`,
      widthPx: 900,
      heightPx: 600,
      alt: '',
      placeholder: null,
    }));
    const { id } = await addListing(staff.repository, aListing({ images }));
    const [a = '', b = '', c = ''] = images.map(({ name }) => name);
    const change = (form: Record<string, string>, headers: Record<string, string> = {}) =>
      staff.post(`/staff/inventory/${id}/photos/change`, form, headers);
    const json = { accept: 'application/json' };
    const was = [a, b, c].join();
    const order = (names: string[]) => ({ what: 'arrange', order: names.join(), was });
    expect((await change(order([b, a, c]), { ...json, cookie: bea })).status).toBe(200);
    const late = await change(order([c, b, a]), json);
    expect(late.status).toBe(409);
    expect(((await late.json()) as { message: string }).message).toMatch(
      /^Bea Quick \(.+\) changed the photos in the meantime\./,
    );
    const names = async () => (await stored(id)).listing.images.map(({ name }) => name);
    expect(await names()).toEqual([b, a, c]);

    const caption = (typed: string, served = '') => ({
      [captionField(a)]: typed,
      [servedCaptionField(a)]: served,
    });
    expect((await change(caption('Front'), { cookie: bea })).status).toBe(303);
    const second = await change(caption('Left side'));
    expect(second.status).toBe(409);
    const html = await textOf(second);
    expect(html).toContain('Bea Quick');
    expect(html).toContain('The caption is now: Front.');
    expect(html).toContain('value="Left side"');
    expect((await change(caption('Left side', 'Front'))).status).toBe(303);
    expect((await stored(id)).listing.images[1]?.alt).toBe('Left side');
  });

  it('a bulk change of an older preview says who changed which bus', async () => {
    const id = String(await add());
    const other = String(await add());
    const fields = { do: 'feature', id: [id, other] };
    const preview = await textOf(
      await staff.get(`/staff/inventory/bulk/preview?do=feature&id=${id}&id=${other}`),
    );
    const hidden = (html: string, name: string) =>
      new RegExp(`name="${name}" value="([^"]+)"`).exec(html)?.[1] ?? '';
    await post(Number(other), 'quick', { revision: '1', price: '41000' }, bea);
    const late = await staff.post('/staff/inventory/bulk', {
      ...fields,
      drawn: hidden(preview, 'drawn'),
      fingerprint: hidden(preview, 'fingerprint'),
    });
    expect(late.status).toBe(409);
    const html = await textOf(late);
    expect(html).toMatch(/<strong>Bea Quick<\/strong>, <time [^>]+>[^<]+<\/time>, 2018 [^:]+: /);
    expect(html).toContain('Price: $49,500 → $41,000');
    expect((await stored(Number(id))).listing.featured).toBe(false);
  });

  it('tells a change that no member made by its time', async () => {
    const id = await add();
    await post(id, 'quick', { revision: '1', price: '41000' }, bea);
    await changeListing(staff.repository, id, { details: { city: 'Imported' } });
    const html = await textOf(await post(id, 'act', { act: 'withdraw', revision: '2' }));
    expect(html).toContain('An import or a job changed it');
    expect(html).not.toContain('Bea Quick');
  });
});
