import type { IncomingHttpHeaders, IncomingMessage, Server, ServerOptions } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from '#domain/leads/rate-limit.ts';
import { isThisMachine } from './networks.ts';
import { createOpenCounts } from './open-counts.ts';
import type { RefusalName } from '../ready-made.ts';

/** A client that trickles its headers is cut off (hostile inputs D06: within 15 s). */
const headersTimeoutMs = 10_000;
const checkEveryMs = 2_000;
/** A seller's form of twelve photos of 8 MB over 1 Mbit/s takes 13 minutes; see `slow-clients.ts`. */
const requestTimeoutMs = 20 * 60_000;
/** No byte in either direction for so long: the other end is gone, or pretends to be. */
const silenceMs = 30_000;
const keepAliveMs = 10_000;
/** Longer than nginx and most load balancers keep theirs, so that they are the ones who hang up. */
const keepAliveBehindProxyMs = 75_000;
/** Taken in ahead of whoever reads a body, and ahead of a client that takes its answer slowly. */
const aheadBytes = 16 * 1024;
const mostConnections = 10_000;
/** Of one network that holds its connections itself; a browser opens six, an office a few hundred. */
const mostOfOneNetwork = 500;
const mostHeaders = 100;
const mostHeaderBytes = 16 * 1024;
const knownMethods = new Set(['GET', 'HEAD', 'POST', 'OPTIONS', 'PUT', 'PATCH', 'DELETE']);

/**
 * For `http.createServer`. Headers beyond 32 kB end in 431 by Node's own rule, which knows nothing of a
 * request that came in several packets: up to there they are read, and refused in the language of the page.
 */
export function serverOptions(trustedProxies: number): ServerOptions {
  return {
    headersTimeout: headersTimeoutMs,
    requestTimeout: requestTimeoutMs,
    connectionsCheckingInterval: checkEveryMs,
    highWaterMark: aheadBytes,
    maxHeaderSize: 2 * mostHeaderBytes,
    keepAliveTimeout: trustedProxies > 0 ? keepAliveBehindProxyMs : keepAliveMs,
  };
}

/**
 * What cannot be said in the options. Behind a proxy of ours all connections are the proxy's, and it
 * has limits of its own.
 */
export function limitConnections(
  server: Server,
  trustedProxies = 0,
  mostOfOne = mostOfOneNetwork,
): void {
  server.timeout = silenceMs;
  server.maxConnections = mostConnections;
  if (trustedProxies > 0) return;
  const counts = createOpenCounts();
  server.on('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket;
    if (isThisMachine(remoteAddress)) return;
    const network = networkOf(remoteAddress);
    if (counts.of(network) >= mostOfOne) {
      socket.destroy();
      return;
    }
    counts.add(network, 1);
    socket.once('close', () => counts.add(network, -1));
  });
}

/** Requests that no page, form or client of ours sends; null for all others. */
export function refusalOf(request: IncomingMessage): RefusalName | null {
  if (!knownMethods.has(request.method ?? '')) return 'method';
  const { rawHeaders, url = '' } = request;
  if (rawHeaders.length > 2 * mostHeaders) return 'headers';
  if (rawHeaders.reduce((sum, { length }) => sum + length, url.length) > mostHeaderBytes)
    return 'headers';
  const coding = request.headers['content-encoding'];
  return coding !== undefined && coding !== 'identity' ? 'coding' : null;
}

/** Whether bytes follow the headers, whatever the method. */
export const hasBody = (headers: IncomingHttpHeaders): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
