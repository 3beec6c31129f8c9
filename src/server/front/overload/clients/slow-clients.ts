import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { every } from '#domain/every.ts';
import { networkOf } from '#domain/leads/rate-limit.ts';
import { answeringOn } from './answering-on.ts';
import { isThisMachine, wideNetworkOf } from './networks.ts';
import { createOpenCounts } from './open-counts.ts';
import { isUpload, openClasses, type OpenClass } from '../request-class.ts';

/** Everything but an upload is a few kilobytes: a form that takes longer is answered 408. */
const formMs = 60_000;
/** An upload must bring so much in so long: 1 kB/s, a tenth of what the slowest phone line does. */
const paceWindowMs = 30_000;
const paceBytes = 30_000;
/** Nobody is cut off for being slow before. */
const graceMs = 2_000;
const sweepMs = 2_000;
/** Asked for on one connection before the first answer is taken; browsers and proxies ask one by one. */
const mostOnOneConnection = 6;

/** Exchanges of one class that one address, and one network around it, may have open at once. */
export interface OpenCaps {
  address: number;
  network: number;
}
export const usualCaps: Readonly<Record<FollowedClass, OpenCaps>> = {
  form: { address: 60, network: 240 },
  'sign-in': { address: 16, network: 24 },
  upload: { address: 16, network: 64 },
  question: { address: 60, network: 120 },
  file: { address: 200, network: 800 },
  // Staff have no count; their bodies have to come all the same.
  free: { address: Infinity, network: Infinity },
};
type FollowedClass = OpenClass | 'free';

/** One request and its answer, until either side is done with it. */
interface Exchange {
  requestClass: FollowedClass;
  request: IncomingMessage;
  response: ServerResponse;
  /** Null for this machine itself, which is not counted: it may be a proxy that nobody announced. */
  keys: { address: string; network: string } | null;
  startedMs: number;
  startedBytes: number;
  /** Where the running window of an upload began. */
  markedMs: number;
  markedBytes: number;
  leave(): void;
}

/** What is known of every form, upload and file that is under way. */
export type SlowClients = ReturnType<typeof createSlowClients>;

/**
 * Tells clients that are slow from work that is under way. A body that trickles in and an answer that
 * nobody takes cost a place as long as they like, so they have to give it to whoever is quicker: first
 * within one address, then among all. `answerSlow` says 408 where nothing has been said yet.
 */
