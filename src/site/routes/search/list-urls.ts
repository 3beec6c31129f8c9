import { writeListQuery, type ListQuery } from '#domain/search/list-query.ts';
import { currentLanguage, pathIn } from '#messages/languages.ts';
import { patterns, withQuery } from '#site/urls.ts';

/** Where a list lives, without a language: `/buses`, `/search`, or a category's page. */
export type ListPath = string;

/** The one address of a query in the current language: canonical parameters in table order. */
export function listUrl(path: ListPath, query: ListQuery): string {
  const asked = query.text === '' ? { ...query, asTyped: undefined } : query;
  return pathIn(currentLanguage(), withQuery(path, writeListQuery(asked)));
}

/** The map of a query's answers: all pages of the list lie on it. */
export const mapUrl = (query: ListQuery): string =>
  listUrl(patterns.busesMap, { ...query, page: 1 });

/** All filters of a query with all their values. */
export const filtersUrl = (query: ListQuery): string =>
  listUrl(patterns.busesFilters, { ...query, page: 1 });

/** Whether search engines should keep this list: plain pages yes, every combination of filters no. */
export function isPlainList(query: ListQuery): boolean {
  return query.text === '' && query.chosen.size === 0 && !query.near && query.sort === 'default';
}
