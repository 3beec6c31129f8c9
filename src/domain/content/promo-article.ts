import { builtInCategories, type ContentCategories } from './content-category.ts';
import type { ArticleCard, ContentLibrary } from './content-library.ts';

/** Spec §3 promotional article: the card in the Buy a Bus menu. */
export type PromoArticle = ReturnType<typeof presentPromo>;

const mostArticles = 10;
const dayMs = 24 * 60 * 60 * 1_000;
const dayNumber = (at: Date) => Math.floor(at.getTime() / dayMs);

/** Spec §7: of the first ten, the one that the UTC date number points at. Null without articles. */
export function articleOfTheDay<Article>(articles: readonly Article[], now: Date): Article | null {
  const first = articles.slice(0, mostArticles);
  return first[dayNumber(now) % first.length] ?? null;
}

/**
 * The featured article of the day, from the selling and buying guide; without articles there, from
 * all of them. Asks the library once a UTC day (spec §9), so that the card never changes during a
 * day, and answers from memory; what changes overnight is fetched behind the first page that asks.
 * While there is nothing to show the answer is null, and every page asks again. `refresh` asks now:
 * the day's article stays the one it was for as long as it is there.
 */
export async function startPromoArticle(
  content: Pick<ContentLibrary, 'articles'>,
  now: () => Date,
  sections: Pick<ContentCategories, 'find'> = builtInCategories,
): Promise<(() => PromoArticle | null) & { refresh(): Promise<void> }> {
  let articles: readonly ArticleCard[] = [];
  let fetchedDay = Number.NEGATIVE_INFINITY;
  let chosen: { day: number; slug: string } | null = null;
  const fetch = async () => {
    fetchedDay = dayNumber(now());
    const guide = await content.articles('selling-buying-guide');
    articles = guide.length > 0 ? guide : await content.articles();
  };
  await fetch();
  const promo = () => {
    const day = dayNumber(now());
    if (articles.length === 0 || day !== fetchedDay) void fetch();
    const kept = chosen?.day === day ? articles.find(({ slug }) => slug === chosen?.slug) : null;
    const article = kept ?? articleOfTheDay(articles, now());
    chosen = article && day === fetchedDay ? { day, slug: article.slug } : null;
    return article && presentPromo(article, sections);
  };
  return Object.assign(promo, { refresh: fetch });
}

function presentPromo(article: ArticleCard, sections: Pick<ContentCategories, 'find'>) {
  const { id, title, slug, excerpt, categories, picture } = article;
  return {
    id,
    title,
    slug,
    excerpt,
    categoryName: sections.find(categories[0] ?? '')?.name ?? '',
    /** `sourceUrl` is a URL path of this site. */
    featuredImage: picture && { sourceUrl: `/media/${picture.name}`, altText: picture.alt },
    /** Fixed '5 min' (spec §3). */
    readTime: '5 min',
  };
}