export function createSlowClients(parts: {
  answerSlow(request: IncomingMessage, response: ServerResponse): void;
  caps?: Readonly<Record<FollowedClass, OpenCaps>>;
  nowMs?: () => number;
}) {
  const { answerSlow, caps = usualCaps, nowMs = () => performance.now() } = parts;
  const open = new Map<FollowedClass, Set<Exchange>>(
    [...openClasses, 'free' as const].map((name) => [name, new Set()]),
  );
  const ofConnection = new WeakMap<Socket, Set<Exchange>>();
  const counts = createOpenCounts();
  const keysOf = ({ requestClass, keys }: Exchange) =>
    keys === null ? [] : [`${requestClass} ${keys.address}`, `${requestClass} ${keys.network}`];

  const cutOff = (exchange: Exchange) => {
    const { request, response } = exchange;
    exchange.leave();
    if (response.headersSent) response.destroy();
    else answerSlow(request, response);
  };

  const slowestOf = (exchanges: Iterable<Exchange>): Exchange | null => {
    const now = nowMs();
    let slowest: Exchange | null = null;
    let lowest = Infinity;
    for (const exchange of exchanges) {
      const ageMs = now - exchange.startedMs;
      if (ageMs < graceMs || !isClientsTurn(exchange)) continue;
      const pace = (bytesOf(exchange) - exchange.startedBytes + 1) / ageMs;
      if (pace >= lowest) continue;
      slowest = exchange;
      lowest = pace;
    }
    return slowest;
  };

  /** Makes room within an address or a network that has all it may have. */
  const hasRoom = (exchange: Exchange): boolean => {
    const { requestClass, keys } = exchange;
    if (keys === null) return true;
    for (const around of ['address', 'network'] as const) {
      const count = counts.of(`${requestClass} ${keys[around]}`);
      if (count < caps[requestClass][around]) continue;
      const own = [...open.get(requestClass)!].filter(
        (other) => other.keys?.[around] === keys[around],
      );
      const slowest = slowestOf(own);
      if (!slowest) return false;
      cutOff(slowest);
    }
    return true;
  };

  const isTooSlow = (exchange: Exchange, now: number): boolean => {
    if (exchange.request.complete) return false;
    if (!isUpload(exchange.request)) return now - exchange.startedMs >= formMs;
    if (now - exchange.markedMs < paceWindowMs) return false;
    const bytes = bytesOf(exchange);
    const isSlow = bytes - exchange.markedBytes < paceBytes;
    exchange.markedMs = now;
    exchange.markedBytes = bytes;
    return isSlow;
  };
  const sweep = () => {
    const now = nowMs();
    for (const exchanges of open.values()) {
      for (const exchange of exchanges) if (isTooSlow(exchange, now)) cutOff(exchange);
    }
  };
  const stop = every(sweepMs, sweep);

  return {
    /**
     * Follows an exchange to its end. Null when its address has too many and all of them are at work or
     * new, or when its connection asks on without taking answers, which ends it. `left` resolves when
     * the client needs nothing any more: answered, gone or cut off.
     */
    follow(
      requestClass: FollowedClass,
      request: IncomingMessage,
      response: ServerResponse,
      address: string,
    ): { left: Promise<void> } | null {
      const now = nowMs();
      const left = Promise.withResolvers<void>();
      const exchange: Exchange = {
        requestClass,
        request,
        response,
        keys: isThisMachine(address)
          ? null
          : { address: networkOf(address), network: wideNetworkOf(address) },
        startedMs: now,
        startedBytes: 0,
        markedMs: now,
        markedBytes: 0,
        leave() {
          if (!open.get(requestClass)!.delete(exchange)) return;
          ofConnection.get(request.socket)?.delete(exchange);
          for (const key of keysOf(exchange)) counts.add(key, -1);
          left.resolve();
        },
      };
      exchange.startedBytes = exchange.markedBytes = bytesOf(exchange);
      const beside = ofConnection.get(request.socket) ?? new Set<Exchange>();
      if (beside.size >= mostOnOneConnection) {
        request.socket.destroy();
        return null;
      }
      if (!hasRoom(exchange)) return null;
      open.get(requestClass)!.add(exchange);
      for (const key of keysOf(exchange)) counts.add(key, 1);
      ofConnection.set(request.socket, beside.add(exchange));
      response.once('close', exchange.leave);
      return { left: left.promise };
    },
    /** Cuts off whoever keeps this class waiting most; false when all are at work or new. */
    endSlowest(requestClass: OpenClass): boolean {
      const slowest = slowestOf(open.get(requestClass)!);
      if (slowest) cutOff(slowest);
      return slowest !== null;
    },
    /**
     * Nothing came or went on a connection for too long: whoever owes us a body is told so, and whoever
     * waits for us goes on waiting.
     */
    endSilent(socket: Socket): void {
      const owing = [...(ofConnection.get(socket) ?? [])].find(({ request }) => !request.complete);
      if (owing && !socket.destroyed) cutOff(owing);
      // The silence is ours. The next one is looked at anew: then it may be the client's.
      else if (isAnswerOurs(socket)) socket.setTimeout(socket.timeout ?? 0);
      else socket.destroy();
    },
    stop,
  };
}

/** The rest of a body, or the taking of an answer, is waited for; all else is work of ours. */
const isClientsTurn = ({ request, response }: Exchange) =>
  !request.complete || (response.headersSent && !response.writableFinished);

/** Whether a request has arrived whole on a connection and nothing of its answer was said yet. */
function isAnswerOurs(socket: Socket): boolean {
  const answering = answeringOn(socket);
  return (
    !socket.destroyed && answering !== null && answering.req.complete && !answering.headersSent
  );
}

/** What has gone over the line so far, in both directions. */
const bytesOf = ({ request: { socket } }: Exchange) =>
  socket.bytesRead + socket.bytesWritten - socket.writableLength;
