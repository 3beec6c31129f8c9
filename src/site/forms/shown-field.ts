import type { Choices, FormField } from '#domain/forms/form-field.ts';

/** What one field says on one page: plain data, which travels to the browser in the page's language. */
export interface FieldLabels extends Pick<FormField, 'label' | 'hint' | 'missing' | 'choices'> {
  /** Choices that depend on the time, under the words above each group. */
  groups?: readonly (readonly [label: string, choices: Choices])[];
}

export type FormLabels = Readonly<Record<string, FieldLabels>>;

/** A field as a page shows it. */
export type ShownField<Field extends FormField = FormField> = Field & Pick<FieldLabels, 'groups'>;

/** The words of a form's fields. Without `now` nothing that depends on the time is offered. */
export function labelsOf(fields: readonly FormField[], now: Date | null): FormLabels {
  return Object.fromEntries(
    fields.map(({ name, label, hint, missing, choices, choicesAt }) => {
      const groups = now && choicesAt ? { groups: [...choicesAt(now)] } : {};
      return [name, { label, hint, missing, choices, ...groups }];
    }),
  );
}

/** A definition that says a page's words: shown by the server and the browser, and checked by both. */
export function inWords<Field extends FormField>(
  fields: readonly Field[],
  labels: FormLabels,
): ShownField<Field>[] {
  return fields.map((field) => ({ ...field, ...labels[field.name] }));
}
