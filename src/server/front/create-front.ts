import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { SiteSettings } from '#content/site-settings.ts';
import type { FormStart } from '#domain/forms/form-start.ts';
import { createAppListener, type FrontApp } from './app-listener.ts';
import { apiBasePath } from '../http/program-paths.ts';
import { healthPaths } from '../http/health/health-paths.ts';
import type { ChangeFeed } from '../jobs/change-feed.ts';
import type { Logger } from '../ops/log/logger.ts';
import { createHostCheck } from './middleware/known-hosts.ts';
import { requestIdFor } from './middleware/request-log.ts';
import { createAdmission, Overloaded, type Admission } from './overload/admission.ts';
import { createClientLimits } from './overload/clients/client-limits.ts';
import { hasBody, refusalOf } from './overload/clients/connection-limits.ts';
import { createEntrance } from './overload/entrance.ts';
import { startLoopDelay } from './overload/loop-delay.ts';
import { createReadyMade, type ReadyMade } from './overload/ready-made.ts';
import { isQueuedClass, type RequestClass } from './overload/request-class.ts';
import { answerUnreadable, limitExpectation } from './overload/unreadable.ts';
import type { PageDictionaries } from './encodings/page-dictionaries.ts';
import { createPageAnswers, type PageAnswerParts } from './page-cache/answer-pages.ts';
import { createPageCache } from './page-cache/page-cache.ts';
import type { RenderBindings } from './page-cache/render-page.ts';
import { quietLog } from '../ops/log/quiet-log.ts';

/** Told of every answer that did not come from memory. */
export type AnswerObserver = (answer: {
  method: string;
  url: string;
  status: number;
  durationMs: number;
}) => void;

/** What stands between the sockets and the app. */
export type Front = Awaited<ReturnType<typeof createFront>>;

/**
 * Answers kept pages, refuses what the machine cannot do in time, and gives the rest to the app.
 * Refusals wear the app's own headers, learned by asking it once.
 */
export async function createFront(parts: {
  app: FrontApp;
  log: Logger;
  siteUrl: string;
  /** Names besides that of `siteUrl` that are answered. */
  allowedHosts?: readonly string[];
  settings: Pick<SiteSettings, 'name' | 'phone'>;
  stylesheets: readonly string[];
  trustedProxies: number;
  /** Null: every page is rendered for every visitor. */
  pageCache: { maxBytes: number; watch: ChangeFeed } | null;
  /** Begins a form for one visitor; without it pages with forms are not kept. */
  startForm?: () => Promise<FormStart>;
  /** What browsers may have kept to read pages by. */
  dictionaries?: PageDictionaries;
  admission?: Admission;
  /** Where an address has moved to; a look into a table, so nobody queues for it. */
  movedTo?(pathname: string, search: string): string | null;
  /** Of people, just after the start; as usual when absent. */
  patience?: () => number;
  now: () => Date;
}) {
  const { app, log, siteUrl } = parts;
  const readyMade = createReadyMade({ ...parts, headers: await headersOf(app, siteUrl) });
  const loopDelay = startLoopDelay(log);
  const admission =
    parts.admission ?? createAdmission(undefined, loopDelay.delayMs, parts.patience);
  const clients = createClientLimits(parts.trustedProxies);
  const refusedHost = createHostCheck(siteUrl, parts.allowedHosts);
  const tellHost = quietLog(log, parts.now, 'asked for under a name that is not SITE_URL');
  const entrance = createEntrance({
    admission,
    trustedProxies: parts.trustedProxies,
    movedTo: parts.movedTo,
    answerSlow: (request, response) => send(readyMade, 'slow', request, response),
  });
  const handle = createAppListener({
    app,
    log,
    readyMade,
    bindingsFor: entrance.bindingsFor,
  });
  let observer: AnswerObserver | null = null;
  let draining = false;
  let lastVisitMs = Number.NEGATIVE_INFINITY;

  const passOn = (request: IncomingMessage, response: ServerResponse) => {
    entrance
      .run(request, response, () => handle(request, response))
      .catch((error: unknown) => refuse(error, request, response));
  };
  const refuse = (error: unknown, request: IncomingMessage, response: ServerResponse) => {
    if (response.headersSent || response.destroyed) return;
    if (error instanceof Overloaded) return send(readyMade, 'busy', request, response);
    log.error({ err: error }, 'a request could not be answered');
    response.destroy();
  };

  const pages =
    parts.pageCache && keepPages(parts.pageCache, { ...parts, admission, readyMade, passOn });
  return {
    listener(request: IncomingMessage, response: ServerResponse): void {
      admission.arrived();
      if (draining) {
        response.shouldKeepAlive = false;
        if (!healthPaths.test(request.url ?? '')) lastVisitMs = performance.now();
      }
      // Nobody reads the body of a question, so its connection cannot be used again.
      if (isUnread(request)) response.shouldKeepAlive = false;
      const misdirected = refusedHost(request);
      if (misdirected) {
        tellHost(shownHost(request.headers.host));
        return send(readyMade, misdirected, request, response);
      }
      const unwanted = refusalOf(request);
      if (unwanted) return send(readyMade, unwanted, request, response);
      if (app.answerKept?.(request, response)) return;
      // Reading an address that nobody asked for before costs more than refusing it.
      if (admission.isBusy() && !pages?.cache.knownKey(request.url ?? '')) {
        if (admission.refuses(entrance.classOf(request)))
          return send(readyMade, 'busy', request, response);
      }
      if (pages?.answers.answerKept(request, response)) return;
      if (observer) watchAnswer(observer, request, response);
      const limited = limitOf(entrance.classOf(request), request);
      if (limited && !clients.allows(limited, request)) {
        return send(readyMade, 'tooMany', request, response);
      }
      if (pages?.answers.answer(request, response)) return;
      limitExpectation(request);
      passOn(request, response);
    },
    /** Answers what never reaches the listener, and learns of connections. Call once. */
    attach(server: Server): void {
      server.on('connection', admission.arrived);
      server.on('timeout', entrance.slowClients.endSilent);
      answerUnreadable(server, readyMade, (refusal, ...asked) =>
        send(readyMade, refusal, ...asked),
      );
    },
    /** From now on every answer ends its connection. */
    startDraining(): void {
      draining = true;
    },
    isDraining: (): boolean => draining,
    /** Since the last request that was no health check. */
    quietForMs: (): number => performance.now() - lastVisitMs,
    observe(next: AnswerObserver): void {
      observer = next;
    },
    admission,
    loopDelay,
    /** Null when pages are not kept. */
    pages,
    stop(): void {
      loopDelay.stop();
      entrance.slowClients.stop();
    },
  };
}

