import type { ContentLibrary } from '../content-library.ts';
import { categorySectionFields } from './category-values.ts';
import type { ContentEdit, ContentKind } from './content-edits.ts';
import { editedEntries, liveTexts, type BuiltInEntry } from './edited-entries.ts';
import { rateEntries } from './rate-values.ts';
import { sectionEntries } from './section-values.ts';
import { settingsForm } from './settings-values.ts';
import { faqTexts, testimonialTexts } from './small-entries.ts';
import { synonymReader, synonymsOf } from './staff-synonyms.ts';
import { videoEntries } from './video-values.ts';
import type { FeaturedVideo } from '../featured-video.ts';
import type { SiteSettings } from '../site-settings.ts';
import { allBusTypes, busCategories } from '../../inventory/categories.ts';
import {
  builtInTexts,
  builtInViewAll,
  textsForm,
  textsFrom,
  viewAllSlug,
  type CategoryWords,
} from '../../inventory/category-words.ts';

/** Synonyms as staff left them. */
export function readSynonyms(edits: readonly ContentEdit[]) {
  const texts = liveTexts(editedEntries('synonym', [], edits)).map((entry) => entry.texts);
  const synonyms = synonymsOf(texts);
  return { synonyms, read: synonymReader(synonyms) };
}

/** Old path → new address, of the files and of staff. */
export function storedRedirects(
  builtIn: Readonly<Record<string, string>>,
  edits: readonly ContentEdit[],
): Map<string, string> {
  const entries = editedEntries('redirect', redirectEntries(builtIn), edits);
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
    return own ? textsFrom(builtIn, own, categorySectionFields) : builtIn;
  };
  return {
    of: (category) => over(category.slug, builtInTexts(category)),
    viewAll: () => over(viewAllSlug, builtInViewAll),
    version,
  };
}

const redirectEntries = (builtIn: Readonly<Record<string, string>>) =>
  Object.entries(builtIn).map(([from, to]) => ({ slug: from, values: { from, to } }));

const categoryEntries = (): BuiltInEntry[] => [
  ...busCategories.map((category) => ({
    slug: category.slug as string,
    values: textsForm(category.pluralName, builtInTexts(category), categorySectionFields),
  })),
  { slug: viewAllSlug, values: textsForm(allBusTypes.name, builtInViewAll, categorySectionFields) },
];

/** What there is of a kind without staff's edits. */
export async function builtInEntries(
  kind: ContentKind,
  from: {
    library: ContentLibrary | null;
    settings: SiteSettings;
    videos: readonly FeaturedVideo[];
    redirects: Readonly<Record<string, string>>;
  },
): Promise<readonly BuiltInEntry[]> {
  const { library, settings, videos, redirects } = from;
  switch (kind) {
    case 'redirect':
      return redirectEntries(redirects);
    case 'category':
      return categoryEntries();
    case 'rate':
      return rateEntries();
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
