import { beforeEach, describe, expect, it } from 'vitest';
import { cellsOfUnit } from '#db/schema/lot-unit-row.ts';
import { createListingRepository } from '#db/repositories/listing-repository.ts';
import type { NewLead } from '#domain/leads/lead.ts';
import { allRows } from '#test/factories/all-rows.ts';
import { aListing } from '#test/factories/listing-factory.ts';
import { aUnit } from '#test/factories/lot-unit-factory.ts';
import { storeLead } from '#test/factories/lead-factory.ts';
import { shownFields } from '#test/factories/shown-fields.ts';
import { createTestStaff, type TestStaff } from '#test/factories/test-staff.ts';
import { leadStep, leadsListed } from '#test/factories/work-on-leads.ts';

let staff: TestStaff;

beforeEach(async () => {
  staff = await createTestStaff({ role: 'sales' });
});

const stored = (overrides: Partial<NewLead> = {}) => storeLead(staff.leads, overrides);

describe('a lead whose mails have not left', () => {
  it('says so until they have, and when nobody tries any more', async () => {
    const { id } = await stored();
    const pending = 'The notification of this lead is pending';
    expect(await staff.html(`/staff/leads/${id}`)).toContain(pending);
    const jobs = staff.database.kysely.updateTable('outbox').where('key', '=', String(id));
    await jobs.set({ dead: 1 }).execute();
    expect(await staff.html(`/staff/leads/${id}`)).toContain(
      'lead could not be sent. Nobody tries',
    );
    await staff.database.kysely.deleteFrom('outbox').execute();
    expect(await staff.html(`/staff/leads/${id}`)).not.toMatch(/is pending|could not be sent/);
  });
});

