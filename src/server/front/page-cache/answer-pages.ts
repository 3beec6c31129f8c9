import type { IncomingMessage, ServerResponse } from 'node:http';
import { within } from '#domain/within.ts';
import { loggedPath } from '../../ops/log/logged-path.ts';
import type { Logger } from '../../ops/log/logger.ts';
import { markdownPath, pageOfMarkdown } from '#site/languages/page-addresses.ts';
import { requestIdFor } from '../middleware/request-log.ts';
import { Overloaded, type Admission } from '../overload/admission.ts';
import { classOf } from '../overload/request-class.ts';
import type { ReadyMade } from '../overload/ready-made.ts';
import { markdownWish } from '../markdown/markdown-pages.ts';
import {
  codingFor,
  dictionaryFor,
  encodeBody,
  type PageCoding,
} from '../encodings/content-codings.ts';
import type { PageDictionaries } from '../encodings/page-dictionaries.ts';
import { createImprover } from './improver.ts';
import { contentsOf, matchesEtag, wishFor, type KeptPage, type ReadyBody } from './kept-page.ts';
import type { PageKey } from './page-key.ts';
import { renderForAll, type Rendered, type RenderParts } from './render-page.ts';
import type { ChangeFeed } from '../../jobs/change-feed.ts';

/** How an answer came about, for the metrics. */
const pageOutcomes = ['hit', 'miss', 'stale', 'not-kept', 'refused'] as const;
type PageOutcome = (typeof pageOutcomes)[number];

/** What browsers and machines send most. */
const mostAsked = ['gzip, deflate, br, zstd', 'gzip'] as const;
/** So long the old page may stand in while others render; a quiet server renders anew at once. */
const standInMs = 2_000;
const standInWhileRendering = 2;
/** While the database is away, a page that needs it is not waited for. */
const awayMs = 300;
/** An older page says nothing useful about prices any more. */
const oldestMs = 24 * 60 * 60_000;
/** A page asked for twice will be asked for again; the first flight of TCP holds a list only at its best. */
const hitsUntilImproved = 1;

export interface PageAnswerParts extends RenderParts {
  watch: Pick<ChangeFeed, 'isAway' | 'isSlow'>;
  admission: Admission;
  readyMade: ReadyMade;
  /** What browsers may have kept to read pages by; none when absent. */
  dictionaries?: PageDictionaries;
  /** The asker's own request to the app, for what turns out to be private. */
  passOn(request: IncomingMessage, response: ServerResponse): void;
  log: Pick<Logger, 'error'>;
}

