import { access } from 'node:fs/promises';
import type { Database } from '#db/database.ts';
import { examineSqlite } from '#db/backup/sqlite-worker.ts';
import { isCausedBy, isHeldElsewhere, sqliteIsFull, sqliteIsShut } from '#db/database-faults.ts';
import {
  engineVersion,
  inspectDurability,
  rightsProblem,
  roleNeeded,
} from '#db/inspect-database.ts';
import { createRecallStore } from '#db/repositories/recall-store.ts';
import { isStaleFile } from '#domain/inventory/recalls/bus-recalls.ts';
import { MigrationError, pendingMigrations } from '#db/migrate.ts';
import { allMigrations } from '#db/migrations/all-migrations.ts';
import { listingsBesideRecord } from '#db/repositories/listing-history.ts';
import { openDatabase } from '#db/open-database.ts';
import type { DatabaseTarget, Env } from '#server/config/env.ts';
import { damageLine, StartRefused, writeAdvice } from '#server/config/start/start-checks.ts';
import { requireHighWater } from '#server/ops/high-water-mark.ts';
import { fail, ok, warn, type DoctorFinding } from './finding.ts';
import { missingFile } from './missing-file.ts';

/** Reachable, up to date, intact and set to survive a power cut; changes nothing. */
export async function checkDatabase(
  env: Pick<Env, 'database' | 'dataDir' | 'backup'>,
  now: () => Date,
): Promise<DoctorFinding[]> {
  const { database: target } = env;
  if (target.kind === 'sqlite' && !(await exists(target.path)))
    return [await missingFile(target.path, env)];
  let database: Database;
  try {
    database = await openDatabase(target);
  } catch (error) {
    return [broken(error, target)];
  }
  const findings: DoctorFinding[] = [];
  try {
    await requireWhole(target);
    await requireHighWater(database, env);
    const name = target.kind === 'sqlite' ? target.path : 'PostgreSQL';
    findings.push(ok('database', `${name} (${await engineVersion(database)})`));
    const rights = await rightsProblem(database);
    if (rights !== null) findings.push(fail('database', rights, `the ${roleNeeded}`));
    const migrations = await checkMigrations(database);
    findings.push(migrations);
    // What reads the newest tables.
    const isUpToDate = migrations.level === 'ok';
    if (isUpToDate) findings.push(await checkHistory(database));
    findings.push(...(await checkDurability(database)));
    if (isUpToDate) findings.push(await checkRecalls(database, now));
  } catch (error) {
    findings.push(broken(error, target));
  }
  // A full disk is met here first: closing writes what the log holds into the file.
  await database.close().catch((error: unknown) => findings.push(broken(error, target)));
  return findings;
}

/** Throws `StartRefused` when SQLite's file is damaged: a start looks at it in the same way. */
async function requireWhole(target: DatabaseTarget): Promise<void> {
  if (target.kind !== 'sqlite') return;
  const { problem } = await examineSqlite(target.path, { thorough: false });
  if (problem !== null) throw new StartRefused(damageLine(target.path, problem));
}

async function checkMigrations(database: Database): Promise<DoctorFinding> {
  try {
    const pending = await pendingMigrations(database);
    if (pending.length === 0) return ok('migrations', `all ${allMigrations.length} applied`);
    return warn(
      'migrations',
      `${pending.length} to apply, next ${pending[0]!}`,
      'npm start applies them',
    );
  } catch (error) {
    if (!(error instanceof MigrationError)) throw error;
    return fail('migrations', error.message, 'no server starts otherwise');
  }
}

/** Whether what visitors are shown is what was recorded of it. */
async function checkHistory(database: Database): Promise<DoctorFinding> {
  const found: number[] = [];
  for await (const id of listingsBesideRecord(database)) {
    found.push(id);
    if (found.length === mostNamed) break;
  }
  return found.length === 0
    ? ok('history', 'every bus shows what was recorded of it')
    : warn(
        'history',
        `changed beside the record: ${found.map((id) => `bus ${id}`).join(', ')}`,
        'somebody has written to the database with its triggers off',
      );
}

const mostNamed = 5;

/** Whether there is a list of recalls, and how old it is. */
async function checkRecalls(database: Database, now: () => Date): Promise<DoctorFinding> {
  const { file } = await createRecallStore(database, now).find([], 0);
  if (file === null) return ok('recalls', 'no list; buses link to the look-up of NHTSA');
  const { newestOn, campaigns } = file;
  const text = `list of ${newestOn}, ${campaigns.toLocaleString('en-US')} campaigns`;
  return isStaleFile(newestOn, now())
    ? warn(
        'recalls',
        `${text}: over 90 days old`,
        'npx omnibus recalls import FILE, with a new one',
      )
    : ok('recalls', text);
}

async function checkDurability(database: Database): Promise<DoctorFinding[]> {
  const settings = await inspectDurability(database);
  const findings = settings
    .filter(({ value, wanted }) => value !== wanted)
    .map(({ name, value, wanted }) =>
      fail(
        'durability',
        `${name} is ${value}`,
        `set ${name} to ${wanted}: a power cut could lose leads`,
      ),
    );
  return findings.length > 0
    ? findings
    : [ok('durability', settings.map(({ name }) => name).join(', '))];
}

function broken(error: unknown, target: DatabaseTarget): DoctorFinding {
  return fail('database', (error as Error).message.split('\n')[0]!, adviceFor(error, target));
}

function adviceFor(error: unknown, target: DatabaseTarget): string {
  if (error instanceof StartRefused) return 'no server starts before that';
  if (target.kind !== 'sqlite') return 'check DATABASE_URL and that the server is running';
  if (isHeldElsewhere(error))
    return `another program holds it: end that one (fuser ${target.path} names it)`;
  if (isCausedBy(error, sqliteIsShut)) return writeAdvice(target.path);
  return isCausedBy(error, sqliteIsFull)
    ? 'make room on its disk; nothing in it is damaged'
    : 'check the file and DATA_DIR, or restore a backup';
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
