import type { IncomingMessage } from 'node:http';

/**
 * Whether an error only says that the client left, or was cut off, in the middle of its body: nobody
 * is there to be answered, and nothing of ours is at fault.
 */
export function isClientGone(error: unknown, bindings: unknown): boolean {
  const { incoming } = (bindings ?? {}) as { incoming?: IncomingMessage };
  if (!incoming?.destroyed || incoming.complete) return false;
  const { code, name } = error as NodeJS.ErrnoException;
  return error === incoming.errored || name === 'AbortError' || code === 'ECONNRESET';
}
