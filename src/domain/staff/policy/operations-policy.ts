import type { PolicyTable } from './policy-row.ts';

export const operationsPolicy: PolicyTable = {
  'GET /staff/operations': 'operations.read',
  'GET /staff/operations/jobs': 'operations.read',
  'POST /staff/operations/jobs/:id/retry': 'operations.act',
  'POST /staff/operations/jobs/:id/discard': 'operations.act',
  'POST /staff/operations/jobs/retry-all': 'operations.act',
  'POST /staff/operations/uploads/:id/discard': 'operations.act',
  'GET /staff/operations/mail': 'operations.read',
  'GET /staff/operations/mail/:number': 'operations.read',
  'GET /staff/operations/mail/:number/html': 'operations.read',
  'POST /staff/operations/backup': 'operations.act',
};
