import { beforeEach, describe, expect, it } from 'vitest';
import { createListingRepository } from '#db/repositories/listing-repository.ts';
import type { NewLead } from '#domain/leads/lead.ts';
import { aListing } from '#test/factories/listing-factory.ts';
import { storeLead } from '#test/factories/lead-factory.ts';
import { createTestStaff, type TestStaff } from '#test/factories/test-staff.ts';
import { leadStep, leadsListed } from '#test/factories/work-on-leads.ts';

let staff: TestStaff;

beforeEach(async () => {
  staff = await createTestStaff({ role: 'sales' });
});

const stored = (overrides: Partial<NewLead> = {}) => storeLead(staff.leads, overrides);

describe('a lead of somebody who wrote twice', () => {
  it('is merged with another of the same person, and taken apart again', async () => {
    const first = await stored({ message: 'First question' });
    const second = await stored({ message: 'Second question' });
    await stored({ email: 'other@example.com', phoneE164: '+12155550111' });
    expect(await staff.html(`/staff/leads/${first.id}`)).toContain('also wrote');
    expect((await leadStep(staff, second, 'merge', { into: String(first.id) })).status).toBe(303);
    const page = await staff.html(`/staff/leads/${first.id}`);
    expect(page).toContain('First question');
    expect(page).toContain('Second question');
    expect(leadsListed(await staff.html('/staff/leads'))).not.toContain(second.id);
    const merged = { ...second, revision: 2 };
    expect((await leadStep(staff, merged, 'state', { to: 'new' })).status).toBe(422);
    const there = await staff.html(`/staff/leads/${second.id}`);
    expect(there).toContain('answer in the request that it was merged into');
    expect(there).not.toContain('Send mail');
    const mail = { subject: 'Your question', body: 'It is here.' };
    expect((await leadStep(staff, merged, 'reply', mail)).status).toBe(422);
    expect((await leadStep(staff, first, 'merge', { into: String(second.id) })).status).toBe(422);
    expect((await leadStep(staff, merged, 'unmerge', {})).status).toBe(303);
    expect(leadsListed(await staff.html('/staff/leads'))).toContain(second.id);
  });

  it('brings along how to reach them and when: they gave a phone with one of the two only', async () => {
    const first = await stored({ phone: null, phoneE164: null });
    const second = await stored({ kind: 'callback', details: { callTime: 'morning' } });
    expect(await staff.html(`/staff/leads/${first.id}`)).not.toContain('href="tel:');
    await leadStep(staff, second, 'merge', { into: String(first.id) });
    const page = await staff.html(`/staff/leads/${first.id}`);
    expect(page).toContain('href="tel:+18565550100"');
    expect(page).toContain('Morning');
  });

  it('is not offered to be merged into spam, nor where an alert is one of the two', async () => {
    const waiting = await stored();
    const spam = await stored({ state: 'spam' });
    const alert = await stored({ kind: 'bus-alert', details: { wanted: '15 passenger' } });
    for (const { id } of [waiting, spam, alert]) {
      const page = await staff.html(`/staff/leads/${id}`);
      expect(page).toContain('The same person also wrote');
      expect(page).not.toContain('Merge into this one');
    }
    expect((await leadStep(staff, waiting, 'merge', { into: String(spam.id) })).status).toBe(422);
    const answered = await stored({ state: 'answered' });
    await leadStep(staff, answered, 'merge', { into: String(waiting.id) });
    await leadStep(staff, { ...answered, revision: 2 }, 'unmerge', {});
    expect(await staff.html(`/staff/leads/${answered.id}`)).toContain(
      'set “Answered”: taken apart again',
    );
  });

  it('stays in the table of all when it is merged, which names where', async () => {
    const first = await stored({ message: 'First question' });
    const second = await stored({ message: 'Second question' });
    await leadStep(staff, second, 'merge', { into: String(first.id) });
    const { cookie } = await staff.signIn('manager');
    const table = async (state: string) =>
      (await staff.get(`/staff/leads/export.csv?state=${state}`, { cookie })).text();
    const [, ...rows] = (await table('all')).trim().split('\r\n');
    expect(rows.map((row) => row.split(',')[0])).toEqual([second.reference, first.reference]);
    expect(rows[0]).toMatch(new RegExp(`,${first.reference}$`));
    expect(await table('new')).not.toContain('Second question');
  });

  it('waits no more for words that are taken out again, unless others wait in it', async () => {
    const [first, second, third] = [await stored(), await stored(), await stored()];
    await leadStep(staff, first, 'state', { to: 'answered' });
    await leadStep(staff, second, 'merge', { into: String(first.id) });
    await leadStep(staff, { ...second, revision: 2 }, 'unmerge', {});
    expect(leadsListed(await staff.html('/staff/leads'))).toEqual([third.id, second.id]);
    expect(await staff.html(`/staff/leads/${first.id}`)).toContain(
      `${second.reference} was taken out`,
    );
    await leadStep(staff, { ...second, revision: 3 }, 'merge', { into: String(first.id) });
    await leadStep(staff, third, 'merge', { into: String(first.id) });
    await leadStep(staff, { ...second, revision: 4 }, 'unmerge', {});
    expect(leadsListed(await staff.html('/staff/leads'))).toEqual([second.id, first.id]);
  });

  it('goes on being whose it is: what was nobody’s is theirs, what is somebody’s stays so', async () => {
    const [first, second, third] = [await stored(), await stored(), await stored()];
    const { member } = await staff.signIn('sales', 'Ben Ortiz');
    await leadStep(staff, second, 'assign', { to: staff.member.id });
    await leadStep(staff, third, 'assign', { to: member.id });
    await leadStep(staff, first, 'state', { to: 'answered' });
    await leadStep(staff, { ...second, revision: 2 }, 'merge', { into: String(first.id) });
    await leadStep(staff, { ...third, revision: 2 }, 'merge', { into: String(first.id) });
    expect(leadsListed(await staff.html('/staff/leads?assigned=me'))).toEqual([first.id]);
    const page = await staff.html(`/staff/leads/${first.id}`);
    expect(page).toContain(`given to ${staff.member.name}`);
    await leadStep(staff, { ...second, revision: 3 }, 'unmerge', {});
    expect(leadsListed(await staff.html('/staff/leads?assigned=me'))).toEqual([
      second.id,
      first.id,
    ]);
  });

  it('stays nobody’s where the other one was given to somebody who left', async () => {
    const [first, second] = [await stored(), await stored()];
    const { member } = await staff.signIn('sales', 'Ben Ortiz');
    await leadStep(staff, second, 'assign', { to: member.id });
    const left = { disabled_at: new Date().toISOString() };
    const { kysely } = staff.database;
    await kysely.updateTable('staff_members').set(left).where('id', '=', member.id).execute();
    await leadStep(staff, { ...second, revision: 2 }, 'merge', { into: String(first.id) });
    expect(leadsListed(await staff.html('/staff/leads?assigned=nobody'))).toEqual([first.id]);
  });

  it('leaves nobody waiting unseen: what it is merged into is new again', async () => {
    const first = await stored({ message: 'First question' });
    const second = await stored({ message: 'Second question' });
    await leadStep(staff, first, 'state', { to: 'answered' });
    expect((await leadStep(staff, second, 'merge', { into: String(first.id) })).status).toBe(303);
    expect(leadsListed(await staff.html('/staff/leads'))).toEqual([first.id]);
    const page = await staff.html(`/staff/leads/${first.id}`);
    expect(page).toContain(`${second.reference} came in, not answered yet`);
    const third = await stored({ message: 'Third question' });
    await leadStep(staff, third, 'state', { to: 'answered' });
    await leadStep(staff, { ...first, revision: 3 }, 'state', { to: 'answered' });
    await leadStep(staff, { ...third, revision: 2 }, 'merge', { into: String(first.id) });
    expect(leadsListed(await staff.html('/staff/leads'))).toEqual([]);
  });
});

