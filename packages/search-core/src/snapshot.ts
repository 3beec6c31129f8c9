/**
 * Plain data to bytes and back. Typed arrays lie 8-byte aligned behind a JSON header, so that loading
 * makes views instead of copies:
 *
 *     "OSC2"  header length  checksum of the header | header JSON ... | arrays ...
 *             4 bytes        4 bytes
 *
 * The header is the data with null for every array, and the arrays' places in it, kinds, byte offsets
 * and entries: so it is parsed without a look at each of its thousands of words.
 */
/** Count the digit up whenever the shape of `SegmentData` changes: old snapshots are then refused. */
const MAGIC = 0x3243534f;
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

type Path = readonly (string | number)[];
type Holder = Record<string | number, unknown>;

interface Header {
  data: unknown;
  arrays: [path: Path, kind: number, at: number, entries: number][];
}

/** `data` may hold plain objects, arrays, strings, finite numbers, null and typed arrays. */
export function packSnapshot(data: unknown): Uint8Array {
  const arrays: { array: AnyArray; at: number }[] = [];
  const header: Header = { data: null, arrays: [] };
  let size = 0;
  const withoutArrays = (value: unknown, path: Path): unknown => {
    if (value === null || typeof value !== 'object') return value;
    const kind = kindOf(value);
    if (kind >= 0) {
      const array = value as AnyArray;
      arrays.push({ array, at: size });
      header.arrays.push([path, kind, size, array.length]);
      size = align(size + array.byteLength);
      return null;
    }
    if (Array.isArray(value)) return value.map((part, at) => withoutArrays(part, [...path, at]));
    const parts = Object.entries(value);
    return Object.fromEntries(
      parts.map(([key, part]) => [key, withoutArrays(part, [...path, key])]),
    );
  };
  header.data = withoutArrays(data, ['data']);
  const text = new TextEncoder().encode(JSON.stringify(header));
  const base = align(HEADER_START + text.length);
  const bytes = new Uint8Array(base + size);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, MAGIC, true);
  view.setUint32(4, text.length, true);
  view.setUint32(8, checksum(text), true);
  bytes.set(text, HEADER_START);
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
  const whole = JSON.parse(new TextDecoder().decode(header)) as Header;
  for (const [path, kind, at, entries] of whole.arrays) {
    const Kind = KINDS[kind]!;
    if (base + at + entries * Kind.BYTES_PER_ELEMENT > bytes.length) {
      return { ok: false, reason: 'the snapshot is damaged or cut short' };
    }
    const array = new Kind(bytes.buffer as ArrayBuffer, bytes.byteOffset + base + at, entries);
    let holder: Holder = whole as unknown as Holder;
    for (const key of path.slice(0, -1)) holder = holder[key] as Holder;
    holder[path.at(-1)!] = array;
  }
  return { ok: true, data: whole.data };
}

/** FNV-1a over words of four bytes, and over what is left of them by bytes. */
function checksum(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const wordsEnd = bytes.length & ~3;
  let hash = 0x811c9dc5;
  for (let at = 0; at < wordsEnd; at += 4)
    hash = Math.imul(hash ^ view.getUint32(at, true), 0x01000193);
  for (let at = wordsEnd; at < bytes.length; at++) hash = Math.imul(hash ^ bytes[at]!, 0x01000193);
  return hash >>> 0;
}
