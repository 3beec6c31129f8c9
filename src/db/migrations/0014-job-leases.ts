import { createTable, type Migration } from './migration.ts';

/** Which node does a job by the clock, and until when nobody else begins it. */
export const jobLeases: Migration = {
  name: '0014-job-leases',
  statements: (engine) => [
    createTable(engine, 'job_leases', (type) => [
      `name ${type.key} not null primary key check (name <> '')`,
      `holder ${type.key} not null`,
      `until ${type.key} not null`,
    ]),
  ],
};
