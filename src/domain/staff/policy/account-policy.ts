import type { PolicyTable } from './policy-row.ts';

export const accountPolicy: PolicyTable = {
  'GET /staff/sign-in': 'public',
  'POST /staff/sign-in': 'public',
  'POST /staff/sign-out': 'public',
};
