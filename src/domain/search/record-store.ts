import type { BusRecord } from './bus-record.ts';

/** Records as JSON one after the other: taken over as they lie, read when somebody asks for one. */
export interface PackedRecords {
  ids: number[];
  /** Where each one ends, in bytes. */
  ends: number[];
  bytes: Uint8Array;
}

const nothing: PackedRecords = { ids: [], ends: [], bytes: new Uint8Array() };

/** The records of an index by listing. */
export function createRecordStore() {
  /** A record, or the place of one that was not read yet in `packed`. */
  const records = new Map<number, BusRecord | number>();
  let packed = nothing;
  let unread = 0;
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();

  const bytesOf = (place: number) =>
    packed.bytes.subarray(packed.ends[place - 1] ?? 0, packed.ends[place]);
  /** `id` is unread no longer. */
  const forget = (id: number) => {
    if (typeof records.get(id) !== 'number') return;
    unread -= 1;
    if (unread === 0) packed = nothing;
  };
  const set = (id: number, record: BusRecord) => {
    forget(id);
    records.set(id, record);
  };
  const clear = () => {
    records.clear();
    packed = nothing;
    unread = 0;
  };

  return {
    has: (id: number): boolean => records.has(id),
    get(id: number): BusRecord | null {
      const found = records.get(id);
      if (typeof found !== 'number') return found ?? null;
      const record = JSON.parse(decoder.decode(bytesOf(found))) as BusRecord;
      set(id, record);
      return record;
    },
    set,
    delete(id: number): void {
      forget(id);
      records.delete(id);
    },
    clear,
    pack(): PackedRecords {
      const parts = [...records.values()].map((one) =>
        typeof one === 'number' ? bytesOf(one) : encoder.encode(JSON.stringify(one)),
      );
      const ends: number[] = [];
      for (const { length } of parts) ends.push((ends.at(-1) ?? 0) + length);
      const bytes = new Uint8Array(ends.at(-1) ?? 0);
      for (const [at, part] of parts.entries()) bytes.set(part, ends[at - 1] ?? 0);
      return { ids: [...records.keys()], ends, bytes };
    },
    /** Replaces everything. A start reads five thousand at once otherwise, and shows twenty of them. */
    unpack(given: PackedRecords): void {
      clear();
      packed = given;
      unread = given.ids.length;
      for (const [place, id] of given.ids.entries()) records.set(id, place);
    },
  };
}
