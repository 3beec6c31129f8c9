import { randomUUID } from 'node:crypto';
import { Hono, type Context } from 'hono';
import type { AnalyticsEvent } from '#domain/analytics/analytics-event.ts';
import type { AnalyticsStore } from '#domain/analytics/analytics-store.ts';
import { isBot } from '#domain/analytics/is-bot.ts';
import { mostEvents, readBatch } from '#domain/analytics/read-batch.ts';
import type { RateLimitSettings } from '#domain/leads/all-limits.ts';
import { createRateLimit, networkOf } from '#domain/leads/rate-limit.ts';
import { BodyFault } from '#site/body-fault.ts';
import { parseJson, readBodyText } from '#site/read-bounded-body.ts';
import type { Logger } from '../../ops/log/logger.ts';
import { clientOf } from '../../front/middleware/client-address.ts';
import type { AnalyticsQueue } from './analytics-queue.ts';
import { analyticsAnswers as answers } from './analytics-answers.ts';
import { createSourceEvents } from './source-events.ts';
import { createVisitorHash } from './visitor-hash.ts';

/** What a body that cannot be read costs, in events: from its size or its first look on. */
const tooLargeCost = 100;
const malformedCost = 10;

/** As the SDK writes them, at most: a batch of a thousand fits into one body. */
const charactersOfAnEvent = 1_000;
const mostBytes = mostEvents * charactersOfAnEvent;
/** Choices of one page between two batches; reading words takes a millisecond or two. */
const mostSearches = 5;
/** The SDK's, and that of our own client, which sends text so that no browser asks first. */
const eventTypes = /^((application\/json|text\/plain)\s*(;|$)|$)/i;

export interface CollectorParts {
  queue: AnalyticsQueue;
  store: Pick<AnalyticsStore, 'saltOf'>;
  trustedProxies: number;
  log: Pick<Logger, 'warn'>;
  now(): Date;
  limit?: RateLimitSettings;
  /** Told of the words of a search that ended with a suggestion being chosen, by a person. */
  onSearched?(words: string): void;
}

/**
 * Our own collector, which speaks the Amplitude HTTP V2 protocol so that the official SDK can send
 * to it. Promises: never a 5xx, nothing stored about who sent it, and events are dropped before they
 * delay anything else. Mount ahead of the pages' middleware.
 */
export function collectorRoutes(parts: CollectorParts): Hono {
  const { queue, log, now } = parts;
  const limit = createRateLimit('events', parts.limit);
  const visitorHash = createVisitorHash(parts.store);
  const bySource = createSourceEvents();

  const collect = async (c: Context): Promise<Response> => {
    const moment = now();
    const nowMs = moment.getTime();
    const refuse = (reason: string, response: Response, count = 1) => {
      queue.count('refused', reason, count, moment);
      return response;
    };
    // Said by the browser for the person: then nothing is read, stored or counted.
    if (c.req.header('sec-gpc') === '1' || c.req.header('dnt') === '1') {
      return answers.taken(0, 0, nowMs);
    }
    if (isForeign(c)) return refuse('foreign', answers.foreign());
    const network = networkOf(clientOf(c, parts.trustedProxies));
    const take = (cost: number) => {
      const waitSeconds = limit.take(network, nowMs, cost);
      return waitSeconds === 0 ? null : refuse('too many', answers.tooMany(0, waitSeconds));
    };
    const early = take(1);
    if (early) return early;
    if ((c.req.header('content-encoding') ?? 'identity') !== 'identity') {
      return refuse('malformed', answers.malformed('Content-Encoding is not supported'));
    }
    let text: string;
    let body: unknown;
    try {
      text = await readBodyText(c.req.raw, { mostBytes, types: eventTypes });
      // Others came in while this one was read: whoever finds nothing left is not looked into.
      const late = take(malformedCost - 1);
      if (late) return late;
      body = parseJson(text);
    } catch (error) {
      if (!(error instanceof BodyFault)) throw error;
      switch (error.reason) {
        case 'too-large':
          limit.take(network, nowMs, tooLargeCost - 1);
          return refuse('too large', answers.tooLarge());
        case 'busy':
          return refuse('queue full', answers.tooMany(0, 30));
        case 'wrong-type':
          limit.take(network, nowMs, malformedCost - 1);
          return refuse('malformed', answers.wrongType());
        default:
          return refuse('malformed', answers.malformed('Request body is not valid JSON'));
      }
    }
    const sent = eventCount(body);
    // In one turn of the event loop: nobody comes between. What holds few events may be long to read.
    limit.giveBack(network, malformedCost);
    limit.take(network, nowMs, Math.max(1, sent, Math.ceil(text.length / charactersOfAnEvent)));
    if (sent > mostEvents) return refuse('too large', answers.tooLarge());

    const batch = readBatch(body, nowMs, randomUUID);
    if (batch.outcome === 'malformed') {
      return refuse('malformed', answers.malformed(batch.error, batch.missingField));
    }
    if (batch.outcome === 'invalid') {
      const faulty = new Set(
        [...Object.values(batch.invalid), ...Object.values(batch.missing)].flat(),
      );
      return refuse('invalid', answers.invalid(batch.invalid, batch.missing), faulty.size);
    }
    const userAgent = c.req.header('user-agent') ?? '';
    const bot = isBot(userAgent);
    const visitor = await visitorHash(network, userAgent, moment);
    const events = batch.events.map(({ atMs, ...event }): AnalyticsEvent =>
      bySource({ ...event, at: new Date(atMs).toISOString(), visitor, bot }, moment),
    );
    if (!queue.offer(events, moment)) {
      return refuse('queue full', answers.tooMany(sent, 30), events.length);
    }
    for (const [name, count] of batch.automatic) queue.count('automatic', name, count, moment);
    if (batch.unknown > 0) queue.count('refused', 'unknown', batch.unknown, moment);
    if (!bot) tellSearches(events, parts.onSearched);
    return answers.taken(sent, text.length, nowMs);
  };

  const routes = new Hono();
  for (const path of ['/2/httpapi', '/batch']) {
    routes.post(path, collect);
    routes.all(path, () => answers.unknownMethod());
  }
  routes.onError((error) => {
    log.warn({ problem: String(error) }, 'events could not be read');
    return answers.tooMany(0, 30);
  });
  return routes;
}

function tellSearches(events: readonly AnalyticsEvent[], tell?: (words: string) => void): void {
  const chosen = events.filter(({ name }) => name === 'Search Result Clicked');
  const words = new Set(chosen.map(({ properties }) => properties.query));
  for (const one of [...words].slice(0, mostSearches)) if (typeof one === 'string') tell?.(one);
}

/** Sent by a page of another site; programs say nothing and are counted as such. */
function isForeign(c: Context): boolean {
  const site = c.req.header('sec-fetch-site');
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}

const eventCount = (body: unknown): number => {
  const events = (body as { events?: unknown } | null)?.events;
  return Array.isArray(events) ? events.length : 0;
};
