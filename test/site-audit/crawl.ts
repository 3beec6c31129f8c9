import type { TestSite } from '#test/factories/test-site.ts';
import { readEntities } from '#test/setup/read-entities.ts';

export interface CrawledPage {
  /** Path and query as linked. */
  address: string;
  status: number;
  html: string;
  linkedFrom: string;
}

export interface Crawl {
  pages: CrawledPage[];
  /** `from → to` for links whose fragment the target does not have. */
  brokenFragments: string[];
}

/** Filtered lists and prefilled forms are endless and alike: so many of each path are opened. */
const mostQueriesPerPath = 4;

const origin = 'https://omnibus.example';

/** Opens every page that can be reached by links from the given addresses, each once. */
export async function crawl(site: TestSite, starts: readonly string[]): Promise<Crawl> {
  const pages: CrawledPage[] = [];
  const queue = starts.map((address) => ({ address, from: '(start)' }));
  const seen = new Set(starts);
  const fragments: { from: string; address: string; id: string }[] = [];
  const idsOf = new Map<string, Set<string>>();
  const queries = new Map<string, number>();
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { address, from } = next;
    const { html, status } = await open(site, address);
    pages.push({ address, status, html, linkedFrom: from });
    idsOf.set(
      address,
      new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => readEntities(id ?? ''))),
    );
    for (const link of linksOf(html, address)) {
      const target = link.pathname + link.search;
      if (link.hash.length > 1)
        fragments.push({
          from: address,
          address: target,
          id: decodeURIComponent(link.hash.slice(1)),
        });
      if (seen.has(target)) continue;
      if (link.search) {
        const before = queries.get(link.pathname) ?? 0;
        if (before === mostQueriesPerPath) continue;
        queries.set(link.pathname, before + 1);
      }
      seen.add(target);
      queue.push({ address: target, from: address });
    }
  }
  const brokenFragments = fragments
    .filter(({ address, id }) => idsOf.get(address)?.has(id) === false)
    .map(({ from, address, id }) => `${from} → ${address}#${id}`);
  return { pages, brokenFragments };
}

/** Follows redirects of our own, as a visitor's browser does. */
async function open(site: TestSite, address: string): Promise<{ html: string; status: number }> {
  let path = address;
  for (let hop = 0; hop < 5; hop += 1) {
    const answer = await site.get(path, { accept: 'text/html' });
    const location = answer.headers.get('location');
    if (answer.status < 300 || answer.status >= 400 || !location)
      return { html: await answer.text(), status: answer.status };
    path = location;
  }
  return { html: '', status: 310 };
}

/** Links to pages of ours; pictures and the build's files are not pages. */
function linksOf(html: string, address: string): URL[] {
  return [...html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)].flatMap(([, href]) => {
    const url = URL.parse(readEntities(href ?? ''), origin + address);
    const ours = url?.origin === origin && !/^\/(media|assets|src)\//.test(url.pathname);
    return url && ours ? [url] : [];
  });
}
