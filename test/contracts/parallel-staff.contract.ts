import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '#db/database.ts';
import { createContentEdits } from '#db/repositories/content-edits.ts';
import { createStaffAccounts } from '#db/repositories/staff-accounts.ts';
import { createStaffViews } from '#db/repositories/staff-inventory-views.ts';
import { installationSecret } from '#db/repositories/staff-secret.ts';
import { createTagVersions } from '#db/repositories/tag-versions.ts';
import type { ContentChange } from '#domain/content/editing/content-edits.ts';
import { mostViews } from '#domain/staff/inventory/staff-views.ts';
import type { StaffRole } from '#domain/staff/roles.ts';
import type { StaffAccounts } from '#domain/staff/staff-accounts.ts';
import type { StaffMember } from '#domain/staff/staff-member.ts';
import { atOnce, callers, duringChange, warmPool } from '#test/setup/at-once.ts';
import { describeDatabases, type FreshDatabase } from '#test/setup/databases.ts';

const actor = { id: null, name: 'Test' };

describeDatabases('staff under thirty callers', ({ create }) => {
  let fresh: FreshDatabase;
  let database: Database;
  let accounts: StaffAccounts;

  beforeAll(async () => {
    fresh = await create({ connections: callers });
    database = fresh.database;
    await warmPool(database);
    accounts = createStaffAccounts(database);
  });
  afterAll(() => fresh.remove());

  let people = 0;
  async function member(role: StaffRole): Promise<StaffMember> {
    const email = `member-${++people}@example.com`;
    const made = await accounts.create({ name: 'Jo', email, role, passwordHash: null }, actor);
    if (!made) throw new Error('no member was made');
    return made;
  }
  const count = (outcomes: readonly { outcome: string }[], outcome: string) =>
    outcomes.filter((one) => one.outcome === outcome).length;

  it('thirty owners who take each other away leave one', async () => {
    const owners: StaffMember[] = [];
    for (let owner = 0; owner < callers; owner++) owners.push(await member('owner'));
    const outcomes = await atOnce((number) => {
      const { id } = owners[(number + 1) % callers]!;
      return number % 2 === 0
        ? accounts.changeRole(id, 'viewer', actor)
        : accounts.setDisabled(id, true, actor);
    });
    expect(count(outcomes, 'changed')).toBe(callers - 1);
    expect(count(outcomes, 'last-owner')).toBe(1);
    const left = await accounts.list();
    const working = left.filter(({ role, disabledAt }) => role === 'owner' && disabledAt === null);
    expect(working).toHaveLength(1);
  });

  it('one account an address, one password an account, one secret, one use of a code', async () => {
    const email = 'same@example.com';
    const person = { name: 'Jo', email, role: 'sales', passwordHash: null } as const;
    const made = await atOnce(() => accounts.create(person, actor));
    const [first] = made.filter((one) => one !== null);
    expect(made.filter((one) => one !== null)).toHaveLength(1);
    const { id } = first!;
    await atOnce((number) =>
      accounts.setPassword(id, `hash ${number}`, { actor, keepSessionId: null }),
    );
    const passwords = await database.kysely
      .selectFrom('staff_accounts')
      .select('id')
      .where('user_id', '=', id)
      .execute();
    expect(passwords).toHaveLength(1);
    const secrets = await atOnce((number) =>
      installationSecret(database, 'tea', () => `${number}`),
    );
    expect(new Set(secrets).size).toBe(1);
    await database.kysely
      .insertInto('staff_two_factors')
      .values({ id, user_id: id, secret: 's', backup_codes: '', verified: 1 } as never)
      .execute();
    const taken = await atOnce(() => accounts.takeCodeStep(id, 7));
    expect(taken.filter(Boolean)).toHaveLength(1);
  });

  it('second factors of somebody who is just removed are left out without a fault', async () => {
    const { id } = await member('sales');
    await duringChange(
      database,
      (trx) => trx.deleteFrom('staff_members').where('id', '=', id).execute(),
      () => accounts.forgetSecondFactors(id, actor),
    );
    const lines = await database.kysely
      .selectFrom('staff_audit')
      .select('id')
      .where('subject_id', '=', id)
      .where('action', '=', 'member.forget-second-factors')
      .execute();
    expect(lines).toEqual([]);
  });

  it('passkeys that are removed one by one leave a second step', async () => {
    const { id } = await member('sales');
    const passkeys = Array.from({ length: callers }, (_, number) => `passkey-${number}`);
    await database.kysely
      .insertInto('staff_passkeys')
      .values(
        passkeys.map((passkey) => ({
          id: passkey,
          name: passkey,
          public_key: '',
          user_id: id,
          credential_id: passkey,
          counter: 0,
          device_type: 'singleDevice',
          backed_up: 0,
          transports: null,
          created_at: null,
          aaguid: null,
        })),
      )
      .execute();
    const request = { actor, keepSessionId: null };
    const removed = await atOnce((number) =>
      accounts.removePasskey(id, passkeys[number]!, request),
    );
    expect(removed.filter((outcome) => outcome === 'removed')).toHaveLength(callers - 1);
    expect(removed).toContain('only-second-step');
    const [last] = await accounts.passkeys(id);
    await database.kysely
      .updateTable('staff_members')
      .set({ two_factor_enabled: 1 })
      .where('id', '=', id)
      .execute();
    expect(await accounts.removePasskey(id, last!.id, request)).toBe('removed');
    expect(await accounts.removePasskey(id, last!.id, request)).toBe('missing');
  });

  it('a link works once', async () => {
    const expiresAt = new Date(Date.now() + 60_000).toISOString();
    const { id } = (await accounts.addLink(
      {
        kind: 'invitation',
        memberId: null,
        email: 'x@example.com',
        name: 'X',
        role: 'sales',
        createdBy: null,
        expiresAt,
      },
      { actor, mail: false },
    ))!;
    const ended = await atOnce((number) =>
      number % 2 === 0 ? accounts.useLink(id) : accounts.cancelLink(id, actor),
    );
    expect(ended.filter(Boolean)).toHaveLength(1);
  });

  it('never more views than the most', async () => {
    const views = createStaffViews(database);
    const { id } = await member('sales');
    for (let view = 2; view < mostViews; view++)
      await views.save(id, { name: `View ${view}`, params: '', columns: [] });
    const saved = await atOnce((number) =>
      views.save(id, { name: `Mine ${number}`, params: '', columns: [] }),
    );
    expect(saved.filter(Boolean)).toHaveLength(2);
    expect(await views.list(id)).toHaveLength(mostViews);
  });

  const edit = (more: Partial<ContentChange> = {}): ContentChange => ({
    kind: 'redirect',
    slug: 'old',
    change: 'publish',
    expectedRevision: 0,
    live: { to: '/new' },
    hidden: false,
    draft: null,
    publishAt: null,
    ...more,
  });
  const by = { id: 'm1', name: 'Ann' };

  it('one of thirty editors of an entry gets through, of settings too, and each change is told of', async () => {
    const edits = createContentEdits(database);
    const before = await createTagVersions(database).current();
    for (const kind of ['redirect', 'settings', 'synonym', 'section'] as const) {
      const stored = await atOnce((number) =>
        edits.store([edit({ kind, live: { to: String(number) } })], by),
      );
      expect(count(stored, 'stored'), kind).toBe(1);
      expect(count(stored, 'conflict'), kind).toBe(callers - 1);
      expect(await edits.versions(kind, 'old')).toHaveLength(1);
    }
    const after = await createTagVersions(database).current();
    expect(after.content - before.content).toBe(3);
    expect(after.settings - before.settings).toBe(1);
  });

  it('settings beside other words, or by the clock, never pass those who save settings', async () => {
    const edits = createContentEdits(database);
    const slug = 'site';
    const publishAt = '2026-11-01T12:00:00.000Z';
    const stored = await atOnce(async (number) => {
      const settings = edit({ kind: 'settings', slug, draft: { name: 'Later' }, publishAt });
      if (number % 2 === 0) return edits.store([settings], by);
      const faq = edit({ kind: 'faq', slug: `faq-${number}` });
      await edits.publishDue(new Date());
      return edits.store([settings, faq], by).catch(() => ({ outcome: 'refused' }));
    });
    expect(count(stored, 'stored')).toBe(1);
    expect(count(stored, 'refused')).toBe(callers / 2);
    expect(await edits.versions('settings', slug)).toHaveLength(1);
  });

  it('what is due is published once, and an editor who was quicker is not passed over', async () => {
    const edits = createContentEdits(database);
    const publishAt = '2026-11-01T12:00:00.000Z';
    const slug = 'later';
    const draft = { text: 'Draft' };
    await edits.store([edit({ kind: 'article', slug, change: 'schedule', draft, publishAt })], by);
    const done = await atOnce<unknown>((number) =>
      number % 2 === 0
        ? edits.publishDue(new Date())
        : edits.store([edit({ kind: 'article', slug, expectedRevision: 1 })], by),
    );
    expect(done).toHaveLength(callers);
    const versions = await edits.versions('article', slug);
    expect(versions.map(({ revision }) => revision)).toEqual([2, 1]);
  });
});
