import type { FormFields } from '#domain/content/editing/read-fields.ts';

/** Where pictures to choose from come from, and how that is said. */
export const pickerSources = { site: 'Pictures of the site', buses: 'Photos of buses' } as const;

export type PickerSource = keyof typeof pickerSources;

const longestWords = 200;

/**
 * What the form of an editor asks of its picker, which travels in that form: nothing that was typed is
 * lost by looking for a picture, and no script is needed. Null: the picker is closed.
 */
export function readPicker(
  fields: FormFields,
): { from: PickerSource; words: string; page: number } | null {
  const { pickFrom = '', pickWords = '', pickPage = '' } = fields;
  if (!Object.hasOwn(pickerSources, pickFrom)) return null;
  return {
    from: pickFrom as PickerSource,
    words: pickWords.replace(/\s+/g, ' ').trim().slice(0, longestWords),
    page: /^[1-9]\d{0,4}$/.test(pickPage) ? Number(pickPage) : 1,
  };
}

/** The fields after one of the picker's own buttons; null where another one was pressed. */
export function pickerStep(fields: FormFields): Record<string, string> | null {
  const { step = '', pickFrom = '' } = fields;
  if (step === 'pictures') return { ...fields, pickFrom: pickFrom || 'site', pickPage: '1' };
  if (step === 'pictures-close') return closePicker(fields);
  const page = /^pictures-(\d{1,5})$/.exec(step)?.[1];
  return page === undefined ? null : { ...fields, pickPage: page };
}

export const closePicker = (fields: FormFields): Record<string, string> => ({
  ...fields,
  pickFrom: '',
  picked: '',
});
