import type { SiteSettings } from '#content/site-settings.ts';
import { faqCategories, type FaqItem } from '#domain/content/faq-item.ts';
import { ChipList } from '#site/ui/chip-list.tsx';
import { FaqAccordion } from '#site/ui/faq-accordion.tsx';
import { PageHeading } from '#site/ui/page-heading.tsx';
import { urls } from '#site/urls.ts';
import { homeCrumb, knowledgeCrumb } from './knowledge-crumb.ts';
import { KnowledgeSearch } from './knowledge-search.tsx';
import { SmartSearchExamples, type SmartSearchExample } from './smart-search-examples.tsx';

interface FaqsPageProps {
  model: {
    faqs: readonly FaqItem[];
    /** Chosen by the `category` parameter; null shows all. */
    category: string | null;
    /** Open from the start, by the `question` parameter. */
    question: string | null;
    /** Run for the answer about the smart search. */
    examples: readonly SmartSearchExample[];
  };
  settings: SiteSettings;
}

/** The 16 questions in their groups, one open at a time (spec §1, §2). */
export function FaqsPage({ model, settings }: FaqsPageProps) {
  const { category, question } = model;
  const faqs = model.faqs.map((faq) =>
    faq.id === 'smartsearch'
      ? { ...faq, more: <SmartSearchExamples examples={model.examples} /> }
      : faq,
  );
  const shown = faqCategories.filter(({ slug }) => category === null || slug === category);
  return (
    <div className="page-width">
      <PageHeading
        crumbs={[homeCrumb, knowledgeCrumb, { label: 'FAQs' }]}
        title="Frequently asked questions"
        intro={
          <>
            If yours is not here, call{' '}
            <a href={settings.phone.href} className="text-link figures whitespace-nowrap">
              {settings.phone.display}
            </a>
            , {settings.hours.footer}.
          </>
        }
      />
      <KnowledgeSearch />
      <div className="mt-4">
        <ChipList
          label="Topic"
          chips={[
            { label: 'All', href: urls.faqs(), current: category === null },
            ...faqCategories.map(({ slug, name }) => ({
              label: name,
              href: urls.faqs({ category: slug }),
              current: slug === category,
            })),
          ]}
        />
      </div>
      {shown.map(({ slug, name }) => (
        <section key={slug} aria-labelledby={`${slug}-heading`} className="mt-8 max-w-3xl">
          <h2 id={`${slug}-heading`} className="mb-3">
            {name}
          </h2>
          <FaqAccordion
            group="faq"
            entries={faqs.filter((faq) => faq.category === slug)}
            open={question}
          />
        </section>
      ))}
    </div>
  );
}
