import { busCategories } from '#domain/inventory/categories.ts';
import type { BusTypeNames } from '#site/islands/header-search/search-options.ts';
import { categoryPlural } from './trade-words.ts';

/** The categories as the searches of the header offer them: islands are handed the words of the trade. */
export const busTypeNames = (): BusTypeNames =>
  Object.fromEntries(busCategories.map(({ slug }) => [slug, categoryPlural(slug)]));
