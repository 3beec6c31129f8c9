import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { goodForm, hiddenFields, postForm } from '#test/factories/contact-post.ts';
import { aListing } from '#test/factories/listing-factory.ts';
import { createTestSite, type TestSite } from '#test/factories/test-site.ts';
import { allRows } from '#test/factories/all-rows.ts';

let site: TestSite;
beforeEach(async () => {
  site = await createTestSite({ listings: [aListing({ details: { stockNumber: 'A-17' } })] });
});
afterEach(() => site.close());

const all = async () => (await allRows(site.leads)).toReversed();
const send = async (values = {}, headers = {}) =>
  postForm(site, '/contact', { ...goodForm, ...values }, headers);

describe('the contact form', () => {
  it('has the labels, marks, id and button of the specification', async () => {
    const html = await (await site.get('/contact')).text();
    expect(html).toMatch(/<form id="contact-form"/);
    for (const label of ['First name', 'Last name', 'Phone number', 'Email', 'Message']) {
      expect(html).toMatch(
        new RegExp(`<label[^>]*>${label}(<span aria-hidden="true"> \\*</span>)?</label>`),
      );
    }
    expect(html.match(/<span aria-hidden="true"> \*<\/span>/g)).toHaveLength(3);
    expect(html).toContain('Talk to a Specialist →');
    expect(html).toContain('Contact Us');
  });

  it('is saved, and answered with a reference that says nothing about the person', async () => {
    const answer = await send(await hiddenFields(site, '/contact'));
    expect(answer.status).toBe(303);
    const [lead] = await all();
    expect(answer.headers.get('location')).toBe(`/thank-you?ref=${lead?.reference}`);
    expect(lead).toMatchObject({
      kind: 'contact',
      state: 'new',
      firstName: 'Zoë',
      phoneE164: '+18565550100',
      email: 'zoe@example.com',
      spamScore: 40,
      spamReasons: ['sent within seconds'],
    });
    const thanks = await (await site.get(answer.headers.get('location') ?? '')).text();
    expect(thanks).toContain(lead?.reference);
    expect(thanks).not.toMatch(/Zoë|zoe@|555-0100|lift at the back/);
  });

  it('is about the bus it was opened from', async () => {
    const [bus] = (
      await site.repository.page({
        statuses: ['published'],
        order: { by: 'id' },
        offset: 0,
        limit: 1,
      })
    ).listings;
    const page = await (await site.get(`/contact?bus=${bus?.id}`)).text();
    expect(page).toContain('stock A-17');
    await send(await hiddenFields(site, `/contact?bus=${bus?.id}`));
    expect((await all())[0]?.bus).toMatchObject({ id: bus?.id, stockNumber: 'A-17' });
  });

  it.each(['0', '-1', '1e9', '999999', "1' or 1=1", '../1', '1&bus=2'])(
    'forgets a bus that is none: %s',
    async (bus) => {
      expect((await send({ bus })).status).toBe(303);
      expect((await all())[0]?.bus).toBeNull();
    },
  );

  it('takes multipart as well, ignores unknown fields and refuses files', async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...goodForm, state: 'closed', id: '7' }))
      form.set(name, value);
    form.set('message', 'Hello');
    form.set('__proto__', 'polluted');
    form.set('constructor.prototype.x', 'polluted');
    form.delete('lastName');
    const sent = () =>
      site.app.request('http://omnibus.example/contact', {
        method: 'POST',
        body: form,
        headers: { origin: 'https://omnibus.example' },
      });
    expect((await sent()).status).toBe(303);
    expect((await all())[0]).toMatchObject({ message: 'Hello', state: 'new', lastName: null });
    form.set('lastName', new File(['MZ'], '../../x.exe'));
    expect((await sent()).status).toBe(400);
    expect(({} as Record<string, unknown>).x).toBeUndefined();
  });

  it('answers machines in JSON', async () => {
    const json = { accept: 'application/json', 'idempotency-key': 'a-key-of-sixteen-characters' };
    const answer = await send({}, json);
    expect(answer.status).toBe(201);
    expect(await answer.json()).toEqual({ reference: (await all())[0]?.reference });
    const wrong = await send({ email: '' }, json);
    expect(wrong.status).toBe(422);
    expect(await wrong.json()).toMatchObject({
      errors: [{ field: 'email', text: 'Enter your email address' }],
    });
  });
});

