import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** Nobody asked for so long: the proxy has looked away. */
const quietMs = 500;
const lookEveryMs = 50;

/**
 * Stops a server without a failed request: for `delayMs` it goes on while every answer ends its
 * connection and readiness says no, and longer while visitors still come (a busy proxy learns late),
 * but no longer than `longestDelayMs`. Then it takes no more, and running requests and uploads have
 * `finishMs` to end. What is left then is cut.
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
  let cut = false;
  const timer = setTimeout(() => {
    cut = true;
    server.closeAllConnections();
  }, parts.finishMs);
  await closed;
  clearTimeout(timer);
  return { cut };
}
