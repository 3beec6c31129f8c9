import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  backupManifest,
  backupName,
  backupTime,
  type BackupManifest,
  type DatabaseCopy,
} from '#domain/backup/backup-manifest.ts';
import { freeBytes } from '#files/free-bytes.ts';
import { makeFolder } from '#files/make-folder.ts';
import { namesIn } from '#files/names-in.ts';
import { flushToDisk } from '#files/write-whole-file.ts';
import { keyIdOf, signatureOf } from './sealed-file.ts';
import { storeFile, takeOut, type Place } from './stored-file.ts';

const manifestFile = 'manifest.json';
const signatureFile = 'manifest.signature';
/** Half a backup; the next one clears it away. */
const partialFolder = '.partial';
const plainCopy = 'database.copy';

export interface BackupSource {
  engine: BackupManifest['engine'];
  schema: string;
  /** About as large as the database will be. */
  databaseBytes(): Promise<number>;
  /** Writes and verifies the database as one file. */
  copyDatabase(target: string): Promise<DatabaseCopy>;
  /** Null where photos are kept in a bucket. */
  mediaDir: string | null;
}

/** Backups in one folder, a folder each. */
export interface BackupFolder {
  /** Names, oldest first. */
  list(): Promise<string[]>;
  /** Resolves with its name when it is whole, verified and on the disk. */
  write(source: BackupSource, at: Date): Promise<string>;
  /** As its manifest says, which is neither verified nor opened; null when that cannot be read. */
  glance(name: string): Promise<{ bytes: number; sealed: boolean } | null>;
  /** Throws one line when there is none of that name or it cannot be opened with the key. */
  read(name: string): Promise<BackupManifest>;
  /** Reads everything; with `target`, writes it there (`database` and `media/…`). */
  unpack(name: string, target: string | null): Promise<BackupManifest>;
  /** Deletes the oldest until `keep` are left; gives the names. */
  prune(keep: number): Promise<string[]>;
}

/** Photos of sellers and pictures of articles; what we draw ourselves can be drawn again. */
const mediaFolders = ['photos', 'content'];

