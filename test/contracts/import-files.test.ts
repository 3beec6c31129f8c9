import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createDiskImportFiles } from '#adapters/table-files/disk-import-files.ts';
import { importLimits } from '#domain/staff/import/import-ports.ts';

it('files of imports leave the disk its reserve, however many come at once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'omnibus-imports-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const files = createDiskImportFiles(folder, async () => 2.5 * importLimits.fileBytes);
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  async function* slowly() {
    await arrived;
    yield new TextEncoder().encode('year,make\n2015,Ford\n');
  }
  const outcomes: string[] = [];
  // Which two of them are first is not said.
  const answers = [1, 2, 3, 4].map(async () => {
    outcomes.push((await files.keep(slowly())).outcome);
  });
  await expect.poll(() => outcomes).toEqual(['full', 'full']);
  arrive();
  await Promise.all(answers);
  expect(outcomes).toEqual(['full', 'full', 'kept', 'kept']);
  expect(await files.keep(slowly())).toMatchObject({ outcome: 'kept' });
  expect(await readdir(folder)).toHaveLength(3);
});
