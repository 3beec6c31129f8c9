/** Stored texts of one field as UTF-8, in any order, decoded only for the hits of a page. */
export interface TextStore {
  bytes: Uint8Array;
  /** Where the text of each document starts and ends. */
  starts: Uint32Array;
  ends: Uint32Array;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

export interface TextStoreWriter {
  add(text: string): void;
  /** `order[doc]` is the place in which the document's text was added. */
  finish(order: Uint32Array): TextStore;
}

/** `bytesHint` is the expected size of all texts together. */
export function textStoreWriter(bytesHint: number): TextStoreWriter {
  let bytes = new Uint8Array(Math.max(64, bytesHint));
  const ends: number[] = [];
  let used = 0;
  function room(more: number): void {
    if (used + more <= bytes.length) return;
    const grown = new Uint8Array(Math.max(Math.ceil(bytes.length * 1.6), used + more));
    grown.set(bytes.subarray(0, used));
    bytes = grown;
  }
  return {
    add(text) {
      room(text.length * 3);
      used += encoder.encodeInto(text, bytes.subarray(used)).written;
      ends.push(used);
    },
    finish(order) {
      const documents = order.length;
      const store = {
        bytes: bytes.subarray(0, used),
        starts: new Uint32Array(documents),
        ends: new Uint32Array(documents),
      };
      for (let doc = 0; doc < documents; doc++) {
        const place = order[doc]!;
        store.starts[doc] = place === 0 ? 0 : ends[place - 1]!;
        store.ends[doc] = ends[place]!;
      }
      return store;
    },
  };
}

export function textAt(store: TextStore, doc: number): string {
  return decoder.decode(store.bytes.subarray(store.starts[doc]!, store.ends[doc]!));
}
