import { afterEach, beforeEach, expect, it } from 'vitest';
import { sql } from 'kysely';
import { createStaffAccounts } from '#db/repositories/staff-accounts.ts';
import { createAuditLog, recordAct } from '#db/repositories/staff-audit.ts';
import { installationSecret } from '#db/repositories/staff-secret.ts';
import type { StaffAccounts } from '#domain/staff/staff-accounts.ts';
import { createStaffAccess } from '#server/wiring/staff/create-staff-accounts.ts';
import { quickHashing } from '#test/factories/quick-hashing.ts';
import { describeDatabases, type FreshDatabase } from '#test/setup/databases.ts';

const actor = { id: null, name: 'Test' };
const person = { name: 'Jo', email: 'Jo@Example.com', role: 'owner', passwordHash: null } as const;

describeDatabases('staff accounts', ({ create }) => {
  let fresh: FreshDatabase;
  let accounts: StaffAccounts;

  beforeEach(async () => {
    fresh = await create();
    accounts = createStaffAccounts(fresh.database);
  });
  afterEach(() => fresh.remove());

  it('keep one account an address, in any spelling of case', async () => {
    const made = await Promise.all([1, 2, 3].map(() => accounts.create(person, actor)));
    expect(made.filter((one) => one !== null)).toHaveLength(1);
    expect((await accounts.findByEmail(' JO@example.COM'))?.name).toBe('Jo');
    expect(await accounts.list()).toHaveLength(1);
  });

  it('never lose their last owner, not by two who switch each other off at once', async () => {
    const one = await accounts.create(person, actor);
    expect(await accounts.setDisabled(one!.id, true, actor)).toEqual({ outcome: 'last-owner' });
    expect(await accounts.changeRole(one!.id, 'viewer', actor)).toEqual({ outcome: 'last-owner' });
    const two = await accounts.create({ ...person, email: 'two@example.com' }, actor);
    const outcomes = await Promise.all([
      accounts.setDisabled(one!.id, true, actor),
      accounts.setDisabled(two!.id, true, actor),
    ]);
    expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(['changed', 'last-owner']);
  });

  it('use a link once, however many try', async () => {
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
    const used = await Promise.all([1, 2, 3, 4].map(() => accounts.useLink(id)));
    expect(used.filter(Boolean)).toHaveLength(1);
    expect(await accounts.openInvitations()).toEqual([]);
  });

  it('sign in with a password on this engine, and keep times as text', async () => {
    const access = await createStaffAccess({
      database: fresh.database,
      settings: { name: 'Test' },
      siteUrl: 'https://omnibus.example',
      secret: null,
    });
    const passwordHash = await access.auth.hashPassword('copper lantern tuesday');
    const member = await accounts.create({ ...person, passwordHash }, actor);
    const headers = new Headers({ 'user-agent': 'x'.repeat(10_000) });
    const from = { email: 'jo@example.com', address: '203.0.113.9', knownEmail: null };
    const wrong = { from, password: 'something else entirely', headers };
    expect((await access.signIn.password(wrong)).outcome).toBe('refused');
    const right = await access.signIn.password({ ...wrong, password: 'copper lantern tuesday' });
    expect(right.outcome).toBe('signed-in');
    const cookies = 'cookies' in right ? (right.cookies ?? []) : [];
    const cookie = cookies.map((line) => line.split(';')[0]).join('; ');
    const found = await access.auth.session(new Headers({ cookie }));
    expect(found?.session.member).toEqual({ ...member });
    const [session] = await accounts.sessions(member!.id);
    expect(session?.createdAt).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    expect(session?.userAgent?.length).toBeLessThanOrEqual(300);
    await accounts.markProved(session!.id);
    expect(await accounts.takeCodeStep(member!.id, 5), 'no code app').toBe(false);
  });

  it('keep of sessions that have run out the newest of each member, and all that run', async () => {
    const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();
    const [one, two] = [
      (await accounts.create(person, actor))!.id,
      (await accounts.create({ ...person, email: 'two@example.com' }, actor))!.id,
    ];
    const session = (id: string, user_id: string, end: number) => {
      const times = { created_at: hours(end - 12), updated_at: hours(end - 1) };
      return { id, token: id, user_id, expires_at: hours(end), second_factor: 1, ...times };
    };
    const all = [
      session('old', one, -9),
      session('older', one, -99),
      session('runs', one, 2),
      session('runs too', one, 3),
      session('last', two, -5),
      session('before it', two, -50),
    ];
    await fresh.database.kysely.insertInto('staff_sessions').values(all).execute();
    await accounts.forgetSessions();
    const kept = await fresh.database.kysely.selectFrom('staff_sessions').select('id').execute();
    expect(kept.map(({ id }) => id).toSorted()).toEqual(['last', 'runs', 'runs too']);
  });

  it('begin no session by a password that was replaced while it was checked', async () => {
    let meanwhile = async () => {};
    const verify: typeof quickHashing.verify = async (stored) => {
      const isRight = await quickHashing.verify(stored);
      await meanwhile();
      return isRight;
    };
    const { auth, signIn } = await createStaffAccess({
      database: fresh.database,
      settings: { name: 'Test' },
      siteUrl: 'https://omnibus.example',
      secret: null,
      hashing: { ...quickHashing, verify },
    });
    const password = 'copper lantern tuesday';
    const passwordHash = await auth.hashPassword(password);
    await accounts.create(person, actor);
    const { id } = (await accounts.create(
      { ...person, email: 'two@example.com', passwordHash },
      actor,
    ))!;
    const from = { email: 'two@example.com', address: '203.0.113.9', knownEmail: null };
    const outcome = async () =>
      (await signIn.password({ from, password, headers: new Headers() })).outcome;
    const replace = (hash: string) =>
      accounts.setPassword(id, hash, { actor, keepSessionId: null });

    meanwhile = async () => void (await accounts.setDisabled(id, true, actor));
    expect(await outcome()).toBe('refused');
    await accounts.setDisabled(id, false, actor);
    meanwhile = async () => void (await replace('another'));
    expect(await outcome()).toBe('refused');
    expect(await accounts.sessions(id)).toEqual([]);

    await replace(passwordHash);
    await fresh.database.kysely
      .updateTable('staff_members')
      .set({ two_factor_enabled: 1 })
      .execute();
    expect(await outcome(), 'and asks for no code').toBe('refused');
    meanwhile = async () => {};
    await replace(passwordHash);
    expect(await outcome()).toBe('code-needed');
  });

  it('have one secret, whoever starts first', async () => {
    let made = 0;
    const secrets = await Promise.all(
      [1, 2, 3].map(() => installationSecret(fresh.database, 'sign-in', () => `secret ${++made}`)),
    );
    expect(new Set(secrets).size).toBe(1);
  });

  it('write a log that cannot be changed, not even by SQL', async () => {
    const { kysely } = fresh.database;
    const by = { id: null, name: 'Test' };
    await recordAct(kysely, by, {
      action: 'thing.change',
      subject: ['thing', 1],
      before: { name: 'a\0b', long: 'x'.repeat(50_000) },
      after: { name: '\ud800' },
      at: '2026-11-01T12:00:00.000Z',
    });
    const log = createAuditLog(fresh.database);
    const [entry] = await log.page({ limit: 5 });
    expect(entry?.before).toEqual({ name: 'ab', long: 'x'.repeat(2_000) });
    for (const statement of [
      `update staff_audit set member_name = 'somebody else'`,
      'delete from staff_audit',
      ...(fresh.database.engine === 'postgres' ? ['truncate staff_audit'] : []),
    ]) {
      await expect(sql.raw(statement).execute(kysely), statement).rejects.toThrow(/append-only/);
    }
    expect(await log.page({ limit: 5 })).toEqual([entry]);
    expect(await log.page({ action: 'thing.change', subjectId: '1', limit: 5 })).toHaveLength(1);
    expect(await log.page({ beforeId: entry!.id, limit: 5 })).toEqual([]);
  });
});
