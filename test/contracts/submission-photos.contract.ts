import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createSubmissionRepository } from '#db/repositories/submission-repository.ts';
import { photoAvifTopic } from '#domain/media/derive-avif.ts';
import type { SubmissionRepository } from '#domain/selling/submission-repository.ts';
import type { Submission, SubmissionPhoto } from '#domain/selling/submission.ts';
import { newPhoto, startSubmission } from '#test/factories/submission-factory.ts';
import { describeDatabases, type FreshDatabase } from '#test/setup/databases.ts';

describeDatabases('photos of a submission', ({ create }) => {
  let fresh: FreshDatabase;
  let submissions: SubmissionRepository;
  let submission: Submission;
  beforeAll(async () => {
    fresh = await create();
    submissions = createSubmissionRepository(fresh.database);
  });
  beforeEach(async () => {
    submission = await startSubmission(submissions);
  });
  afterAll(() => fresh.remove());

  const add = (number: number, clientId?: string, most = 24) =>
    submissions.addPhoto({ submissionId: submission.id, photo: newPhoto(number, clientId), most });
  const numbers = async () =>
    (await submissions.photos(submission.id)).map(({ name }) => Number(/\d+/.exec(name)?.[0]));

  it('counts a photo once, whether its key or its picture comes again', async () => {
    const first = await add(1, 'key-a');
    expect(first.outcome).toBe('added');
    expect(await add(2, 'key-a')).toMatchObject({ ...first, outcome: 'repeated' });
    expect(await add(1, 'key-b')).toMatchObject({ ...first, outcome: 'repeated' });
    expect(await numbers()).toEqual([1]);
    const { kysely } = fresh.database;
    const jobs = await kysely.selectFrom('outbox').selectAll().execute();
    expect(jobs).toContainEqual(
      expect.objectContaining({ topic: photoAvifTopic, key: newPhoto(1).name }),
    );
  });

  it('takes no more than the cap, however many come at once', async () => {
    const outcomes = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((number) => add(number, undefined, 4)),
    );
    expect(outcomes.filter(({ outcome }) => outcome === 'added')).toHaveLength(4);
    expect(outcomes.filter(({ outcome }) => outcome === 'full')).toHaveLength(2);
    expect(await numbers()).toHaveLength(4);
  });

  it('arranges, captions and removes its own photos only', async () => {
    for (const number of [1, 2, 3]) await add(number);
    const mine = await submissions.photos(submission.id);
    const ids = mine.map(({ id }) => id);
    const stranger = await startSubmission(submissions);
    await submissions.arrangePhotos(submission.id, () => [ids[2]!, 999_999, ids[0]!, ids[2]!]);
    expect(await numbers()).toEqual([3, 1, 2]);
    expect(await submissions.captionPhoto(stranger.id, ids[0]!, 'Mine now')).toBe(false);
    expect(await submissions.removePhoto(stranger.id, ids[0]!)).toBe(false);
    expect(await submissions.captionPhoto(submission.id, ids[0]!, 'Front')).toBe(true);
    expect(await submissions.removePhoto(submission.id, ids[1]!)).toBe(true);
    expect(await numbers()).toEqual([3, 1]);
    expect((await submissions.photos(submission.id))[1]?.caption).toBe('Front');
    await add(4);
    expect(await numbers()).toEqual([3, 1, 4]);
  });

  it('puts another picture in the place of its own, once, and keeps all else of the photo', async () => {
    for (const number of [1, 2]) await add(number);
    const [{ id, name, ...rest }] = (await submissions.photos(submission.id)) as [SubmissionPhoto];
    const other = { name: newPhoto(3).name, widthPx: 600, heightPx: 900, placeholder: null };
    const stranger = await startSubmission(submissions);
    expect(await submissions.replacePhoto(stranger.id, id, name, other)).toBe(false);
    const both = await Promise.all(
      [1, 2].map(() => submissions.replacePhoto(submission.id, id, name, other)),
    );
    expect(both.toSorted()).toEqual([false, true]);
    expect((await submissions.photos(submission.id))[0]).toEqual({ ...rest, id, ...other });
    const jobs = await fresh.database.kysely.selectFrom('outbox').selectAll().execute();
    expect(jobs).toContainEqual(
      expect.objectContaining({ topic: photoAvifTopic, key: other.name }),
    );
    // Another photo shows it already.
    const [, second] = await submissions.photos(submission.id);
    expect(await submissions.replacePhoto(submission.id, second!.id, second!.name, other)).toBe(
      true,
    );
    expect(await numbers()).toEqual([3, 2]);
  });

  it('takes none for a submission that is closed or unknown', async () => {
    await submissions.changeState({
      id: submission.id,
      expectedRevision: null,
      to: 'withdrawn',
      actor: 'seller',
    });
    expect(await add(1)).toEqual({ outcome: 'refused' });
    const nowhere = { submissionId: 999_999, photo: newPhoto(1), most: 24 };
    expect(await submissions.addPhoto(nowhere)).toEqual({ outcome: 'missing' });
  });

  it('erases one person with history, photos and keys, and names the unused pictures', async () => {
    const ruth = await startSubmission(submissions, { email: 'Erase.Me@Example.com' });
    const photo = (id: number, number: number) =>
      submissions.addPhoto({ submissionId: id, photo: newPhoto(number), most: 24 });
    await photo(ruth.id, 50);
    await photo(ruth.id, 51);
    await photo(submission.id, 51);
    const erased = await submissions.eraseByEmail('erase.me@example.COM', {
      id: null,
      name: 'Command line',
    });
    expect(erased).toEqual({ submissions: 1, pictures: [newPhoto(50).name] });
    expect(await submissions.findById(ruth.id)).toBeNull();
    expect(await submissions.history(ruth.id)).toEqual([]);
    expect(await submissions.photos(ruth.id)).toEqual([]);
    expect((await submissions.photos(submission.id)).map(({ name }) => name)).toEqual([
      newPhoto(51).name,
    ]);
  });

  it('deletes drafts and withdrawn ones after their time, and nothing that waits for us', async () => {
    const handedIn = await startSubmission(submissions);
    await submissions.changeState({
      id: handedIn.id,
      expectedRevision: null,
      to: 'submitted',
      actor: 'seller',
    });
    const days = (count: number) => new Date(Date.now() + count * 86_400_000);
    await submissions.deleteExpired(days(59));
    expect(await submissions.findById(submission.id)).not.toBeNull();
    const { submissions: deleted } = await submissions.deleteExpired(days(61));
    expect(deleted).toBeGreaterThan(0);
    expect(await submissions.findById(submission.id)).toBeNull();
    await submissions.deleteExpired(days(10_000));
    expect(await submissions.findById(handedIn.id)).not.toBeNull();
  });
});
