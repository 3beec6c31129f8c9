import type { Migration } from './migration.ts';

/**
 * What a seller was written with the state that a bus is in: the question, or why it is not taken. Of
 * those refused until now nobody knows whether the reason was sent.
 */
export const toldWords: Migration = {
  name: '0035-told-words',
  statements: () => [
    'alter table submissions add column told text',
    `update submissions set told = (
  select e.note from submission_events e
  where e.submission_id = submissions.id and e.to_state = 'needs-info' and e.from_state <> 'needs-info'
  order by e.id desc limit 1
) where state = 'needs-info' and email is not null and spam_score < 50`,
  ],
};
