import type { PolicyTable } from './policy-row.ts';

export const leadsPolicy: PolicyTable = {
  'GET /staff/leads': 'leads.read',
  'GET /staff/leads/export.csv': 'export.run',
  'GET /staff/leads/templates': 'leads.read',
  'GET /staff/leads/templates/:id': 'leads.read',
  'POST /staff/leads/templates/:id': 'leads.work',
  'POST /staff/leads/templates/:id/remove': 'leads.work',
  'GET /staff/leads/:id': 'leads.read',
  'POST /staff/leads/:id/state': 'leads.work',
  'POST /staff/leads/:id/assign': 'leads.work',
  'POST /staff/leads/:id/note': 'leads.work',
  'POST /staff/leads/:id/reply': 'leads.work',
  'POST /staff/leads/:id/merge': 'leads.work',
  'POST /staff/leads/:id/unmerge': 'leads.work',
  'GET /staff/leads/:id/person.json': 'leads.erase',
  'GET /staff/leads/:id/erase': 'leads.erase',
  'POST /staff/leads/:id/erase': { permission: 'leads.erase', proof: 'recent' },
};
