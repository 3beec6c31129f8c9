import type { IncomingMessage, Server, ServerOptions, ServerResponse } from 'node:http';
import type { Refusal } from './ready-made.ts';

/** A client that trickles its headers is cut off (hostile inputs D06: within 15 s). */
const headersTimeoutMs = 10_000;
const checkEveryMs = 2_000;
/** A seller's form of twelve photos of 8 MB over 1 Mbit/s takes 13 minutes. */
const requestTimeoutMs = 20 * 60_000;
/** No byte in either direction for so long: the other end is gone, or pretends to be. */
const silenceMs = 30_000;
/** Everything but an upload is a few kilobytes. */
const bodyTimeoutMs = 60_000;
const keepAliveMs = 10_000;
/** Longer than nginx and most load balancers keep theirs, so that they are the ones who hang up. */
const keepAliveBehindProxyMs = 75_000;
const mostConnections = 10_000;
const mostHeaders = 100;
const uploads = /^\/(sell-your-bus\/uploading|staff)(\/|\?|$)/;
const knownMethods = new Set(['GET', 'HEAD', 'POST', 'OPTIONS', 'PUT', 'PATCH', 'DELETE']);

/** For `http.createServer`. Headers beyond 16 kB end in 431 by Node's own rule. */
export function serverOptions(trustedProxies: number): ServerOptions {
  return {
    headersTimeout: headersTimeoutMs,
    requestTimeout: requestTimeoutMs,
    connectionsCheckingInterval: checkEveryMs,
    keepAliveTimeout: trustedProxies > 0 ? keepAliveBehindProxyMs : keepAliveMs,
  };
}

/** What cannot be said in the options. */
export function limitConnections(server: Server): void {
  server.timeout = silenceMs;
  server.maxConnections = mostConnections;
}

/** Requests that no page, form or client of ours sends; null for all others. */
export function refusalOf(request: IncomingMessage): Refusal | null {
  if (!knownMethods.has(request.method ?? '')) return 'method';
  if (request.rawHeaders.length > 2 * mostHeaders) return 'headers';
  const coding = request.headers['content-encoding'];
  return coding !== undefined && coding !== 'identity' ? 'coding' : null;
}

/** Ends a request whose body does not arrive; uploads have the server's own, longer limit. */
export function limitBodyTime(request: IncomingMessage, response: ServerResponse): void {
  if (request.method === 'GET' || request.method === 'HEAD') return;
  if (uploads.test(request.url ?? '')) return;
  const timer = setTimeout(() => request.destroy(), bodyTimeoutMs);
  timer.unref();
  const done = () => clearTimeout(timer);
  request.once('end', done);
  response.once('close', done);
}
