import type { ContentLanguage } from '#domain/content/content-language.ts';
import type {
  ArticleCard,
  ContentLibrary,
  TranslatedCard,
} from '#domain/content/content-library.ts';
import { languageOf, pathIn } from '#messages/languages.ts';
import { urls } from '#site/urls.ts';
import type { PagePaths } from './page-addresses.ts';

const isTranslated = (article: ArticleCard): article is TranslatedCard => 'language' in article;

/** The language an article is written in. */
export const articleLanguage = (article: ArticleCard): ContentLanguage =>
  isTranslated(article) ? article.language : 'en';

/** Slug of the English article that says the same; its own for English ones. */
export const originalSlug = (article: ArticleCard): string =>
  isTranslated(article) ? article.translationOf : article.slug;

/** Where an article is in every language of the interface that has it. */
export async function articlePaths(
  content: Pick<ContentLibrary, 'translations'>,
  original: string,
): Promise<PagePaths> {
  const paths: PagePaths = { en: pathIn('en', urls.article(original)) };
  const { translations } = content;
  for (const one of translations?.languages ?? []) {
    const language = languageOf(one);
    if (!language) continue;
    const all = (await translations?.articles(language)) ?? [];
    const own = all.find(({ translationOf }) => translationOf === original);
    if (own) paths[language] = pathIn(language, urls.article(own.slug));
  }
  return paths;
}
