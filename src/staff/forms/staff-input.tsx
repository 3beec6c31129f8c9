import type { ReactNode } from 'react';
import type { FormField } from '#domain/forms/form-field.ts';
import { say } from '#messages/i18n.ts';
import { ChoiceOptions } from '#site/forms/form-field.tsx';
import { FieldNotes, inputState, StaffField } from './staff-field.tsx';

/** What a page shows of a field. */
export type ShownField = Pick<FormField, 'name' | 'label' | 'control'> &
  Partial<Pick<FormField, 'hint' | 'rows' | 'width' | 'choices' | 'inputMode'>>;

interface StaffInputProps {
  field: ShownField;
  /** As typed or stored. */
  text: string;
  error?: string | null;
  /** More than its own label. */
  label?: ReactNode;
  /** Across all columns. */
  wide?: boolean;
  locked?: boolean;
}

/**
 * One field by its definition, as the back office shows it; lists keep what they do not know. Its id
 * is `field-` and its name: where summaries of errors lead.
 */
export function StaffInput(props: StaffInputProps) {
  const { field, text, error, label = say(field.label), locked = false } = props;
  const { wide = field.control === 'area' } = props;
  const notes = { id: `field-${field.name}`, hint: field.hint ? say(field.hint) : null, error };
  const attributes = {
    name: field.name,
    // The key of what is edited is sent all the same.
    ...(field.control === 'key' ? { readOnly: locked } : { disabled: locked }),
    ...inputState(notes),
  };
  if (field.control === 'check') {
    return (
      <div className="field">
        <label className="check">
          <input {...attributes} type="checkbox" value="yes" defaultChecked={text === 'yes'} />
          {label}
        </label>
        <FieldNotes {...notes} />
      </div>
    );
  }
  return (
    <StaffField {...notes} wide={wide} label={label}>
      <Control field={field} text={text} attributes={attributes} />
    </StaffField>
  );
}

function Control(props: {
  field: ShownField;
  text: string;
  attributes: Record<string, string | boolean | undefined>;
}) {
  const { field, text } = props;
  const { control, width, choices = {} } = field;
  const isShort = width === 'short' || control === 'date';
  const className = isShort ? 'field-input field-input-short' : 'field-input';
  const attributes = { ...props.attributes, className, defaultValue: text };
  if (control === 'area') return <textarea {...attributes} rows={field.rows ?? 6} />;
  if (control === 'choice')
    return (
      <select {...attributes}>
        <ChoiceOptions choices={choices} />
        {text === '' || Object.hasOwn(choices, text) ? null : <option value={text}>{text}</option>}
      </select>
    );
  // Text inputs for numbers too: a browser's number field drops what it does not understand.
  const type = control === 'date' ? 'date' : 'text';
  return <input {...attributes} type={type} inputMode={field.inputMode} />;
}
