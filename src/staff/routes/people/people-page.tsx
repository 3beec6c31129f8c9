import { isAtLeast, roleDescriptions, staffRoles, type StaffRole } from '#domain/staff/roles.ts';
import type { StaffAccount, StaffLink } from '#domain/staff/staff-accounts.ts';
import type { StaffMember } from '#domain/staff/staff-member.ts';
import { Moment } from '../../layout/moment.tsx';
import { inputState, LineField, StaffField } from '../../forms/staff-field.tsx';
import { PersonRow, RoleOptions } from './person-row.tsx';
import { peopleUrls } from './people-urls.ts';
import { StaffTable } from '../../ui/table-head.tsx';
import { StaffHeading } from '../../layout/staff-heading.tsx';
import { Fact } from '../../ui/fact.tsx';

export interface InviteValues {
  email: string;
  name: string;
  role: StaffRole;
}

interface PeoplePageProps {
  member: StaffMember;
  people: readonly StaffAccount[];
  invitations: readonly StaffLink[];
  typed: InviteValues;
  error: { field: string; text: string } | null;
}

export function PeoplePage(props: PeoplePageProps) {
  const { member, people, invitations } = props;
  return (
    <>
      <StaffHeading title="People" />
      <div className="staff-panel staff-panel-flush">
        <StaffTable columns={['Name', 'Role', 'Second step', 'Last seen', { hidden: 'Actions' }]}>
          {people.map((account) => (
            <PersonRow key={account.id} account={account} member={member} />
          ))}
        </StaffTable>
      </div>
      <div className="staff-columns staff-halves">
        <InviteForm {...props} />
        {invitations.length > 0 ? (
          <section className="staff-panel">
            <h2>Invited, not here yet</h2>
            <ul>
              {invitations.map((link) => (
                <Invitation
                  key={link.id}
                  link={link}
                  mayCancel={link.role === null || isAtLeast(member.role, link.role)}
                />
              ))}
            </ul>
          </section>
        ) : null}
        <section className="staff-panel">
          <h2>What each role may do</h2>
          <dl className="staff-facts">
            {Object.entries(roleDescriptions).map(([role, words]) => (
              <Fact key={role} label={staffRoles[role as StaffRole]}>
                {words}
              </Fact>
            ))}
          </dl>
        </section>
      </div>
    </>
  );
}

function Invitation({ link, mayCancel }: { link: StaffLink; mayCancel: boolean }) {
  return (
    <li className="staff-list-row">
      <span>
        <strong>{link.name}</strong> {link.role ? staffRoles[link.role] : ''}
        <span className="hint staff-block">
          {link.email}, until <Moment at={link.expiresAt} />
        </span>
      </span>
      {mayCancel ? (
        <form method="post" action={peopleUrls.cancelInvitation(link.id)}>
          <button className="link-button" aria-label={`Take back ${link.name}’s invitation`}>
            Take back
          </button>
        </form>
      ) : null}
    </li>
  );
}

function InviteForm({ member, typed, error }: PeoplePageProps) {
  const errorAt = (field: string) => (error?.field === field ? error.text : null);
  const roleNotes = { id: 'invite-role', error: errorAt('role') };
  return (
    <section className="staff-panel">
      <h2>Invite somebody</h2>
      <form method="post" action={peopleUrls.invite()} className="form">
        <LineField
          id="invite-name"
          label="Name"
          error={errorAt('name')}
          name="name"
          required
          maxLength={100}
          defaultValue={typed.name}
        />
        <LineField
          id="invite-email"
          label="E-mail"
          error={errorAt('email')}
          name="email"
          type="email"
          required
          maxLength={254}
          defaultValue={typed.email}
        />
        <StaffField {...roleNotes} label="Role">
          <select
            className="field-input"
            name="role"
            defaultValue={typed.role}
            {...inputState(roleNotes)}
          >
            <RoleOptions member={member} />
          </select>
        </StaffField>
        <div>
          <button className="button button-primary">Send the invitation</button>
        </div>
      </form>
    </section>
  );
}
