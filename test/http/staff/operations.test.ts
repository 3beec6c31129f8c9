import { beforeEach, describe, expect, it } from 'vitest';
import { createMailbox } from '#db/repositories/mailbox.ts';
import { createOutbox } from '#db/repositories/outbox.ts';
import { listings } from '#test/factories/listing-factory.ts';
import { storeLead } from '#test/factories/lead-factory.ts';
import { startSubmission } from '#test/factories/submission-factory.ts';
import { createTestStaff, type TestStaff } from '#test/factories/test-staff.ts';

let staff: TestStaff;

beforeEach(async () => {
  staff = await createTestStaff({ role: 'manager' });
});

async function deadJob(topic: string, key: string): Promise<number> {
  const outbox = createOutbox(staff.database);
  await outbox.enqueue([{ topic, key, payload: { email: 'zoe@example.com' } }]);
  const [job] = await outbox.claim({ topic, limit: 1, leaseMs: 60_000 });
  if (!job) throw new Error('no job');
  await outbox.fail(job, { error: '550 <b>unknown</b> user', retryInMs: null });
  return job.id;
}

it('names the lead that a failed mail is about, by the number of a reply too', async () => {
  const lead = await storeLead(staff.leads);
  await storeLead(staff.leads);
  await staff.post(`/staff/leads/${lead.id}/reply`, {
    revision: String(lead.revision),
    subject: 'About the bus',
    body: 'It is still here.',
  });
  await staff.database.kysely.updateTable('outbox').set({ dead: 1 }).execute();
  const page = await staff.html('/staff/operations/jobs');
  const about = page.split('<h2>').filter((job) => job.includes(`>${lead.reference}</a>`));
  expect(about.map((job) => job.split('<')[0])).toContain('Reply to a lead');
  expect(about.map((job) => job.split('<')[0])).toContain('Mail to sales about a lead');
  expect(about[0]).toContain(`href="/staff/leads/${lead.id}"`);
});

it('names the bus and the submission that a failed job is about', async () => {
  const [bus] = await staff.repository.insertMany(
    listings(1, { details: { title: 'Shuttle of the depot' } }),
  );
  const submission = await startSubmission(staff.submissions);
  for (const topic of ['search-sync', 'index-now']) await deadJob(topic, String(bus));
  await deadJob('submission-tell-sales', String(submission.id));
  await deadJob('submission-tell-step', `${submission.id}-2`);
  await deadJob('search-sync', '987654');
  const page = await staff.html('/staff/operations/jobs');
  const toBus = `href="/staff/inventory/${bus}">Shuttle of the depot</a>`;
  expect(page.split(toBus)).toHaveLength(3);
  const { reference } = submission;
  expect(page.split(`href="/staff/submissions/${reference}">${reference}</a>`)).toHaveLength(3);
  expect(page).toContain('number 987654');
});

