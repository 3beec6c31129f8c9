import type { ContentTranslations } from '../content-library.ts';
import type { ContentLanguage } from '../content-language.ts';
import type { FaqItem } from '../faq-item.ts';
import { faqTexts } from './small-entries.ts';

/** Where the English text of a built-in translation is now. */
export interface StandingOriginal {
  /** On the site under this name. */
  slug: string;
  /** It says what it said when it was translated. */
  same: boolean;
}

/**
 * Built-in translations, as long as the English text that they translate is on the site and says what
 * it said: they follow its address, and are not there once staff have changed its words.
 */
export function standingTranslations(
  builtIn: ContentTranslations,
  english: {
    /** Null: it is not on the site. */
    original(slug: string): Promise<StandingOriginal | null>;
    faqs: { builtIn(): Promise<readonly FaqItem[]>; live(): Promise<readonly FaqItem[]> };
  },
): ContentTranslations {
  const placed = async (language: ContentLanguage) =>
    Promise.all(
      (await builtIn.articles(language)).map(async (card) => ({
        card,
        at: await english.original(card.translationOf),
      })),
    );
  const articles = async (language: ContentLanguage) =>
    (await placed(language)).flatMap(({ card, at }) =>
      at?.same ? [at.slug === card.translationOf ? card : { ...card, translationOf: at.slug }] : [],
    );
  /** Of the questions on the site. */
  const answered = async (language: ContentLanguage) => {
    const [own, before, now] = await Promise.all([
      builtIn.faqs(language),
      english.faqs.builtIn(),
      english.faqs.live(),
    ]);
    const said = new Map(before.map((one) => [one.id, wordsOf(one)]));
    const standing = new Map(now.map((one) => [one.id, one]));
    return own.flatMap((faq) => {
      const original = standing.get(faq.id);
      return original ? [{ faq, original, same: wordsOf(original) === said.get(faq.id) }] : [];
    });
  };
  return {
    ...builtIn,
    articles,
    async article(language, slug) {
      const [card, whole] = await Promise.all([
        articles(language).then((all) => all.find((one) => one.slug === slug)),
        builtIn.article(language, slug),
      ]);
      return card && whole ? { ...whole, ...card } : null;
    },
    async originalOf(language, slug) {
      const card = (await builtIn.articles(language)).find((one) => one.slug === slug);
      return (card && (await english.original(card.translationOf))?.slug) ?? null;
    },
    async faqs(language) {
      return (await answered(language)).flatMap(({ faq, original, same }) => {
        if (!same) return [];
        // What is no word is staff's choice in every language.
        const { common = false, category } = original;
        return [{ ...faq, common, category }];
      });
    },
    async setAside(language, kind) {
      return kind === 'article'
        ? (await placed(language)).flatMap(({ at }) => (at && !at.same ? [at.slug] : []))
        : (await answered(language)).flatMap(({ faq, same }) => (same ? [] : [faq.id]));
    },
  };
}

function wordsOf(faq: FaqItem): string {
  const { question, answer, linkLabel, linkHref } = faqTexts(faq);
  return JSON.stringify([question, answer, linkLabel, linkHref]);
}
