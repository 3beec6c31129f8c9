import type {
  InputHTMLAttributes,
  ReactNode,
  SelectHTMLAttributes,
  TextareaHTMLAttributes,
} from 'react';

interface FieldFrame {
  id: string;
  label: string;
  /** Shown, and announced, only while there is something wrong (spec §4). */
  error?: string | null;
  hint?: string;
}

type InputProps = FieldFrame & Omit<InputHTMLAttributes<HTMLInputElement>, 'id'>;
type AreaProps = FieldFrame & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id'>;

export function TextField({ id, label, error, hint, ...input }: InputProps) {
  return (
    <Frame id={id} label={label} error={error} hint={hint} required={input.required}>
      <input id={id} type="text" {...input} className="field-input" {...state(id, error, hint)} />
    </Frame>
  );
}

export function TextAreaField({ id, label, error, hint, ...area }: AreaProps) {
  return (
    <Frame id={id} label={label} error={error} hint={hint} required={area.required}>
      <textarea id={id} rows={5} {...area} className="field-input" {...state(id, error, hint)} />
    </Frame>
  );
}

type SelectProps = FieldFrame & Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id'>;

/** Options, or groups of options, are its children. */
export function SelectField({ id, label, error, hint, ...select }: SelectProps) {
  return (
    <Frame id={id} label={label} error={error} hint={hint} required={select.required}>
      <select id={id} {...select} className="field-input" {...state(id, error, hint)} />
    </Frame>
  );
}

function state(id: string, error?: string | null, hint?: string) {
  const describedBy = [hint ? `${id}-hint` : null, error ? `${id}-error` : null].filter(Boolean);
  return {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy.join(' ') || undefined,
  };
}

function Frame({
  id,
  label,
  error,
  hint,
  required,
  children,
}: FieldFrame & { required?: boolean; children: ReactNode }) {
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
        {required ? <span aria-hidden="true"> *</span> : null}
      </label>
      {children}
      {hint ? (
        <p id={`${id}-hint`} className="mt-1 text-sm text-ink-600">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className="mt-1 text-sm font-semibold text-red">
          {error}
        </p>
      ) : null}
    </div>
  );
}
