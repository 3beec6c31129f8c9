import { t } from '@lingui/core/macro';
import { keptByValue } from '#site/kept-markup.ts';
import { Icon } from '#site/ui/icon.tsx';
import { ButtonLink } from '#site/ui/button.tsx';
import { urls } from '#site/urls.ts';
import { LanguageSwitch, type LanguageLink } from './language-switch.tsx';
import { categoryLinks, guideLinks, useKnowledgeLinks, type SiteLink } from './navigation-links.ts';

/**
 * The menu below 768 px (spec §2 mobile overlay, menu panel), on nested `<details>`: an open
 * submenu takes the whole panel by style alone, and its title leads back.
 */
export function MobileMenu({ languages = [] }: { languages?: readonly LanguageLink[] }) {
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
