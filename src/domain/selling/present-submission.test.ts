import { expect, it } from 'vitest';
import { submissionDetails } from '#test/factories/submission-factory.ts';
import { formValuesOf, toldSubmission } from './present-submission.ts';
import type { Submission } from './submission.ts';

it('tells other systems and the person who asks all that was typed, and the language it was typed in', () => {
  const video = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';
  const vin = '1FDFE4FS0FDA00001';
  const details = { ...submissionDetails, vin, video, language: 'es' };
  const submission = { reference: 'OM-7KQ2-M9XD-3TFP', state: 'new', details } as Submission;
  const told = Object.values(toldSubmission(submission));
  for (const typed of Object.values(formValuesOf(submission))) expect(told).toContain(typed);
  expect(told).toContain('Español');
});
