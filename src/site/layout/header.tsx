import { t } from '@lingui/core/macro';
import type { SiteSettings } from '#content/site-settings.ts';
import type { PromoArticle } from '#domain/content/promo-article.ts';
import { SearchBox } from '#site/islands/header-search/search-box.tsx';
import { Island } from '#site/islands/island.tsx';
import { ButtonLink } from '#site/ui/button.tsx';
import { urls } from '#site/urls.ts';
import { busTypeNames, popularSearchWords } from '#site/words/trade-words.ts';
import { BuyMenu } from './buy-menu.tsx';
import { CallBar } from './call-bar.tsx';
import { keptByValue } from '#site/kept-markup.ts';
import { KnowledgeMenu } from './knowledge-menu.tsx';
import type { LanguageLink } from './language-switch.tsx';
import { Logo } from './logo.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { useKnowledgeLinks, type CurrentSection, type KnowledgeLink } from './navigation-links.ts';
import { SearchToggle } from './search-toggle.tsx';

interface HeaderProps {
  settings: SiteSettings;
  current: CurrentSection;
  popularSearches: readonly string[];
  promo: PromoArticle | null;
  languages: readonly LanguageLink[];
}

interface NavigationProps extends Pick<HeaderProps, 'current' | 'promo'> {
  links: readonly KnowledgeLink[];
}

function Navigation({ current, promo, links }: NavigationProps) {
  return (
    <>
      <BuyMenu current={current === 'buses'} promo={promo} />
      <a
        href={urls.sellYourBus()}
        className="nav-item"
        aria-current={current === 'sell' ? 'true' : undefined}
      >
        {t`Sell a Bus`}
      </a>
      <KnowledgeMenu current={current === 'knowledge'} links={links} />
    </>
  );
}

const keptNavigation = keptByValue((model: NavigationProps) => <Navigation {...model} />, 50);

/**
 * Call bar, logo, menus and search (spec §2). Everything opens by `<details>` and works as plain
 * links and GET forms; scripts may add to it, never replace it.
 */
export function Header({ settings, current, popularSearches, promo, languages }: HeaderProps) {
  return (
    <header className="site-header">
      <CallBar settings={settings} languages={languages} />
      <div className="main-bar">
        <div className="page-width main-bar-inner">
          <SearchToggle />
          <a href={urls.home()} className="logo">
            <Logo name={settings.name} />
          </a>
          <MobileMenu languages={languages} />
          <nav
            aria-label={t`Main`}
            className="desktop-nav"
            dangerouslySetInnerHTML={{
              __html: keptNavigation({ current, promo, links: useKnowledgeLinks() }),
            }}
          />
          {current === 'home' ? null : (
            <Island
              name="search-box"
              when="intent"
              component={SearchBox}
              props={{
                popularSearches: popularSearches.map(popularSearchWords),
                phone: settings.phone,
                busTypes: busTypeNames(),
              }}
              className="search-box"
            />
          )}
          <ButtonLink href={urls.contact()} className="main-bar-contact wide-only">
            {t`Contact Us`}
          </ButtonLink>
        </div>
      </div>
    </header>
  );
}
