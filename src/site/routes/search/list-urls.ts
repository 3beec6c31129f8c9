import { writeListQuery, type ListQuery } from '#domain/search/list-query.ts';
import { withQuery } from '#site/urls.ts';

/** Where a list lives: `/buses`, `/search`, or a category's page. */
export type ListPath = string;

/** The one address of a query: canonical parameters in table order. */
export function listUrl(path: ListPath, query: ListQuery): string {
  return withQuery(path, writeListQuery(query));
}

/** Whether search engines should keep this list: plain pages yes, every combination of filters no. */
export function isPlainList(query: ListQuery): boolean {
  return query.text === '' && query.chosen.size === 0 && !query.near && query.sort === 'default';
}
