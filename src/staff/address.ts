type Value = string | number;
/** What stands behind the question mark; what is null or undefined is left out. */
type Query = URLSearchParams | Record<string, Value | null | undefined>;
/** A pattern has one `:name` at most, and that takes one value. */
type Filling<Pattern extends string> = Pattern extends `${string}:${string}` ? [value: Value] : [];

/** A pattern of the back office, for its routes, and the function that fills it, for links to it. */
export interface Address<Pattern extends string, Asked extends readonly unknown[] = []> {
  (...given: [...Filling<Pattern>, ...Asked]): string;
  readonly pattern: Pattern;
}

/**
 * `address('/staff/import/:id/rows', (view: string) => ({ show: view }))` is called with the value of
 * `:id` and then with whatever `queryOf` takes: `rows(7, 'all')` is `/staff/import/7/rows?show=all`.
 */
export function address<Pattern extends `/staff${string}`, Asked extends readonly unknown[] = []>(
  pattern: Pattern,
  queryOf?: (...asked: Asked) => Query | undefined,
): Address<Pattern, Asked>;
export function address(pattern: string, queryOf?: (...asked: unknown[]) => Query | undefined) {
  const isFilled = pattern.includes(':');
  const build = (...given: unknown[]) => {
    const path = isFilled
      ? pattern.replace(/:\w+/, () => encodeURIComponent(String(given[0])))
      : pattern;
    const query = paramsOf(queryOf?.(...(isFilled ? given.slice(1) : given)));
    return query === '' ? path : `${path}?${query}`;
  };
  return Object.assign(build, { pattern });
}

function paramsOf(query: Query = {}): string {
  if (query instanceof URLSearchParams) return query.toString();
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== null && value !== undefined) params.set(name, String(value));
  return params.toString();
}
