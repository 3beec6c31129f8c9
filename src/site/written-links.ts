import type { FaqItem } from '#domain/content/faq-item.ts';
import { currentLanguage, pathIn } from '#messages/languages.ts';
import { publicPages } from '#pages/page-map.ts';

/** An address that somebody wrote down without a language: our pages in that of the reader, others as they are. */
const writtenLink = (href: string): string =>
  publicPages.isPagePath(href) ? pathIn(currentLanguage(), href) : href;

/** The same for all links of sanitized HTML. */
export const withWrittenLinks = (html: string): string =>
  currentLanguage() === 'en'
    ? html
    : html.replace(/(<a href=")(\/[^"]*)/g, (_, start: string, href: string) => {
        return start + writtenLink(href);
      });

/** Questions as a page shows them: links stay in the reader's language, words of another one say so. */
export const faqEntries = (faqs: readonly FaqItem[]): (FaqItem & { lang?: string })[] =>
  faqs.map((faq) => {
    const { link, language = 'en' } = faq;
    return {
      ...faq,
      ...(link ? { link: { ...link, href: writtenLink(link.href) } } : {}),
      ...(language === currentLanguage() ? {} : { lang: language }),
    };
  });
