import { describe, expect, it } from 'vitest';
import { backupManifest } from './backup-manifest.ts';

const manifest = {
  format: 1,
  madeAt: '2026-11-01T03:00:00.000Z',
  engine: 'postgres',
  schema: '0015-photo-originals',
  rows: { bus_listings: 3 },
  database: { path: 'database', bytes: 1, sha256: 'a'.repeat(64), modifiedMs: 0 },
  media: [],
  keyId: null,
};
const reads = (change: object) => backupManifest.safeParse({ ...manifest, ...change }).success;

describe('a manifest', () => {
  it('is read as it is written', () => {
    expect(reads({})).toBe(true);
  });

  it.each([
    { rows: { 'x" ; drop schema public cascade; --': 1 } },
    { rows: { 'x\n\\! touch /tmp/x': 1 } },
    { schema: '0001\u001b[2J' },
    { database: { ...manifest.database, path: '../omnibus.db' } },
    { media: [{ ...manifest.database, path: 'media/photos/../../../x' }] },
    { media: [{ ...manifest.database, path: '/etc/passwd' }] },
    { format: 0 },
    { format: 2 },
    { keyId: undefined },
  ])('is not read with %j', (change) => {
    expect(reads(change)).toBe(false);
  });
});
