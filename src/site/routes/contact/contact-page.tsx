import type { SiteSettings } from '#content/site-settings.ts';
import { PageHeading } from '#site/ui/page-heading.tsx';
import { urls } from '#site/urls.ts';
import { ContactBlock } from './contact-block.tsx';
import { ContactSection } from './contact-section.tsx';
import { ContactWays } from './contact-ways.tsx';
import type { LeadFormModel } from './lead-form-model.ts';

/** `/contact`: the form beside the company's address, phone, mail and hours. */
export function ContactPage({ model, settings }: { model: LeadFormModel; settings: SiteSettings }) {
  return (
    <div className="page-width">
      <PageHeading
        crumbs={[{ label: 'Home', href: urls.home() }, { label: 'Contact' }]}
        title={model.bus ? 'Ask about this bus' : 'Talk to people who know buses'}
        intro={`Phones are answered ${settings.hours.footer}. For a bus, have its stock number ready.`}
      />
      <div className="contact-columns">
        <ContactBlock settings={settings} model={model} />
        <ContactSection settings={settings} />
      </div>
      <ContactWays {...(model.bus ? { bus: { id: model.bus.id } } : {})} />
    </div>
  );
}
