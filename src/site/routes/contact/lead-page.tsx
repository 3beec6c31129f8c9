import type { SiteSettings } from '#content/site-settings.ts';
import { PageHeading } from '#site/ui/page-heading.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { urls } from '#site/urls.ts';
import { ContactForm } from './contact-form.tsx';
import type { LeadFormModel } from './lead-form-model.ts';
import { leadPages } from './lead-pages.ts';

interface LeadPageProps {
  model: LeadFormModel;
  settings: SiteSettings;
}

/** A page with one form: call-back, video tour, bus alert. */
export function LeadPage({ model, settings }: LeadPageProps) {
  const { title, intro } = leadPages[model.kind];
  return (
    <div className="page-width">
      <PageHeading
        crumbs={[{ label: 'Contact', href: urls.contact() }, { label: title }]}
        title={title}
        intro={intro}
      />
      <div className="lead-page">
        <ContactForm model={model} />
        <aside className="lead-aside" aria-label="Other ways to reach us">
          <h2>Rather talk now?</h2>
          <p>
            <a href={settings.contactPhone.href} className="lead-aside-link figures">
              <Icon name="phone" size={20} />
              {settings.contactPhone.display}
            </a>
          </p>
          <p>{settings.hours.contact} Eastern</p>
        </aside>
      </div>
    </div>
  );
}
