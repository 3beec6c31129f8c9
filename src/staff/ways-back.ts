import type { StaffArea } from './staff-area.ts';
import { route, type StaffRoute } from './staff-route.ts';

const segments = (path: string) => path.split('/').length;

/**
 * After a refused form the browser shows an address that takes posts only. Who loads it anew or is sent
 * it is led to the page that it stands under: that of the lead, the listing, or the list. Whoever may
 * open that page may be led there.
 */
export function withWaysBack(areas: readonly StaffArea[]): StaffArea[] {
  const pages = new Map(
    areas.flatMap(({ routes }) =>
      routes.flatMap((one) => (one.method === 'GET' ? [[one.pattern, one] as const] : [])),
    ),
  );
  const wayBack = ({ method, pattern }: StaffRoute): StaffRoute[] => {
    if (method === 'GET' || pages.has(pattern)) return [];
    let above = pattern;
    while (above !== '' && !pages.has(above)) above = above.slice(0, above.lastIndexOf('/'));
    const page = pages.get(above);
    if (!page) return [];
    return [
      route('GET', { pattern }, page.needs, (c) => {
        const { pathname, searchParams } = new URL(c.req.url);
        const parts = pathname.split('/').slice(0, segments(above));
        // Of `besideEachPage`: of forms, not of pages.
        searchParams.delete('sent');
        const query = searchParams.size > 0 ? `?${searchParams}` : '';
        return c.redirect(parts.join('/') + query, 303);
      }),
    ];
  };
  return areas.map((area) => ({
    ...area,
    // Beside its own, before a later pattern that would take it.
    routes: area.routes.flatMap((one) => [one, ...wayBack(one)]),
  }));
}
