import { leadForms, type LeadField } from '#domain/leads/lead-form.ts';
import { ErrorSummary } from '#site/ui/error-summary.tsx';
import { Button } from '#site/ui/button.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { LeadFormField } from './lead-form-field.tsx';
import { fieldId, hiddenFields, type LeadFormModel, startWords } from './lead-form-model.ts';
import { leadFormWords } from './lead-form-words.ts';

/**
 * The form of spec §2 and its three siblings: plain HTML that posts by itself. `browser/
 * contact-form.ts` adds the rules of spec §4 where scripts run.
 */
export function ContactForm({ model }: { model: LeadFormModel }) {
  const { kind, bus, errors, problem } = model;
  const words = leadFormWords[kind];
  const fields = leadForms[kind];
  const links = errors.map(({ field, text }) => ({ href: `#${fieldId(field)}`, text }));
  return (
    <form
      id="contact-form"
      className="lead-form"
      method="post"
      action={words.action}
      noValidate
      data-lead-form={kind}
    >
      <ErrorSummary problem={problem} errors={links} />
      {bus ? (
        <p className="lead-form-bus">
          <Icon name="info" size={18} className="mt-0.5 shrink-0" />
          <span>
            About: <strong>{bus.title}</strong>
            {bus.stockNumber ? `, stock ${bus.stockNumber}` : ''}
          </span>
        </p>
      ) : null}
      {fields.some(({ required }) => required) ? (
        <p className="text-sm text-ink-600">Fields with * are needed.</p>
      ) : null}
      <div className="lead-form-fields">
        {fields.map((field) => (
          <div key={field.name} className={isHalf(field) ? '' : 'lead-form-wide'}>
            <LeadFormField
              field={field}
              value={model.typed[field.name] ?? ''}
              error={errors.find((error) => error.field === field.name)?.text ?? null}
              isOurs={bus !== null && model.typed[field.name] === startWords(bus)[field.name]}
              slots={model.slots}
            />
          </div>
        ))}
      </div>
      <div className="lead-form-trap" aria-hidden="true">
        <label htmlFor="contact-company-website">Leave this empty</label>
        <input
          id="contact-company-website"
          name={hiddenFields.honeypot}
          type="text"
          tabIndex={-1}
          autoComplete="off"
        />
      </div>
      <input type="hidden" name={hiddenFields.key} defaultValue={model.key} />
      <input type="hidden" name={hiddenFields.stamp} defaultValue={model.stamp} />
      {bus ? <input type="hidden" name={hiddenFields.bus} defaultValue={bus.id} /> : null}
      <Button type="submit" large>
        {words.button}
      </Button>
    </form>
  );
}

/** First and last name, phone and e-mail stand in pairs where there is room. */
function isHalf({ name, control }: LeadField): boolean {
  return control !== 'area' && name !== 'wanted' && name !== 'slot';
}
