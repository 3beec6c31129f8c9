import { pages, type Page, type PageKind } from './page-table.ts';
import { privateAreas } from './private-areas.ts';

type MappedPage = Page & { kind?: PageKind };

/** What is asked of the table by address. Made once; tests make one with a page more. */
export type PageMap = ReturnType<typeof mapPages>;

/** Paths are without a language here. */
export function mapPages(table: Readonly<Record<string, MappedPage>>, areas: readonly string[]) {
  const all = Object.values(table);
  const at = finder(all, () => '[^/]+');
  const kept = all.filter((page) => page.kept);
  const isPrivate = (path: string) => areas.some((area) => path.startsWith(area));
  const parts = partsOf(all);
  const slashed = partsOf(all.filter(({ pattern }) => /.\/$/.test(pattern)));
  const beforeSecrets = all
    .filter(({ pattern }) => isPrivate(pattern) && pattern.includes(':'))
    .map(({ pattern }) => pattern.slice(0, pattern.indexOf(':')));
  return {
    all,
    privateAreas: areas,
    /** The page at this path; null for everything else. */
    at,
    /** The page whose answer may be kept under this path: its parameter is no endless text. */
    keptAt: finder(kept, ({ parameter = '[a-z0-9-]{1,60}' }) => parameter),
    /** Whether the path leads to one person's own page, or was meant to. */
    isPrivate,
    /** How far scripts of third parties may come there. */
    thirdPartiesAt: (path: string) =>
      isPrivate(path) ? 'none' : (at(path)?.thirdParties ?? 'all'),
    /** Whether it stands in frames of others, or shows such a page; null for all but a few. */
    frameAt: (path: string) => at(path)?.frame ?? null,
    /** What search engines are told on the page there, unless it says otherwise itself. */
    robotsAt: (path: string) => (isPrivate(path) ? 'noindex, nofollow' : at(path)?.robots),
    /** Whether the page of this path is also told as Markdown: those that anybody may come to. */
    hasMarkdown(path: string): boolean {
      const page = isPrivate(path) ? null : at(path);
      return page !== null && !page.robots && !page.closed && Boolean(page.kept ?? page.sitemap);
    },
    /** Finds the secret in a path; what stands before it is captured. */
    secret: new RegExp(`^(${beforeSecrets.join('|')})[^/]+`),
    /** Whether the page of this path, if there is one, ends in a slash. */
    endsInSlash: (path: string) => slashed.has(partOf(path)),
    /** Whether the path begins as that of some page. */
    isPagePath: (path: string) => path.startsWith('/') && parts.has(partOf(path)),
  };
}

const partOf = (path: string): string => path.slice(1).split(/[/?#]/, 1)[0]!;
const partsOf = (rows: readonly Page[]) => new Set(rows.map(({ pattern }) => partOf(pattern)));

function finder(rows: readonly MappedPage[], parameter: (page: Page) => string) {
  const isOpen = ({ pattern }: Page) => pattern.includes(':');
  const fixed = new Map<string, MappedPage>(
    rows.filter((page) => !isOpen(page)).map((page) => [page.pattern, page]),
  );
  const open = rows
    .filter(isOpen)
    .map((page) => ({ page, expression: expressionOf(page.pattern, parameter(page)) }));
  return (path: string): MappedPage | null =>
    fixed.get(path) ?? open.find(({ expression }) => expression.test(path))?.page ?? null;
}

const expressionOf = (pattern: string, parameter: string): RegExp =>
  new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll(/:\w+/g, parameter)}$`);

export const publicPages = mapPages(pages, privateAreas);
