import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { whenMissing } from '#files/when-missing.ts';
import {
  backupName,
  backupTime,
  isAhead,
  type BackupManifest,
  type DatabaseCopy,
} from '#domain/backup/backup-manifest.ts';
import { freeBytes } from '#files/free-bytes.ts';
import { makeFolder } from '#files/make-folder.ts';
import { namesIn } from '#files/names-in.ts';
import { flushToDisk } from '#files/write-whole-file.ts';
import { manifestStamp, readManifest, writeManifest, type BackupOrigin } from './manifest-file.ts';
import { keyIdOf } from './sealed-file.ts';
import { clearAbandoned, partialName } from './partial-backups.ts';
import { storedPath, storeFile, takeOut, type BackupPlace } from './stored-file.ts';

const plainCopy = 'database.copy';
const keptDays = 7;

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
export type BackupFolder = ReturnType<typeof createBackupFolder>;

/** Why a backup is not taken, and what to do. */
const refusal: Record<Exclude<BackupOrigin, 'ours'>, (name: string, folder: string) => string> = {
  unsigned: (name, folder) =>
    `${name} is not signed with your BACKUP_KEY: whoever may write into ${folder} can have made it. If you know that you did, add --allow-unsigned`,
  'no-key': (name) => `${name} is encrypted: set BACKUP_KEY`,
  'another-key': (name) => `${name} was made with another BACKUP_KEY than the present one`,
  changed: (name) => `the manifest of ${name} was changed since it was written`,
  renamed: (name) => `${name} was made at another time than its name says; give it its name back`,
};

/** Photos of sellers and pictures of articles; what we draw ourselves can be drawn again. */
const mediaFolders = ['photos', 'content'];

