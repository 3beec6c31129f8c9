import type { FaqItem } from '#domain/content/faq-item.ts';
import { currentLanguage, languages } from '#messages/languages.ts';
import { inContext, type Entity } from './entity.ts';

/** The questions that a page shows, with the answers as they stand there. */
export function faqEntity(faqs: readonly FaqItem[]): Entity {
  return inContext({
    '@type': 'FAQPage',
    inLanguage: languages[currentLanguage()].locale,
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.join('\n\n') },
    })),
  });
}
