import type { ArticleCard, ContentBody } from '#domain/content/content-library.ts';
import type { ArticleValues } from '#domain/content/editing/article-values.ts';
import { join } from 'node:path';
import { programBeside, type ChildLimits } from '#processes/child-process.ts';
import { createProcessLine } from '#processes/process-line.ts';
import type { MarkdownAnswer, MarkdownQuestion } from './markdown-process.ts';
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

/** The longest articles take a second; more than this is a tangle of brackets or stars. */
const textLimits: ChildLimits = { timeoutMs: 10_000, memoryBytes: 500_000_000 };

/**
 * Renders a typed text with its variables as the files of the site are rendered, in a process of its
 * own: null when it costs more than its limits, which ends that process and nothing else.
 */
export function renderWith(
  variables: () => Readonly<Record<string, string>>,
  limits: Partial<ChildLimits> = {},
): (markdown: string) => Promise<ContentBody | null> {
  const line = createProcessLine<MarkdownQuestion, MarkdownAnswer>({
    entry: programBeside(import.meta.dirname, 'markdown-process'),
    heapMb: 256,
    processes: 1,
    waiting: Number.POSITIVE_INFINITY,
    patienceMs: Number.POSITIVE_INFINITY,
    idleMs: 30_000,
    ...textLimits,
    ...limits,
  });
  return async (markdown) => {
    const given = await line.ask({ markdown: fill(markdown, variables()) });
    if (given.outcome === 'answered') return given.answer.body;
    if (given.outcome === 'too-slow' || given.outcome === 'died') return null;
    throw new Error('The process of typed texts does not run.');
  };
}
