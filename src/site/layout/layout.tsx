import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { popularSearches as builtInSearches } from '#content/popular-searches.ts';
import type { SiteSettings } from '#content/site-settings.ts';
import type { PromoArticle } from '#domain/content/promo-article.ts';
import type { PageAnalytics } from '#site/page-settings.ts';
import { Icon, type IconName } from '#site/ui/icon.tsx';
import { urls } from '#site/urls.ts';
import { DemoNotice } from './demo-notice.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LanguageOffer, type LanguageLink } from './language-switch.tsx';
import { MeasuringChoice } from './measuring.tsx';
import type { CurrentSection } from './navigation-links.ts';

interface LayoutProps {
  settings: SiteSettings;
  /** Demo data is loaded: every page says so. */
  demo: boolean;
  current: CurrentSection;
  now: Date;
  /** Most wanted first; the built-in list until there are figures. */
  popularSearches?: readonly string[];
  /** The featured article of the day, for the Buy a Bus menu. */
  promo?: PromoArticle | null;
  /** Whether visitors have a choice to make. */
  analytics?: PageAnalytics | null;
  /** This page in each language of the interface. */
  languages?: readonly LanguageLink[];
  address?: string;
  children: ReactNode;
}

/** What stands around every page: skip link, header, notice, main, footer, bottom bar. */
export function Layout({
  settings,
  demo,
  current,
  now,
  popularSearches = builtInSearches,
  promo = null,
  analytics,
  languages = [],
  address,
  children,
}: LayoutProps) {
  return (
    <>
      <a href="#main" className="skip-link button button-primary">
        {t`Skip to the main content`}
      </a>
      <Header
        settings={settings}
        current={current}
        popularSearches={popularSearches}
        promo={promo}
        languages={languages}
        address={address}
      />
      {demo ? <DemoNotice /> : null}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer
        settings={settings}
        year={now.getUTCFullYear()}
        analytics={analytics}
        languages={languages}
      />
      <BottomBar settings={settings} current={current} />
      <MeasuringChoice analytics={analytics} />
      <LanguageOffer links={languages} />
    </>
  );
}

interface BottomBarProps {
  settings: SiteSettings;
  current: CurrentSection;
}

/** What a thumb wants most, below 768 px (spec §2 bottom navigation bar); plain links. */
function BottomBar({ settings, current }: BottomBarProps) {
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