describe('operations', () => {
  it('say how the database, disk, memory, search and jobs are, and what runs', async () => {
    const page = await staff.html('/staff/operations');
    for (const words of [
      'Answers in',
      'GB free',
      'MB in all',
      'Done as they come',
      'SQLite',
      'Schema',
    ]) {
      expect(page).toContain(words);
    }
    await deadJob('lead-reply', '1');
    expect(await staff.html('/staff/operations')).toContain('1 failed for good');
  });

  it('say whose unfinished photos hold how much, without a key to them, and give them up', async () => {
    expect(await staff.html('/staff/operations')).toContain(
      'Every photo that was begun has come whole',
    );
    const submission = await startSubmission(staff.submissions);
    const send = (name: string, totalBytes: number) =>
      staff.arriving.keep(
        {
          id: `${submission.id}-${name}`,
          sender: String(submission.id),
          network: '192.0.2.77',
          totalBytes,
          mostFiles: 24,
        },
        0,
        new Blob(['abc']).stream(),
      );
    await send('a', 20_000_000);
    await send('b', 5_300_000);
    const page = await staff.html('/staff/operations');
    expect(page).toContain(`${submission.reference}</a>`);
    expect(page).toContain('25.3 MB');
    expect(page).not.toContain(submission.token);
    expect(page).not.toContain('192.0.2.77');

    const path = `/staff/operations/uploads/${submission.id}/discard`;
    const { cookie } = await staff.signIn('sales');
    expect((await staff.post(path, {}, { cookie })).status).toBe(403);
    expect(await staff.arriving.sizeBytes(`${submission.id}-a`)).toBe(3);
    expect((await staff.post(path)).status).toBe(303);
    expect(await staff.arriving.sizeBytes(`${submission.id}-a`)).toBe(0);
    expect(await staff.html('/staff/operations')).not.toContain('25.3 MB');
    expect((await staff.post(path)).status).toBe(303);
    expect((await staff.post('/staff/operations/uploads/x/discard')).status).toBe(303);
    const lines = await staff.services.audit.page({
      action: 'submission.discard-uploads',
      limit: 5,
    });
    expect(lines).toMatchObject([{ subjectId: submission.reference }]);
  });

  it('are for owners and managers', async () => {
    for (const role of ['sales', 'editor', 'viewer'] as const) {
      const { cookie } = await staff.signIn(role);
      expect((await staff.get('/staff/operations', { cookie })).status).toBe(403);
      expect((await staff.get('/staff/operations/mail', { cookie })).status).toBe(403);
    }
  });

  it('retry a failed job once, by whoever is first', async () => {
    const id = await deadJob('lead-reply', '1');
    const page = await staff.html('/staff/operations/jobs');
    expect(page).toContain('550 &lt;b&gt;unknown&lt;/b&gt; user');
    expect(page).not.toContain('zoe@example.com');
    expect((await staff.post(`/staff/operations/jobs/${id}/retry`)).status).toBe(303);
    expect((await staff.post(`/staff/operations/jobs/${id}/retry`)).status).toBe(409);
    expect(await createOutbox(staff.database).counts()).toMatchObject({ waiting: 1, dead: 0 });
  });

  it('retry all of a kind and leave the others', async () => {
    await deadJob('lead-reply', '1');
    await deadJob('lead-reply', '2');
    await deadJob('search-sync', '1');
    await staff.post('/staff/operations/jobs/retry-all', { topic: 'lead-reply' });
    expect(await createOutbox(staff.database).counts()).toMatchObject({ waiting: 2, dead: 1 });
    await staff.post('/staff/operations/jobs/retry-all', { topic: 'nothing' });
    expect(await createOutbox(staff.database).counts()).toMatchObject({ waiting: 2, dead: 1 });
  });

  it('discard a job with a reason, which the audit log keeps without its contents', async () => {
    const id = await deadJob('lead-reply', '1');
    const blank = await staff.post(`/staff/operations/jobs/${id}/discard`, { reason: ' ' });
    expect(blank.status).toBe(422);
    const asked = await blank.text();
    expect(asked).toMatch(
      new RegExp(
        `<input[^>]* id="reason-${id}" aria-invalid="true" aria-describedby="reason-${id}-error"`,
      ),
    );
    expect(asked).toContain(`href="#reason-${id}"`);
    await staff.post(`/staff/operations/jobs/${id}/discard`, { reason: 'wrong address' });
    expect(await createOutbox(staff.database).counts()).toMatchObject({ waiting: 0, dead: 0 });
    const [line] = await staff.services.audit.page({ action: 'job.discard', limit: 1 });
    expect(line).toMatchObject({ memberId: staff.member.id, after: { reason: 'wrong address' } });
    expect(JSON.stringify(line)).not.toContain('zoe@');
    expect((await staff.post('/staff/operations/jobs/x/retry')).status).toBe(409);
  });

  it('show the mailbox, and a mail as it was sent, where nothing of it can run', async () => {
    await createMailbox(staff.database).put({
      id: 'm1',
      to: 'zoe@example.com',
      replyTo: null,
      subject: '<i>Hello</i>',
      text: 'Plain <b>text</b>',
      html: '<!doctype html><p style="color:red">Rich</p><script>alert(1)</script>',
    });
    const list = await staff.html('/staff/operations/mail');
    expect(list).toContain('&lt;i&gt;Hello&lt;/i&gt;');
    const number = /operations\/mail\/(\d+)/.exec(list)?.[1];
    expect(await staff.html(`/staff/operations/mail/${number}`)).toContain(
      'Plain &lt;b&gt;text&lt;/b&gt;',
    );
    const sent = await staff.get(`/staff/operations/mail/${number}/html`);
    expect(sent.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'",
    );
    expect((await staff.get('/staff/operations/mail/999')).status).toBe(404);
    expect((await staff.get('/staff/operations/mail/1e1')).status).toBe(404);
  });

  it('are shown with the reason when backups cannot be read or written', async () => {
    const why = 'a part of the path is a file and no folder (ENOTDIR)';
    const place = 'Every 24 hours, not encrypted, the newest 7 are kept in /srv/file/backups.';
    staff = await createTestStaff({
      role: 'manager',
      backup: {
        state: async () => ({ lastAt: null, foreign: [], ahead: [], unreadable: why, place }),
        run: async () => why,
      },
    });
    const page = await staff.html('/staff/operations');
    expect(page).toContain(`Backups cannot be read: ${why}. Look at BACKUP_DIR`);
    expect(page).toContain('kept in /srv/file/backups');
    expect(page).not.toContain('There is none yet');
    const answer = await staff.post('/staff/operations/backup');
    expect(answer.status).toBe(303);
    expect(decodeURIComponent(answer.headers.get('set-cookie') ?? '')).toContain(
      `No backup was made: ${why}.`,
    );
  });

  it('name the backups that are not signed with the key', async () => {
    const foreign = ['omnibus-20260101T000000Z', 'omnibus-20990101T000000Z'];
    const lastAt = '2026-11-01T00:00:00.000Z';
    staff = await createTestStaff({
      role: 'manager',
      backup: {
        state: async () => ({
          lastAt,
          foreign,
          unreadable: null,
          ahead: [],
          place: 'Made when asked.',
        }),
        run: async () => null,
      },
    });
    expect(await staff.html('/staff/operations')).toContain(
      'Not signed with your key: omnibus-20260101T000000Z, omnibus-20990101T000000Z.',
    );
  });

  it('have no backup button where backups are made elsewhere', async () => {
    expect(await staff.html('/staff/operations')).not.toContain('Back up now');
    expect((await staff.post('/staff/operations/backup')).status).toBe(404);
  });
});