describe('the inbox', () => {
  it('lists new leads, newest first, and finds them by anything that is known of them', async () => {
    const zoe = await stored();
    const pat = await stored({
      firstName: 'Pat',
      lastName: 'Nguyễn',
      email: 'pat@church.example',
      phone: '(215) 555-0143',
      phoneE164: '+12155550143',
      message: '100% sure about the lift_gate',
      bus: { id: 99, stockNumber: 'B-99', title: '2011 Blue Bird Vision' },
    });
    const spam = await stored({ state: 'spam' });
    expect(leadsListed(await staff.html('/staff/leads'))).toEqual([pat.id, zoe.id]);
    expect(leadsListed(await staff.html('/staff/leads?state=spam'))).toEqual([spam.id]);
    for (const words of [
      'pat',
      'NGUY',
      'pat ngu',
      '@church',
      '215-555-0143',
      '100%',
      'lift_gate',
      'B-99',
      'vision',
      pat.reference.toLowerCase(),
    ]) {
      const found = leadsListed(
        await staff.html(`/staff/leads?state=all&q=${encodeURIComponent(words)}`),
      );
      expect(found, words).toEqual([pat.id]);
    }
    expect(await staff.html('/staff/leads?q=100_')).toContain('Nothing here fits');
  });

  it('counts on its tabs what each of them will show', async () => {
    await stored({ firstName: 'Krystal', kind: 'callback' });
    await stored({ firstName: 'Krystal', state: 'spam' });
    await stored();
    const tabs = async (query: string) =>
      (await staff.html(`/staff/leads?${query}`))
        .replaceAll(/<!-- -->|<span class="figures">/g, ' ')
        .replaceAll(/ +/g, ' ');
    const words = await tabs('state=all&q=krystal');
    for (const tab of ['>New 1<', '>Spam 1<', '>All 2<']) expect(words).toContain(tab);
    expect(await tabs('kind=callback')).toContain('>All 1<');
    expect(await tabs('late=1')).toContain('>All 3<');
  });

  it('says who waits too long, in opening hours', async () => {
    const { id } = await stored();
    // Wednesday morning in New Jersey; the test site's clock stands far later.
    await staff.database.kysely
      .updateTable('leads')
      .set({ created_at: '2026-01-07T15:00:00.000Z' })
      .where('id', '=', id)
      .execute();
    const page = await staff.html('/staff/leads?late=1');
    expect(leadsListed(page)).toEqual([id]);
    expect(page).toContain('lead-clock-late');
  });

  it('shows hostile words as words', async () => {
    const words = '"><script>alert(1)</script>\u202e=cmd|’/C calc’!A0';
    await stored({
      firstName: words,
      message: words,
      bus: { id: 1, stockNumber: words, title: words },
    });
    const page = await staff.html('/staff/leads');
    expect(page).not.toContain('<script>alert');
    expect(page).toContain('&lt;script&gt;alert(1)');
  });

  it('is a CSV without formulas for those who may export', async () => {
    const details = { language: 'es' } as const;
    await stored({ firstName: '=HYPERLINK("http://x")', message: '+1+1', details });
    expect((await staff.get('/staff/leads/export.csv')).status).toBe(403);
    const { cookie, member } = await staff.signIn('manager');
    const answer = await staff.get('/staff/leads/export.csv', { cookie });
    const [line] = await staff.services.audit.page({ action: 'export.run', limit: 1 });
    expect(line).toMatchObject({ memberId: member.id, subjectId: 'leads' });
    expect(answer.headers.get('content-disposition')).toContain('leads.csv');
    const bytes = await answer.bytes();
    expect([...bytes.subarray(0, 3)], 'a spreadsheet reads UTF-8').toEqual([0xef, 0xbb, 0xbf]);
    const [head, row] = new TextDecoder().decode(bytes).split('\r\n');
    expect(head).toMatch(/^reference,kind,.*assigned_to,first_answer_at,merged_into$/);
    expect(row).not.toMatch(/(^|,|")[=+]/);
    expect(row?.split(',')[head!.split(',').indexOf('language')]).toBe('Español');
  });
});

describe('one lead', () => {
  it('is answered by a mail that is stored with its job, its history and its audit line', async () => {
    const lead = await stored();
    expect(await staff.html(`/staff/leads/${lead.id}`)).toContain('Is the lift at the back?');
    const answer = await leadStep(staff, lead, 'reply', {
      subject: 'Your bus',
      body: 'It is at the back.\n\nAna',
    });
    expect(answer.status).toBe(303);
    const page = await staff.html(`/staff/leads/${lead.id}`);
    expect(page).toMatch(/Waits to be sent/);
    expect(page).toContain('It is at the back.');
    expect(page).toMatch(/answered in/);
    expect(await staff.leads.findById(lead.id)).toMatchObject({ state: 'answered', revision: 2 });
    const jobs = await staff.database.kysely
      .selectFrom('outbox')
      .select('topic')
      .where('topic', '=', 'lead-reply')
      .execute();
    expect(jobs).toHaveLength(1);
    const [audit] = await staff.services.audit.page({ action: 'lead.reply', limit: 5 });
    expect(audit).toMatchObject({ memberId: staff.member.id, subjectId: String(lead.id) });
    expect(JSON.stringify(audit)).not.toMatch(/Zoë|back|example\.com/);
  });

  it('says of a mail whether it is tried, was given up, or was sent after it had been refused', async () => {
    const lead = await stored();
    await leadStep(staff, lead, 'reply', { subject: 'Your bus', body: 'It is at the back.' });
    const { inbox } = staff.services.leads;
    const { id } = (await inbox.read(lead.id))!.replies[0]!;
    const jobs = staff.database.kysely.updateTable('outbox').where('topic', '=', 'lead-reply');
    const tag = async () =>
      /tag-(?:bad|wait|good)">([^<]*)</.exec(
        (await staff.html(`/staff/leads/${lead.id}`)).split('History')[1]!,
      )?.[1];
    expect(await tag()).toBe('Waits to be sent');
    await jobs.set({ dead: 1 }).execute();
    expect(await tag()).toBe('Not sent. Nobody tries any more');
    await inbox.markReply(id, { problem: '550' });
    expect(await tag()).toBe('Refused by the mail server: 550');
    await jobs.set({ dead: 0 }).execute();
    expect(await tag()).toBe('Waits to be sent');
    await inbox.markReply(id, { sentAt: '2026-11-29T22:02:52.886Z' });
    expect(await tag()).toBe('Sent');
  });

  it('is answered once by two presses, and the second says so too', async () => {
    const lead = await stored();
    const mail = { subject: 'Your bus', body: 'It is at the back.' };
    const [first, second] = await Promise.all([
      leadStep(staff, lead, 'reply', mail),
      leadStep(staff, lead, 'reply', mail),
    ]);
    expect([first.status, second.status]).toEqual([303, 303]);
    expect((await staff.services.leads.inbox.read(lead.id))?.replies).toHaveLength(1);
    const other = await leadStep(staff, lead, 'reply', { ...mail, body: 'It is at the front.' });
    expect(other.status).toBe(409);
    expect(await other.text()).toContain('It is at the front.');
  });

  it('only notes what Enter sends out of the note', async () => {
    const page = await staff.html(`/staff/leads/${(await stored()).id}`);
    const form = page.slice(page.indexOf('name="note"'));
    expect(/<button[^>]*>/.exec(form)?.[0]).toMatch(/formaction="[^"]*\/note"/i);
    // Of one line, Enter would press the first button of the form that it is a part of.
    expect(page).toMatch(/<textarea[^>]*name="note"/);
  });

  const written = { subject: 'My words', body: 'Half a reply' };

  it.each([
    ['state', { to: 'answered' }, 'Now “Answered”.'],
    ['state', { to: 'spam' }, 'Now “Spam”.'],
    ['note', { note: 'called' }, 'Noted.'],
    ['assign', { assignee: '' }, 'Given to nobody.'],
    ['state', { to: 'unconfirmed' }, 'That step is not possible'],
    ['note', { note: ' ' }, 'Write a note first.'],
    ['assign', { assignee: 'x' }, 'That member cannot take leads.'],
  ])('keeps the reply that is being written: %s, %o', async (name, fields, said) => {
    const lead = await stored();
    const page = await (await leadStep(staff, lead, name, { ...written, ...fields })).text();
    expect(page).toContain(said);
    expect(page).toContain('value="My words"');
    expect(page).toContain('Half a reply');
  });

  it('keeps the reply and the note when another request is merged in or taken out', async () => {
    const open = await stored();
    const other = await stored();
    const typed = { ...written, note: 'Half a note' };
    const merged = { into: String(open.id), merged: String(other.revision) };
    const page = await (await leadStep(staff, open, 'assign', { ...typed, assignee: '' })).text();
    const answer = await staff.post(`/staff/leads/${other.id}/merge`, {
      ...typed,
      ...merged,
      revision: '2',
    });
    const again = await leadStep(staff, { ...other, revision: 2 }, 'unmerge', typed);
    for (const shown of [page, await answer.text(), await again.text()]) {
      expect(shown).toMatch(/Given to nobody|stand here now|Taken apart/);
      expect(shown).toContain('Half a reply');
      expect(shown).toContain('Half a note');
    }
  });

  it('keeps a note that nobody saved when the mail is sent, whatever should come next', async () => {
    const lead = await stored();
    await stored({ email: 'next@example.com' });
    const mail = { ...written, note: 'Half a note', after: 'next' };
    const page = await (await leadStep(staff, lead, 'reply', mail)).text();
    expect(page).toContain('Mail on its way.');
    expect(page).toMatch(/<textarea[^>]*name="note"[^>]*>Half a note/);
    expect(page).not.toMatch(/<textarea[^>]*name="body"[^>]*>Half a reply/);
  });

  it('can be closed, given and noted by two presses, each done once', async () => {
    const lead = await stored();
    const twice = async (name: string, fields: Record<string, string>) => {
      const { revision } = (await staff.leads.findById(lead.id))!;
      const answers = [1, 2].map(() => leadStep(staff, { ...lead, revision }, name, fields));
      expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([303, 303]);
      expect((await staff.leads.findById(lead.id))?.revision).toBe(revision + 1);
    };
    await twice('assign', { assignee: staff.member.id });
    await twice('note', { note: 'called' });
    await twice('note', { note: 'called' });
    await twice('state', { to: 'closed' });
    const { cookie } = await staff.signIn('sales', 'Bo');
    const reopen = { revision: '5', to: 'new' };
    await staff.post(`/staff/leads/${lead.id}/state`, reopen, { cookie });
    expect((await leadStep(staff, { ...lead, revision: 5 }, 'state', { to: 'new' })).status).toBe(
      409,
    );
  });

  it('keeps a mail that cannot be sent yet', async () => {
    const lead = await stored();
    const empty = await leadStep(staff, lead, 'reply', { subject: ' \u200b', body: 'Kept words' });
    expect(empty.status).toBe(422);
    const page = await empty.text();
    expect(page).toContain('Kept words');
    expect(page).toContain('Write a subject');
    const stale = await staff.post(`/staff/leads/${lead.id}/reply`, {
      revision: '77',
      subject: 'S',
      body: 'Words of a second person',
    });
    expect(stale.status).toBe(409);
    expect(await stale.text()).toContain('Words of a second person');
    expect((await staff.leads.findById(lead.id))?.state).toBe('new');
  });

  it('moves along allowed steps only, once', async () => {
    const lead = await stored();
    expect((await leadStep(staff, lead, 'state', { to: 'answered', note: 'called' })).status).toBe(
      303,
    );
    expect((await leadStep(staff, lead, 'state', { to: 'closed' })).status).toBe(409);
    expect(
      (await leadStep(staff, { ...lead, revision: 2 }, 'state', { to: 'unconfirmed' })).status,
    ).toBe(422);
    expect((await leadStep(staff, lead, 'state', { to: 'constructor' })).status).toBe(404);
    expect(await staff.html(`/staff/leads/${lead.id}`)).toContain('called');
  });

  it('is given to a member who may take leads, and to nobody else', async () => {
    const lead = await stored();
    const { member: viewer } = await staff.signIn('viewer', 'Vi');
    expect((await leadStep(staff, lead, 'assign', { to: viewer.id })).status).toBe(422);
    expect((await leadStep(staff, lead, 'assign', { to: staff.member.id })).status).toBe(303);
    expect(leadsListed(await staff.html('/staff/leads?assigned=me'))).toEqual([lead.id]);
    expect(leadsListed(await staff.html('/staff/leads?assigned=nobody'))).toEqual([]);
  });

  it('gives and erases all of a person, and keeps nothing of it in the audit log', async () => {
    const first = await stored();
    await stored({ email: 'ZOE@example.com', phoneE164: null });
    const other = await stored({ email: 'else@example.com', phoneE164: '+12155550199' });
    await leadStep(staff, first, 'reply', { subject: 'S', body: 'Our words' });
    const { cookie } = await staff.signIn('manager');
    const data = await (await staff.get(`/staff/leads/${first.id}/person.json`, { cookie })).text();
    expect(data).toContain('Our words');
    expect(JSON.parse(data)).toMatchObject({ leads: [{}, {}], submissions: [] });
    const erase = (confirm: string) =>
      staff.post(`/staff/leads/${first.id}/erase`, { confirm }, { cookie });
    expect((await erase('yes')).status).toBe(422);
    expect((await erase('erase')).status).toBe(303);
    expect((await allRows(staff.leads)).map(({ id }) => id)).toEqual([other.id]);
    const audit = await staff.services.audit.page({ limit: 50 });
    expect(audit.map(({ action }) => action)).toContain('person.erase');
    expect(audit.map(({ action }) => action)).toContain('person.export');
    expect(JSON.stringify(audit)).not.toMatch(/zoe@|555-0100/i);
    expect((await erase('erase')).status).toBe(404);
  });

  it('erases a person from notes on buses, wherever one names them', async () => {
    const { kysely } = staff.database;
    const [sold, other, lot] = await createListingRepository(staff.database).insertMany([
      aListing(),
      aListing(),
      aListing({ details: { quantity: 2 } }),
    ]);
    const buyers = { confirmed_at: null, archived_at: null, sold_on: '2026-11-01' };
    await kysely
      .insertInto('listing_facts')
      .values([
        { ...buyers, listing_id: sold!, buyer_note: 'Zoe O’Brien García, paid by check' },
        { ...buyers, listing_id: other!, buyer_note: 'Zoë of the church' },
      ])
      .execute();
    const unit = aUnit(lot!, 1, {
      state: 'reserved',
      stateAt: '2026-11-01T12:00:00.000Z',
      forWhom: 'zoe@example.com',
    });
    await kysely.insertInto('lot_units').values(cellsOfUnit(unit)).execute();
    const { cookie } = await staff.signIn('manager');
    const noted = async () => [
      ...(await kysely.selectFrom('listing_facts').select('buyer_note as note').execute()),
      ...(await kysely.selectFrom('lot_units').select('for_whom as note').execute()),
    ];
    expect((await noted()).filter(({ note }) => note !== null)).toHaveLength(3);
    const { id } = await stored();
    const soldPage = `/staff/inventory/${sold}/sold`;
    const opened = shownFields(await staff.html(soldPage));
    expect(opened['buyer-note']).toContain('Zoe O’Brien García');
    await staff.post(`/staff/leads/${id}/erase`, { confirm: 'erase' }, { cookie });
    const dated = await staff.post(soldPage, { ...opened, 'sold-on': '' }, { cookie });
    expect(dated.status).toBe(422);
    for (const form of [opened, { ...shownFields(await dated.text()), 'sold-on': '2026-11-01' }]) {
      const refused = await staff.post(soldPage, form, { cookie });
      expect(refused.headers.get('location')).toBe(`/staff/inventory/${sold}`);
    }
    expect(await kysely.selectFrom('lot_units').select('revision').execute()).toEqual([
      { revision: unit.revision + 1 },
    ]);
    expect((await noted()).filter(({ note }) => note !== null)).toEqual([
      { note: 'Zoë of the church' },
    ]);
  });

  it.each(['0', '-1', '1e3', '99999999999999999999', 'x', '1%00'])(
    'is not found by %s',
    async (id) => {
      expect((await staff.get(`/staff/leads/${id}`)).status).toBe(404);
    },
  );
});
