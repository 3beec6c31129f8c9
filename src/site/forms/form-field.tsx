import { plural } from '@lingui/core/macro';
import { useState } from 'react';
import type { Choices, FormField } from '#domain/forms/form-field.ts';
import type { OpeningHours } from '#domain/office/opening-hours.ts';
import { lengthOf, manyLines } from '#domain/forms/read-text.ts';
import { say } from '#messages/i18n.ts';
import { useAwake } from '#site/islands/use-awake.ts';
import { SelectField, TextAreaField, TextField } from '#site/ui/text-field.tsx';
import { sayOfficeDay, sayOfficeShortDayAndTime } from './office-times.ts';

interface FieldProps {
  /** Of the input; `fieldId` gives it. */
  id: string;
  field: FormField;
  value: string;
  error: string | null;
  isMarked?: boolean;
  /** For choices that depend on the time; absent, none of them is offered. */
  asked?: { now: Date; office: OpeningHours } | null;
}

/** One field by its definition. No `maxLength`: a pasted text is never cut in silence. */
export function FieldInput({ id, field, value, error, isMarked, asked }: FieldProps) {
  const frame = {
    id,
    name: field.name,
    label: say(field.label),
    hint: field.hint && say(field.hint),
    error,
    isMarked,
    required: field.missing !== undefined,
    defaultValue: value,
    autoComplete: field.autoComplete,
  };
  if (field.control === 'hidden') {
    return <input type="hidden" name={field.name} defaultValue={value} />;
  }
  if (field.control === 'area') return <AreaInput {...{ frame, field, value }} />;
  if (field.control === 'choice') {
    return (
      <SelectField {...frame}>
        <ChoiceOptions choices={field.choices ?? {}} />
        {asked ? <Moments moments={field.momentsAt?.(asked.now, asked.office) ?? []} /> : null}
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

interface AreaInputProps extends Pick<FieldProps, 'field' | 'value'> {
  frame: Parameters<typeof TextAreaField>[0];
}

/** Below it, once half of it is used: how much room is left, or too much, counted as the form is read. */
function AreaInput({ frame, field, value }: AreaInputProps) {
  const awake = useAwake();
  const [length, setLength] = useState(() => lengthOf(manyLines(value)));
  const left = field.maxLength - length;
  return (
    <TextAreaField
      {...frame}
      {...(field.rows ? { rows: field.rows } : {})}
      onInput={({ currentTarget }) => setLength(lengthOf(manyLines(currentTarget.value)))}
      below={
        awake && left <= field.maxLength / 2 ? (
          <p className="field-hint figures">{roomLeft(left)}</p>
        ) : null
      }
    />
  );
}

function roomLeft(left: number): string {
  if (left >= 0) return plural(left, { one: '# character left', other: '# characters left' });
  const surplus = -left;
  return plural(surplus, { one: '# character too many', other: '# characters too many' });
}

/** The choices of a list as options. */
export function ChoiceOptions({ choices }: { choices: Choices }) {
  return Object.entries(choices).map(([value, label]) => (
    <option key={value} value={value}>
      {say(label)}
    </option>
  ));
}

/** By the days of the office. */
function Moments({ moments }: { moments: readonly string[] }) {
  const days = new Map<string, Record<string, string>>();
  for (const moment of moments) {
    const day = sayOfficeDay(moment);
    days.set(day, { ...days.get(day), [moment]: sayOfficeShortDayAndTime(moment) });
  }
  return [...days].map(([day, choices]) => (
    <optgroup key={day} label={day}>
      <ChoiceOptions choices={choices} />
    </optgroup>
  ));
}
