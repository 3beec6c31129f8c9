import { textOfHtml } from '#domain/content/fold-text.ts';
import type { ContentBody } from '#domain/content/content-library.ts';
import type { CategorySlug } from '#domain/inventory/categories.ts';
import type { ContentLanguage } from '#domain/content/content-language.ts';

/** A stretch of our own pages that a question can be answered from, and where it stands. */
export interface Passage {
  /** Address without a language, with the anchor of the heading if it has one. */
  href: string;
  /** Of the whole page. */
  page: string;
  /** A question of the FAQ, or what stands above the text; of a page's beginning, its title. */
  heading: string;
  /** In order; the words of a text that are in no sentence (tables) count for nothing. */
  sentences: readonly string[];
  language: ContentLanguage;
  /** Says what this kind of bus is. */
  describes?: CategorySlug;
  /** Answers its heading from the first sentence on. */
  isAnswer?: true;
}

/** What a page of ours says to a question. */
export interface FoundAnswer {
  passage: Passage;
  /** Whole, as they stand there. */
  sentences: readonly string[];
}

const segmenters = new Map<string, Intl.Segmenter>();

/** The sentences of a paragraph, whole. */
export function sentencesOf(text: string, language: ContentLanguage): string[] {
  const known = segmenters.get(language);
  const segmenter = known ?? new Intl.Segmenter(language, { granularity: 'sentence' });
  if (!known) segmenters.set(language, segmenter);
  return Array.from(segmenter.segment(text), ({ segment }) => segment.trim()).filter(Boolean);
}

/** Lists of sources: nothing but links. */
const onlyLinks = /^\s*<a\b[^>]*>[^<]*<\/a>\s*$/;
const block = /<(p|li|dd)\b[^>]*>(.*?)<\/\1>/gs;

/** A page's parts by its second-level headings; `href` and `title` are those of the page. */
export function passagesOfBody(
  body: ContentBody,
  page: { href: string; title: string; intro: string; language: ContentLanguage },
): Passage[] {
  const { title, language } = page;
  const [start = '', ...parts] = body.html.split(/(?=<h2\b)/);
  const ids = new Map(body.headings.map(({ id, text }) => [id, text]));
  const sections = parts.flatMap((html): Passage[] => {
    const id = /^<h2\b[^>]*\bid="([^"]+)"/.exec(html)?.[1] ?? '';
    const heading = ids.get(id);
    const sentences = sentencesOfHtml(html, language);
    if (heading === undefined || sentences.length === 0) return [];
    return [{ href: `${page.href}#${id}`, page: title, heading, sentences, language }];
  });
  const first = [...sentencesOf(page.intro, language), ...sentencesOfHtml(start, language)];
  return [
    { href: page.href, page: title, heading: title, sentences: first, language },
    ...sections,
  ];
}

function sentencesOfHtml(html: string, language: ContentLanguage): string[] {
  return Array.from(html.matchAll(block)).flatMap(([, , inner = '']) =>
    onlyLinks.test(inner) ? [] : sentencesOf(textOfHtml(inner), language),
  );
}
