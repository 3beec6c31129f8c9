import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SubmissionDetails } from '#domain/selling/submission.ts';
import { changeListing } from '#test/factories/change-listings.ts';
import { plainBus, reviewPath as path, submitForReview } from '#test/factories/submitted.ts';
import { createTestStaff, type TestStaff } from '#test/factories/test-staff.ts';

let staff: TestStaff;

beforeAll(async () => {
  staff = await createTestStaff({ role: 'sales' });
});
afterAll(() => staff.close());

const submitted = (details?: Partial<SubmissionDetails>) => submitForReview(staff, details);

describe('two at once', () => {
  it('shows the second who was quicker, and everything they typed', async () => {
    const { reference, revision, id } = await submitted();
    await staff.post(path(reference, 'take'), { revision: String(revision) });
    const answer = await staff.post(path(reference, 'ask'), {
      revision: String(revision),
      message: 'My long question',
      // The listing goes along: its year as the seller gave it, its color corrected.
      year: '2015',
      exteriorColor: 'Gold',
      // No field of ours, and every object has one of that name.
      constructor: 'zq7',
    });
    expect(answer.status).toBe(409);
    const html = await answer.text();
    expect(html).toContain('zq7');
    expect(html).toContain('Somebody was quicker');
    expect(html).toContain('Gold');
    expect(html).not.toContain('<dt>Year</dt>');
    expect(html).toContain('Test sales');
    expect(html).toContain('My long question');
    expect((await staff.submissions.findById(id))?.state).toBe('in-review');
  });

  it('shows what is stored now beside each field of a correction that differs', async () => {
    const { reference, revision } = await submitted();
    const page = await (await staff.get(path(reference, 'correct'))).text();
    const inputs = page.matchAll(/<input[^>]*? name="([a-zA-Z]+)"[^>]*? value="([^"]*)"/g);
    const form = Object.fromEntries([...inputs].map(([, name, value]) => [name, value]));
    await staff.post(path(reference, 'correct'), {
      ...form,
      revision: String(revision),
      zipCode: '08067',
      passengers: '14',
    });
    const late = await staff.post(path(reference, 'correct'), {
      ...form,
      revision: String(revision),
      zipCode: '08067',
      model: '',
    });
    const html = (await late.text()).replaceAll('<!-- -->', '');
    expect(late.status).toBe(409);
    expect(html).toMatch(/<dt>Passengers<\/dt><dd>24<p class="hint">Now: 14<\/p>/);
    expect(html).toMatch(/<dt>Model<\/dt><dd>–<p class="hint">Now: /);
    expect(html).not.toContain('<dt>Year</dt>');
  });

  it.each([
    ['take', {}],
    ['ask', { message: 'Does the lift\r\nwork?' }],
    ['reject', { reason: 'Frame rust.', tell: 'yes' }],
  ])('takes a second press of one’s own step as the first: %s', async (step, typed) => {
    const { reference, revision, id } = await submitted({ email: 'twice@example.com' });
    const form = { revision: String(revision), ...typed };
    const presses = [1, 2].map(() => staff.post(path(reference, step), form));
    for (const answer of await Promise.all(presses)) expect(answer.status).toBe(303);
    const moves = (await staff.submissions.history(id)).filter(({ from, to }) => from !== to);
    expect(moves.filter(({ actor }) => actor === 'Test sales')).toHaveLength(1);
    const { cookie } = await staff.signIn('sales', 'Bea Second');
    expect((await staff.post(path(reference, step), form, { cookie })).status).toBe(409);
  });

  it('tells the second who looks at it', async () => {
    const { reference, revision } = await submitted();
    await staff.post(path(reference, 'take'), { revision: String(revision) });
    const { cookie } = await staff.signIn('sales', 'Bea Second');
    const seenBy = (headers = {}) => staff.html(path(reference), headers);
    expect(await seenBy({ cookie })).toContain('Test sales looks at it');
    expect(await seenBy()).not.toContain('looks at it');
  });
});

describe('the mail of a step that waited for the mail server', () => {
  const mailsTo = async (email: string) => {
    await staff.runJobs();
    return staff.mails.filter(({ to }) => to === email).map(({ subject }) => subject);
  };

  it('asks nothing that was answered or taken back meanwhile', async () => {
    const email = 'late@example.com';
    const { reference, revision } = await submitted({ email });
    const message = 'Does the lift work?';
    await staff.post(path(reference, 'ask'), { revision: String(revision), message });
    await staff.post(path(reference, 'take'), { revision: String(revision + 1) });
    expect(await mailsTo(email)).toEqual([]);
    await staff.post(path(reference, 'ask'), { revision: String(revision + 2), message });
    expect(await mailsTo(email)).toEqual(['A question about your 2015 Ford E-450 Starcraft']);
  });

  it('leads to no bus that was taken off the site meanwhile', async () => {
    const email = 'unlisted@example.com';
    const { reference, revision } = await submitted({ email });
    await staff.post(path(reference, 'publish'), { revision: String(revision), ...plainBus });
    const listingId = (await staff.submissions.findByReference(reference))!.listingId!;
    await changeListing(staff.repository, listingId, { status: 'draft' });
    expect(await mailsTo(email)).toEqual([]);
  });
});

