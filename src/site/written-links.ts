import type { FaqItem } from '#domain/content/faq-item.ts';
import { currentLanguage } from '#messages/current-language.ts';
import { pathIn } from '#messages/path-in.ts';
import { publicPages } from '#pages/page-map.ts';

/** An address that somebody wrote down without a language: our pages in that of the reader, others as they are. */
export const writtenLink = (href: string): string =>
  publicPages.isPagePath(href) ? pathIn(currentLanguage(), href) : href;

/** The same for all links of sanitized HTML. */
export const withWrittenLinks = (html: string): string =>
  currentLanguage() === 'en'
    ? html
    : html.replace(/(<a href=")(\/[^"]*)/g, (_, start: string, href: string) => {
        return start + writtenLink(href);
      });

/** Questions whose links stay in the reader's language. */
export const faqEntries = (faqs: readonly FaqItem[]): FaqItem[] =>
  faqs.map((faq) =>
    faq.link ? { ...faq, link: { ...faq.link, href: writtenLink(faq.link.href) } } : faq,
  );
