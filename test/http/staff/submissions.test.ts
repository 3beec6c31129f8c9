import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeListing } from '#test/factories/change-listings.ts';
import { urls } from '#site/urls.ts';
import { aListing } from '#test/factories/listing-factory.ts';
import { createTestStaff, type TestStaff } from '#test/factories/test-staff.ts';
import { plainBus, reviewPath as path, submitForReview } from '#test/factories/submitted.ts';
import type { SubmissionDetails } from '#domain/selling/submission.ts';

let staff: TestStaff;

beforeAll(async () => {
  staff = await createTestStaff({
    role: 'sales',
    listings: [4_000_000, 5_000_000, 7_000_000].map((priceCents, index) =>
      aListing({ id: index + 1, details: { priceCents, year: 2014 + index } }),
    ),
  });
});
afterAll(() => staff.close());

const submitted = (details?: Partial<SubmissionDetails>) => submitForReview(staff, details);

describe('the list', () => {
  it('shows what waits, finds by words, and keeps drafts apart', async () => {
    const { reference } = await submitted({ name: 'Wanda Findme' });
    const html = await (await staff.get('/staff/submissions?q=findme')).text();
    expect(html).toContain(reference);
    expect(await (await staff.get('/staff/submissions?view=drafts&q=findme')).text()).not.toContain(
      reference,
    );
    expect(await (await staff.get('/staff/submissions?q=%25')).text()).not.toContain(reference);
  });

  it('counts what each of its lists will show, and finds by body and place', async () => {
    const { reference } = await submitted({ bodyManufacturer: 'Onlystarcraft', city: 'Lancaster' });
    const page = await (await staff.get('/staff/submissions?q=lancaster+onlystar')).text();
    expect(page).toContain(reference);
    expect(page).toContain('Waiting for us<span class="figures">1</span>');
    expect(page).toContain('>All<span class="figures">1</span>');
  });
});

describe('the review', () => {
  it('shows words, photos, the VIN, twins and the price beside our own', async () => {
    const vin = '1FDFE4FS8KDC12345';
    const twin = await submitted({ vin });
    await staff.repository.insertMany([aListing({ status: 'draft', details: { vin } })]);
    const { reference } = await submitted({ vin, year: 2015 });
    const html = await staff.html(path(reference));
    expect(html).toContain('Lift works.');
    expect(html).toContain('Chassis make');
    expect(html).toContain(twin.reference);
    expect(html).toMatch(/Listing \d+, same VIN<\/span><\/span><span class="tag">Draft</);
    expect(html).toContain('$50,000');
    expect(html).toContain('$40,000 to $70,000');
  });

  it('asks for the type of a school bus before all that it can do without', async () => {
    const front = async (details: Partial<SubmissionDetails>) =>
      (await staff.html(path((await submitted(details)).reference))).split('All other fields')[0];
    const asked = 'id="field-schoolType"';
    expect(await front({ make: 'Blue Bird', model: 'Vision', bodyManufacturer: null })).toContain(
      asked,
    );
    expect(await front({ make: 'MCI', model: 'J4500' })).not.toContain(asked);
  });

  it('shows what the same seller sent of that model year, unless both have VINs', async () => {
    const seller = { email: 'twice@example.com', phone: null, phoneE164: null };
    const panel = async (details: Partial<SubmissionDetails>) => {
      const { reference } = await submitted({ ...seller, ...details });
      const html = await staff.html(path(reference));
      return /<h2>This bus .*?<\/section>/s.exec(html)?.[0] ?? '';
    };
    expect(await panel({})).toBe('');
    expect(await panel({ year: null })).toBe('');
    expect(await panel({ year: 2016, vin: '1FDFE4FS8KDC99991' })).toBe('');
    expect(await panel({ year: 2016, vin: '1FDFE4FS8KDC99992' })).toBe('');
    expect(await panel({ email: 'Twice@Example.com' })).toMatch(
      /^<h2>This bus may be here already.*Submission OM-\S+, same seller and model year</,
    );
    expect(await panel({ vin: '1FDFE4FS8KDC99991' })).toMatch(/^<h2>This bus is here already/);
  });

  it('says in which language to call whoever did not write in English', async () => {
    const facts = async (details: Partial<SubmissionDetails>) =>
      (await staff.get(path((await submitted(details)).reference))).text();
    expect(await facts({ language: 'es' })).toContain('<dt>Language</dt><dd>Español</dd>');
    expect(await facts({ language: 'en' })).not.toContain('<dt>Language</dt>');
  });

  it('escapes what strangers write', async () => {
    const marker = '<img src=x onerror=zq7(1)>';
    const { reference } = await submitted({ name: marker, description: `</textarea>${marker}` });
    expect(await (await staff.get(path(reference))).text()).not.toContain('<img src=x');
  });
});

