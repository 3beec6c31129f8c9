import type { TestSite } from '#test/factories/test-site.ts';

const groups = /<details class="filter-group"[^>]* data-filter="([^"]+)".*?<\/details>/gs;

/** A list's page with the filters that it leaves out, as they come when one of them is opened. */
export async function withWholePanel(site: Pick<TestSite, 'get'>, html: string): Promise<string> {
  const href = /data-all="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
  if (href === undefined) return html;
  const [path, query] = href.split('?');
  const panel = await (await site.get(`${path}/panel${query ? `?${query}` : ''}`)).text();
  const whole = new Map([...panel.matchAll(groups)].map(([group, name]) => [name, group]));
  return html.replaceAll(groups, (group, name: string) =>
    group.includes('data-unsent') ? (whole.get(name) ?? group) : group,
  );
}
