import { isAtLeast, staffRoles, type StaffRole } from '#domain/staff/roles.ts';
import type { StaffAccount } from '#domain/staff/staff-accounts.ts';
import type { StaffMember } from '#domain/staff/staff-member.ts';
import { Moment } from '../../layout/moment.tsx';
import { peopleUrls } from './people-urls.ts';

/** The roles that a member may give. */
export const RoleOptions = ({ member }: { member: StaffMember }) =>
  (Object.keys(staffRoles) as StaffRole[])
    .filter((role) => isAtLeast(member.role, role))
    .map((role) => (
      <option key={role} value={role}>
        {staffRoles[role]}
      </option>
    ));

/** What a form about an account says of the page it stood on. */
export const memberState = ({ role, disabledAt }: StaffAccount) =>
  `${role} ${disabledAt === null ? 'on' : 'off'}`;

interface PersonRowProps {
  account: StaffAccount;
  /** Who looks at the page. */
  member: StaffMember;
}

export function PersonRow({ account, member }: PersonRowProps) {
  const off = account.disabledAt !== null;
  const mayChange = isAtLeast(member.role, account.role);
  return (
    <tr>
      <th scope="row">
        {account.name}
        {account.id === member.id ? <span className="tag">you</span> : null}
        {account.demo ? <span className="tag">demo</span> : null}
        {off ? <span className="tag tag-bad">switched off</span> : null}
        <span className="hint staff-block">{account.email}</span>
      </th>
      <td>{staffRoles[account.role]}</td>
      <td data-label="Second step">{secondStep(account)}</td>
      <td data-label="Last seen">
        {account.lastSeenAt ? <Moment at={account.lastSeenAt} /> : 'Not signed in'}
      </td>
      <td>{mayChange ? <PersonActions account={account} member={member} off={off} /> : null}</td>
    </tr>
  );
}

function secondStep({ twoFactor, passkeys }: StaffAccount): string {
  const keys = passkeys === 1 ? '1 passkey' : passkeys > 1 ? `${passkeys} passkeys` : '';
  return [twoFactor ? 'Code app' : '', keys].filter(Boolean).join(', ') || 'None yet';
}

function PersonActions({ account, member, off }: PersonRowProps & { off: boolean }) {
  const { id } = account;
  return (
    <details className="person-actions">
      <summary className="button button-small" aria-label={`Change ${account.name}`}>
        Change
      </summary>
      <div className="form">
        <form method="post" action={peopleUrls.role(id)} className="actions">
          <input type="hidden" name="was" value={memberState(account)} />
          <select
            className="field-input field-input-fit"
            name="role"
            defaultValue={account.role}
            aria-label="Role"
          >
            <RoleOptions member={member} />
          </select>
          <button className="button button-small">Give this role</button>
        </form>
        <div className="actions">
          <Act action={peopleUrls.passwordLink(id)} label="Mail a new-password link" />
          <Act action={peopleUrls.endSessions(id)} label="Sign out everywhere" />
          <Act action={peopleUrls.forgetSecondFactors(id)} label="Forget the second step" />
          {off ? (
            <Act
              action={peopleUrls.enable(id)}
              label="Switch on again"
              was={memberState(account)}
            />
          ) : (
            <Act
              action={peopleUrls.disable(id)}
              label="Switch off"
              was={memberState(account)}
              danger
            />
          )}
        </div>
      </div>
    </details>
  );
}

function Act(props: { action: string; label: string; was?: string; danger?: boolean }) {
  return (
    <form method="post" action={props.action}>
      {props.was ? <input type="hidden" name="was" value={props.was} /> : null}
      <button className={`button button-small ${props.danger ? 'button-danger' : ''}`}>
        {props.label}
      </button>
    </form>
  );
}
