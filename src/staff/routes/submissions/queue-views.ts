import type { SubmissionState } from '#domain/selling/submission-states.ts';
import type { QueueFilter, SubmissionQueue } from '#domain/staff/submissions/submission-queue.ts';

interface QueueView {
  key: string;
  label: string;
  states: readonly SubmissionState[];
  spam: boolean | null;
}

const everything: readonly SubmissionState[] = [
  'draft',
  'submitted',
  'in-review',
  'needs-info',
  'rejected',
  'published',
  'withdrawn',
];

/** The lists of the area, what waits for us first. */
export const queueViews: readonly QueueView[] = [
  { key: 'waiting', label: 'Waiting for us', states: ['submitted', 'in-review'], spam: false },
  { key: 'seller', label: 'Waiting for the seller', states: ['needs-info'], spam: false },
  { key: 'drafts', label: 'Not finished', states: ['draft'], spam: false },
  { key: 'published', label: 'Published', states: ['published'], spam: null },
  { key: 'over', label: 'Not taken', states: ['rejected', 'withdrawn'], spam: false },
  { key: 'spam', label: 'Possible spam', states: everything, spam: true },
  { key: 'all', label: 'All', states: everything, spam: null },
];

export function queueViewOf(key: string | undefined): QueueView {
  return queueViews.find((view) => view.key === key) ?? queueViews[0]!;
}

/** How many a list holds, of what is counted by state and suspicion. */
export const queueCount = (
  { states, spam }: QueueView,
  counts: Awaited<ReturnType<SubmissionQueue['counts']>>,
): number =>
  counts
    .filter((one) => states.includes(one.state) && (spam === null || spam === one.spam))
    .reduce((sum, { count }) => sum + count, 0);

export const queuePageSize = 50;

export function queueFilter(
  view: QueueView,
  { words, before }: { words: string; before: string | undefined },
): QueueFilter {
  const beforeId = /^\d{1,15}$/.test(before ?? '') ? Number(before) : null;
  const { states, spam } = view;
  return { states, spam, words: words.slice(0, 200), beforeId, limit: queuePageSize + 1 };
}
