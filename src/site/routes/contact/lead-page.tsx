import { t } from '@lingui/core/macro';
import type { SiteSettings } from '#content/site-settings.ts';
import type { QuoteRow } from '#domain/quotes/quote-rows.ts';
import { say } from '#messages/i18n.ts';
import { PageHeading } from '#site/ui/page-heading.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { urls } from '#site/urls.ts';
import { saySetting } from '#site/words/trade-words.ts';
import { watchedList } from '#domain/alerts/alert-question.ts';
import { filterWords } from '#site/words/watched-words.ts';
import { QuoteChosen } from '../quote/quote-chosen.tsx';
import { WatchedList } from './watched-list.tsx';
import { ContactForm } from './contact-form.tsx';
import type { LeadFormModel } from './lead-form-model.ts';
import { leadPages } from './lead-pages.ts';

interface LeadPageProps {
  model: LeadFormModel;
  /** What a quote is asked for, as far as it can be named. */
  quoted: readonly QuoteRow[];
  settings: SiteSettings;
}

/** A page with one form: call-back, video tour, bus alert. */
export function LeadPage({ model, quoted, settings }: LeadPageProps) {
  const page = leadPages[model.kind];
  const title = say(page.title);
  const hours = saySetting(settings.hours.contact);
  return (
    <div className="page-width">
      <PageHeading
        crumbs={[{ label: t`Contact`, href: urls.contact() }, { label: title }]}
        title={title}
        intro={say(page.intro)}
      />
      <div className="lead-page">
        <div>
          <WatchedFilters model={model} />
          {model.kind === 'quote' ? (
            <QuoteChosen choices={model.typed.choices} rows={quoted} />
          ) : null}
          <ContactForm model={model} />
        </div>
        <aside className="lead-aside" aria-label={t`Other ways to reach us`}>
          <h2>{t`Rather talk now?`}</h2>
          <p>
            <a href={settings.contactPhone.href} className="lead-aside-link figures">
              <Icon name="phone" size={20} />
              {settings.contactPhone.display}
            </a>
          </p>
          <p>{t`${hours} Eastern`}</p>
        </aside>
      </div>
    </div>
  );
}

/** What a saved search asked beside its words. */
function WatchedFilters({ model }: { model: LeadFormModel }) {
  const words = filterWords(watchedList({ filters: model.typed.filters }));
  if (words.length === 0) return null;
  return (
    <section aria-labelledby="watched-heading" className="lead-watched">
      <h2 id="watched-heading">{t`We watch for`}</h2>
      <WatchedList words={words} />
    </section>
  );
}
