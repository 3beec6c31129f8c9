import { busCategories, type BusCategory } from './categories.ts';
import { categoryContent, type ContentSection } from './category-content.ts';

/** A category as `GET /api/categories` answers it (spec §3 "Category (server)", §7). */
export interface CategoryEntity {
  name: string;
  slug: string;
  description: string;
  intro: string;
  /** Separated by commas. */
  keywords: string;
  content_sections: ContentSection[];
}

/** The short list of `GET /api/categories-asc`. */
export type CategoryName = Pick<CategoryEntity, 'name' | 'slug'>;

export function categoryEntity(category: BusCategory): CategoryEntity {
  const { intro, keywords, sections } = categoryContent[category.slug];
  return {
    name: category.pluralName,
    slug: category.slug,
    description: category.description,
    intro,
    keywords,
    content_sections: shownSections(sections),
  };
}

/** Every category in the order of navigation. */
export const categoryEntities = (): CategoryEntity[] => busCategories.map(categoryEntity);

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
