import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { popularSearches as builtInSearches } from '#content/popular-searches.ts';
import type { SiteSettings } from '#content/site-settings.ts';
import type { PromoArticle } from '#domain/content/promo-article.ts';
import type { PageAnalytics } from '#site/third-party-settings.ts';
import { BottomBar } from './bottom-bar.tsx';
import { DemoNotice } from './demo-notice.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LanguageOffer, type LanguageLink } from './language-switch.tsx';
import { MeasuringChoice } from './measuring-choice.tsx';
import type { CurrentSection } from './navigation-links.ts';

export type { CurrentSection } from './navigation-links.ts';

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
