import { t } from '@lingui/core/macro';
import type { Ref, ReactNode } from 'react';
import { formProofField } from '#domain/forms/form-proof.ts';
import type { FormStart } from '#domain/forms/form-start.ts';
import type { FieldError, Typed } from '#domain/forms/read-form.ts';
import { say } from '#messages/i18n.ts';
import { Button } from '#site/ui/button.tsx';
import { ErrorSummary } from '#site/ui/error-summary.tsx';
import { hiddenFields } from './hidden-fields.ts';

/** What every form shows. */
export interface FormModel<Name extends string> {
  typed: Typed<Name>;
  errors: readonly FieldError<Name>[];
  /** What went wrong as a whole, in one or two sentences. */
  problem: string | null;
  /** Null, or left out, for a form that corrects something. */
  start?: FormStart | null;
}

/** Id of a field's input; `form` begins the ids of one form, the words of the name keep it readable. */
export const fieldId = (form: string, name: string): string =>
  `${form}-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** What is said at a field. */
export const errorAt = <Name extends string>(
  model: Pick<FormModel<Name>, 'errors'>,
  name: Name,
): string | null => {
  const error = model.errors.find(({ field }) => field === name);
  return error ? say(error.text) : null;
};

interface FormProblemsProps {
  form: string;
  model: FormModel<string>;
  ref?: Ref<HTMLDivElement>;
}

/** Everything that is to be put right, before the form, with a link to each field. */
export function FormProblems({ form, model, ref }: FormProblemsProps) {
  const links = model.errors.map(({ field, text }) => ({
    href: `#${fieldId(form, field)}`,
    text: say(text),
  }));
  // Of a form that corrects something, the thing itself was sent long ago.
  const title = model.start === null ? t`Not saved yet` : undefined;
  return <ErrorSummary ref={ref} problem={model.problem} title={title} errors={links} />;
}

interface StartInputsProps {
  form: string;
  start: FormStart;
  proof?: string | null;
}

/** The trap that no person sees, the one-time key, when the form began, and the proof of work. */
export function StartInputs({ form, start, proof = null }: StartInputsProps) {
  const trap = `${form}-company-website`;
  return (
    <>
      <div className="form-trap" aria-hidden="true">
        <label htmlFor={trap}>{t`Leave this empty`}</label>
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
      {proof === null ? null : <input type="hidden" name={formProofField} defaultValue={proof} />}
    </>
  );
}

interface SubmitButtonProps {
  isSending: boolean;
  /** What it says meanwhile. */
  sending: string;
  children: ReactNode;
}

/** It stays in focus while it is sending; a second press is not heard. */
export function SubmitButton({ isSending, sending, children }: SubmitButtonProps) {
  return (
    <Button type="submit" large aria-disabled={isSending || undefined}>
      {isSending ? sending : children}
    </Button>
  );
}
