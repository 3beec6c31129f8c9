import { afterEach, beforeEach, expect, it } from 'vitest';
import { createListingRepository } from '#db/repositories/listing-repository.ts';
import { usedMediaNames } from '#db/repositories/media-usage.ts';
import { createOutbox } from '#db/repositories/outbox.ts';
import { createAuditLog } from '#db/repositories/staff-audit.ts';
import { createSubmissionQueue } from '#db/repositories/staff-submissions.ts';
import { createSubmissionRepository } from '#db/repositories/submission-repository.ts';
import { sellerUpdateTopic } from '#db/repositories/submission-statements.ts';
import { createTagVersions } from '#db/repositories/tag-versions.ts';
import type { SubmissionRepository } from '#domain/selling/submission-repository.ts';
import type { Submission, SubmissionDetails } from '#domain/selling/submission.ts';
import type { StaffMember } from '#domain/staff/staff-member.ts';
import { draftListing, listingImages } from '#domain/staff/submissions/draft-listing.ts';
import type { SubmissionQueue } from '#domain/staff/submissions/submission-queue.ts';
import { aListing } from '#test/factories/listing-factory.ts';
import { newStart } from '#test/factories/submission-factory.ts';
import { describeDatabases, type FreshDatabase } from '#test/setup/databases.ts';

const member: StaffMember = { id: 'm1', name: 'Pat', email: 'pat@example.com', role: 'sales' };

