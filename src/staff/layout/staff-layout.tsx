import type { ReactNode } from 'react';
import { staffRoles } from '#domain/staff/roles.ts';
import type { StaffMember } from '#domain/staff/staff-member.ts';
import type { Flash } from '../flash.ts';
import type { NavigationEntry } from '../navigation-entry.ts';
import { staffUrls } from '../urls.ts';
import { FlashNotice } from './flash-notice.tsx';
import { DatabaseBanner } from '../islands/database-banner/database-banner.tsx';
import { KeyHelp } from '../islands/key-help/key-help.tsx';
import { Palette } from '../islands/palette/palette.tsx';
import { StaffIsland } from '../islands/staff-island.tsx';
import { StaffIcon } from '../ui/staff-icon.tsx';

interface StaffLayoutProps {
  company: string;
  member: StaffMember;
  navigation: readonly NavigationEntry[];
  /** `label` of the current entry. */
  section: string | undefined;
  flash: Flash | null;
  demo: boolean;
  children: ReactNode;
}

/** Around every page of a signed-in member: navigation at the left, or a menu on a phone. */
export function StaffLayout(props: StaffLayoutProps) {
  const { company, member, navigation, section, flash, demo, children } = props;
  return (
    <div className="staff-frame">
      <a href="#main" className="staff-skip">
        Skip to the main content
      </a>
      <header className="staff-side">
        <div className="staff-brand">
          <a href={staffUrls.today()} className="staff-brand-name">
            {company}
          </a>
          <span className="staff-brand-role">Back office</span>
          <details className="staff-menu">
            <summary aria-label="Menu">
              <StaffIcon name="menu" size={24} />
            </summary>
            <div className="staff-menu-sheet">
              <Links navigation={navigation} section={section} label="Menu" />
              <Person member={member} navigation={navigation} />
            </div>
          </details>
        </div>
        <div className="staff-side-body">
          <Links navigation={navigation} section={section} label="Back office" />
          <Person member={member} navigation={navigation} />
        </div>
      </header>
      <main id="main" tabIndex={-1} className="staff-main">
        <StaffIsland
          name="database-banner"
          when="idle"
          className="staff-contents"
          component={DatabaseBanner}
          props={{}}
        />
        {demo ? (
          <p className="staff-demo">Demo data: nothing here is a real bus or person.</p>
        ) : null}
        {flash ? <FlashNotice {...flash} /> : null}
        {children}
      </main>
    </div>
  );
}

function Links(props: Pick<StaffLayoutProps, 'navigation' | 'section'> & { label: string }) {
  return (
    <nav aria-label={props.label} className="staff-nav">
      <ul>
        {props.navigation.map(({ label, href, icon }) => (
          <li key={href}>
            <a href={href} aria-current={label === props.section ? 'page' : undefined}>
              <StaffIcon name={icon} />
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Person({ member, navigation }: Pick<StaffLayoutProps, 'member' | 'navigation'>) {
  return (
    <div className="staff-person">
      <p>
        <strong>{member.name}</strong>
        <span>{staffRoles[member.role]}</span>
      </p>
      <StaffIsland
        name="palette"
        when="intent"
        component={Palette}
        props={{
          jump: staffUrls.jump(),
          areas: navigation.map(({ label, href }) => ({ label, href })),
        }}
      />
      <StaffIsland name="key-help" when="intent" component={KeyHelp} props={{}} />
      <a href={staffUrls.account()} className="staff-person-link">
        <StaffIcon name="account" size={18} /> Your account
      </a>
      <a href="/" className="staff-person-link">
        <StaffIcon name="site" size={18} /> Open the site
      </a>
      <form method="post" action={staffUrls.signOut()}>
        <button className="staff-person-link">
          <StaffIcon name="sign-out" size={18} /> Sign out
        </button>
      </form>
    </div>
  );
}