export function createBackupFolder(folder: string, secret: string | null): BackupFolder {
  const placeOf = (name: string, sealed: boolean): Place => ({
    folder: join(folder, name),
    secret: sealed ? secret : null,
  });
  const self: BackupFolder = {
    async list() {
      const names = await namesIn(folder);
      return names.filter((name) => backupTime(name) !== null).toSorted();
    },

    async write(source, at) {
      const name = backupName(at);
      const partial = join(folder, partialFolder);
      await rm(partial, { recursive: true, force: true });
      makeFolder(partial, 0o700);
      try {
        await requireRoom(folder, await source.databaseBytes(), secret === null ? 1.1 : 2.1);
        const copy = join(partial, plainCopy);
        const { rows } = await source.copyDatabase(copy);
        await flushToDisk(copy);
        const place: Place = { folder: partial, secret };
        const database = await storeFile(place, 'database', copy, null);
        await rm(copy);
        const media = source.mediaDir && (await storeMedia(place, source.mediaDir));
        const manifest: BackupManifest = {
          format: 1,
          madeAt: at.toISOString(),
          engine: source.engine,
          schema: source.schema,
          rows,
          database,
          media: media || null,
          keyId: secret && keyIdOf(secret),
        };
        await writeManifest(partial, manifest);
        await rename(partial, join(folder, name));
        await flushToDisk(folder);
        return name;
      } catch (error) {
        await rm(partial, { recursive: true, force: true });
        throw error;
      }
    },

    async glance(name) {
      const text = await readFile(join(folder, name, manifestFile), 'utf8').catch(() => '');
      const parsed = backupManifest.safeParse(parseJson(text));
      if (!parsed.success) return null;
      const { database, media, keyId } = parsed.data;
      const bytes = [database, ...(media ?? [])].reduce((sum, file) => sum + file.bytes, 0);
      return { bytes, sealed: keyId !== null };
    },

    async read(name) {
      const path = join(folder, name, manifestFile);
      const text = await readFile(path, 'utf8').catch(() => null);
      if (text === null || backupTime(name) === null)
        throw new Error(`there is no backup ${JSON.stringify(name)} in ${folder}`);
      const parsed = backupManifest.safeParse(parseJson(text));
      if (!parsed.success) throw new Error(`${path} cannot be read`);
      const { keyId } = parsed.data;
      if (keyId === null) return parsed.data;
      if (secret === null) throw new Error(`${name} is encrypted: set BACKUP_KEY`);
      if (keyId !== keyIdOf(secret))
        throw new Error(`${name} was made with another BACKUP_KEY than the present one`);
      const signature = await readFile(join(folder, name, signatureFile), 'utf8').catch(() => '');
      if (signature.trim() !== signatureOf(text, secret))
        throw new Error(`${path} was changed since it was written`);
      return parsed.data;
    },

    async unpack(name, target) {
      const manifest = await self.read(name);
      const place = placeOf(name, manifest.keyId !== null);
      const files = [manifest.database, ...(manifest.media ?? [])];
      if (target !== null) {
        const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
        await mkdir(target, { recursive: true, mode: 0o700 });
        await requireRoom(target, bytes, 1);
      }
      for (const file of files)
        await takeOut(place, file, target === null ? null : join(target, file.path));
      return manifest;
    },

    async prune(keep) {
      const surplus = (await self.list()).slice(0, -keep);
      for (const name of surplus) await rm(join(folder, name), { recursive: true, force: true });
      return surplus;
    },
  };

  async function storeMedia(place: Place, mediaDir: string) {
    const known = await earlierFiles();
    const stored = [];
    for (const path of await filesOf(mediaDir)) {
      const earlier = known?.files.get(`media/${path}`);
      stored.push(
        await storeFile(
          place,
          `media/${path}`,
          join(mediaDir, path),
          known && earlier ? { place: known.place, entry: earlier } : null,
        ).catch((error: NodeJS.ErrnoException) => {
          // Deleted since it was listed: then no row names it.
          if (error.code === 'ENOENT') return null;
          throw error;
        }),
      );
    }
    return stored.filter((entry) => entry !== null);
  }

  /** Of the newest backup that was made with the same key. */
  async function earlierFiles() {
    const name = (await self.list()).at(-1);
    const manifest = name === undefined ? null : await self.read(name).catch(() => null);
    if (!name || !manifest || (manifest.keyId === null) !== (secret === null)) return null;
    const files = new Map((manifest.media ?? []).map((file) => [file.path, file]));
    return { place: placeOf(name, secret !== null), files };
  }

  async function writeManifest(partial: string, manifest: BackupManifest): Promise<void> {
    const text = `${JSON.stringify(manifest, null, 1)}\n`;
    const names = [manifestFile];
    if (secret !== null) {
      await writeFile(join(partial, signatureFile), signatureOf(text, secret), { mode: 0o600 });
      names.push(signatureFile);
    }
    await writeFile(join(partial, manifestFile), text, { mode: 0o600 });
    for (const name of names) await flushToDisk(join(partial, name));
    await flushToDisk(partial);
  }
  return self;
}

async function filesOf(mediaDir: string): Promise<string[]> {
  const paths: string[] = [];
  for (const top of mediaFolders) {
    const entries = await readdir(join(mediaDir, top), {
      recursive: true,
      withFileTypes: true,
    }).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    });
    for (const entry of entries)
      if (entry.isFile())
        paths.push(join(entry.parentPath, entry.name).slice(join(mediaDir, '/').length));
  }
  return paths.toSorted();
}

async function requireRoom(folder: string, bytes: number, times: number): Promise<void> {
  const free = await freeBytes(folder);
  const needed = Math.ceil(bytes * times);
  if (free > needed) return;
  const megabytes = (count: number) => Math.ceil(count / 1_000_000).toLocaleString('en-US');
  throw new Error(
    `${folder} has room for ${megabytes(free)} MB, and ${megabytes(needed)} MB are needed`,
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