describe('publishing', () => {
  it('makes a listing with the photos, tells the seller, and records who did it', async () => {
    const { reference, revision, id } = await submitted();
    const answer = await staff.post(path(reference, 'publish'), {
      revision: String(revision),
      ...plainBus,
      priceCents: '29,900',
      id: '77',
      slug: '../',
      source: 'hacker',
    });
    expect(answer.status).toBe(303);
    const stored = await staff.submissions.findById(id);
    expect(stored?.state).toBe('published');
    const listing = await staff.repository.findById(stored?.listingId ?? 0);
    expect(listing).toMatchObject({
      status: 'published',
      source: 'seller',
      sourceId: reference,
      priceCents: 2_990_000,
      category: 'shuttle',
    });
    expect(listing?.images.map(({ name }) => name)).toEqual([`sell/${stored?.token}.webp`]);
    await staff.runJobs();
    const mail = staff.mails.find(({ to }) => to === 'ruth@example.com');
    expect(mail?.text).toContain(`/buses/${listing?.id}-`);
    // Its state is a word by itself, no day follows.
    const french = await staff.get(`/fr/sell-your-bus/status/${stored?.token}`);
    expect(await french.text()).toMatch(/>Publié</);
    const [entry] = await staff.services.audit.page({
      subjectKind: 'submission',
      subjectId: reference,
      limit: 5,
    });
    expect(entry).toMatchObject({
      action: 'submission.publish',
      memberName: 'Test sales',
      before: { state: 'submitted' },
      after: { state: 'published' },
    });
  });

  it('says what is missing and keeps what was typed', async () => {
    const { reference, revision, id } = await submitted();
    const answer = await staff.post(path(reference, 'publish'), {
      revision: String(revision),
      status: 'published',
      year: '2015',
      bodyMake: 'Starcraft',
      colorExterior: 'Mint green',
      state: 'NJ',
    });
    expect(answer.status).toBe(422);
    const html = await answer.text();
    // Before the photos and what the seller says, where the page opens.
    const [above = ''] = html.split('id="listing"');
    expect(above).toContain('Nothing is published yet');
    expect(html).toContain('Mint green');
    expect((await staff.submissions.findById(id))?.state).toBe('submitted');
  });

  it('happens once, however often it is sent', async () => {
    const { reference, revision } = await submitted();
    const form = {
      revision: String(revision),
      status: 'draft',
      category: 'shuttle',
      bodyMake: 'Starcraft',
    };
    const before = await staff.repository.count(['draft']);
    const answers = await Promise.all(
      [1, 2, 3].map(() => staff.post(path(reference, 'publish'), form)),
    );
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect(new Set(answers.map(({ headers }) => headers.get('location'))).size).toBe(1);
    expect(await staff.repository.count(['draft'])).toBe(before + 1);
    // So is the same one with another bus in its form: nobody may be told that it was taken.
    const typed = await staff.post(path(reference, 'publish'), { ...form, bodyMake: 'Glaval' });
    expect(typed.status).toBe(409);
    expect(await typed.text()).toContain('Glaval');
    // The other button is another step.
    const published = { ...plainBus, revision: String(revision) };
    const other = await staff.post(path(reference, 'publish'), published);
    expect(other.status).toBe(409);
  });
});

describe('asking and refusing', () => {
  it('mails the question and waits for the seller', async () => {
    const { reference, revision, id } = await submitted({ email: 'asked@example.com' });
    const answer = await staff.post(path(reference, 'ask'), {
      revision: String(revision),
      message: 'Does the lift work?',
    });
    expect(answer.status).toBe(303);
    expect((await staff.submissions.findById(id))?.state).toBe('needs-info');
    await staff.runJobs();
    const mail = staff.mails.find(({ to }) => to === 'asked@example.com');
    expect(mail?.text).toContain('Does the lift work?');
    expect(mail?.text).toContain('/sell-your-bus/status/');
  });

  it('refuses with a reason, and tells only when asked to', async () => {
    const { reference, revision, id } = await submitted({ email: 'quiet@example.com' });
    await staff.post(path(reference, 'reject'), {
      revision: String(revision),
      reason: 'Frame rust.',
    });
    expect((await staff.submissions.findById(id))?.state).toBe('rejected');
    expect((await staff.submissions.history(id)).at(-1)).toMatchObject({
      actor: 'Test sales',
      note: 'Frame rust.',
    });
    await staff.runJobs();
    expect(staff.mails.some(({ to }) => to === 'quiet@example.com')).toBe(false);
  });

  it.each([
    ['asked@example.com', 'ask', 'The question is on its way to the seller.'],
    [null, 'ask', 'Noted. No mail can reach the seller: call.'],
    ['told@example.com', 'reject', 'Not taken. The seller is told why.'],
    [null, 'reject', 'Not taken. The seller is not told.'],
  ])('says what reaches a seller with the address %s: %s', async (email, step, said) => {
    const { reference, revision } = await submitted({ email });
    const answer = await staff.post(path(reference, step), {
      revision: String(revision),
      ...(step === 'ask' ? { message: 'Does the lift work?' } : { reason: 'Frame rust.' }),
      tell: 'yes',
    });
    expect(decodeURIComponent(answer.headers.get('set-cookie') ?? '')).toContain(said);
  });

  it('wants words', async () => {
    const { reference, revision } = await submitted();
    const answer = await staff.post(path(reference, 'ask'), {
      revision: String(revision),
      message: ' \u200b ',
    });
    expect(answer.status).toBe(422);
  });
});

