import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/**
 * A file of ours that is encrypted, version 1: eight letters, a salt of 16 bytes, then segments of
 * 1 MiB, each with AES-256-GCM and its own 16-byte tag. The key of a file is drawn from the secret,
 * the salt and the file's path (HKDF-SHA-256, RFC 5869), so that no two files share one and none can
 * stand in for another. The nonce counts segments and marks the last one: nothing can be reordered
 * or cut off unnoticed.
 */
const magic = Buffer.from('OMNIBAK1', 'latin1');
const saltBytes = 16;
const segmentBytes = 1024 * 1024;
const tagBytes = 16;

/** It cannot be opened: another key, or changed since. */
class SealBroken extends Error {
  override name = 'SealBroken';
}

/** Encrypts a stream of bytes as the content of `path`. */
export async function* seal(
  source: AsyncIterable<Buffer>,
  secret: string,
  path: string,
): AsyncGenerator<Buffer> {
  const salt = randomBytes(saltBytes);
  const key = keyOf(secret, salt, path);
  yield Buffer.concat([magic, salt]);
  let number = 0;
  for await (const { bytes, last } of inSegments(source, segmentBytes)) {
    const cipher = createCipheriv('aes-256-gcm', key, nonce(number++, last));
    yield Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
  }
}

/** The other way. Throws `SealBroken`; what it gave before that must not be used. */
export async function* unseal(
  source: AsyncIterable<Buffer>,
  secret: string,
  path: string,
): AsyncGenerator<Buffer> {
  const headBytes = magic.length + saltBytes;
  let head = Buffer.alloc(0);
  const rest = source[Symbol.asyncIterator]();
  while (head.length < headBytes) {
    const next = await rest.next();
    if (next.done) break;
    head = Buffer.concat([head, next.value]);
  }
  if (!head.subarray(0, magic.length).equals(magic) || head.length < headBytes)
    throw new SealBroken(`${path} is not an encrypted file of this kind`);
  const key = keyOf(secret, head.subarray(magic.length, headBytes), path);
  let number = 0;
  for await (const { bytes, last } of inSegments(
    follow(head.subarray(headBytes), rest),
    segmentBytes + tagBytes,
  )) {
    if (bytes.length < tagBytes) throw new SealBroken(`${path} is cut off`);
    const decipher = createDecipheriv('aes-256-gcm', key, nonce(number++, last));
    decipher.setAuthTag(bytes.subarray(-tagBytes));
    let plain = decipher.update(bytes.subarray(0, -tagBytes));
    try {
      plain = Buffer.concat([plain, decipher.final()]);
    } catch {
      throw new SealBroken(`${path} was changed, or BACKUP_KEY is not the one it was made with`);
    }
    yield plain;
  }
}

/** Recognizes a secret without telling anything about it. */
export function keyIdOf(secret: string): string {
  return createHmac('sha256', secret).update('omnibus backup key').digest('hex').slice(0, 16);
}

/** Proves that a text was written by somebody with the secret. */
export function signatureOf(text: string, secret: string): string {
  return createHmac('sha256', secret)
    .update('omnibus backup manifest\n')
    .update(text)
    .digest('hex');
}

function keyOf(secret: string, salt: Uint8Array, path: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, `omnibus backup file\n${path}`, 32));
}

function nonce(number: number, last: boolean): Buffer {
  const bytes = Buffer.alloc(12);
  bytes.writeUInt32BE(number, 7);
  bytes[11] = last ? 1 : 0;
  return bytes;
}

async function* follow(
  first: Buffer,
  rest: AsyncIterator<Buffer>,
): AsyncGenerator<Buffer, void, undefined> {
  yield first;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

/** Pieces of exactly `size`; the last one, marked, may be shorter or empty. */
async function* inSegments(
  source: AsyncIterable<Buffer>,
  size: number,
): AsyncGenerator<{ bytes: Buffer; last: boolean }> {
  let held: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of source) {
    held.push(chunk);
    bytes += chunk.length;
    if (bytes <= size) continue;
    let whole = Buffer.concat(held);
    for (; whole.length > size; whole = whole.subarray(size))
      yield { bytes: whole.subarray(0, size), last: false };
    held = [whole];
    bytes = whole.length;
  }
  yield { bytes: Buffer.concat(held), last: true };
}
