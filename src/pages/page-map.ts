import { pages, type Page, type PageKind } from './page-table.ts';
import { privateAreas } from './private-areas.ts';

type MappedPage = Page & { kind?: PageKind };

/** What is asked of the table by address. Paths are without a language. */
export interface PageMap {
  all: readonly MappedPage[];
  privateAreas: readonly string[];
  /** The page at this path; null for everything else. */
  at(path: string): MappedPage | null;
  /** The page whose answer may be kept under this path: its parameter is no endless text. */
  keptAt(path: string): MappedPage | null;
  /** Whether the path leads to one person's own page, or was meant to. */
  isPrivate(path: string): boolean;
  /** How far scripts of third parties may come there. */
  thirdPartiesAt(path: string): 'none' | 'measuring' | 'all';
  /** What search engines are told on the page there, unless it says otherwise itself. */
  robotsAt(path: string): string | undefined;
  /** Finds the secret in a path; what stands before it is captured. */
  secret: RegExp;
  /** Whether the page of this path, if there is one, ends in a slash. */
  endsInSlash(path: string): boolean;
  /** Whether the path begins as that of some page. */
  isPagePath(path: string): boolean;
}

/** Made once from the table; tests make one with a page more. */
export function mapPages(
  table: Readonly<Record<string, MappedPage>>,
  areas: readonly string[],
): PageMap {
  const all = Object.values(table);
  const at = finder(all, () => '[^/]+');
  const isPrivate = (path: string) => areas.some((area) => path.startsWith(area));
  const partsOf = (rows: readonly Page[]) => new Set(rows.map(({ pattern }) => partOf(pattern)));
  const parts = partsOf(all);
  const slashed = partsOf(all.filter(({ pattern }) => /.\/$/.test(pattern)));
  const secrets = all.flatMap(({ pattern }) => {
    const at = pattern.indexOf(':');
    return at > 0 && isPrivate(pattern) ? [pattern.slice(0, at)] : [];
  });
  return {
    all,
    privateAreas: areas,
    at,
    keptAt: finder(
      all.filter(({ kept }) => kept),
      ({ parameter = '[a-z0-9-]{1,60}' }) => parameter,
    ),
    isPrivate,
    robotsAt: (path) => (isPrivate(path) ? 'noindex, nofollow' : at(path)?.robots),
    thirdPartiesAt: (path) => (isPrivate(path) ? 'none' : (at(path)?.thirdParties ?? 'all')),
    secret: new RegExp(`^(${secrets.join('|')})[^/]+`),
    endsInSlash: (path) => slashed.has(partOf(path)),
    isPagePath: (path) => path.startsWith('/') && parts.has(partOf(path)),
  };
}

const partOf = (path: string): string => path.slice(1).split(/[/?#]/, 1)[0]!;

function finder(
  rows: readonly MappedPage[],
  parameter: (page: Page) => string,
): (path: string) => MappedPage | null {
  const fixed = new Map<string, MappedPage>();
  const open: [RegExp, MappedPage][] = [];
  for (const page of rows) {
    if (page.pattern.includes(':')) open.push([expressionOf(page.pattern, parameter(page)), page]);
    else fixed.set(page.pattern, page);
  }
  return (path) =>
    fixed.get(path) ?? open.find(([expression]) => expression.test(path))?.[1] ?? null;
}

const expressionOf = (pattern: string, parameter: string): RegExp =>
  new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll(/:\w+/g, parameter)}$`);

export const publicPages = mapPages(pages, privateAreas);
