import { t } from '@lingui/core/macro';
import type { SiteSettings } from '#content/site-settings.ts';
import { PageHeading } from '#site/ui/page-heading.tsx';
import { urls } from '#site/urls.ts';
import { saySetting } from '#site/words/trade-words.ts';
import { ContactBlock } from './contact-block.tsx';
import { ContactSection } from './contact-section.tsx';
import { ContactWays } from './contact-ways.tsx';
import type { LeadFormModel } from './lead-form-model.ts';

/** `/contact`: the form beside the company's address, phone, mail and hours. */
export function ContactPage({ model, settings }: { model: LeadFormModel; settings: SiteSettings }) {
  const hours = saySetting(settings.hours.footer);
  return (
    <div className="page-width">
      <PageHeading
        crumbs={[{ label: t`Home`, href: urls.home() }, { label: t`Contact` }]}
        title={model.bus ? t`Ask about this bus` : t`Talk to people who know buses`}
        intro={t`Phones are answered ${hours}. For a bus, have its stock number ready.`}
      />
      <div className="contact-columns">
        <ContactBlock settings={settings} model={model} />
        <ContactSection settings={settings} />
      </div>
      <ContactWays {...(model.bus ? { bus: { id: model.bus.id } } : {})} />
    </div>
  );
}
