import type { Migration } from './migration.ts';

/** Whether a session was begun by a second step. Of those that are open nobody knows: they end. */
export const sessionSecondFactor: Migration = {
  name: '0036-session-second-factor',
  statements: (engine) => [
    `alter table staff_sessions add column second_factor ${engine === 'sqlite' ? 'integer' : 'smallint'}`,
  ],
};
