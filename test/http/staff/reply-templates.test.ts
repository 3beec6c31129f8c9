import { beforeEach, describe, expect, it } from 'vitest';
import type { Lead, NewLead } from '#domain/leads/lead.ts';
import { addListing } from '#test/factories/change-listings.ts';
import { aListing } from '#test/factories/listing-factory.ts';
import { storeLead } from '#test/factories/lead-factory.ts';
import { createTestStaff, type TestStaff } from '#test/factories/test-staff.ts';
import { leadStep } from '#test/factories/work-on-leads.ts';

let staff: TestStaff;

beforeEach(async () => {
  staff = await createTestStaff({ role: 'sales' });
});

const stored = (overrides: Partial<NewLead> = {}) => storeLead(staff.leads, overrides);

describe('a template for a reply', () => {
  it('starts from a template with the names filled in', async () => {
    const lead = await stored();
    const [template] = await staff.services.leads.templates.list();
    const page = await staff.html(`/staff/leads/${lead.id}?template=${template?.id}`);
    expect(page).toMatch(/Hello Zoë,/);
    expect(page).not.toMatch(/\{\{/);
  });

  it('speaks of several buses where several are asked for', async () => {
    const all = await staff.services.leads.templates.list();
    const template = all.find(({ body }) => body.includes('asking about {{bus}}'));
    const begun = async (choices: string) => {
      const { id } = await stored({ kind: 'quote', bus: null, details: { choices } });
      return staff.html(`/staff/leads/${id}?template=${template?.id}`);
    };
    for (const choices of ['1002,1003', '1002x3', '1002-1-2'])
      expect(await begun(choices)).toContain('asking about the buses.');
    expect(await begun('1002')).toContain('asking about the bus.');
    // One or several, named or not: no sentence of ours counts them, or begins with them.
    for (const { body } of all) expect(body).not.toMatch(/\bIt is\b|(^|[.!?]\s+)\{\{bus\}\}/m);
  });

  it('links the bus in the language of whoever wrote', async () => {
    const { id, slug } = await addListing(staff.repository, aListing());
    const { templates } = staff.services.leads;
    const linking = (await templates.list()).find(({ body }) => body.includes('{{bus_link}}'));
    const bus = { id, stockNumber: null, title: 'A bus' };
    const french = await stored({ bus, details: { language: 'fr' } });
    const english = await stored({ bus });
    const begun = (lead: Lead) => staff.html(`/staff/leads/${lead.id}?template=${linking?.id}`);
    expect(await begun(french)).toContain(`/fr/buses/${id}-${slug}`);
    expect(await begun(english)).toMatch(new RegExp(`[^r]/buses/${id}-${slug}\\s`));
  });

  it('speaks its own language, to those who gave no name and of a bus that is not named, too', async () => {
    const all = await staff.services.leads.templates.list();
    const words = (inWords: string) => all.find(({ body }) => body.includes(inWords))?.id;
    const begun = async (template: number | undefined, overrides: Partial<NewLead> = {}) => {
      const nobody = { firstName: null, lastName: null, bus: null };
      const { id } = await stored({ ...nobody, details: { language: 'es' }, ...overrides });
      const page = await staff.html(`/staff/leads/${id}?template=${template}`);
      return /<textarea[^>]*name="body"[^>]*>([^<]*)</.exec(page)?.[1];
    };
    const spanish = words('Gracias por su interés en {{bus}}');
    expect(await begun(spanish)).toMatch(/^Hola, estimado cliente:\n\n.* interés en el autobús\./);
    const two = { kind: 'quote', details: { choices: '1002,1003', language: 'es' } } as const;
    expect(await begun(spanish, two)).toContain('interés en los autobuses.');
    const bus = { id: 1, stockNumber: 'U1001', title: '2015 Champion Challenger' };
    expect(await begun(spanish, { bus })).toContain(
      'interés en el autobús 2015 Champion Challenger (inventario U1001).',
    );
    expect(await begun(words('Merci de votre intérêt pour {{bus}}'))).toMatch(
      /^Bonjour Madame, Monsieur,\n\n.* intérêt pour l’autobus\./,
    );
    // Staff may as well answer in English.
    expect(await begun(words('Thank you for asking'))).toMatch(/^Hello there,\n\n.* the bus\./);
  });

  it('stands first in the language of whoever wrote, and the subject is begun in it', async () => {
    const bus = { id: 1, stockNumber: null, title: 'A bus' };
    const spanish = await stored({ bus, details: { language: 'es' } });
    const page = await staff.html(`/staff/leads/${spanish.id}`);
    expect(page).toContain('value="Su pregunta sobre el autobús A bus"');
    const chips = [...page.matchAll(/value="(\d+)"[^>]* name="template"/g)].map(([, id]) =>
      Number(id),
    );
    const all = await staff.services.leads.templates.list();
    const inLanguage = (code: string) =>
      all.filter(({ language }) => language === code).map(({ id }) => id);
    expect(chips).toEqual([...inLanguage('es'), ...inLanguage('en'), ...inLanguage('fr')]);
    expect(page).toMatch(
      />Español<\/p><p class="chips"><button[^]*>Still available<[^]*<details><summary>Templates in other languages<[^]*>English<\/p>[^]*>Français<\/p>[^]*<\/details>/,
    );
    // A step of the lead is not held up by a subject that nobody typed.
    const noted = await leadStep(staff, spanish, 'note', {
      note: 'Called',
      subject: 'Su pregunta sobre el autobús A bus',
      body: '',
    });
    expect(noted.status).toBe(303);
    const french = await stored({ bus: null, details: { language: 'fr' } });
    expect(await staff.html(`/staff/leads/${french.id}`)).toContain('value="Votre demande"');
  });

  it('takes a template without scripts and keeps what was typed', async () => {
    const lead = await stored();
    const [first, second] = await staff.services.leads.templates.list();
    const choose = async (template: number | undefined, subject: string, body: string) => {
      const answer = await leadStep(staff, lead, 'reply', {
        template: String(template),
        subject,
        body,
      });
      const page = await answer.text();
      return {
        status: answer.status,
        subject: /name="subject"[^>]* value="([^"]*)"/.exec(page)?.[1] ?? '',
        body: /<textarea[^>]*name="body"[^>]*>([^<]*)</.exec(page)?.[1] ?? '',
        revision: /name="revision" value="(\d+)"/.exec(page)?.[1],
        page,
      };
    };
    const page = await staff.html(`/staff/leads/${lead.id}`);
    expect(page).toMatch(/action="[^"]*\/reply"(?:(?!<\/form>).)*<button[^>]*name="template"/s);
    const typed = await choose(first?.id, 'My own subject', 'I have just looked at it');
    expect(typed).toMatchObject({ status: 200, subject: 'My own subject', revision: '1' });
    expect(typed.body).toMatch(/^I have just looked at it\n\nHello Zoë,/);
    // Words that came from a template give way to those of another one.
    const begun = await choose(first?.id, '', '');
    const other = await choose(second?.id, begun.subject, begun.body);
    expect(other.body.match(/Hello Zoë/g)).toHaveLength(1);
    expect(other.body).not.toBe(begun.body);
    // One that was removed meanwhile adds nothing.
    const kept = await choose(999_999, 'My own subject', 'I have just looked at it');
    expect(kept).toMatchObject({ subject: 'My own subject', body: 'I have just looked at it' });
    expect(other.page).not.toContain('class="field-error"');
    expect((await staff.leads.findById(lead.id))?.state).toBe('new');
  });

  it('gives a template to the page that is open as words, and nothing for one that is gone', async () => {
    const lead = await stored();
    const [template] = await staff.services.leads.templates.list();
    const ask = (id: number | undefined, subject = '', body = '') =>
      staff.post(
        `/staff/leads/${lead.id}/reply`,
        { revision: '1', template: String(id), subject, body },
        { accept: 'application/json' },
      );
    const words = await (await ask(template?.id)).json();
    expect(words).toEqual({
      subject: expect.not.stringContaining('{{'),
      body: expect.stringMatching(/^Hello Zoë,/),
    });
    expect(await (await ask(template?.id, 'My own', 'I saw it')).json()).toEqual({
      subject: 'My own',
      body: `I saw it\n\n${words.body}`,
    });
    expect((await ask(999_999)).status).toBe(404);
  });
});

