import type { IncomingMessage } from 'node:http';
import { longestBodyBytes } from '../../../http/algolia/request/request-body.ts';

/** Enough of a question for its own reader to see that it is too large. */
const mostBytes = longestBodyBytes + 1;
/** In place of a question that is announced as longer: nobody waits for it, whoever reads it. */
const tooLarge = Buffer.alloc(mostBytes);

/**
 * Waits for the body of a request whose work is queued, so that nobody holds a place among the
 * renders while bytes trickle in. The listener of `@hono/node-server` takes `rawBody` in place of the
 * stream. False when the client left before its end.
 */
export async function holdBody(request: IncomingMessage): Promise<boolean> {
  if (Number(request.headers['content-length'] ?? 0) >= mostBytes) {
    Object.assign(request, { rawBody: tooLarge });
    return true;
  }
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    // Left without being destroyed: the answer still goes over the same socket.
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      size += (chunk as Buffer).byteLength;
      chunks.push(chunk as Buffer);
      // What is left out makes it too large for its reader, which says so.
      if (size >= mostBytes) break;
    }
  } catch {
    // The connection broke: there is nobody left to answer.
    return false;
  }
  Object.assign(request, { rawBody: Buffer.concat(chunks) });
  return true;
}
