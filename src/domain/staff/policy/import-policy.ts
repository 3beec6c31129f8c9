import type { PolicyTable } from './policy-row.ts';

export const importPolicy: PolicyTable = {
  'GET /staff/import': 'import.run',
  'POST /staff/import': 'import.run',
  'POST /staff/import/feed': 'import.run',
  'GET /staff/export/:file': 'export.run',
  'GET /staff/import/:id': 'import.run',
  'GET /staff/import/:id/columns': 'import.run',
  'POST /staff/import/:id/columns': 'import.run',
  'GET /staff/import/:id/rows': 'import.run',
  'GET /staff/import/:id/state.json': 'import.run',
  'GET /staff/import/:id/file': 'import.run',
  'POST /staff/import/:id/run': 'import.run',
  'POST /staff/import/:id/stop': 'import.run',
  'POST /staff/import/:id/undo': 'import.run',
};
