/**
 * The process of typed texts: renders what staff write, apart from the server. Started by
 * `renderWith`; answers one question at a time over the channel it was given.
 */
import type { ContentBody } from '#domain/content/content-library.ts';
import { answerQuestions } from '#processes/child-process.ts';
import { renderMarkdown } from './render-markdown.ts';

export interface MarkdownQuestion {
  markdown: string;
}

export interface MarkdownAnswer {
  /** Null: nested more deeply than can be rendered. */
  body: ContentBody | null;
}

/** Keeps clear of the page's own ids, whatever a heading is called. */
const idPrefix = 's-';

/** Quotes and lists within each other: the reader takes seconds for thousands, and nobody reads a hundred. */
const nestedTooDeeply = /^(?:[ \t]*(?:>|(?:\+|\d{1,9}[.)])[ \t])){100}/m;

answerQuestions(async ({ markdown }: MarkdownQuestion): Promise<MarkdownAnswer> => {
  if (nestedTooDeeply.test(markdown)) return { body: null };
  try {
    return { body: await renderMarkdown(markdown, idPrefix) };
  } catch (error) {
    if (error instanceof RangeError) return { body: null };
    throw error;
  }
});