describe('the page of the seller', () => {
  const read = (address: string) => staff.html(address);
  const pageOf = (token: string) => read(`/sell-your-bus/status/${token}`);
  const step = async (name: string, typed: Record<string, string>, email: string | null) => {
    const { reference, revision, token, id } = await submitted({ email });
    await staff.post(path(reference, name), { revision: String(revision), ...typed });
    return { id, token };
  };

  it('shows the question and the reason that were mailed, until the next step', async () => {
    const message = 'Does the lift work?\nAnd its <b>doors</b>?';
    const { id, token } = await step('ask', { message }, 'asked@example.com');
    const places = [urls.sellStatus(token), urls.sellUploading(token), urls.sellDetails(token)];
    for (const place of places)
      expect(await read(place)).toContain('Does the lift work?\nAnd its &lt;b&gt;doors&lt;/b&gt;?');
    await staff.submissions.changeState({
      id,
      expectedRevision: null,
      actor: 'seller',
      to: 'submitted',
    });
    for (const place of places) expect(await read(place)).not.toContain('Does the lift work?');
    const refused = await step('reject', { reason: 'Rust.', tell: 'yes' }, 'told@example.com');
    expect(await pageOf(refused.token)).toContain('Rust.');
  });

  it('shows nothing of what was not mailed', async () => {
    const silent = await step('reject', { reason: 'Rust.' }, 'told@example.com');
    const called = await step('ask', { message: 'Rust, I guess.' }, null);
    for (const { token } of [silent, called]) expect(await pageOf(token)).not.toContain('Rust');
  });

  it('follows the bus: on our site, sold, and not there any more', async () => {
    const { reference, revision, token } = await submitted();
    await staff.post(path(reference, 'publish'), { revision: String(revision), ...plainBus });
    const listingId = (await staff.submissions.findByReference(reference))!.listingId!;
    const to = (status: 'sold' | 'draft') => changeListing(staff.repository, listingId, { status });
    const listed = await pageOf(token);
    expect(listed).toContain('Buyers see your bus now.');
    expect(listed).toContain(`href="/buses/${listingId}-`);
    expect(listed).not.toContain('see and change what you sent');
    await to('sold');
    const sold = await pageOf(token);
    expect(sold).toContain('Your bus has found its buyer.');
    expect(sold).toContain(`href="/buses/${listingId}-`);
    await to('draft');
    const gone = await pageOf(token);
    expect(gone).toContain('Buyers do not see your bus now.');
    expect(gone).not.toContain(`href="/buses/${listingId}-`);
  });
});

describe('correcting', () => {
  it('changes what the seller typed, by the rules of the seller’s form', async () => {
    const { reference, revision, id } = await submitted();
    const page = await (await staff.get(path(reference, 'correct'))).text();
    expect(page).toContain('Ruth O’Neil');
    const form = { name: 'Ruth O’Neil', email: 'ruth@example.com', make: 'Ford', state: 'NJ' };
    const wrong = await staff.post(path(reference, 'correct'), {
      ...form,
      revision: String(revision),
      year: '99',
    });
    expect(wrong.status).toBe(422);
    const right = await staff.post(path(reference, 'correct'), {
      ...form,
      revision: String(revision),
      year: '2016',
      token: 'mine',
      spam_score: '0',
    });
    expect(right.status).toBe(303);
    const stored = await staff.submissions.findById(id);
    expect(stored?.details.year).toBe(2016);
    expect((await staff.submissions.history(id)).at(-1)?.note).toMatch(
      /^Details corrected: .*year, .*asking price/,
    );
    expect(stored?.token).not.toBe('mine');
  });
});
