import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '#db/database.ts';
import { createSubmissionQueue } from '#db/repositories/staff-submissions.ts';
import { createSubmissionRepository } from '#db/repositories/submission-repository.ts';
import type { SubmissionRepository } from '#domain/selling/submission-repository.ts';
import { createSellPhotos } from '#domain/selling/sell-photos.ts';
import type { SubmissionState } from '#domain/selling/submission-states.ts';
import type { Submission } from '#domain/selling/submission.ts';
import type { StaffMember } from '#domain/staff/staff-member.ts';
import { draftListing, listingImages } from '#domain/staff/submissions/draft-listing.ts';
import type { SubmissionQueue } from '#domain/staff/submissions/submission-queue.ts';
import { newPhoto, newStart, startSubmission } from '#test/factories/submission-factory.ts';
import { atOnce, callers, duringChange, warmPool } from '#test/setup/at-once.ts';
import { describeDatabases, type FreshDatabase } from '#test/setup/databases.ts';
import { stubPhotoEditing } from '#test/factories/stub-photo-editing.ts';

const member: StaffMember = { id: 'm1', name: 'Pat', email: 'pat@example.com', role: 'sales' };
const longAgo = '2020-01-01T00:00:00.000Z';
const photoCount = 20;

describeDatabases('submissions under thirty callers', ({ create }) => {
  let fresh: FreshDatabase;
  let database: Database;
  let submissions: SubmissionRepository;
  let queue: SubmissionQueue;

  beforeAll(async () => {
    fresh = await create({ connections: callers });
    database = fresh.database;
    await warmPool(database);
    submissions = createSubmissionRepository(database);
    queue = createSubmissionQueue(database);
  });
  afterAll(() => fresh.remove());

  const setTo =
    (state: SubmissionState, id: number) => (trx: Pick<Database['kysely'], 'updateTable'>) =>
      trx.updateTable('submissions').set({ state }).where('id', '=', id).execute();
  const changed = (outcomes: readonly { outcome: string }[]) =>
    outcomes.filter(({ outcome }) => outcome === 'changed');

  async function withPhotos(): Promise<{ submission: Submission; ids: number[] }> {
    const submission = await startSubmission(submissions);
    for (let number = 1; number <= photoCount; number++)
      await submissions.addPhoto({
        submissionId: submission.id,
        photo: newPhoto(submission.id * 1_000 + number),
        most: photoCount,
      });
    return { submission, ids: await idsOf(submission) };
  }
  const idsOf = async ({ id }: Submission) => (await submissions.photos(id)).map((one) => one.id);
  const sellPhotos = () =>
    createSellPhotos({
      submissions,
      photoIntake: { intake: () => Promise.reject(new Error('no photo is sent here')) },
      editing: stubPhotoEditing,
      arriving: { hold: (_, work) => work() },
      now: () => new Date(),
    });

  it('the same form thirty times at once is one submission', async () => {
    const same = newStart();
    const outcomes = await atOnce(() => submissions.start(same));
    expect(outcomes.filter(({ outcome }) => outcome === 'stored')).toHaveLength(1);
    expect(outcomes.filter(({ outcome }) => outcome === 'repeated')).toHaveLength(callers - 1);
  });

  it('one of thirty takes it, and one of thirty publishes it as one listing', async () => {
    const { id } = await startSubmission(submissions);
    const done = await submissions.changeState({
      id,
      expectedRevision: null,
      to: 'submitted',
      actor: 'seller',
    });
    if (done.outcome !== 'changed') throw new Error(done.outcome);
    const taken = await atOnce(() =>
      queue.move({
        id,
        expectedRevision: done.submission.revision,
        member,
        to: 'in-review',
        note: null,
        sellerUpdate: null,
      }),
    );
    expect(changed(taken)).toHaveLength(1);
    const { revision = 0 } = (await submissions.findById(id)) ?? {};
    const details = draftListing(done.submission);
    const published = await atOnce(() =>
      queue.publish({
        id,
        expectedRevision: revision,
        member,
        details,
        status: 'published',
        imagesOf: (photos) => listingImages(photos, details),
        sellerUpdate: null,
      }),
    );
    expect(changed(published)).toHaveLength(1);
    const listings = await database.kysely.selectFrom('bus_listings').select('id').execute();
    expect(listings).toHaveLength(1);
  });

  it('no more photos than the most, each in a place of its own', async () => {
    const { id } = await startSubmission(submissions);
    const added = await atOnce((number) =>
      submissions.addPhoto({ submissionId: id, photo: newPhoto(number), most: photoCount }),
    );
    expect(added.filter(({ outcome }) => outcome === 'added')).toHaveLength(photoCount);
    const places = await database.kysely
      .selectFrom('submission_photos')
      .select('position')
      .where('submission_id', '=', id)
      .execute();
    expect(new Set(places.map(({ position }) => position)).size).toBe(photoCount);
  });

  it('every step of a photo counts, however many are taken at once', async () => {
    const { submission, ids } = await withPhotos();
    const photoId = ids[0]!;
    const steps = photoCount - 1;
    await atOnce(async (number) => {
      if (number < steps) await sellPhotos().change(submission, { what: 'later', photoId });
    });
    expect((await idsOf(submission)).at(-1)).toBe(photoId);
  });

  it('photos stay as they are in what was published while they were changed', async () => {
    const { submission, ids } = await withPhotos();
    const [first = 0, second = 0] = ids;
    for (const change of [
      { what: 'remove', photoId: first },
      { what: 'caption', photoId: first, caption: 'Mine' },
      { what: 'earlier', photoId: second },
    ] as const) {
      await setTo('submitted', submission.id)(database.kysely);
      const done = await duringChange(database, setTo('published', submission.id), () =>
        sellPhotos().change(submission, change),
      );
      expect(done, change.what).toBe('too-late');
    }
    expect(await idsOf(submission)).toEqual(ids);
    expect((await submissions.photos(submission.id))[0]?.caption).toBeNull();
  });

  it('a draft that is handed in while what is old is deleted stays', async () => {
    const { id } = await startSubmission(submissions);
    await database.kysely
      .updateTable('submissions')
      .set({ updated_at: longAgo })
      .where('id', '=', id)
      .execute();
    const { submissions: deleted } = await duringChange(database, setTo('submitted', id), () =>
      submissions.deleteExpired(new Date()),
    );
    expect(deleted).toBe(0);
    expect((await submissions.findById(id))?.state).toBe('submitted');
  });

  it('a note to what is just erased is left out without a fault', async () => {
    for (const note of [
      (id: number) => submissions.addNote(id, 'system', 'Bounced'),
      (id: number) => queue.note({ id, member, text: 'Called' }),
    ]) {
      const { id } = await startSubmission(submissions);
      await duringChange(
        database,
        (trx) => trx.deleteFrom('submissions').where('id', '=', id).execute(),
        () => note(id),
      );
    }
  });
});
