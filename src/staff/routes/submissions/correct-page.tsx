import type { FormField } from '#domain/forms/form-field.ts';
import type { SellFieldError } from '#domain/selling/read-sell-form.ts';
import { sellFieldGroups, type SellFormValues } from '#domain/selling/sell-form.ts';
import { submissionTitle, type Submission } from '#domain/selling/submission.ts';
import { say } from '#messages/i18n.ts';
import { errorAt } from '#site/forms/form-parts.tsx';
import { ChoiceOptions, inputState, StaffField } from '../../forms/staff-field.tsx';
import { submissionUrls } from './submission-urls.ts';

interface CorrectPageProps {
  submission: Submission;
  revision: number;
  values: SellFormValues;
  errors: readonly SellFieldError[];
}

export function CorrectPage({ submission, revision, values, errors }: CorrectPageProps) {
  const { reference } = submission;
  return (
    <>
      <div className="staff-heading">
        <h1>Correct what the seller typed</h1>
        <p className="text-muted">{submissionTitle(submission)}</p>
      </div>
      <form method="post" action={submissionUrls.correct(reference)} className="form">
        <input type="hidden" name="revision" value={revision} />
        {errors.length > 0 ? (
          <p className="notice notice-problem" role="alert">
            Nothing is saved yet. {errors.map(({ text }) => say(text)).join('. ')}.
          </p>
        ) : null}
        {sellFieldGroups.map(({ title, fields }) => (
          <fieldset key={title} className="staff-panel listing-group">
            <legend>{title}</legend>
            <div className="listing-fields">
              {fields.map((field) => (
                <Field
                  key={field.name}
                  field={field}
                  value={values[field.name] ?? ''}
                  error={errorAt({ errors }, field.name)}
                />
              ))}
            </div>
          </fieldset>
        ))}
        <div className="actions">
          <button className="button button-primary" data-main-action="">
            Save
          </button>
          <a href={submissionUrls.one(reference)}>Leave it as it is</a>
        </div>
      </form>
    </>
  );
}

function Field(props: { field: FormField; value: string; error: string | null }) {
  const { field, value, error } = props;
  const id = `field-${field.name}`;
  const attributes = {
    name: field.name,
    defaultValue: value,
    className: 'field-input',
    ...inputState({ id, error }),
  };
  return (
    <StaffField id={id} label={say(field.label)} error={error} wide={field.control === 'area'}>
      {field.control === 'area' ? (
        <textarea {...attributes} rows={6} />
      ) : field.control === 'choice' ? (
        <select {...attributes}>
          <ChoiceOptions choices={field.choices ?? {}} />
        </select>
      ) : (
        <input {...attributes} type="text" inputMode={field.inputMode} autoComplete="off" />
      )}
    </StaffField>
  );
}
