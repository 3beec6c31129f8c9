import { suspiciousFrom } from '../forms/form-signals.ts';

/**
 * `draft` waits for the seller to finish; `submitted` waits for us; `needs-info` waits for the seller
 * again. `published` led to a listing and is ours from then on.
 */
export const submissionStates = {
  draft: 'Not finished',
  submitted: 'Received',
  'in-review': 'Being checked',
  'needs-info': 'Waiting for the seller',
  rejected: 'Not taken',
  published: 'Published',
  withdrawn: 'Withdrawn',
} as const;
export type SubmissionState = keyof typeof submissionStates;

const next: Record<SubmissionState, readonly SubmissionState[]> = {
  draft: ['submitted', 'withdrawn'],
  submitted: ['in-review', 'needs-info', 'rejected', 'published', 'withdrawn'],
  'in-review': ['needs-info', 'rejected', 'published', 'withdrawn'],
  'needs-info': ['submitted', 'in-review', 'rejected', 'withdrawn'],
  rejected: ['in-review'],
  published: [],
  withdrawn: ['in-review'],
};

interface Stated {
  state: SubmissionState;
}

const sellersOwn: readonly SubmissionState[] = ['draft', 'submitted', 'in-review', 'needs-info'];

/** Rules on what may happen to a submission next, and what its seller may still do. */
export const submissionCan = {
  become: (submission: Stated, state: SubmissionState) => next[submission.state].includes(state),
  beFinished: (submission: Stated) => next[submission.state].includes('submitted'),
  /** Details and photos are the seller's until we publish, refuse, or the seller takes it back. */
  beCorrected: (submission: Stated) => sellersOwn.includes(submission.state),
  beWithdrawn: (submission: Stated) => next[submission.state].includes('withdrawn'),
  /** A flagged submission is kept and shown apart; no machine writes to an address in it. */
  receiveMail: ({ spamScore }: { spamScore: number }) => spamScore < suspiciousFrom,
};
