import type { ArticleCard, ContentBody, ContentLibrary } from '#domain/content/content-library.ts';
import { textOfHtml } from '#domain/content/fold-text.ts';
import {
  indexContent,
  type ContentDocument,
  type ContentIndex,
} from '#domain/content/search-content.ts';
import { currentLanguage, withoutLanguage } from '#messages/languages.ts';
import { articleLanguage } from '#site/languages/article-language.ts';
import { urls } from '#site/urls.ts';
import { textPages } from '../search/answers/answer-passages.ts';

/** One for every list of articles: made when somebody first searches it. */
const made = new WeakMap<readonly ArticleCard[], Promise<ContentIndex>>();

/** By their text, which stays the same object until it changes. */
const documents = new WeakMap<ContentBody, ContentDocument>();

/**
 * Everything in the knowledge center that has words, ready to be searched. Keys are addresses without
 * a language: those who read the same texts may read pages in different ones.
 */
export async function knowledgeIndex(content: ContentLibrary): Promise<ContentIndex> {
  const articles = await content.articles();
  const index = made.get(articles) ?? readAll(content, articles).then(indexContent);
  made.set(articles, index);
  return index;
}

async function readAll(
  content: ContentLibrary,
  cards: readonly ArticleCard[],
): Promise<ContentDocument[]> {
  const articles = await Promise.all(
    cards.map(async (card): Promise<ContentDocument> => {
      const body = (await content.article(card.slug))?.body;
      const known = body && documents.get(body);
      if (known) return known;
      const document: ContentDocument = {
        key: withoutLanguage(urls.article(card.slug)),
        kind: 'article',
        language: articleLanguage(card),
        title: card.title,
        headings: body?.headings.map(({ text }) => text) ?? [],
        text: `${card.excerpt} ${textOfHtml(body?.html ?? '')}`.trim(),
      };
      if (body) documents.set(body, document);
      return document;
    }),
  );
  const faqs = (await content.faqs()).map((faq): ContentDocument => ({
    key: withoutLanguage(urls.faqs({ category: faq.category, question: faq.id })),
    kind: 'faq',
    language: faq.language,
    title: faq.question,
    headings: [],
    text: faq.answer.join(' '),
  }));
  const texts = await Promise.all(
    textPages.map(async ({ name, href }): Promise<ContentDocument[]> => {
      const own = await content.translations?.textPage(currentLanguage(), name);
      const page = own ?? (await content.textPage(name));
      if (!page) return [];
      const { title, description, body } = page;
      const headings = body.headings.map(({ text }) => text);
      return [
        {
          key: href,
          kind: 'page',
          language: own ? currentLanguage() : 'en',
          title,
          headings,
          text: `${description} ${textOfHtml(body.html)}`,
        },
      ];
    }),
  );
  return [...articles, ...faqs, ...texts.flat()];
}
