import type { IncomingMessage, ServerResponse } from 'node:http';
import { smallBytes } from '#site/read-bounded-body.ts';
import { requestAddress } from '../middleware/client-address.ts';
import { Overloaded, type Admission } from './admission.ts';
import { hasBody } from './clients/connection-limits.ts';
import { holdBody } from './clients/held-body.ts';
import { createKnownSessions } from './clients/known-sessions.ts';
import {
  classOf,
  isOpenClass,
  type OpenClass,
  type QueuedClass,
  type RequestClass,
} from './request-class.ts';
import { createSlowClients, type SlowClients } from './clients/slow-clients.ts';

/** What the back office tells about the cookies of a request; Hono's `c.env` of it. */
export interface SessionBindings {
  noteSession(isOpen: boolean): void;
}

/** The way of a request from its headers to the app. */
export function createEntrance(parts: {
  admission: Admission;
  trustedProxies: number;
  answerSlow(request: IncomingMessage, response: ServerResponse): void;
  movedTo?(pathname: string, search: string): string | null;
}) {
  const { admission, trustedProxies } = parts;
  const sessions = createKnownSessions();
  const slowClients = createSlowClients(parts);

  const classOfWork = (request: IncomingMessage): RequestClass => {
    const { url = '', headers } = request;
    if (url.startsWith('/staff') && sessions.has(headers.cookie)) return 'free';
    const requestClass = classOf(request);
    if (requestClass !== 'detail' && requestClass !== 'list') return requestClass;
    const [pathname = ''] = url.split('?', 1);
    return parts.movedTo?.(pathname, '') ? 'file' : requestClass;
  };

  /** Counted until the answer is there, or until its client has gone or was cut off. */
  const runFollowed = async (
    followed: Parameters<SlowClients['follow']>[0],
    request: IncomingMessage,
    response: ServerResponse,
    work: () => Promise<unknown>,
  ): Promise<void> => {
    if (followed !== 'free' && admission.isFull(followed) && slowClients.endSlowest(followed)) {
      // Its place is free once its promise has settled.
      await new Promise((resolve) => setImmediate(resolve));
    }
    const address = requestAddress(request, trustedProxies);
    const place = slowClients.follow(followed, request, response, address);
    if (!place) throw new Overloaded();
    await admission.run(followed, () => Promise.race([work(), place.left]));
  };

  /** Its body is waited for in one place, and its turn among what is drawn in another. */
  const runHeld = async (
    arriving: OpenClass,
    drawn: QueuedClass,
    request: IncomingMessage,
    response: ServerResponse,
    answer: () => Promise<unknown>,
  ): Promise<void> => {
    let isHeld = false;
    await runFollowed(arriving, request, response, async () => {
      isHeld = await holdBody(request);
    });
    if (isHeld && !response.headersSent) await admission.run(drawn, answer);
  };

  return {
    classOf: classOfWork,
    /** Runs the answer when its turn has come. Rejects with `Overloaded` when it has none. */
    async run(
      request: IncomingMessage,
      response: ServerResponse,
      answer: () => Promise<unknown>,
    ): Promise<void> {
      const requestClass = classOfWork(request);
      if (requestClass === 'sign-in' && isSmall(request)) {
        return runHeld(requestClass, 'guess', request, response, answer);
      }
      if (isOpenClass(requestClass) || requestClass === 'free') {
        return runFollowed(requestClass, request, response, answer);
      }
      if (request.complete || isSafe(request) || !hasBody(request.headers)) {
        await admission.run(requestClass, answer);
        return;
      }
      await runHeld('question', requestClass, request, response, answer);
    },
    bindingsFor: ({ headers: { cookie } }: IncomingMessage): SessionBindings => ({
      noteSession: (isOpen) => sessions.note(cookie, isOpen),
    }),
    slowClients,
  };
}

/** A form that was kept over the sign-in may be larger; it runs while it arrives. */
const isSmall = ({ headers }: IncomingMessage) =>
  Number(headers['content-length'] ?? Number.NaN) <= smallBytes;
const isSafe = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';
