import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { mkdir, open, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { BackupFile } from '#domain/backup/backup-manifest.ts';
import { linkOrCopy } from '#files/link-or-copy.ts';
import { seal, unseal } from './sealed-file.ts';

/** A file of an encrypted backup. */
const sealedSuffix = '.sealed';

export interface BackupPlace {
  /** The backup's own folder. */
  folder: string;
  /** Null: files are kept as they are. */
  secret: string | null;
}

/** Where a file of a backup lies. */
export function storedPath({ folder, secret }: BackupPlace, path: string): string {
  return join(folder, path + (secret === null ? '' : sealedSuffix));
}

/**
 * Puts a file into a backup. Not encrypted, it is linked where that works: our files are replaced,
 * never written into. `known` is the same file in an earlier backup, which then need not be read.
 */
export async function storeFile(
  place: BackupPlace,
  path: string,
  source: string,
  known: { place: BackupPlace; entry: BackupFile } | null,
): Promise<BackupFile> {
  const { size: bytes, mtimeMs: modifiedMs } = await stat(source);
  const target = storedPath(place, path);
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  const same = known?.entry.bytes === bytes && known.entry.modifiedMs === modifiedMs;
  if (same && known) {
    await linkOrCopy(place.secret === null ? source : storedPath(known.place, path), target);
    return known.entry;
  }
  if (place.secret === null) {
    await linkOrCopy(source, target);
    return { path, bytes, modifiedMs, sha256: await hashOf(createReadStream(source)) };
  }
  const hash = createHash('sha256');
  await write(target, seal(hashing(bytesOf(source), hash), place.secret, path));
  return { path, bytes, modifiedMs, sha256: hash.digest('hex') };
}

/** Reads a file of a backup, into `target` unless it is only to be checked. Throws when it differs. */
export async function takeOut(
  place: BackupPlace,
  entry: BackupFile,
  target: string | null,
): Promise<void> {
  const path = storedPath(place, entry.path);
  if (!existsSync(path)) throw new Error(`${entry.path} of the backup is missing`);
  const stored = bytesOf(path);
  const plain = place.secret === null ? stored : unseal(stored, place.secret, entry.path);
  const hash = createHash('sha256');
  const bytes = hashing(plain, hash);
  if (target === null) for await (const _ of bytes);
  else {
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    await write(target, bytes);
  }
  if (hash.digest('hex') !== entry.sha256)
    throw new Error(`${entry.path} of the backup is not what it was`);
}

async function write(target: string, bytes: AsyncIterable<Buffer>): Promise<void> {
  const file = await open(target, 'wx', 0o600);
  try {
    for await (const chunk of bytes) await file.write(chunk);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Opens the file when the first byte is asked for: a fault before anybody listens would end the process. */
async function* bytesOf(path: string): AsyncGenerator<Buffer> {
  yield* createReadStream(path) as AsyncIterable<Buffer>;
}

async function hashOf(bytes: AsyncIterable<Buffer>): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of bytes) hash.update(chunk);
  return hash.digest('hex');
}

async function* hashing(
  bytes: AsyncIterable<Buffer>,
  hash: ReturnType<typeof createHash>,
): AsyncGenerator<Buffer> {
  for await (const chunk of bytes) {
    hash.update(chunk);
    yield chunk;
  }
}
