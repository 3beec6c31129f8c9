import { redirects as builtInRedirects } from '#content/redirects.ts';
import type { ContentLibrary } from '#domain/content/content-library.ts';
import { sectionFields } from '#domain/content/editing/category-values.ts';
import type { ContentEdit, ContentKind } from '#domain/content/editing/content-edits.ts';
import {
  editedEntries,
  liveTexts,
  type BuiltInEntry,
} from '#domain/content/editing/edited-entries.ts';
import { sectionEntries } from '#domain/content/editing/section-values.ts';
import { settingsForm } from '#domain/content/editing/settings-values.ts';
import { faqTexts, testimonialTexts } from '#domain/content/editing/small-entries.ts';
import { synonymReader, synonymsOf } from '#domain/content/editing/synonyms.ts';
import { videoEntries } from '#domain/content/editing/video-values.ts';
import type { FeaturedVideo } from '#domain/content/featured-video.ts';
import type { SiteSettings } from '#domain/content/site-settings.ts';
import { allBusTypes, busCategories } from '#domain/inventory/categories.ts';
import {
  builtInTexts,
  builtInViewAll,
  textsForm,
  textsFrom,
  viewAllSlug,
  type CategoryWords,
} from '#domain/inventory/category-words.ts';

/** Synonyms as staff left them. */
export function readSynonyms(edits: readonly ContentEdit[]) {
  const texts = liveTexts(editedEntries('synonym', [], edits)).map((entry) => entry.texts);
  const synonyms = synonymsOf(texts);
  return { synonyms, read: synonymReader(synonyms) };
}

/** Old path → new address, of the files and of staff. */
export function storedRedirects(edits: readonly ContentEdit[]): Map<string, string> {
  const entries = editedEntries('redirect', redirectEntries(), edits);
  return new Map(liveTexts(entries).map(({ slug, texts }) => [slug, texts['to'] ?? '']));
}

/** The categories' texts with staff's over them. */
export function editedCategories(edits: readonly ContentEdit[], version: number): CategoryWords {
  const stored = new Map(
    edits.flatMap(({ kind, slug, live }) =>
      kind === 'category' && live ? [[slug, live] as const] : [],
    ),
  );
  const over = (slug: string, builtIn: ReturnType<typeof builtInTexts>) => {
    const own = stored.get(slug);
    return own ? textsFrom(builtIn, own, sectionFields) : builtIn;
  };
  return {
    of: (category) => over(category.slug, builtInTexts(category)),
    viewAll: () => over(viewAllSlug, builtInViewAll),
    version,
  };
}

const redirectEntries = () =>
  Object.entries(builtInRedirects).map(([from, to]) => ({ slug: from, values: { from, to } }));

const categoryEntries = (): BuiltInEntry[] => [
  ...busCategories.map((category) => ({
    slug: category.slug as string,
    values: textsForm(category.pluralName, builtInTexts(category), sectionFields),
  })),
  { slug: viewAllSlug, values: textsForm(allBusTypes.name, builtInViewAll, sectionFields) },
];

/** What there is of a kind without staff's edits. */
export async function builtInEntries(
  kind: ContentKind,
  from: {
    library: ContentLibrary | null;
    settings: SiteSettings;
    videos: readonly FeaturedVideo[];
  },
): Promise<readonly BuiltInEntry[]> {
  const { library, settings, videos } = from;
  switch (kind) {
    case 'redirect':
      return redirectEntries();
    case 'category':
      return categoryEntries();
    case 'section':
      return sectionEntries();
    case 'video':
      return videoEntries(videos);
    case 'faq':
      return ((await library?.faqs()) ?? []).map((one) => ({
        slug: one.id,
        values: faqTexts(one),
      }));
    case 'testimonial':
      return ((await library?.testimonials()) ?? []).map((one, index) => ({
        slug: `built-in-${index + 1}`,
        values: testimonialTexts(one),
      }));
    case 'settings':
      return [{ slug: 'site', values: settingsForm(settings, settings) }];
    default:
      return [];
  }
}
