import { submissionStates, type SubmissionState } from '#domain/selling/submission-states.ts';

const looks: Partial<Record<SubmissionState, string>> = {
  submitted: 'staff-state-new',
  'in-review': 'staff-state-wait',
  'needs-info': 'staff-state-wait',
  published: 'staff-state-good',
  rejected: 'staff-state-bad',
};

export function SubmissionStateBadge({ state }: { state: SubmissionState }) {
  return <span className={`staff-state ${looks[state] ?? ''}`}>{submissionStates[state]}</span>;
}
