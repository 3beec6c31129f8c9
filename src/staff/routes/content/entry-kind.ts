import type { ContentCategories } from '#domain/content/content-category.ts';
import type { ContentKind } from '#domain/content/editing/content-edits.ts';
import type { FormFields, ReadEntry } from '#domain/content/editing/read-fields.ts';
import type { Choices } from '#domain/forms/form-field.ts';
import type { ShownField } from '../../forms/staff-input.tsx';

export interface EntryKind {
  kind: Exclude<ContentKind, 'article' | 'settings'>;
  label: string;
  plural: string;
  intro: string;
  /** What there is, is there: nothing is added, and nothing taken off. */
  fixed?: boolean;
  /** Its form shows what visitors get, and has a button to look without saving. */
  previewed?: boolean;
  /** What the form of a new one begins with. */
  begin?: FormFields;
  /** Of the second column; absent: the label of the second field. */
  detailLabel?: string;
  fields: readonly ShownField[];
  /** The first column of the list, and the second. */
  titleOf(texts: FormFields): string;
  detailOf(texts: FormFields): string;
  /** `others`: what is live under other names, `slug` → its texts. `known`: the key of an old entry. */
  read(
    form: FormFields,
    others: ReadonlyMap<string, FormFields>,
    known: string | null,
    /** `before`: what is stored of the entry; `slug` of an old one. */
    site: { before: FormFields; sections: ContentCategories; slug: string | null },
  ): ReadEntry;
  /** Where the site shows it; null: nowhere by itself. */
  shownAt(texts: FormFields, slug: string): string | null;
  /** Name of a new entry. */
  nameOf(values: FormFields): string;
}

/** The kind with the sections of the knowledge center, as they are now, to choose from. */
export function kindWith(kind: EntryKind, sections: ContentCategories): EntryKind {
  const choices: Choices = Object.fromEntries(sections.all().map(({ slug, name }) => [slug, name]));
  const fields = kind.fields.map((field) =>
    field.control === 'choice' && !field.choices ? { ...field, choices } : field,
  );
  return { ...kind, fields };
}

/** Name of the field that a picture is chosen or sent for. */
export const pictureFieldOf = ({ fields }: Pick<EntryKind, 'fields'>): string | undefined =>
  fields.find(({ control }) => control === 'picture')?.name;

/** As much of a long text as a line of a list takes. */
export const beginningOf = (text: string): string =>
  text.length > 90 ? `${text.slice(0, 88)}…` : text;
