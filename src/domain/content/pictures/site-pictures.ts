import { busCategories } from '../../inventory/categories.ts';
import { sideViewOf } from '../../inventory/picture-words.ts';
import type { MediaEntry } from '../../media/media-store.ts';
import { mainNameOf } from '../../media/picture-names.ts';
import { youngestOf } from '../../media/sweep-orphans.ts';
import { isOwnPicture, type ArticleValues } from '../editing/article-values.ts';
import { foldText } from '../fold-text.ts';

/** A picture that the site has, for staff to use again. */
export interface SitePicture {
  /** Its main file in the media store. */
  name: string;
  /** What it shows, as somebody said it; "" where nobody did. */
  alt: string;
  /** Titles of what shows it. */
  usedIn: readonly string[];
}

/** One place that shows a picture. */
export interface PictureUse {
  name: string;
  alt: string;
  title: string;
}

/** What it shows, and its media name. */
const inMarkdown = /!\[((?:\\.|[^[\]\\])*)\]\(\s*<?\/media\/([a-z0-9/_-]+\.webp)/g;

/** A picture of ours in Markdown; nothing in `alt` can end it early. */
export const markdownPicture = (name: string, alt: string): string =>
  `![${alt.replace(/[[\]\\]/g, '')}](/media/${name})`;

/** The pictures of an article as it is written: of its card, and in its text. */
export function usesOfArticle(
  values: Pick<ArticleValues, 'title' | 'picture' | 'text'>,
): PictureUse[] {
  const { title, picture, text } = values;
  const inText = [...text.matchAll(inMarkdown)].map(([, alt = '', name = '']) => ({ name, alt }));
  return [...(picture ? [picture] : []), ...inText].map(({ name, alt }) => ({ name, alt, title }));
}

/**
 * Every picture there is for content, each once: what was stored last comes first, then our drawings in
 * the order of their uses, then those of the bus categories. `stored`: the files of `content/`.
 */
export function sitePictures(
  stored: readonly MediaEntry[],
  uses: readonly PictureUse[],
): SitePicture[] {
  const times = [...youngestOf(stored)].toSorted(([a, at], [b, bt]) => bt - at || (a < b ? -1 : 1));
  const drawn = busCategories.map(({ slug, name }) => ({
    name: `category/${slug}.webp`,
    alt: sideViewOf(name, null, null),
  }));
  const found = new Map<string, { alt: string; usedIn: Set<string> }>();
  const note = (name: string, alt: string, title?: string) => {
    const main = mainNameOf(name);
    if (!isOwnPicture(main)) return;
    const one = found.get(main) ?? { alt: '', usedIn: new Set() };
    one.alt ||= alt;
    if (title) one.usedIn.add(title);
    found.set(main, one);
  };
  for (const [name] of times) note(name, '');
  for (const { name, alt, title } of uses) note(name, alt, title);
  for (const { name, alt } of drawn) note(name, alt);
  return [...found].map(([name, { alt, usedIn }]) => ({ name, alt, usedIn: [...usedIn] }));
}

/** Those that have each of the words in what they show, in a title that shows them or in their name. */
export function findPictures(pictures: readonly SitePicture[], words: string): SitePicture[] {
  const wanted = foldText(words).text.split(/\s+/).filter(Boolean);
  return pictures.filter(({ name, alt, usedIn }) => {
    const said = foldText([alt, name, ...usedIn].join(' ')).text;
    return wanted.every((word) => said.includes(word));
  });
}
