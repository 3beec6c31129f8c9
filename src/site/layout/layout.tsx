import type { ReactNode } from 'react';
import type { SiteSettings } from '#content/site-settings.ts';
import { DemoNotice } from './demo-notice.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import type { CurrentSection } from './navigation-links.ts';

export type { CurrentSection } from './navigation-links.ts';

interface LayoutProps {
  settings: SiteSettings;
  /** Demo data is loaded: every page says so. */
  demo: boolean;
  current: CurrentSection;
  now: Date;
  children: ReactNode;
}

/** What stands around every page: skip link, header, notice, main, footer. */
export function Layout({ settings, demo, current, now, children }: LayoutProps) {
  return (
    <>
      <a href="#main" className="skip-link button button-primary">
        Skip to the main content
      </a>
      <Header settings={settings} current={current} />
      {demo ? <DemoNotice /> : null}
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <Footer settings={settings} year={now.getUTCFullYear()} />
    </>
  );
}
