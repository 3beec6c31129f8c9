import type { InputHTMLAttributes, ReactNode } from 'react';

interface FieldNotes {
  /** Of the input. */
  id: string;
  hint?: string | null;
  error?: string | null;
}

/** What an input says of itself; `FieldNotes` has the words it points to. */
export const inputState = ({ id, hint, error }: FieldNotes) => ({
  id,
  'aria-invalid': error ? (true as const) : undefined,
  'aria-describedby':
    [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
});

/** A labelled input with its hint and what is wrong with it below. */
export function StaffField(
  props: FieldNotes & { label: ReactNode; wide?: boolean; children: ReactNode },
) {
  const { label, wide, children, ...notes } = props;
  return (
    <div className={wide ? 'field staff-wide' : 'field'}>
      <label htmlFor={notes.id}>{label}</label>
      {children}
      <FieldNotes {...notes} />
    </div>
  );
}

/**
 * A line of a form, or a date or a file: what stands in it besides is an attribute of its input. What was
 * typed into one that is never to be filled in by a browser is gone when Back leads to it.
 */
export function LineField(
  props: Partial<FieldNotes> & {
    label: string;
    name: string;
  } & InputHTMLAttributes<HTMLInputElement>,
) {
  const { id = `field-${props.name}`, label, hint, error, ...attributes } = props;
  const notes = { id, hint, error };
  return (
    <StaffField {...notes} label={label}>
      <input className="field-input" {...attributes} {...inputState(notes)} />
    </StaffField>
  );
}

export function FieldNotes({ id, hint, error }: FieldNotes) {
  return (
    <>
      {hint ? (
        <p id={`${id}-hint`} className="hint">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      ) : null}
    </>
  );
}
