import type { ArticleCard, ContentBody } from '#domain/content/content-library.ts';
import type { ArticleValues } from '#domain/content/editing/article-values.ts';
import { join } from 'node:path';
import { fill, readDocument } from './read-document.ts';

/** The files of these articles as an editor would have typed them, `{name}` variables and all. */
export async function readArticleSources(
  folder: string,
  cards: readonly ArticleCard[],
): Promise<{ slug: string; values: ArticleValues }[]> {
  return Promise.all(
    cards.map(async ({ slug, title, excerpt, categories, publishedOn, picture, ...card }) => {
      const { text } = await readDocument(join(folder, 'articles', `${slug}.md`), {});
      const values = {
        title,
        excerpt,
        categories,
        publishedOn,
        updatedOn: card.updatedOn ?? '',
        author: card.author ?? '',
        picture,
        text: text.trim(),
      };
      return { slug, values };
    }),
  );
}

/** Renders a text with its variables as the files of the site are rendered. */
export function renderWith(
  variables: () => Readonly<Record<string, string>>,
): (markdown: string) => Promise<ContentBody> {
  return async (markdown) => {
    const { renderMarkdown } = await import('./render-markdown.ts');
    return renderMarkdown(fill(markdown, variables()));
  };
}
