import type { SiteSettings } from '#content/site-settings.ts';
import { ButtonLink } from '#site/ui/button.tsx';
import { SearchForm } from '#site/ui/search-form.tsx';
import { urls } from '#site/urls.ts';
import { BuyMenu } from './buy-menu.tsx';
import { CallBar } from './call-bar.tsx';
import { KnowledgeMenu } from './knowledge-menu.tsx';
import { Logo } from './logo.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { MobileSearch } from './mobile-search.tsx';
import type { CurrentSection } from './navigation-links.ts';

interface HeaderProps {
  settings: SiteSettings;
  current: CurrentSection;
}

/**
 * Call bar, logo, menus and search (spec §2). Everything opens by `<details>` and works as plain
 * links and GET forms; scripts may add to it, never replace it.
 */
export function Header({ settings, current }: HeaderProps) {
  return (
    <header className="site-header">
      <CallBar settings={settings} />
      <div className="main-bar">
        <div className="page-width main-bar-inner">
          <MobileSearch />
          <a href={urls.home()} className="logo justify-self-center md:mr-2">
            <Logo name={settings.name} />
          </a>
          <MobileMenu />
          <nav aria-label="Main" className="desktop-nav">
            <BuyMenu current={current === 'buses'} />
            <a
              href={urls.sellYourBus()}
              className="nav-item"
              aria-current={current === 'sell' ? 'true' : undefined}
            >
              Sell a Bus
            </a>
            <KnowledgeMenu current={current === 'knowledge'} />
          </nav>
          {current === 'home' ? null : (
            <div className="hidden min-w-0 flex-1 justify-center px-2 search:flex">
              <div className="w-full max-w-sm">
                <SearchForm
                  action={urls.buses()}
                  name="search"
                  id="header-search"
                  compact
                  placeholder="Search buses"
                />
              </div>
            </div>
          )}
          <ButtonLink href={urls.contact()} className="ml-auto max-md:hidden">
            Contact Us
          </ButtonLink>
        </div>
      </div>
    </header>
  );
}
