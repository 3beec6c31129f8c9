import { afterEach, beforeEach, expect, it } from 'vitest';
import { createPartnerKeyStore } from '#db/repositories/partner-key-store.ts';
import { createAuditLog } from '#db/repositories/staff-audit.ts';
import type { PartnerKeyStore } from '#domain/partners/partner-keys.ts';
import { makeSecret } from '#domain/partners/partner-secret.ts';
import { describeDatabases, type FreshDatabase } from '#test/setup/databases.ts';

const by = { id: 'm1', name: 'Ann' };
const now = () => new Date('2026-11-01T12:00:00.000Z');

describeDatabases('keys of partners', ({ create }) => {
  let fresh: FreshDatabase;
  let store: PartnerKeyStore;
  beforeEach(async () => {
    fresh = await create();
    store = createPartnerKeyStore(fresh.database, now);
  });
  afterEach(() => fresh.remove());

  async function made(name = 'Yard feed') {
    const { secret, hash, hint } = await makeSecret();
    const scopes = ['inventory.write', 'leads.read'] as const;
    const key = await store.create({ name, hint, hash, scopes, source: 'acme' }, by);
    return { secret, hash, key };
  }

  it('keeps the hash and never the key', async () => {
    const { secret, hash, key } = await made();
    expect(await store.findByHash(hash)).toEqual({ key, hash });
    expect(await store.find(key.id)).toEqual(key);
    expect(await store.findByHash(secret)).toBeNull();
    expect(await store.find(key.id + 1)).toBeNull();
    const tables = await Promise.all([
      fresh.database.kysely.selectFrom('partner_keys').selectAll().execute(),
      createAuditLog(fresh.database).page({ limit: 10 }),
    ]);
    const random = secret.slice(key.hint.length);
    expect(JSON.stringify(tables)).not.toContain(random);
    expect(JSON.stringify(tables[1])).not.toContain(hash);
  });

  it('is revoked once, whoever asks at the same moment', async () => {
    const { hash, key } = await made();
    const second = await made('Second');
    const tries = Array.from({ length: 8 }, () => store.revoke(key.id, by));
    expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(1);
    const found = await store.findByHash(hash);
    expect(found?.key).toMatchObject({ revokedAt: now().toISOString(), revokedBy: 'Ann' });
    expect((await store.list()).map(({ id }) => id)).toEqual([second.key.id, key.id]);
    const { length } = await createAuditLog(fresh.database).page({
      limit: 10,
      action: 'partner-key.revoke',
    });
    expect(length).toBe(1);
  });

  it('adds calls that several nodes counted', async () => {
    const { key } = await made();
    const other = (await made('Other')).key;
    const call = (keyId: number, day: string, calls: number) => ({
      keyId,
      day,
      calls,
      lastAt: `${day}T10:00:00.000Z`,
    });
    const sets = [
      [call(key.id, '2026-10-31', 3), call(other.id, '2026-10-31', 1)],
      [call(other.id, '2026-10-31', 1), call(key.id, '2026-10-31', 4)],
      [call(key.id, '2026-11-01', 5)],
      [],
    ];
    await Promise.all(sets.map((calls) => store.addCalls(calls)));
    expect(await store.callsByDay(key.id, '2026-10-01')).toEqual([
      { day: '2026-10-31', calls: 7 },
      { day: '2026-11-01', calls: 5 },
    ]);
    expect(await store.callsByDay(key.id, '2026-11-01')).toHaveLength(1);
    expect((await store.find(key.id))?.lastUsedAt).toBe('2026-11-01T10:00:00.000Z');
    // A slower node never sets the time back.
    await store.addCalls([call(key.id, '2026-10-30', 1)]);
    expect((await store.find(key.id))?.lastUsedAt).toBe('2026-11-01T10:00:00.000Z');
    expect(await store.forgetCalls('2026-10-31')).toBe(1);
  });
});
