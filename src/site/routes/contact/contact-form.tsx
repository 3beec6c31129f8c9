import { leadForms, type LeadField } from '#domain/leads/lead-forms.ts';
import { currentLanguage, pathIn } from '#messages/languages.ts';
import { hiddenFields } from '#site/forms/hidden-fields.ts';
import { say } from '#messages/i18n.ts';
import { Island } from '#site/islands/island.tsx';
import type { LeadFormProps } from '#site/islands/lead-form/lead-form-props.ts';
import { LeadForm } from '#site/islands/lead-form/lead-form.tsx';
import { withQuery } from '#site/urls.ts';
import type { LeadFormModel } from './lead-form-model.ts';
import { leadPages } from './lead-pages.ts';
import { MarketingPlace } from './marketing-place.tsx';

/** A contact form: plain HTML that posts by itself, and an island for whoever begins to fill it in. */
export function ContactForm({ model }: { model: LeadFormModel }) {
  return (
    <>
      {model.kind === 'contact' ? <MarketingPlace /> : null}
      <Island name="lead-form" when="intent" component={LeadForm} props={leadFormProps(model)} />
    </>
  );
}

/** A model as the island has it: plain data in the language of the page. */
function leadFormProps(model: LeadFormModel): LeadFormProps {
  const { kind, asked, ...rest } = model;
  const { bus, typed } = rest;
  const fields: readonly LeadField[] = leadForms[kind].fields;
  const needsTime = fields.some(({ momentsAt }) => momentsAt);
  const { address, button } = leadPages[kind];
  // What nobody can type again stands in the address: the way back to a refused form and its page in
  // another language are a GET of where it was sent to.
  const unseen = fields.filter(({ control }) => control === 'hidden');
  const about = Object.fromEntries(unseen.map(({ name }) => [name, typed[name]]));
  return {
    ...rest,
    kind,
    action: pathIn(
      currentLanguage(),
      withQuery(address, { [hiddenFields.bus]: bus?.id, ...about }),
    ),
    button: say(button),
    asked: needsTime && asked ? { ...asked, now: asked.now.toISOString() } : null,
  };
}
