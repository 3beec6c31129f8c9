import { categoriesWithPage, type ContentCategories } from '../content-category.ts';
import type { ContentChange } from './content-edits.ts';
import type { EditedEntry } from './edited-entries.ts';

/** How many articles and videos name a section, each counted once. */
export function sectionSize(
  slug: string,
  from: {
    sections: ContentCategories;
    articles: readonly { slug: string; categories: readonly string[] }[];
    videos: readonly EditedEntry[];
  },
): number {
  const { sections, articles, videos } = from;
  const named = articles.filter(({ categories }) => sections.resolve(categories).includes(slug));
  const films = videos.filter(({ live }) => live && sectionOf(live['category'], sections) === slug);
  return new Set(named.map((one) => one.slug)).size + films.length;
}

const sectionOf = (named: unknown, sections: ContentCategories) =>
  typeof named === 'string' ? sections.find(named)?.slug : undefined;

/** Takes a section off the site: what it held goes to another one, and so do its addresses. */
export function sectionOff(
  entry: EditedEntry,
  asked: {
    size: number;
    /** Slug of the section that takes what it held; empty: nothing was chosen. */
    movesTo: string;
    sections: ContentCategories;
    expectedRevision: number;
  },
): ContentChange | { problem: string } {
  const { size, movesTo, sections, expectedRevision } = asked;
  const { slug } = entry;
  if (categoriesWithPage.has(slug))
    return { problem: 'This section has a page of its own in every menu. It can be renamed.' };
  if (movesTo === '' && size > 0)
    return { problem: `Choose where its ${size === 1 ? 'entry goes' : `${size} entries go`}` };
  if (movesTo !== '' && (movesTo === slug || sections.find(movesTo)?.slug !== movesTo))
    return { problem: 'Choose another section that is on the site' };
  return {
    kind: 'section',
    slug,
    change: 'take-off',
    expectedRevision,
    live: { ...(entry.edit?.live ?? entry.builtIn), movesTo },
    hidden: true,
    draft: null,
    publishAt: null,
  };
}
