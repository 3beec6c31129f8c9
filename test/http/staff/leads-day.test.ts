import { beforeEach, describe, expect, it } from 'vitest';
import type { NewLead } from '#domain/leads/lead.ts';
import { allRows } from '#test/factories/all-rows.ts';
import { storeLead } from '#test/factories/lead-factory.ts';
import { createTestStaff, type TestStaff } from '#test/factories/test-staff.ts';
import { leadsListed } from '#test/factories/work-on-leads.ts';

let staff: TestStaff;

beforeEach(async () => {
  staff = await createTestStaff({ role: 'sales' });
});

const stored = (overrides: Partial<NewLead> = {}) => storeLead(staff.leads, overrides);

describe('a day at the desk', () => {
  it('answers twenty leads with one template, two requests each', async () => {
    for (let index = 0; index < 20; index += 1) {
      await stored({
        firstName: `Person ${index}`,
        email: `p${index}@example.com`,
        phoneE164: null,
      });
    }
    const [template] = await staff.services.leads.templates.list();
    for (const id of leadsListed(await staff.html('/staff/leads'))) {
      const page = await staff.html(`/staff/leads/${id}?template=${template?.id}`);
      const read = (pattern: RegExp) => pattern.exec(page)?.[1] ?? '';
      const answer = await staff.post(`/staff/leads/${id}/reply`, {
        revision: read(/name="revision" value="(\d+)"/),
        subject: read(/name="subject" value="([^"]*)"/) || 'About your bus',
        body: read(/<textarea[^>]*>([^<]*)</),
      });
      expect(answer.status).toBe(303);
    }
    expect(await staff.html('/staff/leads')).toContain('Nobody waits for an answer.');
    expect(await allRows(staff.leads, 'answered')).toHaveLength(20);
  });

  it('goes from lead to lead without the list: two pages each', async () => {
    const colleague = await staff.signIn('sales', 'Bo');
    for (let index = 0; index < 12; index += 1) {
      const lead = await stored({ email: `q${index}@example.com`, phoneE164: null });
      if (index === 5)
        await staff.services.leads.inbox.assign({
          id: lead.id,
          expectedRevision: 1,
          by: colleague.member,
          to: colleague.member,
        });
    }
    let pages = 1;
    let path = /href="([^"]*)"[^>]*>Answer, oldest first/.exec(
      await staff.html('/staff/leads'),
    )?.[1];
    const [template] = await staff.services.leads.templates.list();
    for (let answered = 0; answered < 11; answered += 1) {
      pages += 2;
      const page = await staff.html(`${path}?template=${template?.id}`);
      expect(page.includes('aria-keyshortcuts="n"')).toBe(answered < 10);
      const sent = await staff.post(`${path}/reply`, {
        revision: /name="revision" value="(\d+)"/.exec(page)?.[1] ?? '',
        subject: 'Your bus',
        body: 'It is here.',
        ...(answered < 10 ? { after: 'next' } : {}),
      });
      expect(sent.status).toBe(303);
      path = sent.headers.get('location') ?? '';
    }
    expect(pages).toBe(1 + 2 * 11);
    expect(await allRows(staff.leads, 'answered')).toHaveLength(11);
    // What a colleague has is theirs.
    expect(await allRows(staff.leads, 'new')).toHaveLength(1);
  });

  it('passes over leads without answering and comes round again', async () => {
    const ids = [];
    for (const name of ['a', 'b', 'c'])
      ids.push((await stored({ email: `${name}@example.com`, phoneE164: null })).id);
    const next = async (id: number) =>
      Number(
        /href="\/staff\/leads\/(\d+)" aria-keyshortcuts="n"/.exec(
          await staff.html(`/staff/leads/${id}`),
        )?.[1],
      );
    const [a = 0, b = 0, c = 0] = ids;
    expect([await next(a), await next(b), await next(c)]).toEqual([b, c, a]);
  });
});

describe('an alert', () => {
  it('waits for no answer: not today, not in turn, not by the clock', async () => {
    const { id } = await stored({ kind: 'bus-alert', details: { wanted: '15 passenger' } });
    const { database } = staff;
    const longAgo = { created_at: '2026-01-05T10:00:00.000Z' };
    await database.kysely.updateTable('leads').set(longAgo).where('id', '=', id).execute();
    expect(await staff.html('/staff')).toContain('Every lead has its answer.');
    const inbox = await staff.html('/staff/leads');
    expect(inbox).toContain('Nobody waits for an answer.');
    expect(inbox).not.toMatch(/Answer, oldest first|lead-clock/);
    expect(await staff.html('/staff/leads?late=1')).toContain('Nobody waits too long');
    const alerts = await staff.html('/staff/leads?state=alerts');
    expect(leadsListed(alerts)).toEqual([id]);
    expect(alerts).toMatch(/class="tag[^>]*>In force</);
    expect(leadsListed(await staff.html('/staff/leads?kind=bus-alert'))).toEqual([id]);
    expect(alerts).toMatch(
      /New<span class="figures">0<.*Alerts<span class="figures">1<.*All<span class="figures">1</s,
    );
    expect(await staff.html(`/staff/leads/${id}`)).not.toContain('lead-clock');
  });

  it('is counted by neither of the two pages that say how many leads wait', async () => {
    await stored({ kind: 'bus-alert', details: { wanted: '15 passenger' } });
    await stored({ kind: 'price-watch', email: 'w@example.com' });
    await stored({ email: 'a@example.com' });
    await stored({ email: 'b@example.com' });
    expect(await staff.html('/staff')).toContain('aria-label="2: Unanswered leads"');
    expect(await staff.html('/staff/leads')).toContain('New<span class="figures">2<');
  });
});
