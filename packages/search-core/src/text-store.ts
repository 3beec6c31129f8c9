import { growableList, release } from './growable.ts';

/** Stored texts of one field as UTF-8, in any order, decoded only for the hits of a page. */
export interface TextStore {
  bytes: Uint8Array;
  /** Where the text of each document starts and ends. */
  starts: Uint32Array;
  ends: Uint32Array;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

const SMALLEST_CHUNK = 1 << 12;
/** See `growable.ts` for the size. */
const LARGEST_CHUNK = 1 << 25;

/** Collects in chunks and copies once, chunk by chunk, so that memory never holds everything twice. */
export function textStoreWriter() {
  const full: Uint8Array<ArrayBuffer>[] = [];
  let chunk = new Uint8Array(SMALLEST_CHUNK);
  let inChunk = 0;
  let used = 0;
  const ends = growableList();
  return {
    add(text: string): void {
      if (inChunk + text.length * 3 > chunk.length) {
        full.push(chunk.subarray(0, inChunk));
        chunk = new Uint8Array(
          Math.max(Math.min(chunk.length * 2, LARGEST_CHUNK), text.length * 3),
        );
        inChunk = 0;
      }
      const { written } = encoder.encodeInto(text, inChunk === 0 ? chunk : chunk.subarray(inChunk));
      inChunk += written;
      used += written;
      ends.push(used);
    },
    /** `order[doc]` is the place in which the document's text was added. */
    finish(order: Uint32Array): TextStore {
      const bytes = new Uint8Array(used);
      full.push(chunk.subarray(0, inChunk));
      let at = 0;
      for (let part = full.shift(); part; part = full.shift()) {
        bytes.set(part, at);
        at += part.length;
        release(part);
      }
      const starts = new Uint32Array(order.length);
      const stops = new Uint32Array(order.length);
      for (let doc = 0; doc < order.length; doc++) {
        const place = order[doc]!;
        starts[doc] = place === 0 ? 0 : ends.at(place - 1);
        stops[doc] = ends.at(place);
      }
      ends.release();
      return { bytes, starts, ends: stops };
    },
  };
}

export function textAt(store: TextStore, doc: number): string {
  return decoder.decode(store.bytes.subarray(store.starts[doc]!, store.ends[doc]!));
}

/** A test of documents: whether the text holds every one of these strings. Bytes tell: it is UTF-8. */
export function textHolds(store: TextStore, parts: readonly string[]): (doc: number) => boolean {
  const sought = parts.map((part) => encoder.encode(part));
  const { bytes, starts, ends } = store;
  return (doc) => sought.every((part) => holdsBytes(bytes, starts[doc]!, ends[doc]!, part));
}

function holdsBytes(bytes: Uint8Array, from: number, to: number, part: Uint8Array): boolean {
  const first = part[0];
  for (let at = from; at <= to - part.length; at++) {
    if (bytes[at] !== first) continue;
    let same = 1;
    while (same < part.length && bytes[at + same] === part[same]) same++;
    if (same >= part.length) return true;
  }
  return part.length === 0;
}
