import { clocksDifferMs } from '../clocks.ts';
import * as z from 'zod';

/** One file of a backup as it was before anything was done to it. */
const fileEntry = z.object({
  /** Below the backup, with `/` between folders. */
  path: z.string().regex(/^(?!.*(?:^|\/)\.\.?(?:\/|$))[\w.-]+(?:\/[\w.-]+)*$/),
  bytes: z.int().nonnegative(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** Of the file it was made from; a file that has not changed is not read again. */
  modifiedMs: z.number(),
});

/**
 * `manifest.json` of a backup, version 1. Written last: a folder without one is no backup. Names in it
 * go into paths and into SQL, and somebody else may have written it, so only plain ones are read.
 */
export const backupManifest = z.object({
  format: z.literal(1),
  /** ISO 8601 UTC: everything in it was there at that time. */
  madeAt: z.iso.datetime(),
  engine: z.enum(['sqlite', 'postgres']),
  /** The newest migration of the database, to be understood by this version or a later one. */
  schema: z.string().regex(/^[\w-]{1,100}$/),
  /** Rows of every table at that time. */
  rows: z.record(z.string().regex(/^\w{1,63}$/), z.int().nonnegative()),
  database: fileEntry,
  /** Null where photos are kept in a bucket. */
  media: z.array(fileEntry).nullable(),
  /** Recognizes the key it was encrypted with, and tells nothing about it; null: readable as it is. */
  keyId: z.string().nullable(),
});

export type BackupManifest = z.infer<typeof backupManifest>;
export type BackupFile = z.infer<typeof fileEntry>;

/** A database written out as one file, and what it holds. */
export interface DatabaseCopy {
  rows: Record<string, number>;
}

const pattern = /^omnibus-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/;

/** Such as `omnibus-20261121T030000Z`: sorts by time. */
export function backupName(at: Date): string {
  return `omnibus-${at.toISOString().replace(/[-:]|\.\d+/g, '')}`;
}

/** When the backup of that name was made (ISO 8601 UTC); null when it is no backup's name. */
export function backupTime(name: string): string | null {
  const parts = pattern.exec(name);
  if (!parts) return null;
  const [, year, month, day, hour, minute, second] = parts;
  return `${year}-${month}-${day}T${hour}:${minute}:${second}.000Z`;
}

/** Whether its name is later than now: it was made while a clock was ahead, before others perhaps. */
export function isAhead(name: string, now: Date): boolean {
  return name > backupName(new Date(now.getTime() + clocksDifferMs));
}
