import type { Migration } from './migration.ts';

/** Language that a reply template is written in; null is English. */
export const templateLanguage: Migration = {
  name: '0038-template-language',
  statements: () => ['alter table reply_templates add column language text'],
};
