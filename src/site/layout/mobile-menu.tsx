import { Icon } from '#site/ui/icon.tsx';
import { ButtonLink } from '#site/ui/button.tsx';
import { urls } from '#site/urls.ts';
import { categoryLinks, knowledgeLinks, type SiteLink } from './navigation-links.ts';

/** The menu below 768 px (spec §2 mobile overlay, menu panel), on nested `<details>`. */
export function MobileMenu() {
  return (
    <details name="mobile-panel" className="mobile-only bar-toggle justify-self-end">
      <summary>
        <Icon name="menu" size={26} className="when-closed" />
        <Icon name="close" size={24} className="when-open" />
        <span className="sr-only">Menu</span>
      </summary>
      <nav aria-label="Main" className="bar-panel">
        <div className="page-width pb-6">
          <Submenu label="Buy a Bus" links={categoryLinks} all={urls.buses()} />
          <a href={urls.sellYourBus()} className="menu-row">
            Sell a Bus
          </a>
          <Submenu
            label="Knowledge Center"
            links={[{ label: 'Homepage', href: urls.knowledgeCenter() }, ...knowledgeLinks]}
          />
          <ButtonLink href={urls.contact()} large className="mt-5 w-full">
            Contact Us
          </ButtonLink>
        </div>
      </nav>
    </details>
  );
}

interface SubmenuProps {
  label: string;
  links: readonly SiteLink[];
  /** Where 'View All' leads, if there is such an entry. */
  all?: string;
}

function Submenu({ label, links, all }: SubmenuProps) {
  return (
    <details>
      <summary className="menu-row">
        {label}
        <Icon name="chevron-down" size={22} />
      </summary>
      <ul className="border-b border-ink-200 bg-ink-50 px-4 py-2">
        {links.map((link) => (
          <li key={link.href}>
            <a href={link.href} className="menu-link">
              {link.label}
            </a>
          </li>
        ))}
        {all ? (
          <li>
            <a href={all} className="menu-link font-semibold text-signal">
              View All
            </a>
          </li>
        ) : null}
      </ul>
    </details>
  );
}
