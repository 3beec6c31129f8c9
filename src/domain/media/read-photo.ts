import type { SharedRoom } from '../shared-room.ts';
import type { PhotoFormat } from './photo-processor.ts';
import { refusal, type Refusal } from './photo-refusals.ts';
import { sniffPicture, sniffedBytes, type Sniffed } from './sniff-picture.ts';

export interface ArrivedPhoto {
  outcome: 'arrived';
  bytes: Uint8Array;
  format: PhotoFormat;
  /** Call when the bytes are no longer needed. */
  release(): void;
}

/**
 * Reads a photo as far as it may be one: stops at the first bytes of anything else, past
 * `mostBytes`, and when all uploads together hold too much and this one is the slowest of them. Then
 * the stream is cancelled.
 */
export async function readPhoto(
  source: Uint8Array | ReadableStream<Uint8Array>,
  announcedBytes: number | null,
  mostBytes: number,
  room: SharedRoom,
): Promise<ArrivedPhoto | Refusal> {
  const reader = source instanceof Uint8Array ? streamOf(source) : source.getReader();
  const chunks: Uint8Array[] = [];
  let sizeBytes = 0;
  const holding = room.enter(() => {
    chunks.length = 0;
    // Ends the wait for the next piece, which may never come.
    reader.cancel().catch(() => {});
  });
  const refuse = async (refused: Refusal) => {
    holding.leave();
    await reader.cancel().catch(() => {});
    return refused;
  };
  if (announcedBytes !== null && announcedBytes > mostBytes) return refuse(refusal('too-large'));
  let sniffed: Sniffed | null = null;
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      if (holding.isGivenUp) break;
      chunks.push(next.value);
      sizeBytes += next.value.byteLength;
      if (sizeBytes > mostBytes) return await refuse(refusal('too-large'));
      if (!holding.take(next.value.byteLength)) return await refuse(refusal('busy'));
      if (!sniffed && sizeBytes >= sniffedBytes) {
        sniffed = sniffPicture(startOf(chunks));
        if (sniffed.is === 'foreign') return await refuse(refusal('not-a-picture', sniffed.kind));
      }
    }
  } catch {
    return refuse(refusal('interrupted'));
  }
  if (holding.isGivenUp) return refuse(refusal('busy'));
  holding.arrived();
  if (announcedBytes !== null && sizeBytes < announcedBytes) return refuse(refusal('interrupted'));
  if (sizeBytes === 0) return refuse(refusal('empty'));
  sniffed ??= sniffPicture(startOf(chunks));
  if (sniffed.is === 'foreign') return refuse(refusal('not-a-picture', sniffed.kind));
  return {
    outcome: 'arrived',
    bytes: joined(chunks, sizeBytes),
    format: sniffed.format,
    release: holding.leave,
  };
}

type Reader = Pick<ReadableStreamDefaultReader<Uint8Array>, 'read' | 'cancel'>;

function streamOf(bytes: Uint8Array): Reader {
  return new ReadableStream<Uint8Array>({
    start(controller) {
      if (bytes.byteLength > 0) controller.enqueue(bytes);
      controller.close();
    },
  }).getReader();
}

function startOf(chunks: readonly Uint8Array[]): Uint8Array {
  const start = new Uint8Array(sniffedBytes);
  let at = 0;
  for (const chunk of chunks) {
    if (at >= sniffedBytes) break;
    start.set(chunk.subarray(0, sniffedBytes - at), at);
    at += chunk.byteLength;
  }
  return start.subarray(0, Math.min(at, sniffedBytes));
}

function joined(chunks: readonly Uint8Array[], sizeBytes: number): Uint8Array {
  if (chunks.length === 1 && chunks[0]) return chunks[0];
  const whole = new Uint8Array(sizeBytes);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.byteLength;
  }
  return whole;
}
