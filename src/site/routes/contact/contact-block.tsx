import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { SiteSettings } from '#content/site-settings.ts';
import { saySetting } from '#site/words/trade-words.ts';
import { ContactForm } from './contact-form.tsx';
import type { LeadFormModel } from './lead-form-model.ts';

interface ContactBlockProps {
  model: LeadFormModel;
  settings: SiteSettings;
}

/** 'Contact Us' (spec §2): the form, and a call for whoever would rather talk. */
export function ContactBlock({ model, settings }: ContactBlockProps) {
  const { href, display: phone } = settings.contactPhone;
  const hours = saySetting(settings.hours.contact);
  return (
    <section aria-labelledby="contact-heading" className="contact-block">
      <h2 id="contact-heading">{t`Contact Us`}</h2>
      {model.bus ? null : (
        <p>{t`Say what you need: seats, budget, state, and whether your drivers have a CDL.`}</p>
      )}
      <ContactForm model={model} />
      <p className="contact-block-call">
        <Trans>
          Rather talk? Call{' '}
          <a href={href} className="figures">
            {phone}
          </a>
          , {hours}.
        </Trans>
      </p>
    </section>
  );
}
