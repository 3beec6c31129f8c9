import { readFileSync, readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listingActs } from '#domain/staff/inventory/listing-workflow.ts';
import { readTableQuery } from '#domain/staff/inventory/table-query.ts';
import { actionWords } from '#staff/routes/audit/action-words.ts';
import { fieldWords } from '#staff/routes/audit/field-words.ts';
import { storeLead } from '#test/factories/lead-factory.ts';
import { aListing } from '#test/factories/listing-factory.ts';
import { createTestStaff, type TestStaff } from '#test/factories/test-staff.ts';

describe('the words of the audit page', () => {
  it('exist for every deed that the code records', () => {
    const recorded = new Set(Object.keys(listingActs).map((act) => `listing.${act}`));
    for (const file of readdirSync('src', { recursive: true, encoding: 'utf8' })) {
      if (!/^(db|domain|server|adapters|cli)\/.*\.ts$/.test(file) || file.endsWith('.test.ts'))
        continue;
      const text = readFileSync(`src/${file}`, 'utf8');
      for (const [, action = ''] of text.matchAll(/\b(?:action|note)[:(]\s*'([a-z-]+\.[a-z-]+)'/g))
        recorded.add(action);
    }
    expect(recorded.size).toBeGreaterThan(30);
    expect([...recorded].filter((action) => !Object.hasOwn(actionWords, action))).toEqual([]);
  });

  it('are those of the forms, with units', () => {
    const read = (kind: string, field: string, value: unknown) => {
      const { label, read: words } = fieldWords(kind, field);
      return `${label}: ${words(value)}`;
    };
    expect(read('listing', 'priceCents', 4_950_000)).toBe('Price: $49,500');
    expect(read('listing', 'status', 'published')).toMatch(/^Status: Published$/i);
    expect(read('listing', 'featured', true)).toMatch(/: Yes$/);
    expect(read('listing', 'images', ['photos/ab12.webp Front left', 'photos/cd34.webp'])).toBe(
      'Photos: 2 photos: Front left; no description',
    );
    expect(read('listing', 'soldAt', '2026-11-21T18:00:00.000Z')).toMatch(/^Sold on: Nov 21, 2026/);
    expect(read('lead', 'state', 'answered')).toBe('State: Answered');
    expect(read('submission', 'state', 'needs-info')).toBe('State: Waiting for the seller');
    expect(read('article', 'state', 'built-in')).toBe('State: As it came');
    expect(read('article', 'categories', '["buying","rules"]')).toBe('Categories: buying, rules');
    expect(read('member', 'role', 'owner')).toBe('Role: Owner');
    const unit = { vin: '15GDEM005D0950900', mileageMiles: 398_200, pictures: [], color: 'White' };
    expect(read('listing', 'unit 1', unit)).toBe(
      'Unit 1: VIN: 15GDEM005D0950900; Mileage: 398,200 mi; Color: White',
    );
  });
});

describe('the audit page', () => {
  let staff: TestStaff;
  const page = (query: string) => staff.html(`/staff/audit?${query}`);
  const sentences = (html: string) =>
    [...html.matchAll(/<p class="audit-head"><span>(.*?)<\/span><span/gs)].map(
      ([, words]) => words,
    );

  beforeAll(async () => {
    staff = await createTestStaff({ role: 'owner', listings: [aListing()] });
  });
  afterAll(() => staff.close());

  it('says what was changed on what, with links, and finds it by words and by day', async () => {
    const query = readTableQuery(new URLSearchParams());
    const [bus] = (await staff.services.inventory.page(query)).listings;
    const { id, revision } = bus!.listing;
    await staff.post(`/staff/inventory/${id}/quick`, {
      revision: String(revision),
      price: '31,250',
    });
    const lead = await storeLead(staff.leads);
    await staff.post(`/staff/leads/${lead.id}/state`, {
      revision: String(lead.revision),
      to: 'closed',
    });

    const all = await page('');
    expect(all).toContain(`changed bus <a href="/staff/inventory/${id}">`);
    expect(all).toContain('<dt>Price</dt>');
    expect(all).toContain('<ins>$31,250</ins>');
    expect(all).toContain(`moved on request of <a href="/staff/leads/${lead.id}">Zoë`);
    expect(all).toContain('<del>New</del>');
    const told = all.slice(all.indexOf('audit-list'));
    expect(told).not.toMatch(/>[^<]*\b(listing|lead|member|content)\.[a-z]/);
    expect(told).not.toMatch(/<dt>[^<]*[a-z][A-Z]/);
    expect(told).not.toMatch(/\d{4}-\d\d-\d\dT[^"]*</);

    const name = /Zoë[^,<]*/.exec(all)![0];
    expect(sentences(await page(`subject=${encodeURIComponent(name)}`))).toHaveLength(1);
    expect(sentences(await page(`subject=%23${id}`))).toHaveLength(1);
    expect(sentences(await page('subject=zzz-nothing'))).toEqual([]);
    expect(sentences(await page(`member=system`))).toEqual(
      sentences(all).filter((sentence) => !sentence!.includes(staff.member.name)),
    );
    await staff.database.kysely
      .insertInto('staff_audit')
      .values({
        at: new Date().toISOString(),
        member_id: 'command-line',
        member_name: 'Command line',
        action: 'listing.import',
        subject_kind: 'listing',
        subject_id: String(id),
        before_json: null,
        after_json: null,
      })
      .execute();
    expect(sentences(await page(`member=system`))[0]).toMatch(/Command line.*changed by an import/);
    expect(sentences(await page('to=2020-01-01'))).toEqual([]);
    expect(sentences(await page('from=2020-01-01&to=2089-01-01'))).toEqual(
      sentences(await page('')),
    );
    expect(sentences(await page('from=never&to=2020-02-31'))).toEqual(sentences(await page('')));
  });

  it('names what a field stands for, or says that it is gone', async () => {
    const lead = await storeLead(staff.leads);
    const query = readTableQuery(new URLSearchParams());
    const [bus] = (await staff.services.inventory.page(query)).listings;
    const put = (action: string, kind: string, before: object | null, after: object | null) =>
      staff.database.kysely
        .insertInto('staff_audit')
        .values({
          at: new Date().toISOString(),
          member_id: staff.member.id,
          member_name: staff.member.name,
          action,
          subject_kind: kind,
          subject_id: '4321',
          before_json: JSON.stringify(before),
          after_json: JSON.stringify(after),
        })
        .execute();
    await put('lead.unmerge', 'lead', { mergedInto: lead.id }, { mergedInto: null });
    await put('submission.publish', 'submission', null, { listingId: bus!.listing.id });
    await put('submission.publish', 'submission', null, { listingId: 98_765 });
    const html = await page('');
    expect(html).toMatch(/<dt>Merged into<\/dt><dd><del>Zoë[^<]*OM-/);
    expect(html).toMatch(/<dt>Became a listing<\/dt><dd><ins>[^<]*(Starcraft|[A-Z][a-z]+ )/);
    expect(html).toContain('<ins>one that is gone</ins>');
    expect(html).not.toContain('98,765');
  });

  it('names who and what is gone without a number', async () => {
    const { id } = await storeLead(staff.leads);
    await staff.post(`/staff/leads/${id}/erase`, { confirm: 'ERASE' });
    const html = await page('action=person.erase');
    expect(html).toContain('<em>a person who was erased</em>');
    expect(html).not.toContain(`/staff/leads/${id}"`);
  });
});
