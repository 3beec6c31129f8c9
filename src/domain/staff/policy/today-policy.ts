import type { PolicyTable } from './policy-row.ts';

export const todayPolicy: PolicyTable = {
  'GET /staff': 'today.read',
};
