import { address } from '../../address.ts';

export const submissionUrls = {
  list: address('/staff/submissions', (query?: Record<string, string>) => query),
  one: address('/staff/submissions/:reference'),
  take: address('/staff/submissions/:reference/take'),
  ask: address('/staff/submissions/:reference/ask'),
  reject: address('/staff/submissions/:reference/reject'),
  publish: address('/staff/submissions/:reference/publish'),
  correct: address('/staff/submissions/:reference/correct'),
  note: address('/staff/submissions/:reference/note'),
};
