import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sql } from 'kysely';
import { createBackups } from '#server/ops/create-backups.ts';
import { describeDatabases } from '#test/setup/databases.ts';
import { commandBed } from './command-bed.ts';

describeDatabases('a backup from before there were leases', ({ create }) => {
  it('is restored over a database that has them, and the command says so', async () => {
    const before = await create();
    const present = await create();
    const folder = await mkdtemp(join(tmpdir(), 'omnibus-leases-'));
    const bed = await commandBed(present.config, { BACKUP_DIR: folder });
    try {
      await sql`drop table job_leases`.execute(before.database.kysely);
      const backups = createBackups({
        database: before.database,
        target: before.config,
        dataDir: folder,
        bucket: false,
        settings: { folder, key: null, everyMinutes: 1_440, keep: 2 },
        log: { info() {}, error() {} },
        now: () => new Date(),
      });
      await backups.make();
      await present.database.close();
      const restored = await bed.run('restore', 'latest');
      expect([restored.code, restored.stderr]).toEqual([0, '']);
    } finally {
      await bed.remove();
      await rm(folder, { recursive: true });
      await before.remove();
      await present.remove();
    }
  });
});
