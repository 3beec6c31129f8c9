import { cp, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createAuditLog } from '#db/repositories/staff-audit.ts';
import { createBackups } from '#server/ops/create-backups.ts';
import { backupTime } from '#domain/backup/backup-manifest.ts';
import type { StaffMember } from '#domain/staff/staff-member.ts';
import { describeDatabases, type FreshDatabase } from '#test/setup/databases.ts';

const hourMs = 3_600_000;
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
