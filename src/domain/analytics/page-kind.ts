import type { pageKinds, sellSteps } from './event-catalogue.ts';

export type PageKind = (typeof pageKinds)[number];

/** By the page's own path, first match wins. Paths themselves are never recorded. */
const kinds: readonly (readonly [RegExp, PageKind])[] = [
  [/^\/$/, 'home'],
  [/^\/buses$/, 'list'],
  [/^\/search$/, 'search'],
  [/^\/buses\/./, 'bus'],
  [/^\/categories$/, 'categories'],
  [/^\/categories\/./, 'category'],
  [/^\/sell-your-bus$/, 'sell'],
  [/^\/sell-your-bus\/uploading/, 'sell-photos'],
  [/^\/sell-your-bus\/done/, 'sell-done'],
  // One person's own pages, reached by a secret address.
  [/^\/sell-your-bus\/|^\/contact\/(bus-alert|video-tour)\/./, 'private'],
  [/^\/contact/, 'contact'],
  [/^\/thank-you/, 'thank-you'],
  [/^\/cdl/, 'cdl'],
  [/^\/(privacy-policy|terms-of-service|accessibility)/, 'legal'],
  [/^\/locations$/, 'locations'],
  [/^\/locations\/./, 'location'],
  [/^\/knowledge-center\/blog\/./, 'article'],
  [/^\/knowledge-center/, 'knowledge'],
];

export function pageKindOf(path: string, status: number): PageKind {
  if (status >= 400) return 'error';
  return kinds.find(([pattern]) => pattern.test(path))?.[1] ?? 'other';
}

/** Pages whose address is somebody's secret: no third party's script may see them. */
export const privatePages: ReadonlySet<PageKind> = new Set<PageKind>([
  'sell',
  'sell-photos',
  'sell-done',
  'private',
]);

export const sellStepOf: Partial<Record<PageKind, (typeof sellSteps)[number]>> = {
  sell: 'describe',
  'sell-photos': 'photos',
  'sell-done': 'done',
};
