import type { ContentCategories, ContentCategorySlug } from '../content-category.ts';
import type { ArticlePicture } from '../content-library.ts';
import { isDay } from '../../is-day.ts';
import type { ContentValues } from './content-edits.ts';
import { fieldReader, slugOf, type FormFields, type Problems } from './read-fields.ts';

/** An article as it is written, before it is rendered. */
export interface ArticleValues {
  title: string;
  excerpt: string;
  categories: readonly ContentCategorySlug[];
  /** ISO dates. */
  publishedOn: string;
  updatedOn: string;
  /** Empty: the company. */
  author: string;
  picture: ArticlePicture | null;
  /** Markdown; `{phone}` and the like stand for site settings. */
  text: string;
}

export const longestArticle = 60_000;
/** What is said of a text that costs too much to render. */
export const textTooTangled =
  'This text takes too long to lay out: use fewer nested stars, underscores, brackets and quotes';
/** What is said of a text with links that no page may hold. */
export const linksRefused = (links: readonly string[]): string =>
  `Links may lead to pages, mail addresses (mailto:) and telephone numbers (tel:). Change ${links.map((one) => `“${one}”`).join(', ')}`;
/** Of our own media store: what `/media/` serves. */
const ownPicture = /^(?:article|content|category)\/[a-z0-9-]{1,100}\.webp$/;
/** A name that pages may show: of our own media store, and none that climbs out of it. */
export const isOwnPicture = (name: string) => ownPicture.test(name);

/** What the form says, tidied, and what is wrong with it by field. */
export function readArticle(
  form: FormFields,
  sections: Pick<ContentCategories, 'all'>,
): {
  slug: string;
  values: ArticleValues;
  problems: Problems;
} {
  const problems: Problems = {};
  const { line, lines } = fieldReader(form, problems);
  const title = line('title', 'a title', 120);
  const slug = (form['slug'] ?? '').trim() === '' ? slugOf(title) : (form['slug'] ?? '').trim();
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug) || slug.length > 100)
    problems['slug'] = 'Use lower-case letters, digits and single hyphens, at most 100 characters';
  const categories = sections
    .all()
    .map((category) => category.slug)
    .filter((one) => form[`category-${one}`] === 'on');
  if (categories.length === 0) problems['categories'] = 'Choose at least one section';
  const date = (name: string, optional: boolean) => {
    const text = (form[name] ?? '').trim();
    if (text === '' && optional) return '';
    if (isDay(text)) return text;
    problems[name] = 'Enter a date such as 2026-11-21';
    return '';
  };
  const values = {
    title,
    excerpt: line('excerpt', 'one or two sentences for the card', 400),
    categories,
    publishedOn: date('publishedOn', false),
    updatedOn: date('updatedOn', true),
    author: line('author', 'the author', 80, 'optional'),
    picture: readPicture(form, problems),
    text: lines('text', 'the text', longestArticle),
  };
  return { slug, values, problems };
}

function readPicture(form: FormFields, problems: Problems): ArticlePicture | null {
  const { line } = fieldReader(form, problems);
  const name = (form['pictureName'] ?? '').trim().replace(/^\/media\//, '');
  if (name === '') return null;
  if (!isOwnPicture(name))
    problems['pictureName'] = 'Upload a picture below, or name one of ours: article/rust-map.webp';
  return { name, alt: line('pictureAlt', 'what the picture shows', 250) };
}

export function articleForm(slug: string, values: ArticleValues): FormFields {
  return {
    slug,
    title: values.title,
    excerpt: values.excerpt,
    publishedOn: values.publishedOn,
    updatedOn: values.updatedOn,
    author: values.author,
    pictureName: values.picture?.name ?? '',
    pictureAlt: values.picture?.alt ?? '',
    text: values.text,
    ...Object.fromEntries(values.categories.map((one) => [`category-${one}`, 'on'])),
  };
}

/** Stored values as an article; null when they are not one. */
export function articleFrom(values: ContentValues | null): ArticleValues | null {
  if (values === null || typeof values['title'] !== 'string' || typeof values['text'] !== 'string')
    return null;
  const categories = Array.isArray(values['categories']) ? values['categories'] : [];
  const text = (name: string) => (typeof values[name] === 'string' ? values[name] : '');
  return {
    title: text('title'),
    excerpt: text('excerpt'),
    categories: categories.filter((one) => typeof one === 'string'),
    publishedOn: text('publishedOn'),
    updatedOn: text('updatedOn'),
    author: text('author'),
    picture: (values['picture'] ?? null) as ArticlePicture | null,
    text: text('text'),
  };
}

/** Addresses of pictures in rendered HTML that are not ours: no page may load them. */
export function foreignPictures(html: string): string[] {
  return [...html.matchAll(/<img\b[^<>]*?\bsrc="([^"]*)"/g)]
    .map(([, address]) => address ?? '')
    .filter((address) => !/^\/media\/[a-z0-9][a-z0-9/.-]*$/.test(address));
}
