import { useContext } from 'react';
import { busCategories } from '#domain/inventory/categories.ts';
import { ContentSections } from '#site/content-sections.ts';
import { urls } from '#site/urls.ts';

/** The part of the site a page belongs to; `none` for error pages. */
export type CurrentSection =
  | 'home'
  | 'buses'
  | 'search'
  | 'sell'
  | 'contact'
  | 'knowledge'
  | 'locations'
  | 'none';

export interface SiteLink {
  label: string;
  href: string;
}

/** A link whose words are those of a section of the knowledge center, if it names one. */
export type SectionLink = SiteLink & { section?: string };

export const categoryLinks: readonly SiteLink[] = busCategories.map((category) => ({
  label: category.pluralName,
  href: urls.category(category.slug),
}));

/** Bus list quick links, words as in spec §2. */
export const purposeLinks: readonly SiteLink[] = [
  { label: 'Church Bus', href: urls.buses({ query: 'church' }) },
  { label: 'Electric Bus', href: urls.buses({ query: 'electric' }) },
  { label: 'Medium Bus 15-24 Passengers', href: urls.buses({ query: 'medium' }) },
  { label: 'Tour & Charter', href: urls.buses({ query: 'tour' }) },
  { label: 'Wheelchair Accessible', href: urls.buses({ wheelchair: 'yes' }) },
];

/** Group sizes, passed as `seats` (spec §2). */
export const groupSizeLinks: readonly SiteLink[] = [
  { label: 'Small Groups (10-14)', href: urls.buses({ seats: '10-14' }) },
  { label: 'Medium Groups (15-24)', href: urls.buses({ seats: '15-24' }) },
  { label: 'Large Groups (25-36)', href: urls.buses({ seats: '25-36' }) },
  { label: 'Extra Large Groups (37-50)', href: urls.buses({ seats: '37-50' }) },
];

/**
 * The separate Knowledge Center submenu of the mobile overlay (spec §2 has placeholders there):
 * each entry leads to the section that answers it.
 */
export const guideLinks: readonly SiteLink[] = [
  { label: 'Buying Guide', href: urls.sellingBuyingGuide() },
  { label: 'Selling Tips', href: urls.sellingBuyingGuide() },
  { label: 'Maintenance Tips', href: urls.blogArticles() },
  { label: 'Industry News', href: urls.blogArticles() },
  { label: 'FAQs', href: urls.faqs() },
];

/** The six groups of the Knowledge Center menu (spec §2). */
const knowledgeGroups: readonly (SectionLink & { text: string })[] = [
  {
    label: 'FAQs',
    href: urls.faqs(),
    text: 'Selling, buying, licenses and how smart search reads your words',
  },
  {
    label: 'Blog & Articles',
    section: 'blog-articles',
    href: urls.blogArticles(),
    text: 'Notes on buses, operators and the used market',
  },
  {
    label: 'Media & Resources',
    section: 'media-resources',
    href: urls.mediaResources(),
    text: 'A checklist to print, and tools that do the sums',
  },
  {
    label: 'Selling & Buying Guide',
    section: 'selling-buying-guide',
    href: urls.sellingBuyingGuide(),
    text: 'What to check, what to ask and what to sign',
  },
  { label: 'About Us', href: urls.aboutUs(), text: 'Who answers when you call' },
  { label: 'Browse Locations', href: urls.locations(), text: 'Buses for sale by state' },
];

/** Sections under the names that they have now. */
export function useSectionNames<Link extends SectionLink>(links: readonly Link[]): Link[] {
  const sections = useContext(ContentSections);
  return links.map((link) => ({
    ...link,
    label: (link.section && sections.find(link.section)?.name) || link.label,
  }));
}

export const useKnowledgeLinks = () => useSectionNames(knowledgeGroups);
