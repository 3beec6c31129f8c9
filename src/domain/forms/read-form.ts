import type { FormField, ValueOf } from './form-field.ts';
import { isBlank, lengthOf, manyLines, oneLine } from './read-text.ts';

/** What was typed, by field; unknown fields are not in it. */
export type Typed<Name extends string = string> = Partial<Record<Name, string>>;

/** One thing to put right: the words stand in the summary and at the field alike. */
export interface FieldError<Name extends string = string> {
  field: Name;
  text: string;
}

/** Each field's value; null where nothing was told. */
export type FormValues<Field extends FormField> = {
  [One in Field as One['name']]: ValueOf<One> | null;
};

/** Field → what to do about it. */
export type Faults<Name extends string = string> = Map<Name, string>;

export interface FormReading<Field extends FormField> {
  /** Null where there is a fault too. */
  values: FormValues<Field>;
  faults: Faults<Field['name']>;
}

/** Puts a sentence into the page's language; `{1}`, `{2}` in it stand for the values. */
export type Say = (english: string, ...values: readonly (string | number)[]) => string;

const inEnglish: Say = (text, ...values) =>
  text.replace(/\{(\d)\}/g, (slot, at: string) => String(values[Number(at) - 1] ?? slot));

/**
 * Reads one form by its definition: what is empty, too long, or not to be understood becomes a fault,
 * one a field. `now` is for fields that depend on the time; `say` for browsers, which show the faults
 * of a page that is already in its language, while servers translate the whole page.
 */
export function readForm<Field extends FormField>(
  fields: readonly Field[],
  typed: Typed<Field['name']>,
  now: Date = new Date(),
  say: Say = inEnglish,
): FormReading<Field> {
  const faults: Faults<Field['name']> = new Map();
  const values = fields.map((field): [Field['name'], unknown] => {
    const { name }: { name: Field['name'] } = field;
    const reading = readField(field, typed[name] ?? '', now);
    if ('fault' in reading) faults.set(name, say(reading.fault, ...(reading.values ?? [])));
    return [name, 'value' in reading ? reading.value : null];
  });
  // Each value is what the field of its name has read.
  return { values: Object.fromEntries(values) as FormValues<Field>, faults };
}

function readField(field: FormField, typed: string, now: Date): ReturnType<FormField['read']> {
  const raw = field.clean?.(typed) ?? typed;
  const text = field.control === 'area' ? manyLines(raw) : oneLine(raw);
  if (isBlank(text)) return field.missing ? { fault: field.missing } : { value: null };
  const surplus = lengthOf(text) - field.maxLength;
  if (surplus <= 0) return field.read(text, now);
  if (field.tooLong) return { fault: field.tooLong };
  return { fault: tooLong, values: [field.label, figure(field.maxLength), figure(surplus)] };
}

const figure = (count: number): string => count.toLocaleString('en-US');
const tooLong = '{1} must be {2} characters or fewer; remove {3}';

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
