import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#db/open-database.ts';
import type { Database } from '#db/database.ts';
import { createSubmissionRepository } from '#db/repositories/submission-repository.ts';
import type { SubmissionRepository } from '#domain/selling/submission-repository.ts';
import {
  newStart,
  startSubmission,
  submissionDetails,
} from '#test/factories/submission-factory.ts';
import { describeDatabases, type FreshDatabase } from '#test/setup/databases.ts';

describeDatabases('submissions', ({ create }) => {
  let fresh: FreshDatabase;
  let other: Database;
  let submissions: SubmissionRepository;
  let secondNode: SubmissionRepository;
  beforeAll(async () => {
    fresh = await create();
    other = await openDatabase(fresh.config);
    submissions = createSubmissionRepository(fresh.database);
    secondNode = createSubmissionRepository(other);
  });
  afterAll(async () => {
    await other.close();
    await fresh.remove();
  });
  const jobsOf = async (id: number) => {
    const rows = await fresh.database.kysely.selectFrom('outbox').selectAll().execute();
    return rows.filter(({ key }) => key === String(id)).map(({ topic }) => topic);
  };

  describe('starting', () => {
    it('stores a draft whole, with its history and its job', async () => {
      const { id, reference, token } = await startSubmission(submissions);
      const draft = await submissions.findByToken(token);
      expect(draft).toMatchObject({ id, state: 'draft', revision: 1, details: submissionDetails });
      expect(draft?.submittedAt).toBeNull();
      expect(await submissions.findByReference(reference)).toEqual(draft);
      expect(await submissions.history(id)).toMatchObject([
        { actor: 'seller', from: null, to: 'draft' },
      ]);
      expect(await jobsOf(id)).toEqual(['submission-remind']);
    });

    it('gives the first answer to the same words under the same key, and no other', async () => {
      const key = 'the-same-key-again';
      const first = await submissions.start(newStart({}, key));
      const again = await submissions.start(newStart({}, key));
      expect(first.outcome).toBe('stored');
      expect(again.outcome).toBe('repeated');
      expect('submission' in again && again.submission.token).toBe(
        'submission' in first && first.submission.token,
      );
      expect(await submissions.start(newStart({ year: 2016 }, key))).toEqual({
        outcome: 'conflict',
      });
    });

    it('stores one of many at the same moment on two nodes', async () => {
      const email = 'crowd@example.com';
      const starts = Array.from({ length: 20 }, (_, at) =>
        (at % 2 ? submissions : secondNode).start(newStart({ email }, 'crowd-key')),
      );
      const outcomes = (await Promise.all(starts)).map(({ outcome }) => outcome);
      expect(outcomes.filter((outcome) => outcome === 'stored')).toHaveLength(1);
      expect(outcomes.filter((outcome) => outcome === 'repeated')).toHaveLength(19);
      expect(await submissions.findByEmail(email)).toHaveLength(1);
    });

    it('leaves nothing behind when the row is refused', async () => {
      const bad = newStart({ mileageMiles: 0 }, 'refused-key');
      await expect(submissions.start(bad)).rejects.toThrow();
      const good = await submissions.start(newStart({}, 'refused-key'));
      expect(good.outcome).toBe('stored');
    });
  });

  describe('changing', () => {
    it('follows the allowed steps and writes each into the history', async () => {
      const { id } = await startSubmission(submissions);
      const to = (state: 'submitted' | 'in-review' | 'published', listingId?: number) =>
        submissions.changeState({
          id,
          expectedRevision: null,
          to: state,
          actor: state === 'submitted' ? 'seller' : 'Dana',
          listingId,
        });
      expect(await to('in-review')).toMatchObject({ outcome: 'refused' });
      const handedIn = await to('submitted');
      expect(handedIn).toMatchObject({ outcome: 'changed', submission: { state: 'submitted' } });
      expect('submission' in handedIn && handedIn.submission.submittedAt).toMatch(/Z$/);
      await to('in-review');
      expect(await to('published', 77)).toMatchObject({ submission: { listingId: 77 } });
      expect(await to('submitted')).toMatchObject({ outcome: 'refused' });
      const history = await submissions.history(id);
      expect(history.map(({ actor, to: state }) => `${actor} ${state}`)).toEqual([
        'seller draft',
        'seller submitted',
        'Dana in-review',
        'Dana published',
      ]);
    });

    it('refuses a correction of what somebody else changed, or of what is closed', async () => {
      const { id } = await startSubmission(submissions);
      const correct = (revision: number, quantity: number) =>
        submissions.correct({
          id,
          expectedRevision: revision,
          details: { ...submissionDetails, quantity },
          actor: 'seller',
          jobs: [{ topic: 'submission-tell-change' }],
        });
      expect(await correct(1, 2)).toMatchObject({
        outcome: 'changed',
        submission: { revision: 2 },
      });
      expect(await correct(1, 3)).toMatchObject({ outcome: 'conflict', current: { revision: 2 } });
      expect(await jobsOf(id)).toContain('submission-tell-change');
      await submissions.changeState({
        id,
        expectedRevision: null,
        to: 'withdrawn',
        actor: 'seller',
      });
      expect(await correct(3, 4)).toMatchObject({ outcome: 'refused' });
      expect((await submissions.findById(id))?.details.quantity).toBe(2);
    });

    it('keeps the newest lines of what the seller corrects', async () => {
      const { id } = await startSubmission(submissions);
      await submissions.addNote(id, 'Ana', 'called');
      const details = submissionDetails;
      for (let turn = 1; turn <= 210; turn++)
        await submissions.correct({ id, expectedRevision: null, details, actor: 'seller' });
      const history = await submissions.history(id);
      expect(history.slice(0, 2).map(({ actor }) => actor)).toEqual(['seller', 'Ana']);
      expect(history).toHaveLength(202);
    });

    it('lets one of two corrections at the same moment through', async () => {
      const { id } = await startSubmission(submissions);
      const both = await Promise.all(
        [submissions, secondNode].map((node, at) =>
          node.correct({
            id,
            expectedRevision: 1,
            details: { ...submissionDetails, quantity: at + 2 },
            actor: 'seller',
          }),
        ),
      );
      expect(both.map(({ outcome }) => outcome).toSorted()).toEqual(['changed', 'conflict']);
    });
  });

  it('scans in order of id', async () => {
    const scanned: number[] = [];
    for await (const batch of submissions.scan(3)) scanned.push(...batch.map(({ id }) => id));
    expect(scanned).toEqual(scanned.toSorted((a, b) => a - b));
    expect(scanned.length).toBeGreaterThan(4);
  });
});
