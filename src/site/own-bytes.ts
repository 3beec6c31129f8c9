/**
 * A text as UTF-8 in memory of its own, for what is kept: a part of Node's pool would hold all of the
 * pool for as long.
 */
export function ownBytes(text: string): Buffer<ArrayBuffer> {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  bytes.write(text);
  return bytes;
}
