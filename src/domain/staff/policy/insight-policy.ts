import type { PolicyTable } from './policy-row.ts';

export const insightPolicy: PolicyTable = {
  'GET /staff/insight': 'insight.read',
  'GET /staff/insight/:file': 'insight.read',
};
