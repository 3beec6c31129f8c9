import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { every } from '#domain/every.ts';

/** Nobody asked for so long: the proxy has looked away. */
const quietMs = 500;
const lookEveryMs = 50;

/**
 * Browsers and proxies open connections ahead, which Node counts as busy until their first request.
 * Gives what ends those that have sent nothing so far.
 */
export function watchSilentConnections(server: Server): () => void {
  const connections = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  return () => {
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
  };
}

/**
 * Stops a server without a failed request: for `delayMs` it goes on while every answer ends its
 * connection and readiness says no, and longer while visitors still come (a busy proxy learns late),
 * but no longer than `longestDelayMs`. Then it takes no more, connections that ask for nothing are
 * ended a moment later, and running requests and uploads have `finishMs`. What is left then is cut.
 */
export async function drain(
  server: Server,
  parts: {
    startDraining(): void;
    /** Since the last request of a visitor. */
    quietForMs(): number;
    delayMs: number;
    longestDelayMs: number;
    finishMs: number;
    /** From `watchSilentConnections`, which has to know the server from its beginning. */
    endSilentConnections(): void;
  },
): Promise<{ cut: boolean }> {
  parts.startDraining();
  const longestUntilMs = performance.now() + parts.longestDelayMs;
  if (parts.delayMs > 0) await pause(parts.delayMs);
  while (parts.quietForMs() < quietMs && performance.now() < longestUntilMs) {
    await pause(lookEveryMs);
  }
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  // Who has just connected asks within the moment.
  const endIdle = every(quietMs, () => {
    parts.endSilentConnections();
    server.closeIdleConnections();
  });
  let cut = false;
  const timer = setTimeout(() => {
    cut = true;
    server.closeAllConnections();
  }, parts.finishMs);
  await closed;
  clearTimeout(timer);
  endIdle();
  return { cut };
}
