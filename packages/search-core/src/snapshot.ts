/**
 * Plain data to bytes and back. Typed arrays lie 8-byte aligned behind a JSON header, so that loading
 * makes views instead of copies:
 *
 *     "OSC1"  header length  checksum of the header | header JSON ... | arrays ...
 *             4 bytes        4 bytes                  {"$":[kind, byte offset, entries]}
 */
/** Count the digit up whenever the shape of `SegmentData` changes: old snapshots are then refused. */
const MAGIC = 0x3143534f;
const HEADER_START = 12;
const KINDS = [Uint8Array, Uint16Array, Uint32Array, Float64Array] as const;

type AnyArray = InstanceType<(typeof KINDS)[number]>;

function align(bytes: number): number {
  return (bytes + 7) & ~7;
}

function kindOf(value: unknown): number {
  return KINDS.findIndex((kind) => value instanceof kind);
}

/** Bytes of all typed arrays within plain data. */
export function arrayBytes(value: unknown): number {
  if (value === null || typeof value !== 'object') return 0;
  if (ArrayBuffer.isView(value)) return value.byteLength;
  let sum = 0;
  for (const part of Object.values(value)) sum += arrayBytes(part);
  return sum;
}

/** `data` may hold plain objects, arrays, strings, finite numbers, null and typed arrays. */
export function packSnapshot(data: unknown): Uint8Array {
  const arrays: { array: AnyArray; at: number }[] = [];
  let size = 0;
  const header = new TextEncoder().encode(
    JSON.stringify(data, (_, value: unknown) => {
      const kind = kindOf(value);
      if (kind < 0) return value;
      const array = value as AnyArray;
      const at = size;
      arrays.push({ array, at });
      size = align(size + array.byteLength);
      return { $: [kind, at, array.length] };
    }),
  );
  const base = align(HEADER_START + header.length);
  const bytes = new Uint8Array(base + size);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, MAGIC, true);
  view.setUint32(4, header.length, true);
  view.setUint32(8, checksum(header), true);
  bytes.set(header, HEADER_START);
  for (const { array, at } of arrays) {
    bytes.set(new Uint8Array(array.buffer, array.byteOffset, array.byteLength), base + at);
  }
  return bytes;
}

export type Unpacked = { ok: true; data: unknown } | { ok: false; reason: string };

/** The data of a snapshot; its arrays are views of `bytes` (of a copy when those are misaligned). */
export function unpackSnapshot(given: Uint8Array): Unpacked {
  const bytes = given.byteOffset % 8 === 0 ? given : given.slice();
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < HEADER_START || view.getUint32(0, true) !== MAGIC) {
    return { ok: false, reason: 'these bytes are not a search snapshot' };
  }
  const length = view.getUint32(4, true);
  const header = bytes.subarray(HEADER_START, HEADER_START + length);
  if (header.length !== length || checksum(header) !== view.getUint32(8, true)) {
    return { ok: false, reason: 'the snapshot is damaged or cut short' };
  }
  const base = align(HEADER_START + length);
  let isWhole = true;
  const data: unknown = JSON.parse(new TextDecoder().decode(header), (_, value: unknown) => {
    if (value === null || typeof value !== 'object' || !('$' in value)) return value;
    const [kind, at, entries] = value.$ as [number, number, number];
    const Kind = KINDS[kind]!;
    if (base + at + entries * Kind.BYTES_PER_ELEMENT > bytes.length) {
      isWhole = false;
      return null;
    }
    return new Kind(bytes.buffer as ArrayBuffer, bytes.byteOffset + base + at, entries);
  });
  return isWhole
    ? { ok: true, data }
    : { ok: false, reason: 'the snapshot is damaged or cut short' };
}

function checksum(bytes: Uint8Array): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < bytes.length; at++) hash = Math.imul(hash ^ bytes[at]!, 0x01000193);
  return hash >>> 0;
}