describe('what is wrong', () => {
  it('stands first, at the field in the same words, with the input kept', async () => {
    const answer = await send({
      firstName: ' \u200b\u3164',
      email: 'zoe@@',
      message: 'Keep "me" & <b>',
    });
    expect(answer.status).toBe(422);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const html = await answer.text();
    expect(html).toMatch(/<title>Error: Contact Us/);
    const summary = /<div class="error-summary"[^]*?<\/ul><\/div>/.exec(html)?.[0] ?? '';
    expect(summary).toMatch(/role="alert" tabindex="-1" autofocus=""/i);
    expect(summary).toContain('<a href="#contact-first-name">Enter your first name</a>');
    expect(summary).toContain(
      '<a href="#contact-email">Enter an email address in the correct format',
    );
    expect(html.indexOf('error-summary')).toBeLessThan(
      html.indexOf('<input id="contact-first-name"'),
    );
    expect(html).toMatch(/<p id="contact-first-name-error"[^>]*>Enter your first name<\/p>/);
    expect(html).toMatch(
      /id="contact-email"[^>]*aria-invalid="true"|aria-invalid="true"[^>]*id="contact-email"/,
    );
    expect(html).toContain('Keep &quot;me&quot; &amp; &lt;b&gt;');
    expect(html).toContain('value="zoe@@"');
    expect(await all()).toEqual([]);
  });

  it('says what to do when the database does not answer, and keeps the words', async () => {
    const faults: unknown[] = [];
    site.parts.site.reportFault = (_, error) => faults.push(error);
    site.parts.site.leads.submit = async () => {
      throw new Error('disk I/O error');
    };
    const key = 'a-key-of-sixteen-characters';
    const answer = await send({ message: 'Please keep this', key });
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('5');
    const html = await answer.text();
    expect(html).toContain('We could not save your request. Please call (856) 555-0178');
    expect(html).toContain('Please keep this');
    // What was sent may be stored after all: the next press must be the same submission.
    expect(html).toContain(`name="key" value="${key}"`);
    expect(html).toMatch(/<title>Error: /);
    expect(html).not.toContain('disk I/O');
    expect(faults).toHaveLength(1);
  });

  it('opens without the database too', async () => {
    site.parts.site.inventory.lookUp = async () => {
      throw new Error('no database');
    };
    expect((await site.get('/contact?bus=1')).status).toBe(200);
  });

  it.each([
    [
      'a text of 5 MB',
      413,
      { body: `message=${'x'.repeat(5_000_000)}`, type: 'application/x-www-form-urlencoded' },
    ],
    ['JSON dressed as text', 415, { body: '{"email":"a@b.test"}', type: 'text/plain' }],
    ['JSON', 415, { body: '{}', type: 'application/json' }],
    ['multipart without a boundary', 400, { body: 'x', type: 'multipart/form-data' }],
    [
      'multipart cut short',
      400,
      {
        body: '--b\r\nContent-Disposition: form-data; name="email"\r\n\r\nab',
        type: 'multipart/form-data; boundary=b',
      },
    ],
  ])('refuses %s with %i', async (_, status, { body, type }) => {
    const answer = await site.app.request('http://omnibus.example/contact', {
      method: 'POST',
      body,
      headers: { 'content-type': type, origin: 'https://omnibus.example' },
    });
    expect(answer.status).toBe(status);
    expect(await answer.text()).toContain('(856) 555-0178');
    expect(await all()).toEqual([]);
  });
});
