import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener, RequestError, type HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Logger } from '../ops/log/logger.ts';
import { requestIdFor } from './middleware/request-log.ts';
import type { ReadyMade } from './overload/ready-made.ts';

/** The app of `createApp`, as far as the front needs it. */
export interface FrontApp {
  fetch(request: Request, bindings?: object): Response | Promise<Response>;
  /** Answers at once what it answered before, past the router; else false, having done nothing. */
  answerKept?(request: IncomingMessage, response: ServerResponse): boolean;
}

/** Gives requests to the app and sends its answers, unless the front has answered meanwhile. */
export function createAppListener(parts: {
  app: FrontApp;
  log: Pick<Logger, 'error'>;
  readyMade: ReadyMade;
  /** What the app gets to know beside the request itself. */
  bindingsFor(request: IncomingMessage): object;
}): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const { app, log, readyMade } = parts;
  const answer = async (request: Request, bindings: HttpBindings): Promise<Response> => {
    const { incoming, outgoing } = bindings;
    const response = await app.fetch(request, { ...bindings, ...parts.bindingsFor(incoming) });
    if (!outgoing.headersSent && !outgoing.destroyed) return response;
    await response.body?.cancel();
    return RESPONSE_ALREADY_SENT;
  };
  const errorHandler = (error: unknown): Response => {
    // An address that is none, such as one with a backslash, never gets as far as the app.
    const isUnreadable = error instanceof RequestError;
    if (!isUnreadable) log.error({ err: error }, 'a request could not be answered');
    return readyMade.response(isUnreadable ? 'malformed' : 'fault', requestIdFor(undefined));
  };
  return getRequestListener((request, bindings) => answer(request, bindings as HttpBindings), {
    errorHandler,
  }) as (request: IncomingMessage, response: ServerResponse) => Promise<void>;
}
