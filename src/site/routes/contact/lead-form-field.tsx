import { fieldChoices, type LeadField } from '#domain/leads/lead-form.ts';
import { slotDay, slotTime, type TourSlot } from '#domain/leads/tour-slots.ts';
import { SelectField, TextAreaField, TextField } from '#site/ui/text-field.tsx';
import { fieldId } from './lead-form-model.ts';

interface LeadFormFieldProps {
  field: LeadField;
  value: string;
  error: string | null;
  /** The value is a message of ours to start from, not what somebody typed. */
  isOurs: boolean;
  slots: readonly TourSlot[];
}

/** One field by its descriptor. No `maxLength`: a pasted text is never cut in silence. */
export function LeadFormField({ field, value, error, isOurs, slots }: LeadFormFieldProps) {
  const frame = {
    id: fieldId(field.name),
    name: field.name,
    label: field.label,
    hint: field.hint,
    error,
    required: field.required,
    defaultValue: value,
    autoComplete: field.autoComplete,
    'data-missing': field.required ? field.missing : undefined,
  };
  if (field.control === 'area') {
    return (
      <TextAreaField
        {...frame}
        data-most={field.maxLength}
        data-our-words={isOurs ? '' : undefined}
      />
    );
  }
  if (field.control === 'choice') {
    return (
      <SelectField {...frame}>
        {field.name === 'slot' ? (
          <SlotOptions slots={slots} />
        ) : (
          Object.entries(fieldChoices[field.name] ?? {}).map(([key, label]) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))
        )}
      </SelectField>
    );
  }
  return (
    <TextField
      {...frame}
      type={field.control}
      autoCapitalize={field.control === 'email' ? 'none' : undefined}
      spellCheck={field.name === 'wanted' ? undefined : false}
    />
  );
}

function SlotOptions({ slots }: { slots: readonly TourSlot[] }) {
  const days = new Map<string, TourSlot[]>();
  for (const slot of slots) days.set(slotDay(slot), [...(days.get(slotDay(slot)) ?? []), slot]);
  return (
    <>
      <option value="">Choose a time</option>
      {[...days].map(([day, ofDay]) => (
        <optgroup key={day} label={day}>
          {ofDay.map((slot) => (
            <option key={slot.startsAt} value={slot.startsAt}>
              {`${day.split(',')[0]} ${slotTime(slot)}`}
            </option>
          ))}
        </optgroup>
      ))}
    </>
  );
}
