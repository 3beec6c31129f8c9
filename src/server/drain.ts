import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Stops a server without a failed request: for `delayMs` it goes on while every answer ends its
 * connection and readiness says no; then it takes no more, and running requests and uploads have
 * `finishMs` to end. What is left then is cut.
 */
export async function drain(
  server: Server,
  parts: { startDraining(): void; delayMs: number; finishMs: number },
): Promise<{ cut: boolean }> {
  parts.startDraining();
  if (parts.delayMs > 0) await pause(parts.delayMs);
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
