import { leadForms, type LeadField, type LeadTyped } from '#domain/leads/lead-forms.ts';
import { FieldInput } from '#site/forms/form-field.tsx';
import { errorAt, fieldId, FormProblems, StartInputs } from '#site/forms/form-parts.tsx';
import { hiddenFields } from '#site/forms/hidden-fields.ts';
import { Button } from '#site/ui/button.tsx';
import { Icon } from '#site/ui/icon.tsx';
import type { LeadFormModel } from './lead-form-model.ts';
import { leadPages } from './lead-pages.ts';

/** Ids of its fields begin with it. */
const form = 'contact';

/**
 * The form of spec §2 and its three siblings: plain HTML that posts by itself. `browser/
 * contact-form.ts` adds the rules of spec §4 where scripts run.
 */
export function ContactForm({ model }: { model: LeadFormModel }) {
  const { kind, bus, typed } = model;
  const { address, button } = leadPages[kind];
  const fields: readonly LeadField[] = leadForms[kind].fields;
  const ours: LeadTyped = (bus && leadForms[kind].begin?.(bus, {})) ?? {};
  return (
    <form
      id="contact-form"
      className="lead-form"
      method="post"
      action={address}
      noValidate
      data-lead-form={kind}
    >
      <FormProblems form={form} model={model} />
      {bus ? (
        <p className="lead-form-bus">
          <Icon name="info" size={18} className="mt-0.5 shrink-0" />
          <span>
            About: <strong>{bus.title}</strong>
            {bus.stockNumber ? `, stock ${bus.stockNumber}` : ''}
          </span>
        </p>
      ) : null}
      {fields.some(({ missing }) => missing) ? (
        <p className="text-sm text-ink-600">Fields with * are needed.</p>
      ) : null}
      <div className="lead-form-fields">
        {fields.map((field) => (
          <div key={field.name} className={field.width === 'half' ? '' : 'lead-form-wide'}>
            <FieldInput
              id={fieldId(form, field.name)}
              field={field}
              value={typed[field.name] ?? ''}
              error={errorAt(model, field.name)}
              now={model.now}
              isOurs={field.name in ours && typed[field.name] === ours[field.name]}
            />
          </div>
        ))}
      </div>
      <StartInputs form={form} start={model.start} />
      {bus ? <input type="hidden" name={hiddenFields.bus} defaultValue={bus.id} /> : null}
      <Button type="submit" large>
        {button}
      </Button>
    </form>
  );
}
