import type { IncomingMessage } from 'node:http';
import { createClientLimits } from '#server/front/overload/clients/client-limits.ts';

/** How many of 400 requests of one client's are let in. */
export function openedByClient(limit: 'pages' | 'posts'): number {
  const limits = createClientLimits(0);
  const request = { socket: { remoteAddress: '203.0.113.9' }, headers: {} };
  const asker = request as unknown as IncomingMessage;
  return Array.from({ length: 400 }, () => limits.allows(limit, asker)).filter(Boolean).length;
}