it('a lead about a bus that is sold or withdrawn meanwhile says so before the reply', async () => {
  const listings = createListingRepository(staff.database);
  const statuses = ['published', 'sold', 'withdrawn'] as const;
  const ids = await listings.insertMany(
    statuses.map((status) => aListing({ sourceId: status, status })),
  );
  const said: unknown[] = [];
  for (const id of ids) {
    const lead = await stored({ bus: { id, title: 'Starcraft', stockNumber: null } });
    const page = await staff.html(`/staff/leads/${lead.id}`);
    const [before = ''] = page.split('id="reply"');
    said.push(/This bus is [^<]+/.exec(before)?.[0]);
  }
  expect(said).toEqual([
    undefined,
    'This bus is sold.',
    'This bus is not on the site at this moment.',
  ]);
});

it('a lead that asks for a quote links every choice as it stands now', async () => {
  const listings = createListingRepository(staff.database);
  const [one = 0, lot = 0] = await listings.insertMany([
    aListing({ sourceId: 'a', details: { priceCents: 2_000_000 } }),
    aListing({ sourceId: 'b', details: { priceCents: 1_000_000, quantity: 2 } }),
  ]);
  const choices = `${one},${lot}x3,987654`;
  const { id } = await stored({ kind: 'quote', details: { choices } });
  const page = await staff.html(`/staff/leads/${id}`);
  expect(page).toContain(`href="/staff/inventory/${one}"`);
  expect(page).toContain(`href="/staff/inventory/${lot}"`);
  const text = page.replaceAll(/<[^>]+>/g, '');
  expect(text).toContain('3, whichever 2 can be had');
  expect(text).toContain('Listing 987654 is not on the site at this moment.');
  expect(text).toContain('3 can be had, at the prices of today $40,000.');
});

it('two requests for quotes are told apart by how many buses, and merged with all of them', async () => {
  const listings = createListingRepository(staff.database);
  const [one = 0, other = 0] = await listings.insertMany(
    ['a', 'b'].map((sourceId) => aListing({ sourceId })),
  );
  const asked = { kind: 'quote', message: null, bus: null } as const;
  const first = await stored({ ...asked, details: { choices: `${one}` } });
  const second = await stored({ ...asked, details: { choices: `${other},987654x2` } });
  expect(await staff.html('/staff/leads')).toMatch(/>3 buses<[^]*>1 bus</);
  expect(await staff.html(`/staff/leads/${first.id}`)).toContain('>3 buses<');
  await staff.post(`/staff/leads/${second.id}/merge`, {
    into: String(first.id),
    merged: String(second.revision),
  });
  const page = await staff.html(`/staff/leads/${first.id}`);
  expect(page.replaceAll(/<[^>]+>/g, '')).toContain(`Quote for, ${second.reference}`);
  expect(page).toContain(`href="/staff/inventory/${other}"`);
  // By their names, never by ids of ours.
  expect(page).not.toContain(`1 of ${one}`);
});
