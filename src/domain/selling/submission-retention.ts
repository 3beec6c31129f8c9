import type { SubmissionState } from './submission-states.ts';

/**
 * How many days a submission is kept after its last change, by state; then it is deleted with its
 * history and photos. What waits for us is never deleted by a clock, and what was published belongs
 * to its listing.
 */
export const submissionRetentionDays: Readonly<Record<SubmissionState, number | null>> = {
  draft: 60,
  submitted: null,
  'in-review': null,
  'needs-info': 730,
  rejected: 730,
  published: null,
  withdrawn: 90,
};