function keepPages(
  { maxBytes, watch }: { maxBytes: number; watch: ChangeFeed },
  parts: Omit<PageAnswerParts, 'cache' | 'watch' | 'render'> & { app: FrontApp; now: () => Date },
) {
  const cache = createPageCache({ maxBytes, watch, now: parts.now });
  const render = (request: Request, bindings: RenderBindings) => parts.app.fetch(request, bindings);
  return { cache, answers: createPageAnswers({ ...parts, cache, watch, render }) };
}

/** Programs have limits of their own, made for them. */
function limitOf(requestClass: RequestClass, { url = '' }: IncomingMessage) {
  if (url.startsWith(`${apiBasePath}/`)) return null;
  if (isQueuedClass(requestClass)) return 'pages';
  const isPost = requestClass === 'form' || requestClass === 'sign-in';
  return isPost && !url.startsWith('/api/') ? 'posts' : null;
}

const isUnread = ({ method, headers }: IncomingMessage) =>
  (method === 'GET' || method === 'HEAD') && hasBody(headers);

/** A body that nobody will read ends its connection. */
function send(
  readyMade: ReadyMade,
  refusal: Parameters<ReadyMade['send']>[1],
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const id = requestIdFor(request.headers['x-request-id']);
  const bodyIsLeft = hasBody(request.headers) && !request.complete;
  // Node would go on reading what nobody wants until the other end has taken the answer.
  if (bodyIsLeft) response.once('finish', () => request.socket.destroySoon());
  readyMade.send(response, refusal, id, bodyIsLeft);
}

function watchAnswer(observer: AnswerObserver, request: IncomingMessage, response: ServerResponse) {
  const { method = '', url = '' } = request;
  const startedMs = performance.now();
  response.once('close', () =>
    observer({
      method,
      url,
      status: response.statusCode,
      durationMs: performance.now() - startedMs,
    }),
  );
}

/** What a proxy that passes the wrong name would send; anything else is not repeated in a log. */
const shownHost = (host = '') => (/^[\w.:[\]-]{1,100}$/.test(host) ? host : 'not a host name');

const ofOneAnswer = /^(x-request-id|content-|cache-control|date|vary)/i;

async function headersOf(app: FrontApp, siteUrl: string): Promise<string[]> {
  const { headers } = await app.fetch(new Request(`${siteUrl}/healthz`), {});
  // `content-security-policy` and the like start with content-, too.
  return [...headers]
    .filter(([name]) => name === 'content-security-policy' || !ofOneAnswer.test(name))
    .flat();
}
