import { patterns } from '#site/urls.ts';
import { healthPaths } from '../http/health/health-paths.ts';

/** The site's patterns as expressions; the most literal first, so that none hides another. */
const pages: readonly (readonly [RegExp, string])[] = [...new Set(Object.values(patterns))]
  .map((pattern) => [expressionOf(pattern), pattern] as const)
  .sort(([, left], [, right]) => parameters(left) - parameters(right));

const elsewhere: readonly (readonly [RegExp, string])[] = [
  [/^\/1\/indexes\/[^/]+\/queries$/, '/1/indexes/*/queries'],
  [/^\/1\//, '/1/*'],
  [/^\/api\/([a-z-]{1,30})(\/|$)/, '/api/*'],
  [/^\/assets\//, '/assets/*'],
  [/^\/feeds\//, '/feeds/*'],
  [/^\/staff(\/|$)/, '/staff/*'],
  [healthPaths, '/healthz'],
];

/**
 * The route of a request target as a metric's label: a pattern, never the address itself, so that
 * neither secrets nor endless values reach the metrics.
 */
export function routeLabel(target: string): string {
  const mark = target.indexOf('?');
  const path = mark < 0 ? target : target.slice(0, mark);
  for (const [expression, label] of elsewhere) if (expression.test(path)) return label;
  for (const [expression, label] of pages) if (expression.test(path)) return label;
  return 'other';
}

function expressionOf(pattern: string): RegExp {
  const escaped = pattern.replace(/[.]/g, '\\.').replace(/:\w+/g, '[^/]+').replace(/\*/g, '.*');
  return new RegExp(`^${escaped}$`);
}

function parameters(pattern: string): number {
  return pattern.split(/[:*]/).length;
}
