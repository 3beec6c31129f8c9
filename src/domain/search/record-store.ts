import type { BusRecord } from './bus-record.ts';

/** Records as JSON one after the other: taken over as they lie, read when somebody asks for one. */
export interface PackedRecords {
  ids: number[];
  /** Where each one ends, in bytes. */
  ends: number[];
  bytes: Uint8Array;
}

/** The records of an index by listing. */
export interface RecordStore {
  has(id: number): boolean;
  get(id: number): BusRecord | null;
  set(id: number, record: BusRecord): void;
  delete(id: number): void;
  clear(): void;
  pack(): PackedRecords;
  /** Replaces everything. A start reads five thousand at once otherwise, and shows twenty of them. */
  unpack(packed: PackedRecords): void;
}

/** So many records lie ready to be shown; the others are read when somebody asks. */
const mostReady = 5_000;
const chunkBytes = 1_048_576;

interface Place {
  chunk: Uint8Array;
  start: number;
  end: number;
}

const bytesAt = ({ chunk, start, end }: Place) => chunk.subarray(start, end);

/**
 * Kept as bytes outside of the heap: a hundred thousand records are millions of values, and every
 * collection of garbage would walk through them while a visitor waits.
 */
export function createRecordStore(): RecordStore {
  const places = new Map<number, Place>();
  const ready = new Map<number, BusRecord>();
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  let chunk: Uint8Array = new Uint8Array();
  let used = 0;
  /** Bytes of records, and of what was written over since. */
  let live = 0;
  let dead = 0;

  const write = (bytes: Uint8Array): Place => {
    if (used + bytes.length > chunk.length) {
      chunk = new Uint8Array(Math.max(chunkBytes, bytes.length));
      used = 0;
    }
    chunk.set(bytes, used);
    used += bytes.length;
    live += bytes.length;
    return { chunk, start: used - bytes.length, end: used };
  };
  const makeReady = (id: number, record: BusRecord) => {
    const [oldest] = ready.keys();
    if (ready.size >= mostReady && oldest !== undefined) ready.delete(oldest);
    ready.set(id, record);
  };
  const forget = (id: number) => {
    ready.delete(id);
    const place = places.get(id);
    if (!place) return;
    live -= place.end - place.start;
    dead += place.end - place.start;
  };
  const clear = () => {
    places.clear();
    ready.clear();
    chunk = new Uint8Array();
    used = live = dead = 0;
  };
  const pack = (): PackedRecords => {
    const ids = [...places.keys()];
    const ends: number[] = [];
    const bytes = new Uint8Array(live);
    for (const place of places.values()) {
      const start = ends.at(-1) ?? 0;
      bytes.set(bytesAt(place), start);
      ends.push(start + place.end - place.start);
    }
    return { ids, ends, bytes };
  };
  const takeOver = ({ ids, ends, bytes }: PackedRecords) => {
    chunk = bytes;
    used = live = bytes.length;
    dead = 0;
    for (const [at, id] of ids.entries()) {
      places.set(id, { chunk, start: ends[at - 1] ?? 0, end: ends[at]! });
    }
  };

  return {
    has: (id) => places.has(id),
    get(id) {
      const known = ready.get(id);
      if (known) return known;
      const place = places.get(id);
      if (!place) return null;
      const record = JSON.parse(decoder.decode(bytesAt(place))) as BusRecord;
      makeReady(id, record);
      return record;
    },
    set(id, record) {
      forget(id);
      places.set(id, write(encoder.encode(JSON.stringify(record))));
      makeReady(id, record);
      if (dead > live + chunkBytes) takeOver(pack());
    },
    delete(id) {
      forget(id);
      places.delete(id);
    },
    clear,
    pack,
    unpack(packed) {
      clear();
      takeOver(packed);
    },
  };
}
