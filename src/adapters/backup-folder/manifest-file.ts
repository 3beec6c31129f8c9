import { timingSafeEqual } from 'node:crypto';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
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
  if ((await manifestStamp(folder, name)) === null) return null;
  const text = await readFile(join(folder, name, manifestFile), 'utf8').catch(() => '');
  const parsed = backupManifest.safeParse(parseJson(text));
  if (!parsed.success) return null;
  const manifest = parsed.data;
  const { keyId, madeAt } = manifest;
  if (keyId === null) return { manifest, origin: secret === null ? 'ours' : 'unsigned' };
  if (secret === null) return { manifest, origin: 'no-key' };
  if (keyId !== keyIdOf(secret)) return { manifest, origin: 'another-key' };
  const signature = await readFile(join(folder, name, signatureFile), 'utf8').catch(() => '');
  if (!isSame(signature.trim(), signatureOf(text, secret))) return { manifest, origin: 'changed' };
  return { manifest, origin: backupName(new Date(madeAt)) === name ? 'ours' : 'renamed' };
}

/** Changes whenever the manifest does; null when there is none, or something that no backup of ours has. */
export async function manifestStamp(folder: string, name: string): Promise<string | null> {
  const found = await stat(join(folder, name, manifestFile)).catch(() => null);
  if (!found?.isFile() || found.size > mostBytes) return null;
  return `${found.ino} ${found.size} ${found.mtimeMs} ${found.ctimeMs}`;
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

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
