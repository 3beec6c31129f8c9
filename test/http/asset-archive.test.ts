import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { archiveAssets } from '#server/front/assets/asset-archive.ts';
import { assetRoutes } from '#server/front/assets/asset-routes.ts';

let root: string;
afterEach(() => rm(root, { recursive: true }));
const now = new Date('2026-11-01T12:00:00.000Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

it('serves a file of the last build after the next one, for two weeks', async () => {
  root = await mkdtemp(join(tmpdir(), 'omnibus-archive-'));
  const [from, to] = [join(root, 'client/assets'), join(root, 'data/assets')];
  await mkdir(from, { recursive: true });
  await writeFile(join(from, 'entry-old.js'), 'old');
  await archiveAssets({ from, to, now: daysAgo(20) });

  await rm(join(from, 'entry-old.js'));
  await writeFile(join(from, 'entry-new.js'), 'new');
  await utimes(join(to, 'entry-old.js'), daysAgo(8), daysAgo(8));
  await archiveAssets({ from, to, now });
  const app = assetRoutes(join(root, 'client'), to);
  expect(await (await app.request('/assets/entry-old.js')).text()).toBe('old');
  expect(await (await app.request('/assets/entry-new.js')).text()).toBe('new');

  await utimes(join(to, 'entry-old.js'), daysAgo(15), daysAgo(15));
  await archiveAssets({ from, to, now });
  expect(await readdir(to)).toEqual(['entry-new.js']);
  // Twice is as good as once.
  await archiveAssets({ from, to, now });
  expect(await readdir(to)).toEqual(['entry-new.js']);
});

it('serves what was built away under it, however many builds ago', async () => {
  root = await mkdtemp(join(tmpdir(), 'omnibus-archive-'));
  const [from, to] = [join(root, 'client/assets'), join(root, 'data/assets')];
  await mkdir(from, { recursive: true });
  await writeFile(join(from, 'entry.js'), 'mine');
  const app = assetRoutes(join(root, 'client'), to);
  await archiveAssets({ from, to, now });
  await rm(join(from, 'entry.js'));
  expect(await (await app.request('/assets/entry.js')).text()).toBe('mine');
});
