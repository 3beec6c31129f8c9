import type { SiteSettings } from '#content/site-settings.ts';
import { urls } from '#site/urls.ts';
import { useSectionNames, type SectionLink, type SiteLink } from './navigation-links.ts';

const platform: readonly SiteLink[] = [
  { label: 'Buy A Bus', href: urls.buses() },
  { label: 'Sell A Bus', href: urls.sellYourBus() },
];

const knowledge: readonly SectionLink[] = [
  { label: 'FAQs', href: urls.faqs() },
  { label: 'Blog & Articles', section: 'blog-articles', href: urls.blogArticles() },
  {
    label: 'Selling & Buying Guide',
    section: 'selling-buying-guide',
    href: urls.sellingBuyingGuide(),
  },
  { label: 'Media & Resources', section: 'media-resources', href: urls.mediaResources() },
];

/** The three link columns of spec §2. */
export function FooterColumns({ settings }: { settings: SiteSettings }) {
  const company: readonly SiteLink[] = [
    { label: 'About Us', href: urls.aboutUs() },
    { label: 'Contact', href: urls.contact() },
    { label: settings.phone.display, href: settings.phone.href },
  ];
  return (
    <nav aria-label="Footer" className="footer-columns">
      <Column title="Platform" links={platform} />
      <Column title="Knowledge Center" links={useSectionNames(knowledge)} />
      <Column title="Company" links={company} />
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
