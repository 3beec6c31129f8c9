import type { Hash } from 'node:crypto';
import { importLimits } from '#domain/staff/import/import-ports.ts';
import { within } from '#domain/within.ts';
import { BodyFault } from '#site/body-fault.ts';
import { bodyStream } from '#site/read-bounded-body.ts';
import { ApiProblem } from '../../problem-details.ts';

/** A line that is slow for so long has gone; whoever is at its other end may send all of it again. */
const silenceMs = 20_000;

/**
 * A request's body as it comes, which is counted and bounded by its reader, added to `hash`. Throws
 * `BodyFault` when it is announced as too large and when it breaks off, and `body-too-slow` when nothing comes any more.
 */
export async function* arrivingBytes(request: Request, hash: Hash): AsyncGenerator<Uint8Array> {
  const reader = bodyStream(request, importLimits.fileBytes)?.getReader();
  if (!reader) return;
  const cutShort = () => {
    throw new BodyFault('cut-short');
  };
  try {
    for (;;) {
      const piece = await within(silenceMs, reader.read().catch(cutShort)).catch(
        (error: unknown) => {
          if (error instanceof BodyFault) throw error;
          throw new ApiProblem('body-too-slow', 'Nothing was written: the body stopped coming.', {
            headers: { connection: 'close' },
          });
        },
      );
      if (piece.done) return;
      hash.update(piece.value);
      yield piece.value;
    }
  } finally {
    // Not awaited: a body that never ends would not end this either.
    reader.cancel().catch(() => {});
  }
}
