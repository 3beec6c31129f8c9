import type { SiteSettings } from '#content/site-settings.ts';
import { ContactForm } from './contact-form.tsx';
import type { LeadFormModel } from './lead-form-model.ts';

interface ContactBlockProps {
  model: LeadFormModel;
  settings: SiteSettings;
}

/** 'Contact Us' (spec §2): the form, and a call for whoever would rather talk. */
export function ContactBlock({ model, settings }: ContactBlockProps) {
  const { contactPhone, hours } = settings;
  return (
    <section aria-labelledby="contact-heading" className="contact-block">
      <h2 id="contact-heading">Contact Us</h2>
      {model.bus ? null : (
        <p>Say what you need: seats, budget, state, and whether your drivers have a CDL.</p>
      )}
      <ContactForm model={model} />
      <p className="contact-block-call">
        Rather talk? Call{' '}
        <a href={contactPhone.href} className="figures">
          {contactPhone.display}
        </a>
        , {hours.contact}.
      </p>
    </section>
  );
}
