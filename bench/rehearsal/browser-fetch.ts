import { subscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';

/**
 * Asks as browsers do: a request whose connection had answered before and was closed without a word this
 * time (`wasClosed` tells it from the error) is sent once more on another one (RFC 9112 §9.3.1; Chromium
 * does so for forms, too, and ours carry a key). A proxy that is reloaded closes the connections that lie
 * idle at that moment. `askAnew` takes a new connection, where `ask` might take another that lay idle.
 */
export function sendsOnceMore<Asked extends unknown[], Answer>(
  ask: (...asked: Asked) => Promise<Answer>,
  wasClosed: (error: unknown) => boolean,
  askAnew = ask,
): { ask: typeof ask; sentAgain(): number } {
  let sentAgain = 0;
  return {
    async ask(...asked) {
      try {
        return await ask(...asked);
      } catch (error) {
        if (!wasClosed(error)) throw error;
        sentAgain += 1;
        return askAnew(...asked);
      }
    },
    sentAgain: () => sentAgain,
  };
}

/** What the system says of a connection that the other side has closed, reading or writing. */
export const closedCodes: ReadonlySet<unknown> = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

/** `fetch` as a browser's. Its errors do not say whether the connection had answered before; its channels do. */
export function createBrowserFetch() {
  const onReused = new WeakSet<object>();
  const errorsOnReused = new WeakSet<Error>();
  subscribe('undici:client:sendHeaders', (message) => {
    const { request, socket } = message as { request: object; socket: Socket };
    if (socket.bytesRead > 0) onReused.add(request);
  });
  subscribe('undici:request:error', (message) => {
    const { request, error } = message as { request: object; error: Error };
    if (onReused.has(request)) errorsOnReused.add(error);
  });
  return sendsOnceMore(fetch, (error) => {
    const { cause } = error as { cause?: Error & { code?: string } };
    return !!cause && closedCodes.has(cause.code) && errorsOnReused.has(cause);
  });
}
