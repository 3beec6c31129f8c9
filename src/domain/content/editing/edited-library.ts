import type { ContentCategories } from '../content-category.ts';
import type { Article, ArticleCard, ContentBody, ContentLibrary } from '../content-library.ts';
import type { FaqItem } from '../faq-item.ts';
import { readMinutes } from '../read-minutes.ts';
import { articleFrom, type ArticleValues } from './article-values.ts';
import type { ContentEdit } from './content-edits.ts';
import { editedEntries } from './edited-entries.ts';
import { faqFrom, faqTexts, testimonialFrom, testimonialTexts } from './small-entries.ts';
import { standingTranslations, type StandingOriginal } from './standing-translations.ts';

/**
 * Markdown with site variables to sanitized HTML: the same for the preview and the public page. Null:
 * this text costs too much to render.
 */
export type RenderText = (markdown: string) => Promise<ContentBody | null>;

/** Ids of articles that have no file; those of files are far below. */
const firstOwnId = 1_000_000;

/** The card of an article as staff wrote it. */
function cardOf(slug: string, id: number, values: ArticleValues): ArticleCard {
  const { title, excerpt, categories, publishedOn, updatedOn, author, picture, text } = values;
  return {
    id,
    slug,
    title,
    excerpt,
    categories,
    publishedOn,
    ...(updatedOn ? { updatedOn } : {}),
    ...(author ? { author } : {}),
    readMinutes: readMinutes(text),
    picture,
  };
}

/**
 * The library with what staff wrote over it, as of these edits. Keeps the promises of
 * `ContentLibrary`; `articlesToo: false` leaves articles to the service that they come from.
 */
export function editedLibrary(
  builtIn: ContentLibrary,
  edits: readonly ContentEdit[],
  parts: {
    render: RenderText;
    articlesToo: boolean;
    sections: ContentCategories;
    /** What the files of these articles say. */
    sources(
      cards: readonly ArticleCard[],
    ): Promise<readonly { slug: string; values: ArticleValues }[]>;
    /** Where an article has moved that is not at this name any more; else null. */
    movedTo(slug: string): string | null;
  },
): ContentLibrary {
  const articles = parts.articlesToo ? edits.filter(({ kind }) => kind === 'article') : [];
  const hidden = new Set(articles.filter((edit) => edit.hidden).map(({ slug }) => slug));
  const written = new Map<string, { edit: ContentEdit; values: ArticleValues }>();
  for (const edit of articles) {
    const values = edit.hidden ? null : articleFrom(edit.live);
    if (values) written.set(edit.slug, { edit, values });
  }
  const bodies = new Map<string, Promise<ContentBody | null>>();
  let memo: { from: readonly ArticleCard[]; cards: readonly ArticleCard[] } | null = null;

  /** A section that was taken off has handed its articles on. */
  const placed = <Card extends ArticleCard>(card: Card): Card => {
    const categories = parts.sections.resolve(card.categories);
    return isSame(categories, card.categories) ? card : { ...card, categories };
  };
  const merge = (unplaced: readonly ArticleCard[]): readonly ArticleCard[] => {
    const moved = unplaced.map(placed);
    const from = moved.every((card, index) => card === unplaced[index]) ? unplaced : moved;
    if (written.size === 0 && hidden.size === 0) return from;
    const ids = new Map(from.map(({ slug, id }) => [slug, id]));
    const own = [...written].map(([slug, { values }], index) =>
      placed(cardOf(slug, ids.get(slug) ?? firstOwnId + index, values)),
    );
    const rest = from.filter(({ slug }) => !hidden.has(slug) && !written.has(slug));
    return [...own, ...rest].toSorted(
      (a, b) => b.publishedOn.localeCompare(a.publishedOn) || b.id - a.id,
    );
  };
  const all = async () => {
    const from = await builtIn.articles();
    if (memo?.from !== from) memo = { from, cards: merge(from) };
    return memo.cards;
  };
  const ownArticle = async (slug: string, values: ArticleValues): Promise<Article | null> => {
    const card = (await all()).find((one) => one.slug === slug);
    if (!card) return null;
    const rendering = bodies.get(slug) ?? parts.render(values.text);
    bodies.set(slug, rendering);
    // A process that does not run is no fault of the text: the next reader asks again.
    const body = await rendering.catch((error: unknown) => {
      bodies.delete(slug);
      throw error;
    });
    return body ? { ...card, body } : builtIn.article(slug);
  };
  const words = new Map<string, Promise<string | undefined>>();
  const builtInWords = async (slug: string) => {
    const cards = (await builtIn.articles()).filter((one) => one.slug === slug);
    const [source] = await parts.sources(cards);
    return source && wordsOf(source.values);
  };
  const original = async (slug: string): Promise<StandingOriginal | null> => {
    const there = new Set((await all()).map((card) => card.slug));
    const at = there.has(slug) ? slug : parts.movedTo(slug);
    if (at === null || !there.has(at)) return null;
    const own = written.get(at);
    if (!own) return { slug: at, same: at === slug };
    const said = words.get(slug) ?? builtInWords(slug);
    words.set(slug, said);
    return { slug: at, same: wordsOf(own.values) === (await said) };
  };
  const faqs = async () => editedFaqs(await builtIn.faqs(), edits);
  return {
    ...builtIn,
    ...(builtIn.translations && {
      translations: standingTranslations(builtIn.translations, {
        original,
        faqs: { builtIn: builtIn.faqs, live: faqs },
      }),
    }),
    async articles(category) {
      const cards = await all();
      return category ? cards.filter((card) => card.categories.includes(category)) : cards;
    },
    async article(slug) {
      const own = written.get(slug);
      if (own) return ownArticle(slug, own.values);
      const article = hidden.has(slug) ? null : await builtIn.article(slug);
      return article && placed(article);
    },
    faqs,
    async testimonials() {
      const own = edits.filter(({ kind }) => kind === 'testimonial');
      const from = await builtIn.testimonials();
      const entries = from.map((one, index) => ({
        slug: `built-in-${index + 1}`,
        values: testimonialTexts(one),
      }));
      return editedEntries('testimonial', entries, own).flatMap(({ live }) =>
        live ? [testimonialFrom(live)] : [],
      );
    },
  };
}

const wordsOf = ({ title, excerpt, text }: ArticleValues) =>
  JSON.stringify([title, excerpt, text.trim()]);

const isSame = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((one, index) => one === b[index]);

function editedFaqs(builtIn: readonly FaqItem[], edits: readonly ContentEdit[]) {
  const entries = builtIn.map((one) => ({ slug: one.id, values: faqTexts(one) }));
  return editedEntries('faq', entries, edits).flatMap(({ slug, live, edit }) => {
    // An untouched question is the file's own, with whatever else it holds.
    if (!edit?.live) return live ? builtIn.filter(({ id }) => id === slug) : [];
    const faq = live && faqFrom(slug, live);
    return faq ? [faq] : [];
  });
}
