import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { projectRoot } from '#server/config/project-root.ts';
import { repeats } from '../repeats.ts';
import { canFailDisks, failingDisk } from './failing-disk.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'omnibus-power-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** What one cut left of SQLite, and what had been acknowledged by then. */
async function afterCut(
  cut: string,
): Promise<{ told: string[]; stored: string[]; check: unknown }> {
  const told = (await readFile(join(cut, 'told'), 'utf8')).split('\n').slice(0, -1);
  const database = new DatabaseSync(join(cut, 'omnibus.db'));
  try {
    const [check] = Object.values(database.prepare('pragma integrity_check(1)').get() ?? {});
    const leads = database.prepare(`select name from sqlite_schema where name = 'leads'`).get();
    const rows = leads ? database.prepare('select reference, message from leads').all() : [];
    return { told, stored: rows.map(({ reference }) => String(reference)), check };
  } finally {
    database.close();
  }
}

describe.skipIf(!canFailDisks)('a power cut that takes what was not flushed (A2)', () => {
  it('loses no acknowledged lead at any write or flush', { timeout: 600_000 }, async () => {
    const cuts = join(folder, 'cuts');
    const data = join(folder, 'data');
    await mkdir(cuts);
    await mkdir(data);
    // About three pictures a lead, some megabytes each, and the matrix asks for 500; the write-ahead log goes back into the file several times.
    const leads = Math.min(200, Math.max(60, Math.ceil(repeats(180) / 3)));
    const witness = join(folder, 'witness');
    const disk = failingDisk(folder, join(data, 'omnibus.db'));
    await promisify(execFile)(
      process.execPath,
      [
        join(projectRoot, 'test/faults/disk/lead-writer.ts'),
        join(data, 'omnibus.db'),
        witness,
        String(leads),
      ],
      {
        env: {
          PATH: process.env.PATH,
          ...disk.env,
          FAULT_CUTS: cuts,
          FAULT_CUT_EVERY: '11',
          FAULT_WITNESS: witness,
        },
      },
    );
    const pictures = (await readdir(cuts)).filter((name) => name.startsWith('cut-'));
    expect(pictures.length).toBeGreaterThan(leads);
    let mostTold = 0;
    for (const name of pictures) {
      const { told, stored, check } = await afterCut(join(cuts, name));
      expect(check, name).toBe('ok');
      expect(new Set(told).size).toBe(told.length);
      expect(
        told.filter((reference) => !stored.includes(reference)),
        name,
      ).toEqual([]);
      mostTold = Math.max(mostTold, told.length);
    }
    expect(mostTold).toBeGreaterThan(leads - 10);
  });

  it('or a disk that is full when the log goes back into the file loses none either (A3)', async () => {
    const path = join(folder, 'omnibus.db');
    const witness = join(folder, 'witness');
    const disk = failingDisk(folder, path);
    const write = (count: number) =>
      promisify(execFile)(
        process.execPath,
        [join(projectRoot, 'test/faults/disk/lead-writer.ts'), path, witness, String(count)],
        { env: { PATH: process.env.PATH, ...disk.env } },
      );
    await write(1);
    disk.say('no-checkpoint');
    const before = (await stat(path)).size;
    // Enough for the log to be due several times; every one of them fails.
    await write(400);
    expect((await stat(path)).size).toBe(before);
    expect((await stat(`${path}-wal`)).size).toBeGreaterThan(4 * 1024 * 1024);
    disk.say('');
    await write(401);
    const told = (await readFile(witness, 'utf8')).split('\n').slice(0, -1);
    const database = new DatabaseSync(path);
    const rows = database.prepare('select reference from leads').all();
    const [check] = Object.values(database.prepare('pragma integrity_check').get() ?? {});
    database.close();
    expect(check).toBe('ok');
    expect(rows).toHaveLength(401);
    expect(new Set(told)).toEqual(new Set(rows.map(({ reference }) => reference)));
  });
});
