import type { FaqCategorySlug } from '#domain/content/faq-item.ts';
import type { FeaturedVideo } from '#domain/content/featured-video.ts';
import { busCategories, type CategorySlug } from '#domain/inventory/categories.ts';
import { shownSections } from '#domain/inventory/category-entity.ts';
import {
  builtInTexts,
  builtInViewAll,
  viewAllSlug,
  type CategoryTexts,
} from '#domain/inventory/category-words.ts';
import { currentLanguage } from '#messages/languages.ts';
import { wordsOfCategory } from './content-word-table.ts';
import { tradeWords, wordOf } from './trade-words.ts';

/** A text as its reader meets it; `lang` where that is not the page's language. */
export interface SpokenText {
  text: string;
  lang?: 'en';
}

/** What staff wrote, in English whatever the language of the page. */
const asWritten = (text: string): SpokenText =>
  currentLanguage() === 'en' || text === '' ? { text } : { text, lang: 'en' };

/** A text of ours in the language of the moment, or what staff wrote in its place. */
const builtInOr = (id: string, text: string): SpokenText =>
  tradeWords.get(id) === text ? { text: wordOf(id, text) } : asWritten(text);

const categoryIds = new Map<string, ReadonlyMap<string, string>>(
  [
    { slug: viewAllSlug, texts: builtInViewAll },
    ...busCategories.map((category) => ({ slug: category.slug, texts: builtInTexts(category) })),
  ].map(({ slug, texts }) => [
    slug,
    new Map(wordsOfCategory(slug, texts).map(([id, text]) => [text, id])),
  ]),
);

/**
 * The texts of a category's page, or of the page of all: those of ours in the language of the moment,
 * wherever staff put them.
 */
export function spokenTexts(slug: CategorySlug | typeof viewAllSlug, texts: CategoryTexts) {
  const ids = categoryIds.get(slug);
  const spoken = (text: string) => builtInOr(ids?.get(text) ?? '', text);
  return {
    tagline: spoken(texts.tagline),
    intro: spoken(texts.intro),
    description: spoken(texts.description),
    sections: shownSections(texts.sections).map(({ title, value }) => ({
      title: spoken(title),
      text: spoken(value),
    })),
  };
}

/** "Buying a bus" */
export const faqGroupName = (slug: FaqCategorySlug): string => wordOf(`faqs.${slug}`, slug);

/** Title and description of a film or a topic; a topic has the title of its article. */
export function videoWords({ id, title, titles, description }: FeaturedVideo) {
  const translated = titles?.[currentLanguage()];
  return {
    title: translated === undefined ? asWritten(title) : { text: translated },
    description: builtInOr(`video.${id}.description`, description),
  };
}
