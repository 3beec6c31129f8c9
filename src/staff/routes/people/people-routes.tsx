import type { Context } from 'hono';
import { ownersOnly } from '#domain/staff/link-service.ts';
import { isAtLeast, isStaffRole, staffRoles, type StaffRole } from '#domain/staff/roles.ts';
import type { MemberChange, SeenMember, StaffAccount } from '#domain/staff/staff-accounts.ts';
import type { StaffMember } from '#domain/staff/staff-member.ts';
import { readTextForm } from '../../forms/read-form.ts';
import { redirectWith } from '../../flash.ts';
import { renderStaffPage } from '../../layout/render-staff-page.tsx';
import { proved, route } from '../../staff-route.ts';
import type { StaffEnv } from '../../staff-services.ts';
import { peopleUrls } from './people-urls.ts';
import { lastDoer } from '../audit/latest-entries.tsx';
import { PeoplePage, type InviteValues } from './people-page.tsx';
import { memberState } from './person-row.tsx';

/** Who works here. */
export const peopleRoutes = [
  route('GET', peopleUrls.list, 'people.manage', (c) =>
    peoplePage(c, { email: '', name: '', role: 'sales' }, null),
  ),

  route('POST', peopleUrls.invite, proved('people.manage'), async (c) => {
    const { email = '', name = '', role } = await readTextForm(c);
    const member = c.get('member');
    const typed: InviteValues = { email, name, role: isStaffRole(role) ? role : 'viewer' };
    if (!isStaffRole(role)) return peoplePage(c, typed, { field: 'role', text: 'Choose a role' });
    if (!isAtLeast(member.role, role)) {
      return peoplePage(c, typed, { field: 'role', text: ownersOnly });
    }
    const answer = await c.get('staff').links.invite(typed, { actor: member, mail: true });
    if (answer.outcome === 'invalid') return peoplePage(c, typed, answer);
    return done(c, `${answer.link.name} gets a mail with a link that works for 7 days.`);
  }),

  route('POST', peopleUrls.cancelInvitation, 'people.manage', async (c) => {
    const { accounts } = c.get('staff');
    const member = c.get('member');
    const link = await accounts.findLink(c.req.param('id'));
    if (link?.role && !isAtLeast(member.role, link.role)) return problem(c, ownersOnly);
    const cancelled = link?.kind === 'invitation' && (await accounts.cancelLink(link.id, member));
    return cancelled
      ? done(c, 'The invitation opens nothing any more.')
      : problem(c, 'That invitation was used or over already.');
  }),

  route('POST', peopleUrls.role, proved('people.manage'), async (c) => {
    const { role, was } = await readTextForm(c);
    if (!isStaffRole(role)) return problem(c, 'Choose a role.');
    return change(c, was, role, ({ id }, actor, seen) =>
      c.get('staff').accounts.changeRole(id, role, actor, seen),
    );
  }),
  route('POST', peopleUrls.disable, proved('people.manage'), async (c) => {
    const { was } = await readTextForm(c);
    return change(c, was, null, ({ id }, actor, seen) =>
      c.get('staff').accounts.setDisabled(id, true, actor, seen),
    );
  }),
  route('POST', peopleUrls.enable, proved('people.manage'), async (c) => {
    const { was } = await readTextForm(c);
    return change(c, was, null, ({ id }, actor, seen) =>
      c.get('staff').accounts.setDisabled(id, false, actor, seen),
    );
  }),

  route('POST', peopleUrls.endSessions, 'people.manage', async (c) => {
    const account = await target(c);
    if (typeof account === 'string') return problem(c, account);
    await c.get('staff').accounts.endSessions(account.id, null, c.get('member'));
    return done(c, `${account.name} is signed out everywhere.`);
  }),

  route('POST', peopleUrls.passwordLink, proved('people.manage'), async (c) => {
    const account = await target(c);
    if (typeof account === 'string') return problem(c, account);
    const actor = c.get('member');
    const sent = await c.get('staff').links.passwordLink(account.email, { actor, mail: true });
    return sent
      ? done(c, `${account.name} gets a mail with a link that works for an hour.`)
      : problem(c, 'This account cannot get a new password: it is switched off.');
  }),

  route('POST', peopleUrls.forgetSecondFactors, proved('people.manage'), async (c) => {
    const account = await target(c);
    if (typeof account === 'string') return problem(c, account);
    await c.get('staff').accounts.forgetSecondFactors(account.id, c.get('member'));
    return done(c, `${account.name} sets up a new second step at the next sign-in.`);
  }),
];

/** Whom it is about; a sentence when this member may not. */
async function target(
  c: Context<StaffEnv>,
  newRole: StaffRole | null = null,
): Promise<StaffAccount | string> {
  const account = await c.get('staff').accounts.find(c.req.param('id') ?? '');
  if (!account) return 'There is no such account any more.';
  const own = c.get('member').role;
  const may = isAtLeast(own, account.role) && (newRole === null || isAtLeast(own, newRole));
  return may ? account : ownersOnly;
}

/** `was`: what the page of the form showed, as `memberState` writes it. */
async function change(
  c: Context<StaffEnv>,
  was: string | undefined,
  newRole: StaffRole | null,
  apply: (account: StaffAccount, actor: StaffMember, seen: SeenMember) => Promise<MemberChange>,
): Promise<Response> {
  const account = await target(c, newRole);
  if (typeof account === 'string') return problem(c, account);
  if (was !== undefined && was !== memberState(account)) return changedMeanwhile(c, account);
  // What this member may do was judged by the account as it was just read.
  const seen = { role: account.role, disabled: account.disabledAt !== null };
  const answer = await apply(account, c.get('member'), seen);
  if (answer.outcome === 'conflict') return changedMeanwhile(c, answer.current);
  if (answer.outcome === 'missing') return problem(c, 'There is no such account any more.');
  if (answer.outcome === 'last-owner') {
    return problem(c, 'This is the last owner. Name another one first.');
  }
  return done(c, `Done: ${answer.member.name}, ${staffRoles[answer.member.role]}.`);
}

async function changedMeanwhile(c: Context<StaffEnv>, account: StaffAccount): Promise<Response> {
  const who = await lastDoer(c, { subjectKind: 'member', subjectId: account.id }, [
    'member.role',
    'member.disable',
    'member.enable',
  ]);
  const { name, role, disabledAt } = account;
  const now = `${staffRoles[role]}, ${disabledAt === null ? 'switched on' : 'switched off'}`;
  return problem(
    c,
    `${who ?? 'Somebody'} changed the account of ${name} meanwhile. Nothing of yours was done. It is now: ${now}. Look at it, then decide.`,
  );
}

const done = (c: Context<StaffEnv>, text: string) => redirectWith(c, peopleUrls.list(), text);
const problem = (c: Context<StaffEnv>, text: string) =>
  redirectWith(c, peopleUrls.list(), text, 'problem');

async function peoplePage(
  c: Context<StaffEnv>,
  typed: InviteValues,
  error: { field: string; text: string } | null,
): Promise<Response> {
  const { accounts } = c.get('staff');
  const [people, invitations] = await Promise.all([accounts.list(), accounts.openInvitations()]);
  return renderStaffPage(c, {
    title: 'People',
    status: error ? 422 : 200,
    children: (
      <PeoplePage
        member={c.get('member')}
        people={people}
        invitations={invitations}
        typed={typed}
        error={error}
      />
    ),
  });
}
