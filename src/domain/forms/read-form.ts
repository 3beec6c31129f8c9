import { msg, plural } from '@lingui/core/runtime-macro';
import type { Text } from '#messages/i18n.ts';
import { openingHours } from '../office/opening-hours.ts';
import type { FormField, ValueOf } from './form-field.ts';
import { isBlank, lengthOf, manyLines, oneLine } from './read-text.ts';

/** What was typed, by field; unknown fields are not in it. */
export type Typed<Name extends string = string> = Partial<Record<Name, string>>;

/** One thing to put right: the words stand in the summary and at the field alike. */
export interface FieldError<Name extends string = string> {
  field: Name;
  text: Text;
}

/** Each field's value; null where nothing was told. */
export type FormValues<Field extends FormField> = {
  [One in Field as One['name']]: ValueOf<One> | null;
};

/** Field → what to do about it. */
export type Faults<Name extends string = string> = Map<Name, Text>;

export interface FormReading<Field extends FormField> {
  /** Null where there is a fault too. */
  values: FormValues<Field>;
  faults: Faults<Field['name']>;
}

/**
 * Reads one form by its definition: what is empty, too long, or not to be understood becomes a fault,
 * one a field. `now` and the office's hours are for fields that depend on them.
 */
export function readForm<Field extends FormField>(
  fields: readonly Field[],
  typed: Typed<Field['name']>,
  now: Date = new Date(),
  office = openingHours,
): FormReading<Field> {
  const faults: Faults<Field['name']> = new Map();
  const values = fields.map((field): [Field['name'], unknown] => {
    const { name }: { name: Field['name'] } = field;
    const reading = readField(field, typed[name] ?? '', (text) => field.read(text, now, office));
    if ('fault' in reading) faults.set(name, reading.fault);
    return [name, 'value' in reading ? reading.value : null];
  });
  // Each value is what the field of its name has read.
  return { values: Object.fromEntries(values) as FormValues<Field>, faults };
}

function readField(
  field: FormField,
  typed: string,
  read: (text: string) => ReturnType<FormField['read']>,
): ReturnType<FormField['read']> {
  const raw = field.clean?.(typed) ?? typed;
  const text = field.control === 'area' ? manyLines(raw) : oneLine(raw);
  if (isBlank(text)) return field.missing ? { fault: field.missing } : { value: null };
  const length = lengthOf(text);
  if (length <= field.maxLength) return read(text);
  const { tooLong = tooLongBy(field.label, field.maxLength, length - field.maxLength) } = field;
  return { fault: typeof tooLong === 'function' ? tooLong(length) : tooLong };
}

const tooLongBy = (label: Text, most: number, surplus: number): Text =>
  msg`${{ label }} must be ${plural({ most }, { one: '# character', other: '# characters' })} or fewer; remove ${plural({ surplus }, { other: '#' })}`;

/** Faults in the order of the form. */
export function errorsOf<Name extends string>(
  fields: readonly { name: Name }[],
  faults: Faults<Name>,
): FieldError<Name>[] {
  return fields.flatMap(({ name }) => {
    const text = faults.get(name);
    return text === undefined ? [] : [{ field: name, text }];
  });
}

/**
 * What two forms with the same words have in common, field by field as the definition has them: a
 * field that is added counts. Fields without a value are left out.
 */
export function samenessOf(
  fields: readonly FormField[],
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(
    fields.flatMap(({ name, sameness }) => {
      const value = values[name] ?? null;
      return value === null ? [] : [[name, sameness ? sameness(value) : value]];
    }),
  );
}
