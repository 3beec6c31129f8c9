import { languageCodes, type LanguageCode } from '#messages/languages.ts';

/** The languages besides English in which staff can name a section. */
export const namedLanguages = languageCodes.filter((one) => one !== 'en');

/** A section of the knowledge center, as it stands now. */
export interface ContentCategory {
  /** What articles name it by: never changes, and is no part of an address unless `address` says so. */
  slug: string;
  /** Value of `?category=` in the address of its list. */
  address: string;
  /** In English. */
  name: string;
  /** What staff call it in other languages; elsewhere a built-in name is translated, and one of staff's stays. */
  names: Readonly<Partial<Record<LanguageCode, string>>>;
  /** Plain text above its list, in English; empty: that of all articles. */
  intro: string;
  /** In other languages; elsewhere the English one is shown as such. */
  intros: Readonly<Partial<Record<LanguageCode, string>>>;
}

/** Those that every installation has, with the ids that a content service knows them by (spec §3). */
export const contentCategories = [
  { id: 47, slug: 'blog-articles', name: 'Blog & Articles' },
  { id: 48, slug: 'product-updates', name: 'Product Updates' },
  { id: 17, slug: 'featured', name: 'Featured Articles' },
  { id: 50, slug: 'media-resources', name: 'Media & Resources' },
  { id: 49, slug: 'selling-buying-guide', name: 'Selling & Buying Guide' },
] as const;

/** Of a built-in section, or of one that staff added. */
export type ContentCategorySlug = string;

/** Sections that have a page of their own in every menu (spec §2). */
export const categoriesWithPage: ReadonlySet<string> = new Set([
  'blog-articles',
  'media-resources',
  'selling-buying-guide',
]);

/** The sections as staff left them. Answers come from memory and are never older than the pages. */
export interface ContentCategories {
  /** Those on the site, in the order they are shown in; at least one. */
  all(): readonly ContentCategory[];
  /** By its own slug; of one that was taken off, where its articles went. Null for unknown slugs. */
  find(slug: string): ContentCategory | null;
  /** By what stands in an address, which may be one that it had before. */
  at(address: string): ContentCategory | null;
  /** Each once, where they are now; never empty. */
  resolve(slugs: readonly string[]): readonly string[];
}

const builtIn: readonly ContentCategory[] = contentCategories.map(({ slug, name }) => ({
  slug,
  address: slug,
  name,
  names: {},
  intro: '',
  intros: {},
}));

/**
 * `gone`: slug → slug of where its articles went, "" for nowhere. `former`: address → slug. Two people
 * may send two sections to each other in one moment: then the first section takes both.
 */
export function categoriesFrom(
  live: readonly ContentCategory[],
  gone: ReadonlyMap<string, string> = new Map(),
  former: ReadonlyMap<string, string> = new Map(),
): ContentCategories {
  const shown = live.length > 0 ? live : builtIn;
  const bySlug = new Map(shown.map((one) => [one.slug, one]));
  const byAddress = new Map(shown.map((one) => [one.address, one]));
  const [first] = shown as readonly [ContentCategory];
  const find = (slug: string): ContentCategory | null => {
    const seen = new Set<string>();
    for (let at = slug; !seen.has(at); at = gone.get(at) ?? '') {
      const found = bySlug.get(at);
      if (found) return found;
      seen.add(at);
    }
    return gone.has(slug) ? first : null;
  };
  return {
    all: () => shown,
    find,
    at: (address) => byAddress.get(address) ?? find(former.get(address) ?? address),
    resolve(slugs) {
      const found = slugs.flatMap((slug) => find(slug)?.slug ?? []);
      return found.length > 0 ? [...new Set(found)] : [first.slug];
    },
  };
}

/** The sections of an installation that nobody has changed. */
export const builtInCategories: ContentCategories = categoriesFrom(builtIn);
