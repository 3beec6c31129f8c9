import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { commandBed } from './command-bed.ts';

it('no command begins an empty database where one was lost, or backs up what is behind', async () => {
  const bed = await commandBed();
  onTestFinished(() => bed.remove());
  expect((await bed.run('seed', '--count', '3')).code).toBe(0);
  expect((await bed.run('backup')).code).toBe(0);
  const mark = join(bed.folder, 'high-water.json');
  await writeFile(mark, '{"bus_listings":4}');
  const behind = await bed.run('backup');
  expect(behind.code).toBe(1);
  expect(behind.stderr).toMatch(/older than what was here before .* npx omnibus restore latest/);
  await rm(mark);
  await rm(join(bed.folder, 'omnibus.db'));

  for (const line of [['backup'], ['outbox', 'list'], ['seed', '--count', '3']]) {
    const refused = await bed.run(...line);
    expect(refused.code).toBe(1);
    expect(refused.stderr).toMatch(/is gone, though there are backups .*restore latest/);
  }
  expect(await readdir(bed.folder)).not.toContain('omnibus.db');
  expect(await readdir(join(bed.folder, 'backups'))).toHaveLength(1);
  expect((await bed.run('restore', 'latest')).code).toBe(0);
});
