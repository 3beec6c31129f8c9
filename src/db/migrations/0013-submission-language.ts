import type { Migration } from './migration.ts';

/** Language of the page a bus was sent from, for our mails; null is English. */
export const submissionLanguage: Migration = {
  name: '0013-submission-language',
  statements: () => ['alter table submissions add column language text'],
};
