import type { FormStart } from '#domain/forms/form-start.ts';
import { createKeptPage, type KeptPage } from './kept-page.ts';
import { createFormPage, formMarks, hasFormMarks } from './form-page.ts';
import type { PageKey } from './page-key.ts';
import type { PageCache } from './page-cache.ts';

/** The app as pages are rendered by: one canonical address in, one answer out. */
type RenderRequest = (request: Request, bindings: RenderBindings) => Response | Promise<Response>;

/** What a route may tell the cache about the page it renders; Hono's `c.env` of such a request. */
export interface RenderBindings {
  /** Gives work to repeat for every person who looks at the page, kept or not. */
  onEachView(work: () => void): void;
  /** Takes the document of a 200 answer, whose body is empty then. */
  takeHtml(html: Buffer): void;
  /** For forms: marks, in whose place each visitor gets a start of their own. */
  formStart?: FormStart;
}

/** What rendering gave: a page to keep, an answer to pass on, or one that is for its asker alone. */
export type Rendered =
  | { kind: 'page'; page: KeptPage }
  | { kind: 'answer'; status: number; headers: readonly string[]; body: Buffer }
  | { kind: 'private' };

/** Headers of an answer that belong to one request. */
const perRequest = /^(x-request-id|content-length|date)$/i;

export interface RenderParts {
  render: RenderRequest;
  siteUrl: string;
  cache: PageCache;
  /** Begins a form for one visitor; pages with forms are drawn for each of them without it. */
  startForm?: () => Promise<FormStart>;
}

/**
 * Renders a page for everybody: from its canonical address alone, without cookies, addresses or any
 * header of the asker, so that nothing of one visitor can reach another.
 */
export async function renderForAll(key: PageKey, parts: RenderParts): Promise<Rendered> {
  const stamp = parts.cache.stampFor(key);
  let countView: (() => void) | null = null;
  let html: Buffer | null = null;
  const bindings: RenderBindings = {
    onEachView(work) {
      countView = work;
    },
    takeHtml(document) {
      html = document;
    },
    ...(key.hasForm ? { formStart: formMarks } : {}),
  };
  const request = new Request(parts.siteUrl + key.url, { headers: { accept: 'text/html' } });
  const response = await parts.render(request, bindings);
  const { headers, status } = response;
  if (key.hasForm) {
    const { startForm } = parts;
    if (!startForm || html === null || !hasFormMarks(html) || headers.has('set-cookie'))
      return { kind: 'private' };
    const expiresMs = parts.cache.expiryMs();
    return {
      kind: 'page',
      page: createFormPage({ key, stamp, expiresMs, html, headers, startForm }),
    };
  }
  if (isPrivate(headers)) {
    return { kind: 'private' };
  }
  const body = html ?? Buffer.from(await response.arrayBuffer());
  if (status !== 200 || !/^text\/(html|markdown)/.test(headers.get('content-type') ?? '')) {
    const kept = [...headers].filter(([name]) => !perRequest.test(name)).flat();
    return { kind: 'answer', status, headers: kept, body };
  }
  const expiresMs = parts.cache.expiryMs();
  return {
    kind: 'page',
    page: createKeptPage({ key, stamp, expiresMs, html: body, headers, countView }),
  };
}

function isPrivate(headers: Headers): boolean {
  if (headers.has('set-cookie')) return true;
  if (/private|no-store/.test(headers.get('cache-control') ?? '')) return true;
  const vary = (headers.get('vary') ?? '').toLowerCase().split(',');
  return vary.some((name) => !['', 'accept', 'accept-encoding'].includes(name.trim()));
}
