import { submissionRecord } from './present-submission.ts';
import type { SubmissionRepository } from './submission-repository.ts';
import type { Submission } from './submission.ts';

/** All that is kept of a submission as plain records, for the person who asks. */
export async function submissionFile(
  repository: Pick<SubmissionRepository, 'photos' | 'history' | 'inspections'>,
  submission: Submission,
): Promise<Record<string, unknown>> {
  return {
    ...submissionRecord(submission, await repository.photos(submission.id)),
    history: await repository.history(submission.id),
    inspections: await repository.inspections(submission),
  };
}
