import { publicPages } from '#pages/page-map.ts';
import type { PageKind } from '#pages/page-table.ts';

export type { PageKind };

/** What a page is about; never its address. */
export const pageKinds: readonly PageKind[] = [
  ...new Set([...publicPages.all.map(({ pattern }) => pageKindOf(pattern, 200)), 'error' as const]),
];

export function pageKindOf(
  path: string,
  status: number,
  { at, isPrivate } = publicPages,
): PageKind {
  if (status >= 400) return 'error';
  return at(path)?.kind ?? (isPrivate(path) ? 'private' : 'other');
}
