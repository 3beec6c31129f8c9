import { allowedValues, type Migration } from './migration.ts';

/**
 * The kinds of leads are told once, by the table of contact forms: one that is added needs no migration.
 * States stay restricted.
 */
export const leadKinds: Migration = {
  name: '0017-lead-kinds',
  statements: (engine) =>
    engine === 'postgres'
      ? ['alter table leads drop constraint if exists leads_kind_allowed']
      : allowedValues(engine, 'leads', {
          state: ['unconfirmed', 'new', 'answered', 'closed', 'spam'],
        }),
};
