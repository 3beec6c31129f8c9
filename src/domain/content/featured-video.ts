import type { ContentCategorySlug } from './content-category.ts';
import type { ContentLanguage } from './content-language.ts';
import type { ArticleCard, ArticlePicture, ContentLibrary } from './content-library.ts';

/** An entry of the media section (spec §3, content type): a film, or a topic told in pictures. */
export interface FeaturedVideo {
  /** Eleven characters of YouTube's, or our own name for a topic. */
  id: string;
  contentType: 'video' | 'article';
  title: string;
  /** Of an article in other languages, where it was written in them. */
  titles?: Readonly<Partial<Record<ContentLanguage, string>>>;
  description: string;
  /** The film's own page, or the path of an article of ours. */
  href: string;
  /** ISO date or time. */
  publishedOn: string;
  /** Minutes to read; null for a film. */
  readMinutes: number | null;
  /** A file of our own media store, never a foreign address. */
  picture: ArticlePicture | null;
  /** The label of its card; absent: Media & Resources. */
  category?: ContentCategorySlug;
  /** Also on the first page of the knowledge center. */
  featured?: boolean;
}

/** Where the list comes from. Rejects when it cannot be had; the caller then keeps what it has. */
export interface VideoSource {
  list(): Promise<readonly FeaturedVideo[]>;
}

/** One topic of `content/videos.ts`. */
export interface VideoTopic {
  /** Slug of the article that tells it; without that article the topic is left out. */
  article: string;
  description: string;
}

/** The built-in list: topics that an article of ours tells step by step, under its title, with its drawing. */
export function createTopicSource(
  topics: readonly VideoTopic[],
  content: Pick<ContentLibrary, 'articles' | 'translations'>,
  hrefOf: (article: ArticleCard) => string,
): VideoSource {
  return {
    async list() {
      const articles = await content.articles();
      const translated = (content.translations?.languages ?? []).map(async (language) =>
        (await content.translations!.articles(language)).map((one) => ({ ...one, language })),
      );
      const elsewhere = (await Promise.all(translated)).flat();
      return topics.flatMap((topic) => {
        const article = articles.find(({ slug }) => slug === topic.article);
        if (!article) return [];
        return {
          id: `topic-${topic.article}`,
          contentType: 'article' as const,
          title: article.title,
          titles: Object.fromEntries(
            elsewhere
              .filter(({ translationOf }) => translationOf === article.slug)
              .map(({ language, title }) => [language, title]),
          ),
          description: topic.description,
          href: hrefOf(article),
          publishedOn: article.publishedOn,
          readMinutes: article.readMinutes,
          picture: article.picture,
        };
      });
    },
  };
}