/** Answers pages from memory, ahead of the router; renders what is missing, once for all askers. */
export function createPageAnswers(parts: PageAnswerParts) {
  const { cache, watch, admission, readyMade, dictionaries } = parts;
  // Chrome takes an answer without a body, as HEAD has, for one that lacks its dictionary's name.
  const codingOf = ({ headers, method }: IncomingMessage, key: PageKey): PageCoding =>
    (dictionaries && method === 'GET' ? dictionaryFor(headers, dictionaries) : undefined) ??
    codingFor(headers['accept-encoding'], wishFor(key));
  const counts: Record<PageOutcome, number> = {
    hit: 0,
    miss: 0,
    stale: 0,
    'not-kept': 0,
    refused: 0,
  };
  const rendering = new Map<string, Promise<Rendered>>();

  const draw = async (key: PageKey, codings: readonly PageCoding[]): Promise<Rendered> => {
    const rendered = await renderForAll(key, parts);
    if (rendered.kind !== 'page') return rendered;
    for (const coding of codings) await rendered.page.prepare(coding);
    cache.keep(rendered.page);
    return rendered;
  };

  /** One render a key at a time: the others wait for the first. */
  const renderOnce = (key: PageKey, request: IncomingMessage): Promise<Rendered> => {
    const known = rendering.get(key.url);
    if (known) return known;
    // Compressing is work, too: not admitting it would let it pile up.
    const started = admission
      .run(classOf(request), () => draw(key, [codingOf(request, key)]))
      .finally(() => rendering.delete(key.url));
    rendering.set(key.url, started);
    return started;
  };

  const sendKept = async (
    request: IncomingMessage,
    response: ServerResponse,
    page: KeptPage,
    stale: boolean,
  ) => {
    const coding = codingOf(request, page.key);
    const body = await (stale ? page.prepareStale(coding) : page.prepare(coding));
    cache.weigh(page);
    send(request, response, body);
    countView(request, page);
  };

  const renderAndSend = async (
    request: IncomingMessage,
    response: ServerResponse,
    key: PageKey,
    old: KeptPage | null,
  ) => {
    const wait = renderOnce(key, request);
    const rendered = await (watch.isAway() ? within(awayMs, wait) : wait).catch(
      (error: unknown) => {
        if (error instanceof Overloaded) return 'refused' as const;
        parts.log.error({ path: loggedPath(key.url), err: error }, 'a page could not be rendered');
        return 'failed' as const;
      },
    );
    const lost =
      rendered === 'refused' ||
      rendered === 'failed' ||
      (rendered.kind === 'answer' && rendered.status >= 500);
    if (lost && old) {
      counts.stale += 1;
      return sendKept(request, response, old, true);
    }
    if (rendered === 'refused') {
      counts.refused += 1;
      return readyMade.send(response, 'busy', requestIdFor(request.headers['x-request-id']));
    }
    if (rendered === 'failed' || (lost && watch.isAway())) {
      counts.refused += 1;
      return readyMade.send(response, 'away', requestIdFor(request.headers['x-request-id']));
    }
    if (rendered.kind === 'page') {
      counts.miss += 1;
      return sendKept(request, response, rendered.page, false);
    }
    counts['not-kept'] += 1;
    if (rendered.kind === 'private') return parts.passOn(request, response);
    return sendAnswer(request, response, rendered);
  };

  const quietly = (request: IncomingMessage, response: ServerResponse, work: Promise<void>) => {
    work.catch((error: unknown) => {
      if (error instanceof Overloaded) {
        counts.refused += 1;
        return readyMade.send(response, 'busy', requestIdFor(request.headers['x-request-id']));
      }
      parts.log.error({ err: error }, 'a page could not be sent');
      if (response.headersSent) response.destroy();
      else readyMade.send(response, 'away', requestIdFor(request.headers['x-request-id']));
    });
  };

  const improver = createImprover(admission, cache);

  const keyOf = ({ method, headers, url = '' }: IncomingMessage): PageKey | null => {
    if ((method !== 'GET' && method !== 'HEAD') || headers.range !== undefined) return null;
    // Machines that want JSON get their errors in JSON, from the app.
    const { accept } = headers;
    if (accept?.includes('json') && !accept.includes('html')) return null;
    const wish = markdownWish(accept);
    const target = wish === null || pageOfMarkdown(url.split('?', 1)[0]!) ? url : markdownPath(url);
    const key = target === null ? null : cache.keyOf(target);
    return key?.hasForm && !parts.startForm ? null : key;
  };

  return {
    counts,
    /** Keeps a page before anybody asks for it; false when it is none that may be kept. */
    async drawAhead(target: string): Promise<boolean> {
      const key = cache.keyOf(target);
      if (!key) return false;
      const codings = mostAsked.map((accepted) => codingFor(accepted, wishFor(key)));
      return (await draw(key, codings)).kind === 'page';
    },
    /** Answers at once when the page is in memory and current; else false, having done nothing. */
    answerKept(request: IncomingMessage, response: ServerResponse): boolean {
      const key = keyOf(request);
      // A form is begun anew: work enough to ask first whether this client may have more of it.
      if (!key || key.hasForm || watch.isAway()) return false;
      const found = cache.look(key);
      if (found.state !== 'fresh') return false;
      const { page } = found;
      const body = page.ready(codingOf(request, key));
      counts.hit += 1;
      if (body) {
        send(request, response, body);
        if (page.countView !== null) countView(request, page);
      } else {
        quietly(request, response, sendKept(request, response, page, false));
      }
      page.hits += 1;
      if (page.hits === hitsUntilImproved) improver.add(page);
      return true;
    },
    /** Answers any page that may be kept. False when the request has to go to the app itself. */
    answer(request: IncomingMessage, response: ServerResponse): boolean {
      const key = keyOf(request);
      if (!key) return false;
      const found = cache.look(key);
      if (found.state === 'none') {
        // Without the database a form opens all the same, with less around it: nothing to keep.
        if (key.hasForm && watch.isAway()) return false;
        quietly(request, response, renderAndSend(request, response, key, null));
        return true;
      }
      const { page } = found;
      const ageMs = found.state === 'stale' ? found.ageMs : 0;
      if (key.hasForm && found.state === 'fresh') {
        counts.hit += 1;
        const begun = admission.run('form', () => sendKept(request, response, page, false));
        quietly(request, response, begun);
        return true;
      }
      if (watch.isAway() && ageMs < oldestMs) {
        counts.stale += 1;
        quietly(request, response, sendKept(request, response, page, true));
        return true;
      }
      if (ageMs < standInMs && rendering.size >= standInWhileRendering) {
        counts.stale += 1;
        // Its failure is told to whoever has to wait for it.
        renderOnce(key, request).catch(() => {});
        quietly(request, response, sendKept(request, response, page, false));
        return true;
      }
      if (watch.isSlow() && ageMs < oldestMs) {
        counts.stale += 1;
        renderOnce(key, request).catch(() => {});
        quietly(request, response, sendKept(request, response, page, true));
        return true;
      }
      const old = ageMs < oldestMs ? page : null;
      quietly(request, response, renderAndSend(request, response, key, old));
      return true;
    },
  };
}

