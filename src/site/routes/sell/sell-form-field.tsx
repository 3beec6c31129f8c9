import type { SellField } from '#domain/selling/sell-form.ts';
import { SelectField, TextAreaField, TextField } from '#site/ui/text-field.tsx';
import { sellFieldId } from './sell-form-model.ts';

interface SellFormFieldProps {
  field: SellField;
  value: string;
  error: string | null;
}

/** One field by its descriptor. No `maxLength`: a pasted text is never cut in silence. */
export function SellFormField({ field, value, error }: SellFormFieldProps) {
  const frame = {
    id: sellFieldId(field.name),
    name: field.name,
    label: field.label,
    hint: field.hint,
    error,
    defaultValue: value,
    autoComplete: field.autoComplete ?? 'off',
  };
  if (field.control === 'area') {
    return <TextAreaField {...frame} rows={7} data-most={field.maxLength} />;
  }
  if (field.control === 'choice') {
    return (
      <SelectField {...frame}>
        {Object.entries(field.choices ?? {}).map(([key, label]) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </SelectField>
    );
  }
  return (
    <TextField
      {...frame}
      type={field.control}
      inputMode={field.inputMode}
      list={field.suggests && `sell-${field.suggests}-list`}
      autoCapitalize={
        field.name === 'vin' ? 'characters' : field.control === 'email' ? 'none' : undefined
      }
      spellCheck={false}
    />
  );
}
