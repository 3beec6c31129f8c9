import { publicPages } from '#pages/page-map.ts';
import { healthPaths } from '../../http/health/health-paths.ts';

const elsewhere: readonly (readonly [RegExp, string])[] = [
  [/^\/1\/indexes\/[^/]+\/queries$/, '/1/indexes/*/queries'],
  [/^\/1\//, '/1/*'],
  [/^\/api\/([a-z-]{1,30})(\/|$)/, '/api/*'],
  [/^\/assets\//, '/assets/*'],
  [/^\/feeds\//, '/feeds/*'],
  [/^\/media\//, '/media/*'],
  [/^\/staff(\/|$)/, '/staff/*'],
  [healthPaths, '/healthz'],
];

/**
 * The route of a request target as a metric's label: a pattern, never the address itself, so that
 * neither secrets nor endless values reach the metrics.
 */
export function routeLabel(target: string, { at } = publicPages): string {
  const mark = target.indexOf('?');
  const path = mark < 0 ? target : target.slice(0, mark);
  for (const [expression, label] of elsewhere) if (expression.test(path)) return label;
  return at(path)?.pattern ?? 'other';
}
