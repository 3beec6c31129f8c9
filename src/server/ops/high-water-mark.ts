import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { whenMissing } from '#files/when-missing.ts';
import * as z from 'zod';
import type { Database } from '#db/database.ts';
import { readHighWater, type HighWater } from '#db/high-water.ts';
import { fileIdentity, rescueSqlite } from '#db/rescue-sqlite.ts';
import { writeWholeFile } from '#files/write-whole-file.ts';
import type { DatabaseTarget } from '../config/env.ts';
import type { Task } from '../jobs/scheduler.ts';
import { StartRefused } from '../config/start/start-checks.ts';

/** What was written so shortly before a process was killed may be missing from the mark. */
const lookEveryMs = 5_000;

const markSchema = z.record(z.string(), z.number().int().min(0));

/** Beside the database: how far it had come when a server last looked. */
export function highWaterMark(dataDir: string): string {
  return join(dataDir, 'high-water.json');
}

/**
 * Throws `StartRefused` when SQLite's file is behind what a server saw in it before: an older copy
 * in its place, or a write-ahead log that lost its end (fault matrix A7). An unreadable mark is none.
 */
export async function requireHighWater(
  database: Database,
  { database: target, dataDir }: { database: DatabaseTarget; dataDir: string },
): Promise<void> {
  if (target.kind !== 'sqlite') return;
  const mark = await readMark(highWaterMark(dataDir));
  if (mark === null) return;
  const present = await readHighWater(database);
  const behind = Object.entries(mark).find(([name, value]) => (present[name] ?? 0) < value);
  if (behind === undefined) return;
  const [name, value] = behind;
  throw new StartRefused(
    `${target.path} is older than what was here before (${name}: ${present[name] ?? 0}, and ${value} were seen): a copy in its place, or the end of ${target.path}-wal is lost. Put the right files back, or run: npx omnibus restore latest. When this copy is what you want, delete ${highWaterMark(dataDir)} and start again.`,
  );
}

export interface HighWaterWatch {
  /** Writes the mark when it rose; looks whether the open file is still the one at its path. */
  look(): Promise<void>;
  /** `onLost` gets the one line for the operator, once. */
  start(onLost: (line: string) => void): void;
  every: readonly Task[];
  /** Writes the mark a last time. */
  stop(): Promise<void>;
}

/**
 * Keeps the mark. When SQLite's file was taken away from under the server, what it holds is copied to
 * `DATA_DIR/rescued-….db`, because nothing that is written from then on would be found again.
 */
export async function watchHighWater(
  database: Database,
  parts: {
    database: DatabaseTarget;
    dataDir: string;
    log: { warn(about: object, message: string): void };
    now(): Date;
  },
): Promise<HighWaterWatch> {
  const { database: target, dataDir, log, now } = parts;
  if (target.kind !== 'sqlite')
    return { look: async () => {}, start() {}, every: [], stop: async () => {} };
  const path = highWaterMark(dataDir);
  const identity = (await fileIdentity(target.path)) ?? '';
  let written = '';
  let tell: ((line: string) => void) | null = null;
  let isLost = false;
  let running: Promise<void> | null = null;

  const rescue = async () => {
    isLost = true;
    const copy = join(
      dataDir,
      `rescued-${now()
        .toISOString()
        .replace(/[-:]|\.\d+/g, '')}.db`,
    );
    const kept = await rescueSqlite(database, {
      path: target.path,
      identity,
      target: copy,
    }).then(
      () => `What the server had is in ${copy}`,
      (error: unknown) => `What the server had could not be copied (${String(error)})`,
    );
    tell?.(`${target.path} was replaced or removed while the server ran. ${kept}.`);
  };
  const work = async () => {
    if (isLost) return;
    if ((await fileIdentity(target.path)) !== identity) return rescue();
    const text = JSON.stringify(await readHighWater(database));
    if (text === written) return;
    await writeWholeFile(path, text, { durable: true, mode: 0o600 });
    written = text;
  };
  const look = () =>
    (running ??= work()
      // A mark that stays low notices less; the disk's own faults are told elsewhere.
      .catch((error: unknown) => log.warn({ err: error }, 'the high-water mark was not written'))
      .finally(() => {
        running = null;
      }));

  return {
    look,
    start(onLost) {
      tell = onLost;
    },
    every: [
      {
        name: 'high-water',
        everyMs: lookEveryMs,
        run: look,
        fault: 'the high-water mark was not looked at',
      },
    ],
    async stop() {
      await running;
      await look();
    },
  };
}

async function readMark(path: string): Promise<HighWater | null> {
  const text = await readFile(path, 'utf8').catch(whenMissing(null));
  if (text === null) return null;
  try {
    return markSchema.parse(JSON.parse(text));
  } catch {
    // Half a file of a crash, or somebody's edit: the next look writes a whole one.
    return null;
  }
}
