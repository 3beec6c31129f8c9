import { mkdtemp, readdir, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createDocumentStore, removeReports } from '#adapters/documents-disk/document-store.ts';

let folder: string;
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'omnibus-documents-')), 'documents');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const key = (turn: number) => turn.toString(16).padStart(64, '0');

it('keeps files for its own process alone, and finds nothing that was not kept', async () => {
  const store = createDocumentStore(folder);
  expect(await store.find(key(1))).toBeNull();
  await store.keep(key(1), new Uint8Array([1, 2, 3]));
  expect(await store.find(key(1))).toEqual(new Uint8Array([1, 2, 3]));
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  expect((await stat(join(folder, `${key(1)}.pdf`))).mode & 0o777).toBe(0o600);
});

it('never holds more than it may: the oldest go', async () => {
  const store = createDocumentStore(folder, 250);
  for (let turn = 1; turn <= 6; turn += 1) {
    await store.keep(key(turn), new Uint8Array(100));
    const path = join(folder, `${key(turn)}.pdf`);
    await utimes(path, turn, turn).catch(() => {});
  }
  await store.keep(key(7), new Uint8Array(100));
  const found = await Promise.all([1, 2, 3, 4, 5, 6, 7].map(async (turn) => store.find(key(turn))));
  expect(found.map((file) => file !== null)).toEqual([
    false,
    false,
    false,
    false,
    false,
    true,
    true,
  ]);
  expect(await readdir(folder)).toHaveLength(2);
});

it('forgets what was made of a report that was withdrawn, and what says of nothing what it is', async () => {
  const store = createDocumentStore(folder);
  await removeReports(folder, ['CR-1111-1111']);
  const keys = [`CR-1111-1111-${key(1)}`, `CR-2222-2222-${key(1)}`, `windshield-${key(2)}`, key(3)];
  for (const each of keys) await store.keep(each, new Uint8Array(10));
  await removeReports(folder, ['CR-1111-1111', 'CR-3333-3333']);
  const left = await readdir(folder);
  expect(left.toSorted()).toEqual([`${keys[1]}.pdf`, `${keys[2]}.pdf`]);
});
