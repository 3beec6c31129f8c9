import { submissionStates, type SubmissionState } from '#domain/selling/submission-states.ts';

const looks: Partial<Record<SubmissionState, string>> = {
  submitted: 'tag-new',
  'in-review': 'tag-wait',
  'needs-info': 'tag-wait',
  published: 'tag-good',
  rejected: 'tag-bad',
};

export function SubmissionStateBadge({ state }: { state: SubmissionState }) {
  return <span className={`tag ${looks[state] ?? ''}`}>{submissionStates[state]}</span>;
}
