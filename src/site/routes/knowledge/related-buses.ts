import type { Article } from '#domain/content/content-library.ts';
import { textOfHtml } from '#domain/content/fold-text.ts';
import { mostNamed } from '#domain/content/related-articles.ts';
import { busCategories, type CategorySlug } from '#domain/inventory/categories.ts';
import type { InventoryQueries } from '#domain/inventory/inventory-queries.ts';
import type { BusCard } from '#domain/inventory/listing-card.ts';

const most = 4;

export interface RelatedBuses {
  /** What the article is about, when that can be told and there are buses of it. */
  category: CategorySlug | null;
  buses: readonly BusCard[];
}

/** Buses of the kind that an article names most; featured ones for an article about all kinds. */
export async function relatedBuses(
  article: Article,
  inventory: Pick<InventoryQueries, 'list' | 'featured'>,
): Promise<RelatedBuses> {
  const about = {
    title: article.title,
    text: `${article.excerpt} ${textOfHtml(article.body.html)}`,
  };
  const category = mostNamed(about, busCategories);
  if (category) {
    const { cards } = await inventory.list({ category, page: 1 });
    if (cards.length > 0) return { category, buses: cards.slice(0, most) };
  }
  return { category: null, buses: await inventory.featured(most) };
}
