import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * The answer that is next on a connection, whoever makes it; null when nothing was asked. Of several
 * that were asked for at once it is the first.
 */
export function answeringOn(socket: Socket): ServerResponse | null {
  // https://nodejs.org/api/http.html#event-clienterror
  const { _httpMessage: message } = socket as { _httpMessage?: ServerResponse | null };
  return message ?? null;
}
