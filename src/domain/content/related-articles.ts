import type { ArticleCard } from './content-library.ts';
import { foldText, wordsOf } from './fold-text.ts';

/** Short words say little, and a bus site's articles are all about buses. */
const wordsThatTell = ({ title, excerpt }: ArticleCard): Set<string> =>
  new Set(
    wordsOf(foldText(`${title} ${excerpt}`))
      .map(({ word }) => word)
      .filter((word) => word.length > 3 && !/^(bus|buses|used|what|with|before|your)$/.test(word)),
  );

/**
 * Others that share most with an article: rare words of titles and excerpts first, then sections;
 * newer ones win a draw. `articles` come newest first.
 */
export function relatedArticles(
  article: ArticleCard,
  articles: readonly ArticleCard[],
  most: number,
): ArticleCard[] {
  const words = new Map(articles.map((one) => [one.slug, wordsThatTell(one)]));
  const spread = new Map<string, number>();
  for (const set of words.values()) {
    for (const word of set) spread.set(word, (spread.get(word) ?? 0) + 1);
  }
  const own = wordsThatTell(article);
  const score = (other: ArticleCard) => {
    let sum = other.categories.filter((one) => article.categories.includes(one)).length * 0.5;
    for (const word of words.get(other.slug) ?? []) {
      if (own.has(word)) sum += 1 / (spread.get(word) ?? 1);
    }
    return sum;
  };
  return articles
    .filter(({ slug }) => slug !== article.slug)
    .map((other) => ({ other, score: score(other) }))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ other }) => other);
}

/**
 * Which of several things a text is about: the one named most, title five times as much. Null when
 * none is named twice.
 */
export function mostNamed<Slug extends string>(
  { title, text }: { title: string; text: string },
  names: readonly { slug: Slug; name: string }[],
): Slug | null {
  const inTitle = foldText(title).text;
  const inText = foldText(text).text;
  let best: { slug: Slug; count: number } | null = null;
  for (const { slug, name } of names) {
    const pattern = new RegExp(
      String.raw`\b${foldText(name).text.replaceAll(/[^a-z0-9 ]/g, '.')}`,
      'g',
    );
    const count = 5 * (inTitle.match(pattern)?.length ?? 0) + (inText.match(pattern)?.length ?? 0);
    if (count > (best?.count ?? 1)) best = { slug, count };
  }
  return best?.slug ?? null;
}
