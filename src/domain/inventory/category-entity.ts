import { busCategories, type BusCategory } from './categories.ts';
import type { ContentSection } from './category-content.ts';
import { builtInWords, type CategoryWords } from './category-words.ts';

/** A category as `GET /api/categories` answers it (spec §3 "Category (server)", §7). */
export type CategoryEntity = ReturnType<typeof categoryEntity>;

/** The short list of `GET /api/categories-asc`. */
export type CategoryName = Pick<CategoryEntity, 'name' | 'slug'>;

function categoryEntity(category: BusCategory, words: CategoryWords = builtInWords) {
  const { intro, keywords, sections, description } = words.of(category);
  return {
    name: category.pluralName,
    slug: category.slug,
    description,
    intro,
    /** Separated by commas. */
    keywords,
    content_sections: shownSections(sections),
  };
}

/** Every category in the order of navigation. */
export const categoryEntities = (words: CategoryWords = builtInWords): CategoryEntity[] =>
  busCategories.map((category) => categoryEntity(category, words));

/** Name and slug, by name in ascending order. */
export function categoryNames(): CategoryName[] {
  return busCategories
    .map(({ pluralName, slug }) => ({ name: pluralName, slug }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en-US'));
}

/** Spec §3: sections titled "keywords" and those without words are not shown. */
export function shownSections(sections: readonly ContentSection[]): ContentSection[] {
  return sections.filter(
    ({ title, value }) => title.trim().toLowerCase() !== 'keywords' && value.trim() !== '',
  );
}
