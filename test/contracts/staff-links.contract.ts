import { afterEach, beforeEach, expect, it } from 'vitest';
import { createStaffAccounts } from '#db/repositories/staff-accounts.ts';
import { createAuditLog } from '#db/repositories/staff-audit.ts';
import type { StaffRole } from '#domain/staff/roles.ts';
import type { Actor, StaffAccounts, StaffLink } from '#domain/staff/staff-accounts.ts';
import { createStaffAccess } from '#server/wiring/staff/create-staff-accounts.ts';
import type { StaffAccess } from '#staff/staff-services.ts';
import { goodPassword } from '#test/factories/staff-sign-in.ts';
import { quickHashing } from '#test/factories/quick-hashing.ts';
import { describeDatabases, type FreshDatabase } from '#test/setup/databases.ts';

const actor = { id: null, name: 'Test' };
const headers = new Headers();

describeDatabases('one-time links', ({ create }) => {
  let fresh: FreshDatabase;
  let accounts: StaffAccounts;
  let access: StaffAccess;

  beforeEach(async () => {
    fresh = await create();
    accounts = createStaffAccounts(fresh.database);
    access = await createStaffAccess({
      database: fresh.database,
      settings: { name: 'Test' },
      siteUrl: 'https://omnibus.example',
      secret: null,
      hashing: quickHashing,
    });
    await accounts.create(person('first@example.com', 'owner'), actor);
  });
  afterEach(() => fresh.remove());

  const person = (email: string, role: StaffRole) => ({
    name: 'Jo',
    email,
    role,
    passwordHash: null,
  });
  const member = async (role: StaffRole = 'sales') =>
    (await accounts.create(person('jo@example.com', role), actor))!;
  const reset = async () =>
    (await access.links.passwordLink('jo@example.com', { actor, mail: false }))!;
  const invite = async (email: string, role: StaffRole, by: Actor = actor) => {
    const answer = await access.links.invite(
      { email, name: 'New', role },
      { actor: by, mail: false },
    );
    if (answer.outcome !== 'invited') throw new Error(answer.text);
    return answer;
  };
  const opens = async ({ token }: { token: string }) => (await access.links.open(token)) !== null;
  const use = async ({ token }: { token: string }) =>
    (await access.links.accept(token, { password: goodPassword, headers })).outcome;

  it('end together when one of them is used', async () => {
    await member();
    const links = [await reset(), await reset(), await reset()];
    expect(await use(links[1]!)).toBe('password-set');
    expect(await Promise.all(links.map(opens))).toEqual([false, false, false]);
    expect(await Promise.all(links.map(use))).toEqual(['gone', 'gone', 'gone']);
    expect(await opens(await reset()), 'a new one opens').toBe(true);
  });

  it('let one in when several are used at once', async () => {
    await member();
    const links = await Promise.all([1, 2, 3, 4, 5].map(reset));
    const outcomes = await Promise.all(links.map(use));
    expect(outcomes.filter((outcome) => outcome !== 'gone')).toEqual(['password-set']);
    const invitations = await Promise.all(
      (['owner', 'manager', 'viewer'] as const).map((role) => invite('new@example.com', role)),
    );
    const joined = await Promise.all(invitations.map(use));
    expect(joined.filter((outcome) => outcome !== 'gone')).toEqual(['signed-in']);
    expect(await accounts.openInvitations()).toEqual([]);
  });

  it.each<[string, (id: string) => Promise<unknown>]>([
    [
      'the password changes',
      (id) => accounts.setPassword(id, 'hash', { actor, keepSessionId: null }),
    ],
    ['the role changes', (id) => accounts.changeRole(id, 'viewer', actor)],
    ['the member is switched off', (id) => accounts.setDisabled(id, true, actor)],
    [
      'the member is switched off and on',
      async (id) => {
        await accounts.setDisabled(id, true, actor);
        await accounts.setDisabled(id, false, actor);
      },
    ],
  ])('end when %s', async (_, happen) => {
    const { id } = await member();
    const link = await reset();
    expect(await opens(link)).toBe(true);
    await happen(id);
    expect(await opens(link)).toBe(false);
    expect(await use(link)).toBe('gone');
  });

  it('of others stay', async () => {
    await member();
    const other = (await accounts.create(person('other@example.com', 'sales'), actor))!;
    const link = await reset();
    await accounts.setPassword(other.id, 'hash', { actor, keepSessionId: null });
    await accounts.changeRole(other.id, 'viewer', actor);
    expect(await opens(link)).toBe(true);
  });

  it('to an address end when it gets an account in another way', async () => {
    const link = await invite('jo@example.com', 'owner');
    await member('viewer');
    expect(await opens(link)).toBe(false);
    expect(await accounts.openInvitations()).toEqual([]);
  });

  it('to an address are one: the newer takes the place of the older', async () => {
    const first = await invite('new@example.com', 'owner');
    const other = await invite('else@example.com', 'sales');
    const second = await invite('New@example.com', 'viewer');
    expect(await Promise.all([first, other, second].map(opens))).toEqual([false, true, true]);
    await Promise.all([1, 2, 3, 4].map(() => invite('new@example.com', 'sales')));
    expect(await accounts.openInvitations()).toHaveLength(2);
  });

  it('to an address are not replaced by who may not invite as high, whatever a page was told', async () => {
    const manager = await member('manager');
    const sends = async (role: StaffRole) => {
      const typed = { email: 'new@example.com', name: 'New', role };
      return (await access.links.invite(typed, { actor: manager, mail: false })).outcome;
    };
    const past = await invite('new@example.com', 'owner');
    await fresh.database.kysely
      .updateTable('staff_links')
      .set({ expires_at: '2026-01-01T00:00:00.000Z' })
      .execute();
    expect(await sends('sales'), 'one that is over holds nobody up').toBe('invited');
    const log = createAuditLog(fresh.database);
    expect(await log.page({ action: 'link.cancel', subjectId: past.link.id, limit: 5 })).toEqual(
      [],
    );
    const owners = await invite('new@example.com', 'owner');
    expect([await sends('sales'), await sends('owner')]).toEqual(['invalid', 'invalid']);
    expect(await opens(owners)).toBe(true);
    await accounts.changeRole(manager.id, 'sales', actor);
    await accounts.cancelLink(owners.link.id, actor);
    expect(await sends('viewer'), 'nor by who is a manager no more').toBe('invalid');
  });

  it('are forgotten long after they have run out, with whom they invited', async () => {
    const past = await invite('past@example.com', 'viewer');
    const open = await invite('open@example.com', 'viewer');
    await fresh.database.kysely
      .updateTable('staff_links')
      .set({ expires_at: '2026-01-01T00:00:00.000Z' })
      .where('id', '=', past.link.id)
      .execute();
    await accounts.forgetLinks();
    expect(await accounts.findLink(past.link.id)).toBeNull();
    expect(await opens(open)).toBe(true);
  });

  it('do not work for a new password that came too late: it changes nothing', async () => {
    const { id } = await member();
    const { link } = await reset();
    await accounts.setPassword(id, 'first', { actor, keepSessionId: null, link: link.id });
    const again = { actor, keepSessionId: null, link: link.id };
    expect(await accounts.setPassword(id, 'second', again)).toBe(false);
    expect(await accounts.passwordHash(id)).toBe('first');
  });

  it('that somebody sent and may not send any more are taken back', async () => {
    const gone = await member('manager');
    const stays = (await accounts.create(person('stays@example.com', 'manager'), actor))!;
    await invite('friend@example.com', 'manager', gone);
    await invite('other@example.com', 'sales', stays);
    const emails = async () =>
      (await accounts.openInvitations()).map((link: StaffLink) => link.email).toSorted();
    await accounts.changeRole(gone.id, 'owner', actor);
    expect(await emails(), 'an owner may').toEqual(['friend@example.com', 'other@example.com']);
    await invite('boss@example.com', 'owner', gone);
    await accounts.changeRole(gone.id, 'manager', actor);
    expect(await emails(), 'a manager names no owner').toEqual([
      'friend@example.com',
      'other@example.com',
    ]);
    await accounts.setDisabled(gone.id, true, actor);
    expect(await emails()).toEqual(['other@example.com']);
    const log = await createAuditLog(fresh.database).page({ action: 'link.cancel', limit: 5 });
    expect(log.map(({ before }) => before?.['email'])).toEqual([
      'friend@example.com',
      'boss@example.com',
    ]);
  });
});
