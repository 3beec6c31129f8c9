import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { errorsOf, readForm } from '#domain/forms/read-form.ts';
import { leadFields, type LeadTyped } from '#domain/leads/lead-forms.ts';
import { FieldInput } from '#site/forms/form-field.tsx';
import { FormProblems, StartInputs, SubmitButton } from '#site/forms/form-parts.tsx';
import { besidePage, hiddenFields } from '#site/forms/hidden-fields.ts';
import { useForm } from '#site/forms/use-form.ts';
import { Icon } from '#site/ui/icon.tsx';
import { announceInquiry } from './announce-inquiry.ts';
import { forgetLeadDraft } from './lead-draft.ts';
import type { LeadFormProps } from './lead-form-props.ts';

/** Ids of its fields begin with it. */
const id = 'contact';

/**
 * The form of spec §2 and its siblings: call-back, video tour, bus alert. Which fields it has, and
 * what is wrong in them, the table of forms says (`domain/leads/lead-forms.ts`).
 */
export function LeadForm(props: LeadFormProps) {
  const { kind, action, button, bus } = props;
  const fields = leadFields(kind, props.typed);
  const asked = props.asked && { ...props.asked, now: new Date(props.asked.now) };
  const { shown, summary, at, handlers, isSending, proof } = useForm({
    id,
    island: 'lead-form',
    served: props,
    fields,
    check: (typed: LeadTyped) =>
      errorsOf(fields, readForm(fields, typed, new Date(), asked?.office).faults),
    onSend: () => announceInquiry(bus?.id ?? null),
    onTaken: () => forgetLeadDraft(kind, bus?.id ?? null),
  });
  return (
    <form
      {...handlers}
      id="contact-form"
      className="lead-form"
      method="post"
      action={besidePage(action)}
      noValidate
      data-lead-form={kind}
    >
      <FormProblems form={id} model={shown} ref={summary} />
      {bus ? <AboutBus {...bus} /> : null}
      {fields.some(({ missing }) => missing) ? (
        <p className="field-hint">{t`Fields with * are needed.`}</p>
      ) : null}
      <div className="lead-form-fields">
        {fields.map((field) => (
          <div
            key={field.name}
            className={field.width === 'half' ? undefined : 'lead-form-wide'}
            hidden={field.control === 'hidden'}
          >
            <FieldInput {...at(field)} asked={asked} />
          </div>
        ))}
      </div>
      {shown.start ? <StartInputs form={id} start={shown.start} proof={proof} /> : null}
      {bus ? <input type="hidden" name={hiddenFields.bus} defaultValue={bus.id} /> : null}
      <SubmitButton isSending={isSending} sending={t`Sending…`}>
        {button}
      </SubmitButton>
    </form>
  );
}

function AboutBus({ title, stockNumber }: NonNullable<LeadFormProps['bus']>) {
  return (
    <p className="lead-form-bus">
      <Icon name="info" size={18} />
      <span>
        {stockNumber ? (
          <Trans>
            About: <strong>{title}</strong>, stock {stockNumber}
          </Trans>
        ) : (
          <Trans>
            About: <strong>{title}</strong>
          </Trans>
        )}
      </span>
    </p>
  );
}
