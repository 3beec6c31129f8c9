import { t } from '@lingui/core/macro';
import type { SiteSettings } from '#content/site-settings.ts';
import { say } from '#messages/i18n.ts';
import { PageHeading } from '#site/ui/page-heading.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { urls } from '#site/urls.ts';
import { saySetting } from '#site/words/trade-words.ts';
import { ContactForm } from './contact-form.tsx';
import type { LeadFormModel } from './lead-form-model.ts';
import { leadPages } from './lead-pages.ts';

interface LeadPageProps {
  model: LeadFormModel;
  settings: SiteSettings;
}

/** A page with one form: call-back, video tour, bus alert. */
export function LeadPage({ model, settings }: LeadPageProps) {
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
        <ContactForm model={model} />
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
