import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import type { SiteSettings } from '#content/site-settings.ts';
import type { PromoArticle } from '#domain/content/promo-article.ts';
import { SearchBox } from '#site/islands/header-search/search-box.tsx';
import { Island } from '#site/islands/island.tsx';
import { ButtonLink } from '#site/ui/button.tsx';
import { urls } from '#site/urls.ts';
import { busTypeNames, popularSearchWords, saySetting } from '#site/words/trade-words.ts';
import { keptByValue } from '#site/kept-markup.ts';
import { Icon } from '#site/ui/icon.tsx';
import { ServedOverlay } from '#site/islands/header-search/search-overlay.tsx';
import { BuyMenu } from './buy-menu.tsx';
import { KnowledgeMenu } from './knowledge-menu.tsx';
import { type LanguageLink, LanguageSwitch } from './language-switch.tsx';
import { Logo } from './logo.tsx';
import {
  useKnowledgeLinks,
  type CurrentSection,
  type KnowledgeLink,
  categoryLinks,
  guideLinks,
  type SiteLink,
} from './navigation-links.ts';

interface HeaderProps {
  settings: SiteSettings;
  current: CurrentSection;
  popularSearches: readonly string[];
  promo: PromoArticle | null;
  languages: readonly LanguageLink[];
  /** Absolute: where whoever is handed the paper finds the page again. Left out where it is one person’s own. */
  address?: string;
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
export function Header({
  settings,
  current,
  popularSearches,
  promo,
  languages,
  address,
}: HeaderProps) {
  return (
    <header className="site-header">
      <CallBar settings={settings} languages={languages} />
      {address ? (
        <p className="print-only" translate="no">
          {address}
        </p>
      ) : null}
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

/** Phone line with its availability, as the header states it (spec §1, §2). */
function CallBar({
  settings,
  languages = [],
}: {
  settings: SiteSettings;
  languages?: readonly LanguageLink[];
}) {
  const phone = settings.phone.display;
  return (
    <div className="call-bar on-ink">
      <div className="page-width">
        <p className="wide-only">{saySetting(settings.tagline)}</p>
        <p className="call-bar-lines">
          <a href={settings.phone.href} className="phone-number call-bar-phone">
            <Icon name="phone" size={18} />
            <Trans>
              <span className="sr-only">Call </span>
              {phone}
            </Trans>
          </a>
          <span className="figures call-bar-hours">{saySetting(settings.hours.header)}</span>
          <a href={urls.contact()} className="call-bar-more narrow-only">
            {t`Contact Us`}
          </a>
          <LanguageSwitch links={languages} className="call-bar-more wide-only" />
        </p>
      </div>
    </div>
  );
}

/**
 * Search where the bar has no room for its box, below 870 px (spec §2 mobile overlay, search panel).
 * Open, its field takes the place of logo and menu, and the icon becomes the close button.
 */
function SearchToggle() {
  return (
    <details
      name="mobile-panel"
      data-overlay="search"
      className="bar-toggle"
      dangerouslySetInnerHTML={{ __html: keptInside({ busTypes: busTypeNames() }) }}
    />
  );
}

const keptInside = keptByValue(
  (props: ComponentProps<typeof ServedOverlay>) => (
    <>
      <summary>
        <Icon name="search" size={24} className="when-closed" />
        <Icon name="close" size={24} className="when-open" />
        <span className="sr-only">{t`Search`}</span>
      </summary>
      <ServedOverlay {...props} />
    </>
  ),
  2,
);

/**
 * The menu below 768 px (spec §2 mobile overlay, menu panel), on nested `<details>`: an open
 * submenu takes the whole panel by style alone, and its title leads back.
 */
function MobileMenu({ languages = [] }: { languages?: readonly LanguageLink[] }) {
  const links = [{ label: t`Homepage`, href: urls.knowledgeCenter() }, ...useKnowledgeLinks()];
  return (
    <details name="mobile-panel" data-overlay="menu" className="bar-toggle narrow-only">
      <summary>
        <Icon name="menu" size={26} className="when-closed" />
        <Icon name="close" size={24} className="when-open" />
        <span className="sr-only">{t`Menu`}</span>
      </summary>
      <nav aria-label={t`Menu`} className="bar-panel">
        <div className="menu-views page-width">
          <Submenu label={t`Buy a Bus`} links={categoryLinks()} allHref={urls.buses()} />
          <a href={urls.sellYourBus()} className="menu-row">
            {t`Sell a Bus`}
          </a>
          <details
            dangerouslySetInnerHTML={{ __html: keptBlock({ label: t`Knowledge Center`, links }) }}
          />
          <Submenu label={t`Guides & Tips`} links={guideLinks()} />
          <LanguageSwitch links={languages} className="menu-row" />
          <ButtonLink href={urls.contact()} large>
            {t`Contact Us`}
          </ButtonLink>
        </div>
      </nav>
    </details>
  );
}

interface SubmenuProps {
  label: string;
  links: readonly SiteLink[];
  /** Of what all of them are part. */
  allHref?: string;
}

function Submenu(menu: SubmenuProps) {
  return <details className="menu-view" dangerouslySetInnerHTML={{ __html: keptSubmenu(menu) }} />;
}

/** Menus are the same on every page, and a third of its elements. */
const keptSubmenu = keptByValue(
  ({ label, links, allHref }: SubmenuProps) => (
    <>
      <summary className="menu-row">
        <Icon name="chevron-left" size={22} className="when-open" />
        <span>{label}</span>
        <Icon name="chevron-right" size={22} className="when-closed" />
      </summary>
      <div className="menu-view-links">
        <Links links={links} />
        {allHref ? (
          <a href={allHref} className="menu-link menu-link-all">
            {t`View All`}
          </a>
        ) : null}
      </div>
    </>
  ),
  10,
);

const keptBlock = keptByValue(
  ({ label, links }: SubmenuProps) => (
    <>
      <summary className="menu-row">
        {label}
        <Icon name="chevron-down" size={22} />
      </summary>
      <div className="menu-block-links">
        <Links links={links} />
      </div>
    </>
  ),
  10,
);

function Links({ links }: { links: readonly SiteLink[] }) {
  return (
    <ul>
      {links.map((link) => (
        <li key={link.label}>
          <a href={link.href} className="menu-link">
            {link.label}
          </a>
        </li>
      ))}
    </ul>
  );
}
