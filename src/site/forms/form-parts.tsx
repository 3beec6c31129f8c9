import type { FormStart } from '#domain/forms/form-start.ts';
import type { FieldError, Typed } from '#domain/forms/read-form.ts';
import { ErrorSummary } from '#site/ui/error-summary.tsx';
import { hiddenFields } from './hidden-fields.ts';

/** What every form shows. */
export interface FormModel<Name extends string> {
  typed: Typed<Name>;
  errors: readonly FieldError<Name>[];
  /** What went wrong as a whole, in one or two sentences. */
  problem: string | null;
}

/** Id of a field's input; `form` begins the ids of one form, the words of the name keep it readable. */
export const fieldId = (form: string, name: string): string =>
  `${form}-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

export const errorAt = <Name extends string>(model: FormModel<Name>, name: Name): string | null =>
  model.errors.find(({ field }) => field === name)?.text ?? null;

/** Everything that is to be put right, before the form, with a link to each field. */
export function FormProblems({ form, model }: { form: string; model: FormModel<string> }) {
  const links = model.errors.map(({ field, text }) => ({ href: `#${fieldId(form, field)}`, text }));
  return <ErrorSummary problem={model.problem} errors={links} />;
}

/** The trap that no person sees, the one-time key, and when the form began. */
export function StartInputs({ form, start }: { form: string; start: FormStart }) {
  const trap = `${form}-company-website`;
  return (
    <>
      <div className="lead-form-trap" aria-hidden="true">
        <label htmlFor={trap}>Leave this empty</label>
        <input
          id={trap}
          name={hiddenFields.honeypot}
          type="text"
          tabIndex={-1}
          autoComplete="off"
        />
      </div>
      <input type="hidden" name={hiddenFields.key} defaultValue={start.key} />
      <input type="hidden" name={hiddenFields.stamp} defaultValue={start.stamp} />
    </>
  );
}
