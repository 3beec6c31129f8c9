import { leadForms, type LeadField, type LeadTyped } from '#domain/leads/lead-forms.ts';
import { labelsOf } from '#site/forms/shown-field.ts';
import { Island } from '#site/islands/island.tsx';
import type { LeadFormProps } from '#site/islands/lead-form/lead-form-props.ts';
import { LeadForm } from '#site/islands/lead-form/lead-form.tsx';
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

/** Our own first words are told apart from what somebody typed: only ours are translated. */
export function leadFormProps(model: LeadFormModel): LeadFormProps {
  const { kind, bus, typed, now, ...rest } = model;
  const { address: action, button } = leadPages[kind];
  const fields: readonly LeadField[] = leadForms[kind].fields;
  const begun: LeadTyped = (bus && leadForms[kind].begin?.(bus, {})) ?? {};
  const theirs = Object.entries(typed).filter(
    ([name, text]) => text !== begun[name as keyof LeadTyped],
  );
  return {
    ...rest,
    kind,
    bus,
    action,
    button,
    begun,
    typed: Object.fromEntries(theirs),
    labels: labelsOf(fields, now),
  };
}
