import {
  chmod,
  chown,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  rename,
  rm,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createBackupFolder } from '#adapters/backup-folder/backup-folder.ts';
import { createJobLeases } from '#db/repositories/job-leases.ts';
import { createAuditLog } from '#db/repositories/staff-audit.ts';
import { createBackups } from '#server/ops/create-backups.ts';
import { backupTime } from '#domain/backup/backup-manifest.ts';
import type { StaffMember } from '#domain/staff/staff-member.ts';
import { describeDatabases, type FreshDatabase } from '#test/setup/databases.ts';

const hourMs = 3_600_000;
const nobody = 65_534;
const start = Date.parse('2026-11-01T00:00:00Z');

describeDatabases('backups by the clock and by staff', ({ create }) => {
  let fresh: FreshDatabase;
  let dataDir: string;
  let time = start;
  const errors: unknown[] = [];
  beforeEach(async () => {
    fresh = await create();
    dataDir = await mkdtemp(join(tmpdir(), 'omnibus-backups-'));
    time = start;
    errors.length = 0;
  });
  afterEach(async () => {
    await fresh.remove();
    await rm(dataDir, { recursive: true });
  });

  const backups = (
    folder = join(dataDir, 'backups'),
    often = { everyMinutes: 1_440, keep: 2 },
    key: string | null = null,
  ) =>
    createBackups({
      database: fresh.database,
      target: fresh.config,
      dataDir,
      bucket: false,
      settings: { folder, key, ...often },
      log: { info() {}, error: (about: unknown) => void errors.push(about) },
      leases: createJobLeases(fresh.database, () => new Date(time)),
      now: () => new Date(time),
    });

  it('are made once a day, and the newest ones are kept', async () => {
    const { look, service } = backups();
    expect(await service.state()).toMatchObject({ lastAt: null });
    for (let hour = 0; hour <= 72; hour += 6) {
      time = start + hour * hourMs;
      await look();
    }
    expect(await readdir(join(dataDir, 'backups'))).toEqual([
      'omnibus-20261103T000000Z',
      'omnibus-20261104T000000Z',
    ]);
    expect(await service.state()).toMatchObject({ lastAt: '2026-11-04T00:00:00.000Z' });
    expect(errors).toEqual([]);
  });

  it('of one day, however many, leave those of the days before', async () => {
    const { make } = backups(undefined, { everyMinutes: 1_440, keep: 3 });
    const pressed = [0, 24, 48, 49, 49, 49, 50].map((hours) => start + hours * hourMs);
    for (time of pressed) await make();
    expect(await readdir(join(dataDir, 'backups'))).toEqual([
      'omnibus-20261101T000000Z',
      'omnibus-20261102T000000Z',
      'omnibus-20261103T010001Z',
      'omnibus-20261103T010002Z',
      'omnibus-20261103T020000Z',
    ]);
  });

  it('go on beside one that somebody else put there under a late name', async () => {
    const folder = join(dataDir, 'backups');
    await backups(folder).make();
    const [plain = ''] = await readdir(folder);
    const late = ['omnibus-20990101T000000Z', 'omnibus-20990102T000000Z'];
    for (const name of late) await cp(join(folder, plain), join(folder, name), { recursive: true });
    const { look, service, lastAt } = backups(
      folder,
      undefined,
      'a text of thirty-two characters or more',
    );
    expect(await lastAt(), 'none with this key').toBeNull();
    for (let day = 0; day <= 3; day += 1) {
      time = start + day * 24 * hourMs + hourMs;
      await look();
    }
    expect(await readdir(folder)).toEqual([
      'omnibus-20261103T010000Z',
      'omnibus-20261104T010000Z',
      ...late,
    ]);
    expect(await service.state()).toMatchObject({
      lastAt: '2026-11-04T01:00:00.000Z',
      foreign: late,
    });
    // An older one of ours under a later name is none of ours either.
    await rename(
      join(folder, 'omnibus-20261104T010000Z'),
      join(folder, 'omnibus-20261105T010000Z'),
    );
    expect(await lastAt()).toBe('2026-11-03T01:00:00.000Z');
    expect(errors).toEqual([]);
  });

  it('lose five minutes at most when they are made every four (fault matrix A9)', async () => {
    const { look } = backups(undefined, { everyMinutes: 4, keep: 720 });
    // The clock is looked at once a minute, at no particular second.
    for (let minute = 0; minute <= 21; minute += 1) {
      time = start + minute * 61_000;
      await look();
    }
    const times = (await readdir(join(dataDir, 'backups'))).map((name) =>
      Date.parse(backupTime(name)!),
    );
    const gaps = times.slice(1).map((at, index) => at - times[index]!);
    expect(gaps.length).toBeGreaterThanOrEqual(4);
    expect(Math.max(...gaps)).toBeLessThanOrEqual(5 * 60_000);
  });

  it('are tried again an hour after a fault, and leave nothing half behind', async () => {
    const { look } = backups('/dev/null/backups');
    await look();
    await look();
    expect(errors).toHaveLength(1);
    time += hourMs;
    await look();
    expect(errors).toHaveLength(2);
    expect(await readdir(dataDir)).toEqual([]);
  });

  it('that can no longer be written are told of at once, not when the next is due', async () => {
    await backups().make();
    const folder = join(dataDir, 'backups');
    const { look } = backups();
    await look();
    await look();
    expect(errors).toEqual([]);
    expect(await readdir(folder)).toHaveLength(1);
    // Root may write everywhere, so nobody in particular looks there.
    const isRoot = process.getuid?.() === 0;
    const all = await readdir(dataDir, { recursive: true });
    if (isRoot) for (const path of ['.', ...all]) await chown(join(dataDir, path), nobody, nobody);
    await chmod(folder, 0o555);
    const started = backups();
    if (isRoot) process.seteuid?.(nobody);
    await started.look();
    if (isRoot) process.seteuid?.(0);
    await chmod(folder, 0o755);
    expect(errors).toMatchObject([{ err: { code: 'EACCES' } }]);
  });

  it('that cannot be read or written are said so, in a few words', async () => {
    const file = join(dataDir, 'file');
    await writeFile(file, '');
    const { service } = backups(join(file, 'backups'));
    const why = 'a part of the path is a file and no folder (ENOTDIR)';
    expect(await service.state()).toMatchObject({ lastAt: null, unreadable: why });
    expect(await service.run({ id: 'm1', name: 'Ada Lane' } as StaffMember)).toBe(why);
    expect(errors).toHaveLength(2);
    expect(await createAuditLog(fresh.database).page({ limit: 5 })).toEqual([]);
  });

  it('are written by one process at a time, and the second is told so', async () => {
    const by = { id: 'm1', name: 'Ada Lane' } as StaffMember;
    const other = createJobLeases(fresh.database, () => new Date(time));
    const { make, look, service } = backups();
    const busy =
      'another process is writing a backup, or was ended at it less than a minute ago; look again when it has ended';
    await other.oneAtATime('backup', 60_000, async () => {
      await expect(make()).rejects.toThrow(busy);
      expect(await service.run(by)).toBe(busy);
      await look();
    });
    expect(errors, 'no fault of the clock').toHaveLength(1);
    await look();
    expect(await readdir(join(dataDir, 'backups'))).toEqual(['omnibus-20261101T000000Z']);
  });

  it('of two that write into one folder all the same are both whole', async () => {
    const folder = createBackupFolder(join(dataDir, 'backups'), null);
    const copies = ['first', 'second'].map((words) => ({
      engine: 'sqlite' as const,
      schema: 'none',
      databaseBytes: async () => 1,
      async copyDatabase(target: string) {
        await writeFile(target, words);
        await setTimeout(50);
        return { rows: {} };
      },
      mediaDir: null,
    }));
    const names = await Promise.all(copies.map((copy) => folder.write(copy, new Date(start))));
    expect(names.toSorted()).toEqual(['omnibus-20261101T000000Z', 'omnibus-20261101T000001Z']);
    for (const name of names) await folder.unpack(name, null);
    expect(await readdir(join(dataDir, 'backups'))).toEqual(names.toSorted());
  });

  it('of a process that was killed keep the next from being made for a minute at most', async () => {
    const killed = createJobLeases(fresh.database, () => new Date(time));
    void killed.oneAtATime('backup', 60_000, () => new Promise(() => {}));
    const { look, lastAt } = backups(undefined, { everyMinutes: 4, keep: 3 });
    await look();
    expect(await lastAt()).toBeNull();
    time += 60_001;
    await look();
    expect(await lastAt()).toBe('2026-11-01T00:01:00.000Z');
    expect(errors).toEqual([]);
  });

  it('clear away what dead writers left, and nothing of one that writes', async () => {
    const folder = join(dataDir, 'backups');
    const partials = ['.partial', '.partial-dead', '.partial-ahead', '.partial-alive'];
    for (const name of partials) {
      await mkdir(join(folder, name, 'media'), { recursive: true });
      await writeFile(join(folder, name, 'media', 'photo.jpg'), 'a photo');
    }
    const age = async (name: string, hours: number) => {
      const at = new Date(Date.now() - hours * hourMs);
      for (const path of ['media/photo.jpg', 'media', '.'])
        await utimes(join(folder, name, path), at, at);
    };
    await age('.partial', 24);
    await age('.partial-dead', 1);
    await age('.partial-ahead', -24);
    await backups(folder).make();
    expect(await readdir(folder)).toEqual(['.partial-alive', 'omnibus-20261101T000000Z']);
  });

  it('go on beside those that were made while a clock was ahead (fault matrix H5)', async () => {
    time = start + 10 * 365 * 24 * hourMs;
    const { look, service, lastAt } = backups();
    await look();
    time += 24 * hourMs;
    await look();
    const ahead = await readdir(join(dataDir, 'backups'));
    expect(ahead).toHaveLength(2);
    for (let day = 0; day <= 3; day += 1) {
      time = start + day * 24 * hourMs;
      await look();
    }
    expect(await readdir(join(dataDir, 'backups'))).toEqual([
      'omnibus-20261103T000000Z',
      'omnibus-20261104T000000Z',
      ...ahead,
    ]);
    expect(await lastAt()).toBe('2026-11-04T00:00:00.000Z');
    expect(await service.state()).toMatchObject({ ahead });
  });

  it('that failed while a clock was ahead are tried again when it is right', async () => {
    time = start + 10 * 365 * 24 * hourMs;
    const { look } = backups('/dev/null/backups');
    await look();
    time = start;
    await look();
    expect(errors).toHaveLength(2);
  });

  it('of staff are in the audit log, and two clicks are one backup', async () => {
    const { service } = backups();
    const by = { id: 'm1', name: 'Ada Lane' } as StaffMember;
    await Promise.all([service.run(by), service.run(by)]);
    expect(await readdir(join(dataDir, 'backups'))).toEqual(['omnibus-20261101T000000Z']);
    const lines = await createAuditLog(fresh.database).page({ limit: 5 });
    expect(lines).toMatchObject([
      { action: 'backup.make', subjectId: 'omnibus-20261101T000000Z', memberName: 'Ada Lane' },
      { action: 'backup.make' },
    ]);
  });
});