function send(request: IncomingMessage, response: ServerResponse, body: ReadyBody): void {
  const { headers } = request;
  const ready =
    body.etag !== null && isAhead(headers)
      ? [...body.headers, 'server-timing', `ahead;desc="${contentsOf(body.etag)}"`]
      : body.headers;
  const id = requestIdFor(headers['x-request-id']);
  if (matchesEtag(headers['if-none-match'], body.etag)) {
    const kept = without(ready, /^content-(type|length|encoding)$/);
    response.writeHead(304, [...kept, 'x-request-id', id]);
    response.end();
    return;
  }
  response.writeHead(200, [...ready, 'x-request-id', id]);
  if (request.method === 'HEAD') response.end();
  else response.end(body.bytes);
}

async function sendAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Extract<Rendered, { kind: 'answer' }>,
): Promise<void> {
  const coding =
    answer.body.length > 1_024 ? codingFor(request.headers['accept-encoding']) : 'identity';
  const bytes = await encodeBody(answer.body, coding);
  response.writeHead(answer.status, [
    ...answer.headers,
    'x-request-id',
    requestIdFor(request.headers['x-request-id']),
    'content-length',
    String(bytes.length),
    ...(coding === 'identity' ? [] : ['content-encoding', coding]),
  ]);
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

function without(headers: readonly string[], names: RegExp): string[] {
  const kept: string[] = [];
  for (let at = 0; at < headers.length; at += 2) {
    if (!names.test(headers[at]!)) kept.push(headers[at]!, headers[at + 1]!);
  }
  return kept;
}

/** Its script asks again when the page is shown, which may be minutes later (fault matrix J6). */
const isAhead = ({ 'sec-purpose': purpose }: IncomingMessage['headers']) =>
  typeof purpose === 'string' && purpose.startsWith('prefetch');

/** A person navigated here: not fetched ahead, not typed half-way, not a robot. */
function countView({ headers }: IncomingMessage, page: KeptPage): void {
  if (headers['sec-fetch-dest'] === 'document' && !headers['sec-purpose']) page.countView?.();
}
