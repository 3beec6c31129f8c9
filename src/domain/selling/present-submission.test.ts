import { expect, it } from 'vitest';
import { newStart } from '#test/factories/submission-factory.ts';
import { formValuesOf, toldSubmission } from './present-submission.ts';
import type { Submission } from './submission.ts';

it('tells other systems and the person who asks all that was typed, and the language it was typed in', () => {
  const video = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';
  const vin = '1FDFE4FS0FDA00001';
  const details = { vin, video, language: 'es' };
  const { submission: start } = newStart(details);
  const [id, revision, createdAt] = [1, 1, '2026-11-01T12:00:00.000Z'];
  const kept = {
    id,
    revision,
    createdAt,
    updatedAt: createdAt,
    submittedAt: null,
    listingId: null,
  };
  const submission: Submission = { ...start, ...kept, state: 'draft' };
  const told = Object.values(toldSubmission(submission));
  for (const typed of Object.values(formValuesOf(submission))) expect(told).toContain(typed);
  expect(told).toContain('Español');
});
