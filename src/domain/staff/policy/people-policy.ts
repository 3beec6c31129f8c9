import type { PolicyTable } from './policy-row.ts';

export const peoplePolicy: PolicyTable = {
  'GET /staff/people': 'people.manage',
  'POST /staff/people/invite': { permission: 'people.manage', proof: 'recent' },
  'POST /staff/people/invitations/:id/cancel': 'people.manage',
  'POST /staff/people/:id/role': { permission: 'people.manage', proof: 'recent' },
  'POST /staff/people/:id/disable': { permission: 'people.manage', proof: 'recent' },
  'POST /staff/people/:id/enable': { permission: 'people.manage', proof: 'recent' },
  'POST /staff/people/:id/end-sessions': 'people.manage',
  'POST /staff/people/:id/password-link': { permission: 'people.manage', proof: 'recent' },
  'POST /staff/people/:id/forget-second-factors': { permission: 'people.manage', proof: 'recent' },
  'GET /staff/audit': 'audit.read',
};
