import type { PolicyTable } from './policy-row.ts';

export const submissionsPolicy: PolicyTable = {
  'GET /staff/submissions': 'submissions.read',
  'GET /staff/submissions/:reference': 'submissions.read',
  'POST /staff/submissions/:reference/take': 'submissions.work',
  'POST /staff/submissions/:reference/ask': 'submissions.work',
  'POST /staff/submissions/:reference/reject': 'submissions.work',
  'POST /staff/submissions/:reference/publish': 'submissions.work',
  'GET /staff/submissions/:reference/correct': 'submissions.work',
  'POST /staff/submissions/:reference/correct': 'submissions.work',
  'POST /staff/submissions/:reference/note': 'submissions.work',
};
