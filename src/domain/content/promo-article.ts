import { findContentCategory } from './content-category.ts';
import type { ArticleCard, ContentLibrary } from './content-library.ts';

/** Spec §3 promotional article: the card in the Buy a Bus menu. */
export interface PromoArticle {
  id: number;
  title: string;
  slug: string;
  excerpt: string;
  categoryName: string;
  /** `sourceUrl` is a URL path of this site. */
  featuredImage: { sourceUrl: string; altText: string } | null;
  /** Fixed '5 min' (spec §3). */
  readTime: string;
}

const mostArticles = 10;
const dayMs = 24 * 60 * 60 * 1_000;

/** Spec §7: of the first ten, the one that the UTC date number points at. Null without articles. */
export function articleOfTheDay<Article>(articles: readonly Article[], now: Date): Article | null {
  const first = articles.slice(0, mostArticles);
  return first[Math.floor(now.getTime() / dayMs) % first.length] ?? null;
}

/**
 * The featured article of the day, from the selling and buying guide; without articles there, from
 * all of them. Asks the library once a day (spec §9) and answers from memory; what changes
 * overnight is fetched behind the first page that asks. Null when there is nothing to show.
 */
export async function startPromoArticle(
  content: Pick<ContentLibrary, 'articles'>,
  now: () => Date,
): Promise<() => PromoArticle | null> {
  let articles: readonly ArticleCard[] = [];
  let fetchedMs = 0;
  const fetch = async () => {
    fetchedMs = now().getTime();
    const guide = await content.articles('selling-buying-guide');
    articles = guide.length > 0 ? guide : await content.articles();
  };
  await fetch();
  return () => {
    if (now().getTime() - fetchedMs >= dayMs) void fetch();
    const article = articleOfTheDay(articles, now());
    return article && presentPromo(article);
  };
}

function presentPromo(article: ArticleCard): PromoArticle {
  const { id, title, slug, excerpt, categories, picture } = article;
  return {
    id,
    title,
    slug,
    excerpt,
    categoryName: findContentCategory(categories[0] ?? '')?.name ?? '',
    featuredImage: picture && { sourceUrl: `/media/${picture.name}`, altText: picture.alt },
    readTime: '5 min',
  };
}
