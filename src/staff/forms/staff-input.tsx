import type { ReactNode } from 'react';
import type { FormField } from '#domain/forms/form-field.ts';
import { say } from '#messages/i18n.ts';
import { ChoiceOptions, FieldNotes, inputState, StaffField } from './staff-field.tsx';

interface StaffInputProps {
  field: FormField;
  /** As typed or stored. */
  text: string;
  error: string | null;
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
  const attributes = { name: field.name, disabled: locked, ...inputState(notes) };
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
  field: FormField;
  text: string;
  attributes: Record<string, string | boolean | undefined>;
}) {
  const { field, text } = props;
  const attributes = { ...props.attributes, className: 'field-input', defaultValue: text };
  if (field.control === 'area') return <textarea {...attributes} rows={field.rows ?? 6} />;
  if (field.control === 'choice') {
    const { choices = {} } = field;
    return (
      <select {...attributes}>
        <ChoiceOptions choices={choices} />
        {text === '' || Object.hasOwn(choices, text) ? null : <option value={text}>{text}</option>}
      </select>
    );
  }
  // Text inputs for numbers too: a browser's number field drops what it does not understand.
  return <input {...attributes} type="text" inputMode={field.inputMode} autoComplete="off" />;
}
