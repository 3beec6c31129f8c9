import { t } from '@lingui/core/macro';
import type { FaqItem } from '#domain/content/faq-item.ts';
import { FaqAccordion } from '#site/ui/faq-accordion.tsx';
import { SectionHeading } from '#site/ui/section-heading.tsx';
import { urls } from '#site/urls.ts';

/** 'Frequently asked questions' (spec §2) with the ones that come up first. */
export function HomeFaqs({ faqs }: { faqs: readonly FaqItem[] }) {
  return (
    <section aria-labelledby="home-faq-heading" className="home-section page-width deferred">
      <SectionHeading
        id="home-faq-heading"
        title={t`Frequently asked questions`}
        link={{ label: t`All questions`, href: urls.faqs() }}
      />
      <FaqAccordion group="home-faq" entries={faqs} />
    </section>
  );
}
