import type { Text } from '#messages/i18n.ts';
import { field, type FieldReading, type FormField } from '../../forms/form-field.ts';
import { errorsOf, readForm, type Faults } from '../../forms/read-form.ts';
import { isBlank, lengthOf, manyLines, oneLine } from '../../forms/read-text.ts';

/** Field → what a person should do about it. */
export type Problems = Record<string, Text>;
export type FormFields = Readonly<Record<string, string>>;

/** A text that may be empty; `called` is what it is in a sentence. */
export const upTo = (called: string, most: number) => ({
  maxLength: most,
  tooLong: `Shorten ${called} to ${most.toLocaleString('en-US')} characters`,
});

/** A text that is needed. */
export const needed = (called: string, most: number) => ({
  missing: `Enter ${called}`,
  ...upTo(called, most),
});

export interface ReadEntry {
  values: Record<string, string>;
  problems: Problems;
}

/** Looks at several fields at once: values as they are, "" where there is none. */
type Check = (values: Record<string, string>, faults: Faults) => void;

/** The texts of a form by its definition, and what is wrong with them in the order of the form. */
export function readEntry(
  fields: readonly FormField<string, string>[],
  form: FormFields,
  check?: Check,
): ReadEntry {
  const reading = readForm(fields, form);
  const faults: Faults = reading.faults;
  const values = Object.fromEntries(fields.map(({ name }) => [name, reading.values[name] ?? '']));
  check?.(values, faults);
  const problems = errorsOf(fields, faults).map((one) => [one.field, one.text]);
  return { values, problems: Object.fromEntries(problems) };
}

/** A place in a list: 1 comes first. */
export const placeField = (most: number, hint: string) => {
  const wrong = `Enter a whole number from 1 to ${most}, or leave it empty`;
  return field(
    'order',
    'Place (optional)',
    (text): FieldReading<string> => (/^[1-9]\d*$/.test(text) ? { value: text } : { fault: wrong }),
    { maxLength: String(most).length, tooLong: wrong, width: 'short', hint },
  );
};

/** A picture of ours by its name in the store. */
export const pictureField = (hint: string, wrong: string, isOurs: (name: string) => boolean) =>
  field(
    'picture',
    'Picture (optional)',
    (text): FieldReading<string> => {
      const value = text.replace(/^\/media\//, '');
      return isOurs(value) ? { value } : { fault: wrong };
    },
    { control: 'picture', maxLength: 300, tooLong: wrong, hint },
  );

/** Reads the texts of a form one by one and collects what is wrong with them. */
export function fieldReader(form: FormFields, problems: Problems) {
  const read =
    (lines: boolean) => (name: string, label: string, most: number, optional?: 'optional') => {
      const text = (lines ? manyLines : oneLine)(form[name] ?? '');
      if (isBlank(text)) {
        if (!optional) problems[name] = `Enter ${label}`;
        return '';
      }
      if (lengthOf(text) > most)
        problems[name] = `Shorten ${label} to ${most.toLocaleString('en-US')} characters`;
      return text;
    };
  return { line: read(false), lines: read(true) };
}

/** Lower-case letters, digits and single hyphens, as addresses have them; "" for nothing readable. */
export function slugOf(text: string, most = 80): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, most)
    .replace(/^-+|-+$/g, '');
}
