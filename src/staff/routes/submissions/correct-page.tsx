import type { SellFieldError } from '#domain/selling/read-sell-form.ts';
import { sellFieldGroups, type SellFormValues } from '#domain/selling/sell-form.ts';
import { submissionTitle, type Submission } from '#domain/selling/submission.ts';
import { say } from '#messages/i18n.ts';
import { errorAt } from '#site/forms/form-parts.tsx';
import { StaffInput } from '../../forms/staff-input.tsx';
import { submissionUrls } from './submission-urls.ts';
import { StaffHeading } from '../../layout/staff-heading.tsx';

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
      <StaffHeading title="Correct what the seller typed">
        <p className="text-muted">{submissionTitle(submission)}</p>
      </StaffHeading>
      <form method="post" action={submissionUrls.correct(reference)} className="form">
        <input type="hidden" name="revision" value={revision} />
        {errors.length > 0 ? (
          <p className="notice notice-problem" role="alert">
            Nothing is saved yet. {errors.map(({ text }) => say(text)).join('. ')}.
          </p>
        ) : null}
        {sellFieldGroups.map(({ title, fields }) => (
          <fieldset key={title.id} className="staff-panel listing-group">
            <legend>{say(title)}</legend>
            <div className="listing-fields">
              {fields.map((field) => (
                <StaffInput
                  key={field.name}
                  // Its hint speaks to the seller.
                  field={{ ...field, hint: undefined, rows: 6 }}
                  text={values[field.name] ?? ''}
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