describe('reply templates', () => {
  it('are added, changed and removed, and name only fields that exist', async () => {
    const create = (form: Record<string, string>) =>
      staff.post('/staff/leads/templates/new', { name: 'Short', subject: 'S', body: 'B', ...form });
    for (const unclosed of ['Dear {{bus, good news', 'Dear {{bus}, good news', 'Dear bus}}'])
      expect((await create({ body: unclosed })).status, unclosed).toBe(422);
    expect(await (await create({ body: 'Dear {{frist_name}}' })).text()).toContain(
      '{{frist_name}}',
    );
    expect((await create({})).status).toBe(303);
    expect((await create({})).status).toBe(422);
    const template = (await staff.services.leads.templates.list()).find(
      ({ name }) => name === 'Short',
    );
    const save = (form: Record<string, string>) =>
      staff.post(`/staff/leads/templates/${template?.id}`, {
        name: 'Short',
        subject: 'S2',
        body: 'B2',
        revision: '1',
        ...form,
      });
    expect((await save({})).status).toBe(303);
    const late = await save({ body: 'Mine' });
    expect(late.status).toBe(409);
    const page = await late.text();
    expect(page).toContain('Mine');
    expect(page).toContain('Theirs reads: B2');
    const other = await (await save({ subject: 'My subject' })).text();
    expect(other).toContain('Theirs reads: S2');
    expect(other, 'where both say the same').not.toContain('Theirs reads: B2');
    await staff.post(`/staff/leads/templates/${template?.id}/remove`);
    expect(await staff.services.leads.templates.find(template?.id ?? 0)).toBeNull();
  });

  it('have a language, which a form that says none leaves as it is', async () => {
    const { templates } = staff.services.leads;
    const words = { name: 'Corto', subject: 'S', body: 'B' };
    const find = async () => (await templates.list()).find(({ name }) => name === 'Corto');
    await staff.post('/staff/leads/templates/new', { ...words, language: 'es' });
    const { id, language } = (await find())!;
    expect(language).toBe('es');
    const path = `/staff/leads/templates/${id}`;
    expect(await staff.html(path)).toMatch(/<option value="es" selected="">Español</);
    expect(await staff.html('/staff/leads/templates')).toMatch(/Corto<[^]*?>Español</);
    expect((await staff.post(path, { ...words, body: 'B2', revision: '1' })).status).toBe(303);
    expect(await find()).toMatchObject({ body: 'B2', language: 'es' });
    const late = await staff.post(path, { ...words, body: 'B2', revision: '1', language: 'fr' });
    expect(await late.text()).toContain('Theirs is in Español');
    await staff.post(path, { ...words, body: 'B2', revision: '2', language: 'fr' });
    expect((await find())?.language).toBe('fr');
    const acts = await staff.database.kysely
      .selectFrom('staff_audit')
      .select(['before_json', 'after_json'])
      .where('subject_id', '=', String(id))
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(acts.before_json).toContain('"writtenIn":"Español"');
    expect(acts.after_json).toContain('"writtenIn":"Français"');
  });
});
