import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { SiteSettings } from '#content/site-settings.ts';
import { faqCategories, type FaqItem } from '#domain/content/faq-item.ts';
import { ChipList } from '#site/ui/chip-list.tsx';
import { ButtonLink } from '#site/ui/button.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { FaqAccordion } from '#site/ui/faq-accordion.tsx';
import { PageHeading } from '#site/ui/page-heading.tsx';
import { urls } from '#site/urls.ts';
import { faqGroupName } from '#site/words/content-words.ts';
import { saySetting } from '#site/words/trade-words.ts';
import { faqEntries } from '#site/written-links.ts';
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
  const phone = settings.phone.display;
  const hours = saySetting(settings.hours.footer);
  const faqs = faqEntries(model.faqs).map((faq) =>
    faq.id === 'smartsearch'
      ? { ...faq, more: <SmartSearchExamples examples={model.examples} /> }
      : faq,
  );
  const shown = faqCategories.filter(({ slug }) => category === null || slug === category);
  return (
    <div className="page-width">
      <PageHeading
        crumbs={[homeCrumb(), knowledgeCrumb(), { label: t`FAQs` }]}
        title={t`Frequently asked questions`}
        intro={
          <Trans>
            If yours is not here, call{' '}
            <a href={settings.phone.href} className="text-link phone-number">
              {phone}
            </a>
            , {hours}.
          </Trans>
        }
      />
      <KnowledgeSearch />
      <div className="knowledge-chips no-print">
        <ChipList
          label={t`Topic`}
          chips={[
            { label: t`All`, href: urls.faqs(), current: category === null },
            ...faqCategories.map(({ slug }) => ({
              label: faqGroupName(slug),
              href: urls.faqs({ category: slug }),
              current: slug === category,
            })),
          ]}
        />
      </div>
      <div className="faq-columns">
        <div>
          {shown.map(({ slug }) => (
            <section key={slug} aria-labelledby={`${slug}-heading`} className="faq-group">
              <h2 id={`${slug}-heading`}>{faqGroupName(slug)}</h2>
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
            <h2 id="talk-heading">{t`Rather talk?`}</h2>
            <p>
              <a href={settings.phone.href} className="faq-call-phone">
                <Icon name="phone" size={22} />
                {phone}
              </a>
            </p>
            <p className="text-muted">{hours}.</p>
            <p className="faq-call-ask">
              <ButtonLink href={urls.contact()}>{t`Contact Us`}</ButtonLink>
            </p>
          </div>
        </aside>
      </div>
    </div>
  );
}
