import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSubmissionRepository } from '#db/repositories/submission-repository.ts';
import { storeLead } from '#test/factories/lead-factory.ts';
import { startSubmission } from '#test/factories/submission-factory.ts';
import { createTestStaff, type TestStaff } from '#test/factories/test-staff.ts';

/** Forms that were drawn before somebody else did something: they say who, what and when. */
describe('a form of before', () => {
  let staff: TestStaff;
  let bea: { cookie: string };
  beforeAll(async () => {
    staff = await createTestStaff({ role: 'owner' });
    bea = { cookie: (await staff.signIn('owner', 'Bea Quick')).cookie };
  });
  afterAll(() => staff.close());

  const textOf = async (answer: Response) => (await answer.text()).replaceAll('<!-- -->', '');
  const revisionsIn = (html: string) => [
    ...new Set([...html.matchAll(/name="revision" value="(\d+)"/g)].map(([, text]) => text)),
  ];
  const stamp = String.raw`\([A-Z][a-z]{2} \d+, [\d:]+ [AP]M\)`;

  describe('of a lead', () => {
    let keys = 0;
    async function stored() {
      const email = `stale-${++keys}@example.com`;
      return (await storeLead(staff.leads, { email, phoneE164: null })).id;
    }
    const step = (id: number, name: string, form: Record<string, string>, headers = {}) =>
      staff.post(`/staff/leads/${id}/${name}`, { revision: '1', ...form }, headers);

    it('names who closed it, and keeps the note and the choice', async () => {
      const id = await stored();
      await step(id, 'state', { to: 'closed', note: 'Sold elsewhere' }, bea);
      const late = await step(id, 'state', { to: 'spam', note: 'My own note' });
      expect(late.status).toBe(409);
      const html = await textOf(late);
      const alert = /role="alert">.*?<\/ul>/s.exec(html)?.[0] ?? '';
      expect(alert).toMatch(/<strong>Bea Quick<\/strong>, <time [^>]+>[^<]+<\/time>: set “Closed”/);
      expect(alert).toContain('Sold elsewhere');
      expect(html).toContain('>My own note</textarea>');
      expect(revisionsIn(html)).toEqual(['2']);
      const assigned = await step(id, 'assign', { assignee: staff.member.id });
      expect(assigned.status).toBe(409);
      expect(await textOf(assigned)).toContain(`value="${staff.member.id}" selected=""`);
    });

    it('that was wrong too stays as old as it was', async () => {
      const id = await stored();
      await step(id, 'reply', { subject: 'Hello', body: 'From Bea' }, bea);
      const wrong = await step(id, 'reply', { subject: '', body: 'From me' });
      expect(wrong.status).toBe(422);
      expect(revisionsIn(await textOf(wrong))).toEqual(['1']);
      expect((await step(id, 'reply', { subject: 'Now', body: 'From me' })).status).toBe(409);
      const replies = await staff.services.leads.inbox.read(id);
      expect(replies?.replies.map(({ body }) => body)).toEqual(['From Bea']);
    });
  });

  it('of a submission that was wrong too stays as old as it was', async () => {
    const submissions = createSubmissionRepository(staff.database);
    const { id, reference } = await startSubmission(submissions);
    await submissions.changeState({
      id,
      expectedRevision: null,
      to: 'submitted',
      actor: 'seller',
    });
    const post = (name: string, form: Record<string, string>, headers = {}) =>
      staff.post(`/staff/submissions/${reference}/${name}`, { revision: '2', ...form }, headers);
    await post('take', {}, bea);
    for (const [name, form] of [
      ['ask', { message: ' ' }],
      ['publish', { year: 'soon' }],
      ['correct', { year: '99' }],
    ] as const) {
      const wrong = await post(name, form);
      expect(wrong.status, name).toBe(422);
      expect(revisionsIn(await textOf(wrong)), name).toEqual(['2']);
    }
    const late = await post('ask', { message: 'How many seats?' });
    expect(late.status).toBe(409);
    expect(await textOf(late)).toContain('Bea Quick');
  });

  it('of a member says who changed the account and how it is now', async () => {
    const { member } = await staff.signIn('sales', 'Sam Sales');
    const people = `/staff/people/${member.id}`;
    const was = 'sales on';
    expect(await textOf(await staff.get('/staff/people'))).toContain(`name="was" value="${was}"`);
    await staff.post(`${people}/role`, { role: 'manager', was }, bea);
    await staff.services.accounts.note('session.start', member.id);
    for (const [step, form] of [
      ['role', { role: 'viewer' }],
      ['disable', {}],
    ] as const) {
      const late = await staff.post(`${people}/${step}`, { was, ...form });
      const said = decodeURIComponent(late.headers.get('set-cookie') ?? '');
      expect(said, step).toMatch(
        new RegExp(`Bea Quick ${stamp} changed the account of Sam Sales meanwhile`),
      );
      expect(said).toContain('Manager, switched on');
    }
    expect(await staff.services.accounts.find(member.id)).toMatchObject({
      role: 'manager',
      disabledAt: null,
    });
    const seen = { role: 'sales', disabled: false } as const;
    expect(
      await staff.services.accounts.changeRole(member.id, 'owner', staff.member, seen),
    ).toMatchObject({ outcome: 'conflict', current: { role: 'manager' } });
  });

  it('of a reply template says who saved it, and does not remove what nobody has read', async () => {
    const { templates } = staff.services.leads;
    const [template] = await templates.list();
    const path = `/staff/leads/templates/${template!.id}`;
    const words = { name: template!.name, subject: 'S', body: 'Mine', revision: '1' };
    expect((await staff.post(path, { ...words, body: 'From Bea' }, bea)).status).toBe(303);
    const late = await staff.post(path, words);
    expect(late.status).toBe(409);
    const told = await textOf(late);
    expect(told).toMatch(new RegExp(`Bea Quick ${stamp} saved this template meanwhile`));
    expect(told).toContain('Mine');
    const removing = await staff.post(`${path}/remove`, { revision: '1' });
    expect(removing.status).toBe(409);
    expect(await textOf(removing)).toMatch(new RegExp(`Bea Quick ${stamp}.*still here`));
    expect((await staff.post(`${path}/remove`, { revision: '2' })).status).toBe(303);
    expect(await templates.find(template!.id)).toBeNull();
  });

  it('of an import runs the preview that was looked at, and no other', async () => {
    const { imports } = staff.services;
    async function* bytes() {
      yield new TextEncoder().encode('Stock,Make,Model,Year\nSTALE-1,Thomas,C2,2015\n');
    }
    const received = await imports.receive(staff.member, {
      source: 'acme',
      fileName: 'a.csv',
      bytes: bytes(),
    });
    if (received.outcome !== 'received') throw new Error(received.reason);
    const record = (await imports.find(received.id))!;
    await imports.choose(record, record.settings, { wait: true });
    const path = `/staff/import/${record.id}`;
    const previewIn = async () =>
      /name="preview" value="([^"]+)"/.exec(await textOf(await staff.get(path)))?.[1] ?? '';
    const looked = await previewIn();
    await imports.choose(record, { ...record.settings, clearBlanks: true }, { wait: true });
    const late = await staff.post(`${path}/run`, { preview: looked });
    expect(decodeURIComponent(late.headers.get('set-cookie') ?? '')).toContain(
      'Somebody chose its columns anew meanwhile',
    );
    expect((await imports.find(record.id))?.state).toBe('ready');
    await staff.post(`${path}/run`, { preview: await previewIn() }, bea);
    expect((await imports.find(record.id))?.state).toBe('applying');
    const again = await staff.post(`${path}/run`, { preview: looked });
    expect(decodeURIComponent(again.headers.get('set-cookie') ?? '')).toMatch(
      new RegExp(`not ready to be run any more.*Bea Quick ${stamp}`),
    );
  });

  it('of an entry or of the settings says who stored it when, and what', async () => {
    const faq = '/staff/content/entries/faq/edit';
    const words = { question: 'Do you ship?', answer: 'Yes.', category: 'buying', revision: '0' };
    const first = await staff.post(faq, words, bea);
    expect(first.status).toBe(303);
    const [entry] = (await staff.services.content.entries('faq')).filter(({ edit }) => edit);
    const one = `${faq}?slug=${entry!.slug}`;
    const late = await staff.post(one, { ...words, answer: 'No.' });
    expect(late.status).toBe(409);
    const html = await textOf(late);
    expect(html).toMatch(new RegExp(`Bea Quick ${stamp} saved this meanwhile`));
    expect(html).toContain('Yes.');
    const wrong = await staff.post(one, { ...words, answer: '' });
    expect(wrong.status).toBe(422);
    expect(revisionsIn(await textOf(wrong))).toContain('0');
    const off = { slug: entry!.slug, revision: '0', to: 'off' };
    const taken = await staff.post('/staff/content/entries/faq/change', off);
    expect(decodeURIComponent(taken.headers.get('set-cookie') ?? '')).toMatch(
      new RegExp(`Bea Quick ${stamp} changed it meanwhile`),
    );
  });
});
