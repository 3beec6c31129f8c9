import type { FormField } from '#domain/forms/form-field.ts';
import { SelectField, TextAreaField, TextField } from '#site/ui/text-field.tsx';

interface FieldProps {
  /** Of the input; `fieldId` gives it. */
  id: string;
  field: FormField;
  value: string;
  error: string | null;
  /** For choices that depend on the time; absent, there are none. */
  now?: Date | null;
  /** The value is ours to start from, not what somebody typed. */
  isOurs?: boolean;
}

/** One field by its definition. No `maxLength`: a pasted text is never cut in silence. */
export function FieldInput({ id, field, value, error, now, isOurs }: FieldProps) {
  const frame = {
    id,
    name: field.name,
    label: field.label,
    hint: field.hint,
    error,
    required: field.missing !== undefined,
    defaultValue: value,
    autoComplete: field.autoComplete,
    'data-missing': field.missing,
  };
  if (field.control === 'area') {
    return (
      <TextAreaField
        {...frame}
        {...(field.rows ? { rows: field.rows } : {})}
        data-most={field.maxLength}
        data-our-words={isOurs ? '' : undefined}
      />
    );
  }
  if (field.control === 'choice') {
    const groups = now ? [...(field.choicesAt?.(now) ?? [])] : [];
    return (
      <SelectField {...frame}>
        <Options choices={field.choices ?? {}} />
        {groups.map(([label, choices]) => (
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

function Options({ choices }: { choices: Readonly<Record<string, string>> }) {
  return Object.entries(choices).map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}
