import { isBlank, lengthOf, manyLines, oneLine } from '../../forms/read-text.ts';

/** Field → what a person should do about it. */
export type Problems = Record<string, string>;
export type FormFields = Readonly<Record<string, string>>;

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
