import type { Context } from 'hono';
import type { StaffArea } from './staff-area.ts';
import type { StaffEnv } from './staff-services.ts';

const segments = (path: string) => path.split('/').length;

/**
 * After a refused form the browser shows an address that takes posts only. Who loads it anew or is sent
 * it is led to the page that it stands under, of the lead, the listing or the list, which asks for its
 * own permission; the answer to any other address is null.
 */
export function waysBack(areas: readonly StaffArea[]): (c: Context<StaffEnv>) => Response | null {
  const routes = areas.flatMap((area) => area.routes);
  const pages = new Set(routes.flatMap(({ method, pattern }) => (method === 'GET' ? pattern : [])));
  const ways = routes.flatMap(({ pattern }) => {
    if (pages.has(pattern)) return [];
    let above: string = pattern;
    while (above !== '' && !pages.has(above)) above = above.slice(0, above.lastIndexOf('/'));
    const shape = new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`);
    return above === '' ? [] : { shape, length: segments(above) };
  });
  return (c) => {
    const { pathname, searchParams } = new URL(c.req.url);
    // Nobody loads a page anew ahead of a press.
    const isAsked = c.req.method === 'GET' && !c.req.header('sec-purpose');
    const way = isAsked && ways.find(({ shape }) => shape.test(pathname));
    if (!way) return null;
    // Of `besideEachPage`: of forms, not of pages.
    searchParams.delete('sent');
    const query = searchParams.size > 0 ? `?${searchParams}` : '';
    return c.redirect(pathname.split('/').slice(0, way.length).join('/') + query, 303);
  };
}
