import { msg } from '@lingui/core/runtime-macro';
import type { Text } from '#messages/i18n.ts';
import type { OpeningHours } from '../office/opening-hours.ts';
import { emailKey, readEmail } from './read-text.ts';
import { readPhone } from './read-phone.ts';

/** Words by the values they stand for, in the order they are offered. */
export type Choices = Readonly<Record<string, Text>>;

/** What a text says: a value, null when there is none in it, or what is to be put right. */
export type FieldReading<Value> = { value: Value | null } | { fault: Text };

/**
 * One field of a form: pages render it, the server reads it, the browser learns from it what is
 * needed, and two forms are compared by it, so none of the four can disagree. Its texts are messages
 * where visitors read them, plain English in the back office.
 */
export interface FormField<Name extends string = string, Value = unknown> {
  name: Name;
  /** Without the `*` of a field that is needed. */
  label: Text;
  /** Why we ask, or how to find it. */
  hint?: Text;
  /**
   * A `key` names what is edited and cannot change; a `picture` is one of ours by name, or a file;
   * nobody types into what is `hidden`.
   */
  control:
    | 'hidden'
    | 'text'
    | 'tel'
    | 'email'
    | 'area'
    | 'choice'
    | 'check'
    | 'date'
    | 'key'
    | 'picture';
  /** Said when the field is empty, tells what to do; absent, it may be left empty. */
  missing?: Text;
  /** Characters (code points) at most. */
  maxLength: number;
  /** Said of a longer text, or made of its length; absent, how much of it is too much. */
  tooLong?: Text | ((length: number) => Text);
  choices?: Choices;
  /** Further choices: moments, in ISO 8601, which a page shows by the days of the office. */
  momentsAt?(now: Date, office: OpeningHours): readonly string[];
  autoComplete?: string;
  /** Id of the page's list of suggestions. */
  list?: string;
  inputMode?: 'numeric' | 'decimal' | 'tel' | 'text';
  /** Of the browser's own checks and habits, what suits this field. */
  autoCapitalize?: string;
  spellCheck?: boolean;
  /** Lines of an `area`. */
  rows?: number;
  /** Beside another one where there is room, or only a few characters wide. */
  width?: 'half' | 'short';
  /** Takes away what cannot be seen and is never meant; before anything else is looked at. */
  clean?(typed: string): string;
  /** Of a text that is neither blank nor too long. */
  read(text: string, now: Date, office: OpeningHours): FieldReading<Value>;
  /** What equal forms have in common; absent, the whole value. */
  sameness?(value: Value): unknown;
}

export type ValueOf<Field> = Field extends FormField<string, infer Value> ? Value : never;

type Rest<Value> = Partial<Omit<FormField<string, Value>, 'name' | 'label' | 'read'>>;

/** A field with a reader of its own. */
export const field = <Name extends string, Value>(
  name: Name,
  label: Text,
  read: FormField<Name, Value>['read'],
  rest: Rest<Value> = {},
): FormField<Name, Value> => ({ name, label, control: 'text', maxLength: 100, read, ...rest });

/** Words as they are. */
export const textField = <Name extends string>(name: Name, label: Text, rest?: Rest<string>) =>
  field(name, label, (text): FieldReading<string> => ({ value: text }), rest);

/** One of its choices; any other text counts as none, which is a fault where one is needed. */
export const choiceField = <Name extends string, Key extends string>(
  name: Name,
  label: Text,
  choices: Readonly<Record<Key, Text>>,
  rest?: Rest<Key>,
): FormField<Name, Key> =>
  field(
    name,
    label,
    (text): FieldReading<Key> => {
      if (Object.hasOwn(choices, text)) return { value: text as Key };
      return rest?.missing ? { fault: rest.missing } : { value: null };
    },
    { control: 'choice', choices, ...rest },
  );

/** `on`, or nothing. */
export const checkField = <Name extends string>(name: Name, label: Text) =>
  field(name, label, (text): FieldReading<'on'> => ({ value: text === 'on' ? text : null }), {
    control: 'check',
  });

/** An address that mail can reach. `wrong` tells what to do. */
export const emailField = (
  label: Text,
  wrong: Text,
  rest?: Rest<string>,
): FormField<'email', string> =>
  field(
    'email',
    label,
    (text): FieldReading<string> => {
      const value = readEmail(text);
      return value === null ? { fault: wrong } : { value };
    },
    {
      control: 'email',
      autoComplete: 'email',
      autoCapitalize: 'none',
      maxLength: 254,
      sameness: emailKey,
      ...rest,
    },
  );

/** A phone number as typed; `e164Of` makes it one to dial. */
export const phoneField = (label: Text, rest?: Rest<string>): FormField<'phone', string> =>
  field(
    'phone',
    label,
    (text): FieldReading<string> => {
      const reading = readPhone(text);
      if (reading.outcome === 'number') return { value: reading.text };
      return reading.outcome === 'none' && !rest?.missing ? { value: null } : { fault: wrongPhone };
    },
    { control: 'tel', autoComplete: 'tel', maxLength: 60, ...rest },
  );

const wrongPhone = msg`Enter a phone number with its area code, like (856) 555-0100`;
