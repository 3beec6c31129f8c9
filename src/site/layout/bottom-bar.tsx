import { t } from '@lingui/core/macro';
import type { SiteSettings } from '#content/site-settings.ts';
import { Icon, type IconName } from '#site/ui/icon.tsx';
import { urls } from '#site/urls.ts';
import type { CurrentSection } from './navigation-links.ts';

interface BottomBarProps {
  settings: SiteSettings;
  current: CurrentSection;
}

/** What a thumb wants most, below 768 px (spec §2 bottom navigation bar); plain links. */
export function BottomBar({ settings, current }: BottomBarProps) {
  return (
    <nav aria-label={t`Quick links`} className="bottom-bar">
      <Item href={urls.home()} icon="home" label={t`Home`} current={current === 'home'} />
      <Item href={urls.buses()} icon="bus" label={t`Buses`} current={current === 'buses'} />
      <Item
        href={urls.search()}
        icon="search"
        label={t`Search`}
        current={current === 'search'}
        opensSearch
      />
      <Item href={urls.sellYourBus()} icon="tag" label={t`Sell`} current={current === 'sell'} />
      <Item href={settings.phone.href} icon="phone" label={t`Call`} current={false} />
    </nav>
  );
}

interface ItemProps {
  href: string;
  icon: IconName;
  label: string;
  current: boolean;
  /** With scripts it opens the search overlay instead of leaving the page. */
  opensSearch?: boolean;
}

function Item({ href, icon, label, current, opensSearch }: ItemProps) {
  return (
    <a
      href={href}
      aria-current={current ? 'page' : undefined}
      data-opens-overlay={opensSearch ? 'search' : undefined}
    >
      <Icon name={icon} size={22} />
      {label}
    </a>
  );
}
