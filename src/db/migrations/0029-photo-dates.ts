import { firstShown } from './0022-listing-changes.ts';
import { recordListings } from './listing-records.ts';
import type { Migration } from './migration.ts';

/**
 * The month in which a seller's photo was taken, "2026-03"; null where its file does not say. And where
 * the one film of a bus is.
 */
export const photoDates: Migration = {
  name: '0029-photo-dates',
  statements: (engine) => [
    'alter table submission_photos add column taken_month text',
    'alter table submissions add column video text',
    'alter table bus_listings add column video_link text',
    ...recordListings(engine, [...firstShown, 'video_link']),
  ],
};
