import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import * as z from 'zod';
import { contentCategories } from '#domain/content/content-category.ts';
import { contentLanguages, type ContentLanguage } from '#domain/content/content-language.ts';
import type { ArticleCard, ContentBody, TextPage } from '#domain/content/content-library.ts';
import { readMinutes } from '#domain/content/read-minutes.ts';
import { readDocument } from './read-document.ts';

type Variables = Readonly<Record<string, string>>;

const isoDate = z.iso.date();

const articleMatter = z.strictObject({
  language: z.enum(contentLanguages).default('en'),
  /** Slug of the English article, on every article in another language and on no other. */
  translationOf: z.string().min(1).optional(),
  id: z.int().positive(),
  title: z.string().min(1),
  excerpt: z.string().min(1),
  categories: z.array(z.enum(contentCategories.map(({ slug }) => slug))).min(1),
  published: isoDate,
  /** The last change that matters to a reader. */
  updated: isoDate.optional(),
  author: z.string().min(1).optional(),
  picture: z.strictObject({ name: z.string(), alt: z.string() }).optional(),
});

const pageMatter = z.strictObject({
  /** A page in another language has the name of the English one, in a folder below. */
  language: z.enum(contentLanguages).default('en'),
  title: z.string().min(1),
  description: z.string().min(1),
  updated: isoDate,
});

/**
 * What a file says about itself, and its text, rendered when somebody first asks: rendering all of
 * them would take a third of the server's start.
 */
export interface LoadedDocument<T> {
  about: T;
  body(): Promise<ContentBody>;
}

export interface LoadedArticle extends LoadedDocument<ArticleCard> {
  language: ContentLanguage;
  /** Slug of the English article; null for English ones. */
  translationOf: string | null;
}

/**
 * Every `*.md` of the folder as an article, newest first; the file's name is its slug. Translations
 * lie in folders below, by language.
 */
export async function loadArticles(folder: string, variables: Variables): Promise<LoadedArticle[]> {
  const articles = await eachDocument(folder, variables, ({ slug, matter, text }) => {
    const {
      language,
      translationOf = null,
      published,
      updated,
      picture = null,
      ...rest
    } = articleMatter.parse(matter);
    if ((language === 'en') !== (translationOf === null))
      throw new Error('translationOf belongs to articles in other languages, and to each of them');
    const about = {
      ...rest,
      slug,
      publishedOn: published,
      ...(updated ? { updatedOn: updated } : {}),
      picture,
      readMinutes: readMinutes(text),
    };
    return { about, language, translationOf, body: onceRendered(text) };
  });
  return articles.toSorted(
    ({ about: a }, { about: b }) => b.publishedOn.localeCompare(a.publishedOn) || b.id - a.id,
  );
}

export interface LoadedPage extends LoadedDocument<Omit<TextPage, 'body'>> {
  /** The file's, without its ending. */
  name: string;
  language: ContentLanguage;
}

/** Every `*.md` of the folder as a page; those in other languages lie in folders below. */
export const loadTextPages = (folder: string, variables: Variables): Promise<LoadedPage[]> =>
  eachDocument(folder, variables, ({ slug, matter, text }) => {
    const { updated, language, ...rest } = pageMatter.parse(matter);
    const about = { ...rest, updatedOn: updated };
    return { name: slug, language, about, body: onceRendered(text) };
  });

function onceRendered(text: string): () => Promise<ContentBody> {
  let rendered: Promise<ContentBody> | null = null;
  return () => {
    // The renderer too is loaded by the first reader.
    rendered ??= import('./render-markdown.ts').then((renderer) => renderer.renderMarkdown(text));
    return rendered;
  };
}

type Document = { slug: string; matter: unknown; text: string };

/** A fault in a file is reported with the file's name: an editor has to find it. */
async function eachDocument<T>(
  folder: string,
  variables: Variables,
  read: (document: Document) => T,
): Promise<T[]> {
  const names = (await readdir(folder, { recursive: true }))
    .filter((name) => name.endsWith('.md'))
    .toSorted();
  return Promise.all(
    names.map(async (name) => {
      try {
        const document = await readDocument(join(folder, name), variables);
        return read({ slug: basename(name, '.md'), ...document });
      } catch (error) {
        throw new Error(`${join(basename(folder), name)}: ${String(error)}`, { cause: error });
      }
    }),
  );
}
