import { timingSafeEqual } from 'node:crypto';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { jsonOrNull } from '#domain/json-or-null.ts';
import { backupManifest, backupName, type BackupManifest } from '#domain/backup/backup-manifest.ts';
import { flushToDisk } from '#files/write-whole-file.ts';
import { keyIdOf, signatureOf } from './sealed-file.ts';

const manifestFile = 'manifest.json';
const signatureFile = 'manifest.signature';
/** Of a million photo files. */
const mostBytes = 256 * 1024 * 1024;

/**
 * Who can have made a backup. `ours`: signed with the present key and under the name it was made with,
 * or there is no key to compare with. `unsigned`: anybody who may write into the folder.
 */
export type BackupOrigin =
  | 'ours'
  | 'unsigned'
  /** Encrypted, and no key is set. */
  | 'no-key'
  | 'another-key'
  /** The manifest is not what was signed. */
  | 'changed'
  /** Signed, and made at another time than its name says: an older one that poses as a newer one. */
  | 'renamed';

/** Null when there is none, or none that can be read. */
export async function readManifest(
  folder: string,
  name: string,
  secret: string | null,
): Promise<{ manifest: BackupManifest; origin: BackupOrigin } | null> {
  const text = await readText(join(folder, name, manifestFile), mostBytes);
  const parsed = backupManifest.safeParse(jsonOrNull(text));
  if (!parsed.success) return null;
  const manifest = parsed.data;
  const { keyId, madeAt } = manifest;
  if (keyId === null) return { manifest, origin: secret === null ? 'ours' : 'unsigned' };
  if (secret === null) return { manifest, origin: 'no-key' };
  if (keyId !== keyIdOf(secret)) return { manifest, origin: 'another-key' };
  const signature = await readText(join(folder, name, signatureFile), 1_000);
  if (!isSame(signature.trim(), signatureOf(text, secret))) return { manifest, origin: 'changed' };
  return { manifest, origin: backupName(new Date(madeAt)) === name ? 'ours' : 'renamed' };
}

/** Changes whenever the manifest does; null when there is none. */
export async function manifestStamp(folder: string, name: string): Promise<string | null> {
  const found = await stat(join(folder, name, manifestFile)).catch(() => null);
  return found && `${found.ino} ${found.size} ${found.mtimeMs} ${found.ctimeMs}`;
}

/** Empty for what is not there, has no end, or is larger than what we write. */
async function readText(path: string, most: number): Promise<string> {
  const found = await stat(path).catch(() => null);
  if (!found?.isFile() || found.size > most) return '';
  return readFile(path, 'utf8').catch(() => '');
}

export async function writeManifest(
  folder: string,
  manifest: BackupManifest,
  secret: string | null,
): Promise<void> {
  const text = `${JSON.stringify(manifest, null, 1)}\n`;
  const names = [manifestFile];
  if (secret !== null) {
    await writeFile(join(folder, signatureFile), signatureOf(text, secret), { mode: 0o600 });
    names.push(signatureFile);
  }
  await writeFile(join(folder, manifestFile), text, { mode: 0o600 });
  for (const name of names) await flushToDisk(join(folder, name));
  await flushToDisk(folder);
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
