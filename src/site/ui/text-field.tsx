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
  /** Red without words: a needed field that was left empty. */
  isMarked?: boolean;
  hint?: string;
  /** Between the control and what is said of it. */
  below?: ReactNode;
}

type InputProps = FieldFrame & Omit<InputHTMLAttributes<HTMLInputElement>, 'id'>;
type AreaProps = FieldFrame & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id'>;

export function TextField({ id, label, error, isMarked, hint, below, ...input }: InputProps) {
  const frame = { id, label, error, isMarked, hint, below };
  return (
    <Frame {...frame} required={input.required}>
      <input id={id} type="text" {...input} className="field-input" {...state(frame)} />
    </Frame>
  );
}

export function TextAreaField({ id, label, error, isMarked, hint, below, ...area }: AreaProps) {
  const frame = { id, label, error, isMarked, hint, below };
  return (
    <Frame {...frame} required={area.required}>
      <textarea id={id} rows={5} {...area} className="field-input" {...state(frame)} />
    </Frame>
  );
}

type SelectProps = FieldFrame & Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id'>;

/** Options, or groups of options, are its children. */
export function SelectField({ id, label, error, isMarked, hint, below, ...select }: SelectProps) {
  const frame = { id, label, error, isMarked, hint, below };
  return (
    <Frame {...frame} required={select.required}>
      <select id={id} {...select} className="field-input" {...state(frame)} />
    </Frame>
  );
}

function state({ id, error, isMarked, hint }: FieldFrame) {
  const describedBy = [hint ? `${id}-hint` : null, error ? `${id}-error` : null].filter(Boolean);
  return {
    'aria-invalid': error || isMarked ? true : undefined,
    'aria-describedby': describedBy.join(' ') || undefined,
  };
}

interface FrameProps extends FieldFrame {
  required?: boolean;
  children: ReactNode;
}

function Frame({ id, label, error, hint, below, required, children }: FrameProps) {
  return (
    <div>
      <label htmlFor={id} className="field-label">
        {label}
        {required ? <span aria-hidden="true"> *</span> : null}
      </label>
      {children}
      {below}
      {hint ? (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      ) : null}
    </div>
  );
}