describe('what is typed for another step', () => {
  const typed = {
    ...plainBus,
    description: 'Half a description',
    message: 'Half a question',
    reason: 'Half a reason',
    text: 'Half a note',
  };

  it.each([
    ['take', 'It is yours.', ''],
    ['note', 'The note is added.', 'text'],
    ['ask', 'The question is on its way', 'message'],
    ['note', 'There was nothing to note.', 'text'],
    ['ask', 'Write what you want to know.', 'message'],
  ])('stands there again after %s: %s', async (step, said, own) => {
    const { reference, revision } = await submitted();
    const isEmpty = /nothing|Write/.test(said);
    const form = { ...typed, revision: String(revision), ...(isEmpty ? { [own]: ' ' } : {}) };
    const page = await (await staff.post(path(reference, step), form)).text();
    expect(page).toContain(said);
    // Whoever does not want to tell the seller is not asked twice.
    expect(page).not.toMatch(/name="tell"[^>]* checked/);
    for (const [name, words] of Object.entries(typed)) {
      if (!words.startsWith('Half') || name === own) continue;
      // A bus that waits for its seller cannot be published.
      if (name === 'description' && said.includes('on its way')) continue;
      expect(page, name).toMatch(new RegExp(`name="${name}"[^>]*>${words}`));
    }
  });

  it.each([
    ['ask', { message: 'Does the lift work?' }],
    ['reject', { reason: 'Frame rust.' }],
  ])('in the listing is a note once %s leaves no form for it', async (step, words) => {
    const { reference, revision, id } = await submitted();
    const page = await (await staff.get(path(reference))).text();
    const field = (name: string) =>
      new RegExp(`name="${name}"[^>]* value="([^"]*)"`).exec(page)?.[1] ?? '';
    expect(field('year')).not.toBe('');
    const long = `The front. ${'Seats of 2019. '.repeat(400)}The rear.`;
    const form = { ...typed, ...words, text: '', year: field('year'), description: long };
    const sent = { ...form, revision: String(revision) };
    await staff.post(path(reference, step), sent);
    // The page is loaded anew.
    await staff.post(path(reference, step), sent);
    const notes = (await staff.submissions.history(id))
      .filter(({ from, to }) => from === to)
      .map(({ note }) => note ?? '');
    expect(notes).toHaveLength(2);
    expect(notes[0]).toContain('Typed in the listing:');
    expect(notes[0]).toContain('Description: The front.');
    expect(notes[0]).not.toContain('Year:');
    expect(notes.join(' ')).toContain('The rear.');
    expect(await (await staff.get(path(reference))).text()).toContain('The front.');
  });

  it('stands there again when the step is none for this state', async () => {
    const { reference, revision, id } = await submitted();
    await staff.post(path(reference, 'reject'), { revision: String(revision), reason: 'Rust' });
    const now = (await staff.submissions.findById(id))!;
    const answer = await staff.post(path(reference, 'ask'), {
      ...typed,
      revision: String(now.revision),
    });
    expect(answer.status).toBe(422);
    const page = await answer.text();
    expect(page).toContain('That cannot be done: it is “not taken” by now.');
    expect(page).toContain('Half a note');
  });

  it('is nothing when the page is as it came, which goes on to a fresh one', async () => {
    const { reference } = await submitted();
    const page = await (await staff.get(path(reference))).text();
    const [, revision = ''] = /name="revision" value="(\d+)"/.exec(page) ?? [];
    expect((await staff.post(path(reference, 'take'), { revision })).status).toBe(303);
  });
});

it.each([
  ['ask', 'message', 'Your question'],
  ['reject', 'reason', 'Why'],
  ['note', 'text', 'Note for the others'],
] as const)(
  'names at its field what a step without words lacks: %s',
  async (step, field, label) => {
    const { reference, revision } = await submitted();
    const answer = await staff.post(path(reference, step), { revision: String(revision) });
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(html).toContain(`<a href="#step-${field}">`);
    expect(html).toContain(`<label for="step-${field}">${label}</label>`);
    expect(html).toMatch(new RegExp(`<textarea[^>]* id="step-${field}" aria-invalid="true"`));
    const opened = html.match(/<details class="staff-panel" open="">/g) ?? [];
    expect(opened).toHaveLength(step === 'note' ? 0 : 1);
  },
);
