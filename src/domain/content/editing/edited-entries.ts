import type { ContentEdit, ContentKind, ContentValues } from './content-edits.ts';

/** One entry of a kind as it stands: the file's, or what staff wrote over it. */
export interface EditedEntry {
  slug: string;
  /** On the site now; null: not on it. */
  live: ContentValues | null;
  /** What the file says; null where there is none. */
  builtIn: ContentValues | null;
  edit: ContentEdit | null;
}

export interface BuiltInEntry {
  slug: string;
  values: ContentValues;
}

/** Built-in entries in their order, those of staff's own after them, by name. */
export function editedEntries(
  kind: ContentKind,
  builtIn: readonly BuiltInEntry[],
  edits: readonly ContentEdit[],
): EditedEntry[] {
  const own = new Map(edits.filter((edit) => edit.kind === kind).map((edit) => [edit.slug, edit]));
  const known = builtIn.map(({ slug, values }): EditedEntry => {
    const edit = own.get(slug) ?? null;
    own.delete(slug);
    const live = edit?.hidden ? null : (edit?.live ?? values);
    return { slug, live, builtIn: values, edit };
  });
  const added = [...own.values()]
    // Taken back to a file that never was: gone.
    .filter((edit) => edit.live !== null || edit.draft !== null)
    .map((edit): EditedEntry => {
      const live = edit.hidden ? null : edit.live;
      return { slug: edit.slug, live, builtIn: null, edit };
    });
  return [...known, ...added];
}

/** What is on the site, of entries whose fields are all texts. */
export function liveTexts(
  entries: readonly EditedEntry[],
): { slug: string; texts: Record<string, string> }[] {
  return entries.flatMap(({ slug, live }) => (live ? [{ slug, texts: textsOf(live) }] : []));
}

/** The fields that are texts. */
export function textsOf(values: ContentValues): Record<string, string> {
  const texts = Object.entries(values).filter(([, value]) => typeof value === 'string');
  return Object.fromEntries(texts) as Record<string, string>;
}
