import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addJobs } from '#db/repositories/outbox-jobs.ts';
import { createOutbox } from '#db/repositories/outbox.ts';
import { aListing } from '#test/factories/listing-factory.ts';
import { submission } from '#test/factories/lead-factory.ts';
import { newStart } from '#test/factories/submission-factory.ts';
import { createTestStaff, staffOrigin, type TestStaff } from '#test/factories/test-staff.ts';

let staff: TestStaff;
let reference: string;

beforeAll(async () => {
  staff = await createTestStaff({
    role: 'owner',
    listings: [aListing({ id: 7, createdAt: '2026-01-05T10:00:00.000Z' })],
  });
  const started = await staff.submissions.start(newStart());
  if (started.outcome !== 'stored') throw new Error(started.outcome);
  ({ reference } = started.submission);
  await staff.submissions.changeState({
    id: started.submission.id,
    expectedRevision: null,
    actor: 'seller',
    to: 'submitted',
  });
  await staff.leads.submit(submission('key', 'words'));
  const at = new Date().toISOString();
  await addJobs(staff.database.kysely, [{ topic: 'broken-topic', key: '1' }], at);
  const outbox = createOutbox(staff.database);
  const [job] = await outbox.claim({ topic: 'broken-topic', limit: 1, leaseMs: 60_000 });
  await outbox.fail(job!, { error: 'the receiver is gone', retryInMs: null });
});
afterAll(() => staff.close());

const pageOf = async (cookie: string) =>
  (await staff.app.request(`${staffOrigin}/staff`, { headers: { cookie } })).text();

describe('today', () => {
  it('links to each thing that waits', async () => {
    const html = await pageOf(staff.cookie);
    expect(html).toContain(`href="/staff/submissions/${reference}"`);
    expect(html).toMatch(/href="\/staff\/leads\/\d+"/);
    expect(html).toContain('href="/staff/inventory/7"');
    expect(html).toContain('the receiver is gone');
  });

  it('shows nobody what is none of their business', async () => {
    const viewer = await staff.signIn('viewer');
    const html = await pageOf(viewer.cookie);
    expect(html).not.toContain(reference);
    expect(html).not.toContain('/staff/leads');
    expect(html).not.toContain('the receiver is gone');
    expect(html).not.toContain('/staff/people');
  });
});

describe('jumping', () => {
  const jump = async (cookie: string, words: unknown) => {
    const answer = await staff.post('/staff/jump', JSON.stringify({ words }), {
      cookie,
      'content-type': 'application/json',
    });
    return { status: answer.status, found: (await answer.json()) as { href: string }[] };
  };

  it('finds by reference, and only what the member may open', async () => {
    const { found } = await jump(staff.cookie, reference);
    expect(found.map(({ href }) => href)).toContain(`/staff/submissions/${reference}`);
    const viewer = await staff.signIn('viewer');
    expect((await jump(viewer.cookie, reference)).found).toEqual([]);
  });

  it.each([null, '', 7, { length: 9 }, ['abc'], 'x'.repeat(9_000), '%%%', '\u0000abc'])(
    'takes %j without harm',
    async (words) => {
      expect((await jump(staff.cookie, words)).status).toBe(200);
    },
  );
});
