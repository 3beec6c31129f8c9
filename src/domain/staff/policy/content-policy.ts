import type { PolicyTable } from './policy-row.ts';

export const contentPolicy: PolicyTable = {
  'GET /staff/content': 'content.read',
  'GET /staff/content/articles/edit': 'content.read',
  'POST /staff/content/articles/edit': 'content.edit',
  'POST /staff/content/articles/change': 'content.edit',
  'GET /staff/content/articles/versions': 'content.read',
  'POST /staff/content/preview': 'content.edit',
  'GET /staff/content/entries/:kind': 'content.read',
  'GET /staff/content/entries/:kind/edit': 'content.read',
  'POST /staff/content/entries/:kind/edit': 'content.edit',
  'POST /staff/content/entries/:kind/change': 'content.edit',
  'GET /staff/content/entries/:kind/versions': 'content.read',
  'GET /staff/content/settings': 'content.read',
  'GET /staff/content/settings/versions': 'content.read',
  'POST /staff/content/settings': 'settings.edit',
  'POST /staff/content/settings/reset': 'settings.edit',
};
