import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { torture } from '#bench/torture/torture.ts';
import { projectRoot } from '#server/config/project-root.ts';

/** The short run; `npm run bench -- torture` is the long one, on either database. */
it('loses and doubles nothing over ten kills', { timeout: 360_000 }, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'omnibus-torture-'));
  try {
    const report = await torture({
      kills: 10,
      writers: 4,
      sellers: 2,
      main: join(projectRoot, 'dist/server/main.js'),
      dataDir,
      env: { PATH: process.env.PATH },
      database: { kind: 'sqlite', path: join(dataDir, 'omnibus.db') },
    });
    expect(report).toMatchObject({
      lost: [],
      doubled: [],
      torn: [],
      contradictions: [],
      leftovers: [],
    });
    expect(report.acknowledged).toBeGreaterThan(10);
    expect(report.acknowledgedPhotos).toBeGreaterThan(2);
    expect(report.stored).toBeGreaterThanOrEqual(report.acknowledged);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
});
