import type { SiteSettings } from '#content/site-settings.ts';
import { faqCategories, type FaqItem } from '#domain/content/faq-item.ts';
import { ChipList } from '#site/ui/chip-list.tsx';
import { ButtonLink } from '#site/ui/button.tsx';
import { Icon } from '#site/ui/icon.tsx';
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
            <a href={settings.phone.href} className="text-link phone-number">
              {settings.phone.display}
            </a>
            , {settings.hours.footer}.
          </>
        }
      />
      <KnowledgeSearch />
      <div className="knowledge-chips">
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
      <div className="faq-columns">
        <div>
          {shown.map(({ slug, name }) => (
            <section key={slug} aria-labelledby={`${slug}-heading`} className="faq-group">
              <h2 id={`${slug}-heading`}>{name}</h2>
              <FaqAccordion
                group="faq"
                entries={faqs.filter((faq) => faq.category === slug)}
                open={question}
              />
            </section>
          ))}
        </div>
        <aside aria-labelledby="talk-heading" className="faq-aside no-print">
          <div className="faq-call">
            <h2 id="talk-heading">Rather talk?</h2>
            <p>
              <a href={settings.phone.href} className="faq-call-phone">
                <Icon name="phone" size={22} />
                {settings.phone.display}
              </a>
            </p>
            <p className="text-muted">{settings.hours.footer}.</p>
            <p className="faq-call-ask">
              <ButtonLink href={urls.contact()}>Contact Us</ButtonLink>
            </p>
          </div>
        </aside>
      </div>
    </div>
  );
}