describeDatabases('submissions as staff work with them', ({ create }) => {
  let fresh: FreshDatabase;
  let submissions: SubmissionRepository;
  let queue: SubmissionQueue;

  beforeEach(async () => {
    fresh = await create();
    submissions = createSubmissionRepository(fresh.database);
    queue = createSubmissionQueue(fresh.database, { jobTopics: ['search-sync'] });
  });
  afterEach(() => fresh.remove());

  async function submitted(details: Partial<SubmissionDetails> = {}): Promise<Submission> {
    const started = await submissions.start(newStart(details));
    if (started.outcome !== 'stored') throw new Error(started.outcome);
    const { id } = started.submission;
    await submissions.addPhoto({
      submissionId: id,
      photo: {
        clientId: 'a',
        name: `sell/${id}.webp`,
        widthPx: 900,
        heightPx: 600,
        placeholder: null,
        fileName: null,
      },
      most: 24,
    });
    const done = await submissions.changeState({
      id,
      expectedRevision: null,
      actor: 'seller',
      to: 'submitted',
    });
    if (done.outcome !== 'changed') throw new Error(done.outcome);
    return done.submission;
  }

  const publish = (one: Submission) => {
    const details = draftListing(one);
    return queue.publish({
      id: one.id,
      expectedRevision: one.revision,
      member,
      details,
      status: 'published',
      imagesOf: (photos) => listingImages(photos, details),
      sellerUpdate: { to: 'published', message: null },
    });
  };

  it('publish once, with photos, jobs, audit lines and a new inventory version', async () => {
    const one = await submitted();
    const before = await createTagVersions(fresh.database).current();
    const outcomes = await Promise.all([publish(one), publish(one), publish(one)]);
    expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual([
      'changed',
      'conflict',
      'conflict',
    ]);
    const stored = await submissions.findById(one.id);
    const listing = await createListingRepository(fresh.database).findById(stored!.listingId!);
    expect(listing).toMatchObject({ source: 'seller', sourceId: one.reference });
    expect(listing?.images.map(({ name }) => name)).toEqual([`sell/${one.id}.webp`]);
    expect([...(await usedMediaNames(fresh.database))]).toEqual([`sell/${one.id}.webp`]);
    const outbox = createOutbox(fresh.database);
    const [sellerUpdate] = await outbox.claim({
      topic: sellerUpdateTopic,
      limit: 5,
      leaseMs: 1_000,
    });
    expect(sellerUpdate).toMatchObject({ key: `${one.id}-${one.revision + 1}` });
    const [sync] = await outbox.claim({ topic: 'search-sync', limit: 5, leaseMs: 1_000 });
    expect(sync?.key).toBe(String(listing?.id));
    const lines = await createAuditLog(fresh.database).page({ memberId: 'm1', limit: 9 });
    expect(lines.map(({ action }) => action).toSorted()).toEqual([
      'listing.create',
      'submission.publish',
    ]);
    const after = await createTagVersions(fresh.database).current();
    expect(after.inventory).toBe(before.inventory + 1);
  });

  it('leave nothing of a seller in the log that nobody can erase', async () => {
    const one = await submitted();
    const details = { ...one.details, name: 'Zita Quill', email: 'zita@example.com', year: 2012 };
    const more = { ...details, phone: '(856) 555-0199', phoneE164: '+18565550199' };
    const revised = await queue.correct({
      id: one.id,
      expectedRevision: one.revision,
      member,
      details: more,
    });
    if (revised.outcome !== 'changed') throw new Error(revised.outcome);
    await queue.note({ id: one.id, member, text: 'Zita will call on Monday' });
    const asked = { id: one.id, expectedRevision: revised.submission.revision, member };
    const note = 'Dear Zita, which year is it?';
    const sellerUpdate = { to: 'needs-info', message: note } as const;
    await queue.move({ ...asked, to: 'needs-info', note, sellerUpdate });
    const lines = await createAuditLog(fresh.database).page({ memberId: 'm1', limit: 9 });
    expect(lines).toHaveLength(3);
    expect(JSON.stringify(lines)).not.toMatch(/zita|0199|ruth|0142/i);
    expect(JSON.stringify(lines)).toContain('2012');
  });

  it('leave the photos of a published bus when their seller is erased', async () => {
    const one = await submitted();
    await publish(one);
    expect((await submissions.eraseByEmail('ruth@example.com', member)).submissions).toBe(1);
    expect([...(await usedMediaNames(fresh.database))]).toEqual([`sell/${one.id}.webp`]);
  });

  it('take along what staff wrote to a seller who is erased before the mail has left', async () => {
    const one = await submitted();
    const note = 'Which year is it?';
    const asked = { id: one.id, expectedRevision: one.revision, member, to: 'needs-info' } as const;
    await queue.move({ ...asked, note, sellerUpdate: { to: 'needs-info', message: note } });
    const waiting = () => createOutbox(fresh.database).keys(sellerUpdateTopic);
    expect((await waiting()).size).toBe(1);
    await submissions.eraseByEmail('nobody@example.com', member);
    expect((await waiting()).size).toBe(1);
    await submissions.eraseByEmail('ruth@example.com', member);
    expect((await waiting()).size).toBe(0);
  });

  it('go only where the rules allow, and never to published without a listing', async () => {
    const one = await submitted();
    const step = {
      id: one.id,
      expectedRevision: one.revision,
      member,
      note: null,
      sellerUpdate: null,
    };
    expect(await queue.move({ ...step, to: 'published' })).toMatchObject({ outcome: 'refused' });
    expect(await queue.move({ ...step, to: 'draft' })).toMatchObject({ outcome: 'refused' });
    expect(await queue.move({ ...step, to: 'rejected' })).toMatchObject({ outcome: 'changed' });
    expect(await queue.move({ ...step, to: 'rejected' })).toMatchObject({ outcome: 'conflict' });
    expect(await queue.move({ ...step, id: 999, to: 'rejected' })).toEqual({ outcome: 'missing' });
  });

  it('are found by words, wildcards and case taken as they are', async () => {
    const one = await submitted({ name: 'Wanda 100% Lane', make: 'Blue Bird' });
    await submitted({ name: 'Somebody else' });
    const find = async (words: string) =>
      (
        await queue.page({ states: ['submitted'], spam: null, words, beforeId: null, limit: 9 })
      ).map(({ submission }) => submission.id);
    expect(await find('wanda')).toEqual([one.id]);
    expect(await find('100%')).toEqual([one.id]);
    expect(await find('BLUE lane')).toEqual([one.id]);
    expect(await find('_anda')).toEqual([]);
    expect(await find("' or 1=1 --")).toEqual([]);
    expect(await find('')).toHaveLength(2);
    expect(await queue.counts()).toEqual([{ state: 'submitted', spam: false, count: 2 }]);
    expect(await queue.counts('blue')).toEqual([{ state: 'submitted', spam: false, count: 1 }]);
    expect(await queue.counts('_anda')).toEqual([]);
  });

  it('are found by everything that the list prints of them', async () => {
    const one = await submitted({
      year: 2015,
      make: 'Ford',
      model: 'E-450',
      bodyManufacturer: 'Starcraft',
      city: 'Lancaster',
      state: 'PA',
    });
    await submitted({
      year: 2009,
      make: 'Blue Bird',
      model: 'Vision',
      bodyManufacturer: null,
      city: null,
      state: 'TX',
    });
    const find = async (words: string) =>
      (
        await queue.page({ states: ['submitted'], spam: null, words, beforeId: null, limit: 9 })
      ).map(({ submission }) => submission.id);
    for (const words of [
      'starcraft',
      '2015',
      'Lancaster, PA',
      '2015 Ford E-450 Starcraft',
      `${one.reference.toLowerCase()} ford`,
    ])
      expect(await find(words), words).toEqual([one.id]);
    expect(await find('2015 Blue Bird')).toEqual([]);
    expect(await find('20_5')).toEqual([]);
    expect(await find(' , ')).toHaveLength(2);
  });

  it('have twins by VIN, or by seller and model year where one has no VIN', async () => {
    const same = async (details: Partial<SubmissionDetails>) =>
      (await queue.twins(await submitted(details))).map((twin) => twin.same);
    expect(await same({ vin: '1FDFE4FS8KDC99991' })).toEqual([]);
    expect(await same({ vin: '1FDFE4FS8KDC99992' })).toEqual([]);
    expect(await same({ year: null, phoneE164: null })).toEqual([]);
    expect(await same({ email: null, phoneE164: '+12155550100' })).toEqual([]);
    expect(await same({ email: null })).toEqual(['seller', 'seller']);
    expect(await same({ email: null, phoneE164: null, vin: '1FDFE4FS8KDC99991' })).toEqual(['vin']);
  });

  it('are compared with priced listings of their kind and age', async () => {
    const listings = createListingRepository(fresh.database);
    await listings.insertMany([
      aListing({ id: 1, details: { year: 2015, priceCents: 100 } }),
      aListing({ id: 2, details: { year: 2016, priceCents: null } }),
      aListing({ id: 3, details: { year: 2030, priceCents: 300 } }),
      aListing({ id: 4, status: 'draft', details: { year: 2015, priceCents: 400 } }),
      aListing({ id: 5, status: 'sold', details: { year: 2014, priceCents: 500 } }),
      aListing({ id: 6, details: { year: 2015, category: 'coach', priceCents: 600 } }),
    ]);
    const found = await queue.comparables({ category: 'shuttle', year: 2015 });
    expect(found.map(({ id }) => id)).toEqual([1, 5]);
    expect(await queue.comparables({ category: 'shuttle', year: null })).toHaveLength(3);
  });
});
