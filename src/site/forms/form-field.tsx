import { useState } from 'react';
import { lengthOf } from '#domain/forms/read-text.ts';
import { translated } from '#site/browser/translated.ts';
import { useAwake } from '#site/islands/use-awake.ts';
import { SelectField, TextAreaField, TextField } from '#site/ui/text-field.tsx';
import type { ShownField } from './shown-field.ts';

interface FieldProps {
  /** Of the input; `fieldId` gives it. */
  id: string;
  field: ShownField;
  value: string;
  error: string | null;
  isMarked?: boolean;
  /** The value is ours to start from, not what somebody typed. */
  isOurs?: boolean;
}

/** One field by its definition. No `maxLength`: a pasted text is never cut in silence. */
export function FieldInput({ id, field, value, error, isMarked, isOurs }: FieldProps) {
  const frame = {
    id,
    name: field.name,
    label: field.label,
    hint: field.hint,
    error,
    isMarked,
    required: field.missing !== undefined,
    defaultValue: value,
    autoComplete: field.autoComplete,
  };
  if (field.control === 'area') return <AreaInput {...{ frame, field, value, isOurs }} />;
  if (field.control === 'choice') {
    return (
      <SelectField {...frame}>
        <Options choices={field.choices ?? {}} />
        {field.groups?.map(([label, choices]) => (
          <optgroup key={label} label={label}>
            <Options choices={choices} />
          </optgroup>
        ))}
      </SelectField>
    );
  }
  return (
    <TextField
      {...frame}
      type={field.control}
      inputMode={field.inputMode}
      list={field.list}
      autoCapitalize={field.autoCapitalize}
      spellCheck={field.spellCheck}
    />
  );
}

interface AreaInputProps extends Pick<FieldProps, 'field' | 'value' | 'isOurs'> {
  frame: Parameters<typeof TextAreaField>[0];
}

/** Below it, once half of it is used: how much room is left, or too much. */
function AreaInput({ frame, field, value, isOurs }: AreaInputProps) {
  const awake = useAwake();
  const [length, setLength] = useState(() => lengthOf(value));
  const left = field.maxLength - length;
  return (
    <TextAreaField
      {...frame}
      {...(field.rows ? { rows: field.rows } : {})}
      data-our-words={isOurs ? '' : undefined}
      onInput={({ currentTarget }) => setLength(lengthOf(currentTarget.value))}
      below={
        awake && left <= field.maxLength / 2 ? (
          <p className="field-hint figures">{roomLeft(left)}</p>
        ) : null
      }
    />
  );
}

function roomLeft(left: number): string {
  const figure = Math.abs(left).toLocaleString(document.documentElement.lang || 'en-US');
  return left < 0
    ? translated('{1} characters too many', figure)
    : translated('{1} characters left', figure);
}

function Options({ choices }: { choices: Readonly<Record<string, string>> }) {
  return Object.entries(choices).map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}
