import type { Article } from '#domain/content/content-library.ts';
import { textOfHtml } from '#domain/content/fold-text.ts';
import { mostNamed } from '#domain/content/related-articles.ts';
import { busCategories, type CategorySlug } from '#domain/inventory/categories.ts';
import type { InventoryQueries } from '#domain/inventory/inventory-queries.ts';
import { parseListQuery } from '#domain/search/list-query.ts';
import type { SearchBuses } from '#domain/search/search-buses.ts';
import type { BusCard } from '#domain/inventory/listing-card.ts';

const most = 4;

/** Buses that nobody needs a CDL for: what an article whose title names it can be about. */
export const withoutCdl = 'no-cdl';
const subjects: readonly { slug: CategorySlug | typeof withoutCdl; name: string }[] = [
  ...busCategories,
  ...['no CDL', 'sin CDL', 'sans CDL'].map((name) => ({ slug: withoutCdl, name }) as const),
];

export interface RelatedBuses {
  /** What the article is about, when that can be told and there are buses of it. */
  category: CategorySlug | typeof withoutCdl | null;
  buses: readonly BusCard[];
}

interface Services {
  inventory: Pick<InventoryQueries, 'list' | 'featured'>;
  searchBuses: SearchBuses;
}

/** Buses of the kind that an article names most; featured ones for an article about all kinds. */
export async function relatedBuses(
  article: Article,
  { inventory, searchBuses }: Services,
): Promise<RelatedBuses> {
  const about = {
    title: article.title,
    text: `${article.excerpt} ${textOfHtml(article.body.html)}`,
  };
  const category = mostNamed(about, /\bCDL\b/.test(article.title) ? subjects : busCategories);
  if (category === withoutCdl) {
    const { cards } = await searchBuses(parseListQuery(new URLSearchParams({ cdl: 'no' })));
    if (cards.length > 0) return { category, buses: cards.slice(0, most) };
  } else if (category) {
    const { cards } = await inventory.list({ category, page: 1 });
    if (cards.length > 0) return { category, buses: cards.slice(0, most) };
  }
  return { category: null, buses: await inventory.featured(most) };
}
