import { t } from '@lingui/core/macro';
import type { SiteSettings } from '#content/site-settings.ts';
import { urls } from '#site/urls.ts';
import type { SectionLinks, SiteLink } from './navigation-links.ts';

export interface FooterColumnsProps {
  settings: SiteSettings;
  sections: SectionLinks;
}

/** The three link columns of spec §2. */
export function FooterColumns({ settings, sections }: FooterColumnsProps) {
  const { blog, guide, media } = sections;
  const platform: readonly SiteLink[] = [
    { label: t`Buy A Bus`, href: urls.buses() },
    { label: t`Sell A Bus`, href: urls.sellYourBus() },
  ];
  const vin = { label: t`Read a VIN`, href: urls.vin() };
  const knowledge = [{ label: t`FAQs`, href: urls.faqs() }, blog, guide, media, vin];
  const company: readonly SiteLink[] = [
    { label: t`About Us`, href: urls.aboutUs() },
    { label: t`Contact`, href: urls.contact() },
    { label: settings.phone.display, href: settings.phone.href },
  ];
  return (
    <nav aria-label={t`Footer`} className="footer-columns">
      <Column title={t`Platform`} links={platform} />
      <Column title={t`Knowledge Center`} links={knowledge} />
      <Column title={t`Company`} links={company} />
    </nav>
  );
}

interface ColumnProps {
  title: string;
  links: readonly SiteLink[];
}

function Column({ title, links }: ColumnProps) {
  return (
    <div>
      <h2>{title}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.label}>
            <a href={link.href} className="footer-link figures">
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
