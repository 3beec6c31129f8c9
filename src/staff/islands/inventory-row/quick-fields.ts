/** Columns that are changed where they stand; each is the name of its field, too. */
const quickFields = ['price', 'status', 'featured', 'quantity'] as const;
export type QuickField = (typeof quickFields)[number];

/** What people read, and what an editor begins with; with `href`, it is changed on that page alone. */
export type QuickCells = Readonly<
  Record<QuickField, { text: string; value: string; href?: string }>
>;

export const isQuickField = (key: string): key is QuickField =>
  (quickFields as readonly string[]).includes(key);
