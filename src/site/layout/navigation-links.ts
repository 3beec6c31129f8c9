import { t } from '@lingui/core/macro';
import { useContext } from 'react';
import { busCategories } from '#domain/inventory/categories.ts';
import { ContentSections } from '#site/page-settings.ts';
import { urls } from '#site/urls.ts';
import { sectionName, categoryPlural } from '#site/words/trade-words.ts';

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

/** With what stands behind it. */
export type KnowledgeLink = SiteLink & { text: string };

export const categoryLinks = (): readonly SiteLink[] =>
  busCategories.map(({ slug }) => ({ label: categoryPlural(slug), href: urls.category(slug) }));

/** Bus list quick links, words as in spec §2. */
export const purposeLinks = (): readonly SiteLink[] => [
  { label: t`Church Bus`, href: urls.buses({ query: 'church' }) },
  { label: t`Electric Bus`, href: urls.buses({ query: 'electric' }) },
  { label: t`Medium Bus 15-24 Passengers`, href: urls.buses({ query: 'medium' }) },
  { label: t`Tour & Charter`, href: urls.buses({ query: 'tour' }) },
  { label: t`Wheelchair Accessible`, href: urls.buses({ wheelchair: 'yes' }) },
];

/** Group sizes, passed as `seats` (spec §2). */
export const groupSizeLinks = (): readonly SiteLink[] => [
  { label: t`Small Groups (10-14)`, href: urls.buses({ seats: '10-14' }) },
  { label: t`Medium Groups (15-24)`, href: urls.buses({ seats: '15-24' }) },
  { label: t`Large Groups (25-36)`, href: urls.buses({ seats: '25-36' }) },
  { label: t`Extra Large Groups (37-50)`, href: urls.buses({ seats: '37-50' }) },
];

/**
 * The separate Knowledge Center submenu of the mobile overlay (spec §2 has placeholders there):
 * each entry leads to the section that answers it.
 */
export const guideLinks = (): readonly SiteLink[] => [
  { label: t`Buying Guide`, href: urls.sellingBuyingGuide() },
  { label: t`Selling Tips`, href: `${urls.sellingBuyingGuide()}#selling-how-it-runs` },
  // Articles on it stand in several sections: the search finds them in every language.
  { label: t`Maintenance Tips`, href: urls.knowledgeSearch({ q: t`maintenance` }) },
  { label: t`Industry News`, href: urls.blogArticles({ category: 'blog-articles' }) },
  { label: t`FAQs`, href: urls.faqs() },
];

export type SectionLinks = Readonly<Record<'blog' | 'guide' | 'media', SiteLink>>;

/** The three sections that every menu has, under the names that they have now. */
export function useSectionLinks(): SectionLinks {
  const sections = useContext(ContentSections);
  const link = (slug: string, href: string): SiteLink => {
    const section = sections.find(slug);
    return { label: section ? sectionName(section) : slug, href };
  };
  return {
    blog: link('blog-articles', urls.blogArticles()),
    guide: link('selling-buying-guide', urls.sellingBuyingGuide()),
    media: link('media-resources', urls.mediaResources()),
  };
}

/** The six groups of the Knowledge Center menu (spec §2). */
export function useKnowledgeLinks(): readonly KnowledgeLink[] {
  const { blog, guide, media } = useSectionLinks();
  return [
    {
      label: t`FAQs`,
      href: urls.faqs(),
      text: t`Selling, buying, licenses and how smart search reads your words`,
    },
    { ...blog, text: t`Notes on buses, operators and the used market` },
    { ...media, text: t`A checklist to print, and tools that do the sums` },
    { ...guide, text: t`What to check, what to ask and what to sign` },
    { label: t`About Us`, href: urls.aboutUs(), text: t`Who answers when you call` },
    { label: t`Browse Locations`, href: urls.locations(), text: t`Buses for sale by state` },
  ];
}
