import { sql } from 'kysely';
import type { Database } from './database.ts';

/** Tables that only grow, or whose numbers are never given again: `sqlite_sequence` keeps the last. */
const growing = [
  'bus_listings',
  'leads',
  'lead_events',
  'submissions',
  'submission_events',
  'staff_audit',
  'content_versions',
];

/** Numbers of a database that never go down, by name. */
export type HighWater = Record<string, number>;

/**
 * How far an SQLite database has come; empty before the first migration. Tables that are written
 * without a flush of their own are left out: a power cut may take their last rows.
 */
export async function readHighWater({ kysely }: Database): Promise<HighWater> {
  const tables = await kysely
    .selectFrom(sql<{ name: string }>`sqlite_schema`.as('tables'))
    .select('name')
    .where('name', 'in', ['sqlite_sequence', 'tag_versions'])
    .execute();
  if (tables.length < 2) return {};
  const last = await kysely
    .selectFrom(sql<{ name: string; seq: number }>`sqlite_sequence`.as('last'))
    .select(['name', 'seq'])
    .where('name', 'in', growing)
    .execute();
  const changes = await kysely.selectFrom('tag_versions').select(['tag', 'version']).execute();
  return Object.fromEntries([
    ...last.map(({ name, seq }) => [name, seq] as const),
    ...changes.map(({ tag, version }) => [`changes of ${tag}`, version] as const),
  ]);
}
