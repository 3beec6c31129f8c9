import { articleFrom } from '#domain/content/editing/article-values.ts';
import type { ContentValues } from '#domain/content/editing/content-edits.ts';
import { textsOf } from '#domain/content/editing/edited-entries.ts';
import { say } from '#messages/i18n.ts';
import type { ShownField } from '../../forms/staff-input.tsx';

/** An article as lines. */
export function articleText(values: ContentValues | null): string {
  const article = articleFrom(values);
  if (!article) return '';
  const { title, excerpt, categories, publishedOn, updatedOn, author, picture, text } = article;
  return [
    `Title: ${title}`,
    `Sentence: ${excerpt}`,
    `Sections: ${categories.join(', ')}`,
    `Date shown: ${publishedOn}`,
    ...(updatedOn ? [`Updated on: ${updatedOn}`] : []),
    ...(author ? [`Author: ${author}`] : []),
    ...(picture ? [`Picture: ${picture.name} (${picture.alt})`] : []),
    '',
    text,
  ].join('\n');
}

/** A form's fields as lines, each under its label; empty ones are left out. */
export function fieldsText(
  fields: readonly ShownField[],
): (values: ContentValues | null) => string {
  return (values) => {
    const texts = textsOf(values ?? {});
    return fields.flatMap((field) => lineOf(field, texts[field.name] ?? '')).join('\n');
  };
}

function lineOf({ label: text, control, choices }: ShownField, value: string): string[] {
  const label = say(text);
  if (control === 'check') return [`${label}: ${value === 'on' ? 'yes' : 'no'}`];
  if (value === '') return [];
  if (control === 'area') return [`${label}:`, value];
  return [`${label}: ${say(choices?.[value] ?? value)}`];
}