export function createBackupFolder(folder: string, secret: string | null) {
  const placeOf = (name: string, sealed: boolean): BackupPlace => ({
    folder: join(folder, name),
    secret: sealed ? secret : null,
  });
  const judged = new Map<string, { stamp: string; ours: boolean }>();
  const self = {
    /** Names, oldest first, whoever made them. */
    async list(): Promise<string[]> {
      const names = await namesIn(folder);
      return names.filter((name) => backupTime(name) !== null).toSorted();
    },

    /** Throws what the next backup would meet. */
    async tryToWrite(): Promise<void> {
      const partial = join(folder, partialName());
      makeFolder(partial, 0o700);
      await rm(partial, { recursive: true, force: true });
    },

    /** Resolves with its name when it is whole, verified and on the disk. */
    async write(source: BackupSource, asked: Date): Promise<string> {
      await clearAbandoned(folder);
      const partial = join(folder, partialName());
      makeFolder(partial, 0o700);
      try {
        await requireRoom(folder, await source.databaseBytes(), secret === null ? 1.1 : 2.1);
        const copy = join(partial, plainCopy);
        const { rows } = await source.copyDatabase(copy);
        await flushToDisk(copy);
        const place: BackupPlace = { folder: partial, secret };
        const database = await storeFile(place, 'database', copy, null);
        await rm(copy);
        const media = source.mediaDir && (await storeMedia(place, source.mediaDir));
        // Throws when another took this one for abandoned while the process slept.
        await stat(storedPath(place, 'database'));
        const manifest = {
          format: 1 as const,
          engine: source.engine,
          schema: source.schema,
          rows,
          database,
          media: media || null,
          keyId: secret && keyIdOf(secret),
        };
        return await finish(partial, manifest, asked);
      } catch (error) {
        await rm(partial, { recursive: true, force: true });
        throw error;
      }
    },

    /** Of ours that are not ahead of `now`; null when there is none. */
    async newest(now: Date): Promise<string | null> {
      const names = (await self.list()).toReversed();
      for (const name of names) if (!isAhead(name, now) && (await isOurs(name))) return name;
      return null;
    },

    /** Names of those that were not made with our key, oldest first; none where no key is set. */
    async foreign(): Promise<string[]> {
      const ours = new Set(await ownNames());
      return (await self.list()).filter((name) => !ours.has(name));
    },

    /** As its manifest says; no file is opened. Null when that cannot be read. */
    async glance(name: string) {
      const found = await readManifest(folder, name, secret);
      if (!found) return null;
      const { database, media, keyId } = found.manifest;
      const bytes = [database, ...(media ?? [])].reduce((sum, file) => sum + file.bytes, 0);
      return { bytes, sealed: keyId !== null, origin: found.origin };
    },

    /**
     * Throws one line when there is none of that name, or it is not ours. One that nobody signed is read
     * when `unsigned` says so.
     */
    async read(name: string, { unsigned } = { unsigned: false }): Promise<BackupManifest> {
      if (!(await self.list()).includes(name))
        throw new Error(`there is no backup ${JSON.stringify(name)} in ${folder}`);
      const found = await readManifest(folder, name, secret);
      if (!found) throw new Error(`the manifest of ${name} in ${folder} cannot be read`);
      const { manifest, origin } = found;
      if (origin === 'ours' || (origin === 'unsigned' && unsigned)) return manifest;
      throw new Error(refusal[origin](name, folder));
    },

    /** Reads everything; with `target`, writes it there (`database` and `media/…`). Throws as `read`. */
    async unpack(name: string, target: string | null, options?: { unsigned: boolean }) {
      const manifest = await self.read(name, options);
      const place = placeOf(name, manifest.keyId !== null);
      const files = [manifest.database, ...(manifest.media ?? [])];
      if (target !== null) {
        const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
        await mkdir(target, { recursive: true, mode: 0o700 });
        await requireRoom(target, bytes, 1);
      }
      for (const file of files)
        await takeOut(place, file, target === null ? null : join(target, file.path)).catch(
          (error: unknown) => {
            // The system's own faults carry a code, which others look for.
            if (!(error instanceof Error) || 'code' in error) throw error;
            throw new Error(`${name}: ${error.message}`, { cause: error });
          },
        );
      return manifest;
    },

    /**
     * Deletes what is older than the newest `keep` of ours; gives the names. Those of others and those
     * ahead of `now` push none of ours out, and many of one day do not push out the last of each
     * of the days before, seven at most.
     */
    async prune(keep: number, now: Date): Promise<string[]> {
      const ours = (await ownNames()).filter((name) => !isAhead(name, now));
      const oldest = ours.at(-keep);
      if (oldest === undefined) return [];
      const lastOfDay = new Map(ours.map((name) => [backupTime(name)?.slice(0, 10), name]));
      const kept = [...lastOfDay.values()].slice(-Math.min(keep, keptDays));
      const surplus = (await self.list()).filter((name) => name < oldest && !kept.includes(name));
      for (const name of surplus) await rm(join(folder, name), { recursive: true, force: true });
      return surplus;
    },
  };

  /** Names have seconds: the second of one second gets the next. */
  async function finish(
    partial: string,
    manifest: Omit<BackupManifest, 'madeAt'>,
    asked: Date,
  ): Promise<string> {
    for (let at = asked; ; at = new Date(at.getTime() + 1_000)) {
      const name = backupName(at);
      if ((await self.list()).includes(name)) continue;
      await writeManifest(partial, { ...manifest, madeAt: at.toISOString() }, secret);
      try {
        await rename(partial, join(folder, name));
      } catch (error) {
        const { code = '' } = error as NodeJS.ErrnoException;
        // Another process took the name meanwhile.
        if (['ENOTEMPTY', 'EEXIST'].includes(code)) continue;
        throw error;
      }
      await flushToDisk(folder);
      return name;
    }
  }

  async function storeMedia(place: BackupPlace, mediaDir: string) {
    const known = await earlierFiles();
    const stored = [];
    for (const path of await filesOf(mediaDir)) {
      const earlier = known?.files.get(`media/${path}`);
      stored.push(
        // Deleted since it was listed: then no row names it.
        await storeFile(
          place,
          `media/${path}`,
          join(mediaDir, path),
          known && earlier ? { place: known.place, entry: earlier } : null,
        ).catch(whenMissing(null)),
      );
    }
    return stored.filter((entry) => entry !== null);
  }

  /** Of the newest backup that was made with the same key. */
  async function earlierFiles() {
    const name = (await ownNames()).at(-1);
    const manifest = name === undefined ? null : await self.read(name).catch(() => null);
    if (!name || !manifest || (manifest.keyId === null) !== (secret === null)) return null;
    const files = new Map((manifest.media ?? []).map((file) => [file.path, file]));
    return { place: placeOf(name, secret !== null), files };
  }

  /** One after the other: together the manifests of many backups are large. */
  async function ownNames(): Promise<string[]> {
    const names: string[] = [];
    for (const name of await self.list()) if (await isOurs(name)) names.push(name);
    return names;
  }

  async function isOurs(name: string): Promise<boolean> {
    if (secret === null) return true;
    // A manifest names every photo, and the clock asks once a minute.
    const stamp = await manifestStamp(folder, name);
    if (stamp === null) return false;
    const known = judged.get(name);
    if (known?.stamp === stamp) return known.ours;
    const ours = (await readManifest(folder, name, secret))?.origin === 'ours';
    judged.set(name, { stamp, ours });
    return ours;
  }
  return self;
}

async function filesOf(mediaDir: string): Promise<string[]> {
  const paths: string[] = [];
  for (const top of mediaFolders) {
    const entries = await readdir(join(mediaDir, top), {
      recursive: true,
      withFileTypes: true,
    }).catch(whenMissing([]));
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
