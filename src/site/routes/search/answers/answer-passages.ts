import { builtInWords, type CategoryWords } from '#domain/inventory/category-words.ts';
import { busCategories } from '#domain/inventory/categories.ts';
import type { ContentBody, ContentLibrary } from '#domain/content/content-library.ts';
import type { FaqItem } from '#domain/content/faq-item.ts';
import { indexAnswers, type AnswerIndex } from '#domain/search/answers/answer-index.ts';
import { passagesOfBody, sentencesOf, type Passage } from '#domain/search/answers/passage.ts';
import { currentLanguage, type LanguageCode, withoutLanguage } from '#messages/languages.ts';
import { say } from '#messages/i18n.ts';
import { articleLanguage } from '#site/languages/article-language.ts';
import type { SiteServices } from '#site/site-services.ts';
import { patterns, urls } from '#site/urls.ts';
import { spokenTexts, type SpokenText } from '#site/words/content-words.ts';
import { categoryPlural } from '#site/words/trade-words.ts';
import {
  cdlCounts,
  cdlEndorsements,
  cdlGroups,
  cdlIntro,
  cdlTitle,
} from '../../licenses/cdl-rules.ts';

type Parts = readonly (readonly Passage[])[];

/** The last list of each language: as long as nothing in it has changed, it stays the index. */
const made = new Map<LanguageCode, { parts: Parts; index: AnswerIndex }>();
/** By what they were read from, which stays the same object until it changes. */
const readBefore = new WeakMap<object, readonly Passage[]>();
const wordsBefore = new WeakMap<CategoryWords, Map<string, readonly Passage[]>>();
const rules = new Map<LanguageCode, readonly Passage[]>();

/** Everything of ours that a question can be answered from, as it stands now, in the page's language. */
export async function answerIndex({
  content,
  categories = builtInWords,
}: Pick<SiteServices, 'content' | 'categories'>): Promise<AnswerIndex> {
  const language = currentLanguage();
  const [articles, pages, faqs] = await Promise.all([
    articlePassages(content),
    pagePassages(content, language),
    content.faqs(),
  ]);
  const parts = [
    ...faqs.map(faqPassage),
    licensePassages(language),
    categoryPassages(categories, language),
    ...pages,
    ...articles,
  ];
  const known = made.get(language);
  const isSame =
    known?.parts.length === parts.length && parts.every((part, at) => part === known.parts[at]);
  if (known && isSame) return known.index;
  const index = indexAnswers(parts.flat());
  made.set(language, { parts, index });
  return index;
}

function remembered(key: object, read: () => readonly Passage[]): readonly Passage[] {
  const known = readBefore.get(key) ?? read();
  readBefore.set(key, known);
  return known;
}

async function articlePassages(content: ContentLibrary): Promise<Parts> {
  const cards = await content.articles();
  const read = cards.map(async (card) => {
    const body = (await content.article(card.slug))?.body;
    const page = {
      href: withoutLanguage(urls.article(card.slug)),
      title: card.title,
      intro: card.excerpt,
      language: articleLanguage(card),
    };
    return body ? remembered(body, () => passagesOfBody(body, page)) : [];
  });
  return (await Promise.all(read)).filter((passages) => passages.length > 0);
}

/** The pages of words that are searched. */
export const textPages: readonly { name: string; href: string }[] = [
  { name: 'selling-buying-guide', href: patterns.sellingBuyingGuide },
  { name: 'about-us', href: patterns.aboutUs },
];

async function pagePassages(content: ContentLibrary, language: LanguageCode): Promise<Parts> {
  const read = textPages.map(async ({ name, href }): Promise<readonly Passage[]> => {
    const own = await content.translations?.textPage(language, name);
    const page = own ?? (await content.textPage(name));
    if (!page) return noPassages;
    const { title, description: intro } = page;
    const written = own ? language : 'en';
    const body: ContentBody = page.body;
    return remembered(body, () => passagesOfBody(body, { href, title, intro, language: written }));
  });
  return Promise.all(read);
}

const noPassages: readonly Passage[] = [];

const faqPassage = (faq: FaqItem): readonly Passage[] =>
  remembered(faq, () => {
    const { id, category, question, answer, language = 'en' } = faq;
    const href = `${withoutLanguage(urls.faqs({ category, question: id }))}#${id}`;
    const sentences = answer.flatMap((text) => sentencesOf(text, language));
    return [{ href, page: question, heading: question, sentences, language, isAnswer: true }];
  });

/** What category pages say; staff's own words are English wherever they stand. */
function categoryPassages(words: CategoryWords, language: LanguageCode): readonly Passage[] {
  const kept = wordsBefore.get(words) ?? new Map<string, readonly Passage[]>();
  wordsBefore.set(words, kept);
  const key = `${language} ${words.version}`;
  const known = kept.get(key);
  if (known) return known;
  const passages = busCategories.flatMap((category): Passage[] => {
    const { intro, sections } = spokenTexts(category.slug, words.of(category));
    const href = withoutLanguage(urls.category(category.slug));
    const page = categoryPlural(category.slug);
    const of = ({ text, lang }: SpokenText) => ({
      sentences: sentencesOf(text, lang ?? language),
      language: lang ?? language,
    });
    return [
      { href, page, heading: page, ...of(intro), describes: category.slug },
      ...sections.map(({ title, text }, at) => ({
        href: `${href}#advice-${at + 1}`,
        page,
        heading: title.text,
        ...of(text),
      })),
    ];
  });
  kept.set(key, passages);
  return passages;
}

/** The CDL page, in the language of the moment. */
function licensePassages(language: LanguageCode): readonly Passage[] {
  const known = rules.get(language);
  if (known) return known;
  const page = say(cdlTitle);
  const of = (anchor: string, heading: string, text: string): Passage => ({
    href: patterns.cdl + anchor,
    page,
    heading,
    sentences: sentencesOf(text, language),
    language,
  });
  const passages = [
    { ...of('', page, say(cdlIntro)), isAnswer: true as const },
    ...cdlCounts.map(({ name, text }) => of('#counts', say(name), say(text))),
    ...cdlGroups.map(({ name, text }) => of('#rule', say(name), say(text))),
    ...cdlEndorsements.map(({ name, text }) => of('#endorsements', say(name), say(text))),
  ];
  rules.set(language, passages);
  return passages;
}
