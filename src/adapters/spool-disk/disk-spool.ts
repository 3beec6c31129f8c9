import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Spool, SpoolEntry } from '#domain/spool.ts';
import { roomBytes } from '#files/free-bytes.ts';
import { namesIn } from '#files/names-in.ts';
import { writeWholeFile } from '#files/write-whole-file.ts';

const suffix = '.json';

export interface SpoolCaps {
  entries: number;
  bytes: number;
}

/** A long outage on a busy day is a few thousand forms of 2 kB; all are read at once to be stored. */
const spoolCaps: SpoolCaps = { entries: 20_000, bytes: 100_000_000 };
const recountMs = 10_000;

/**
 * One file an entry, named by time of arrival: written aside, flushed, renamed into place, and the
 * folder flushed. Whatever has the final name is whole. Only the owner may read them: they hold what
 * people wrote to us. A file that somebody has harmed is set aside, told, and holds up no other.
 * When as much waits as may, or the disk is nearly full, `put` throws.
 */
export function createDiskSpool(
  folder: string,
  onDamage: (id: string) => void = () => {},
  caps: SpoolCaps = spoolCaps,
): Spool {
  /** What waits, also of earlier processes, and what is being written. */
  let held: SpoolCaps = { entries: 0, bytes: 0 };
  let countedMs: number | null = null;
  let counting: Promise<void> | null = null;
  const aside = join(folder, 'set-aside');
  let arrived = 0;
  const setAside = async (id: string) => {
    await mkdir(aside, { recursive: true, mode: 0o700 });
    await rename(join(folder, id + suffix), join(aside, id + suffix));
  };
  const recount = async () => {
    const names = await entryNames(folder);
    const sizes = await Promise.all(names.map((name) => sizeOf(join(folder, name))));
    held = { entries: sizes.length, bytes: sizes.reduce((sum, bytes) => sum + bytes, 0) };
    countedMs = performance.now();
  };
  /** Once for all who ask meanwhile: what they take is not forgotten by the next. */
  const count = () => (counting ??= recount().finally(() => (counting = null)));
  const isFull = (more: number) => held.entries >= caps.entries || held.bytes + more > caps.bytes;
  /** Taken before anything is written, so that many at once are as bounded as one. */
  const takeRoom = async (bytes: number) => {
    if (countedMs === null || counting) await count();
    // Another process that shares the folder may have stored what waited.
    else if (isFull(bytes) && performance.now() - countedMs > recountMs) await count();
    if (isFull(bytes)) throw new Error('as many forms wait as may');
    held.entries += 1;
    held.bytes += bytes;
  };
  const giveRoom = (bytes: number) => {
    if (bytes === 0) return;
    held.entries -= 1;
    held.bytes -= bytes;
  };

  return {
    async put({ kind, at, value }) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const text = JSON.stringify({ kind, value });
      const bytes = Buffer.byteLength(text);
      if ((await roomBytes(folder)) < bytes) throw new Error('the disk is nearly full');
      await takeRoom(bytes);
      arrived += 1;
      const order = String(arrived).padStart(9, '0');
      const id = `${at.replace(/\D/g, '')}-${order}-${randomBytes(6).toString('hex')}`;
      const path = join(folder, id + suffix);
      try {
        await writeWholeFile(path, text, { durable: true, mode: 0o600 });
      } catch (error) {
        // Not acknowledged, so it must not be stored later either.
        giveRoom(bytes);
        await Promise.allSettled([rm(path, { force: true })]);
        throw error;
      }
      return id;
    },

    async counts() {
      const [waits, wasSetAside] = await Promise.all([entryNames(folder), entryNames(aside)]);
      return { waiting: waits.length, setAside: wasSetAside.length };
    },

    async list() {
      const entries: SpoolEntry[] = [];
      for (const name of (await entryNames(folder)).toSorted()) {
        const text = await readFile(join(folder, name), 'utf8').catch(() => null);
        // Another process that shares the folder may have stored and removed it meanwhile.
        if (text === null) continue;
        const id = name.slice(0, -suffix.length);
        const entry = entryIn(text);
        if (entry) {
          entries.push({ id, ...entry });
        } else {
          await setAside(id);
          onDamage(id);
        }
      }
      return entries;
    },

    async remove(id) {
      const path = join(folder, id + suffix);
      const bytes = await sizeOf(path);
      await rm(path, { force: true });
      giveRoom(bytes);
    },

    setAside,
  };
}

/** 0 for one that is gone. */
async function sizeOf(path: string): Promise<number> {
  const found = await stat(path).catch(() => null);
  return found?.size ?? 0;
}

function entryIn(text: string): Omit<SpoolEntry, 'id'> | null {
  try {
    const read = JSON.parse(text) as Partial<SpoolEntry> | null;
    const { kind, value } = read ?? {};
    return typeof kind === 'string' && typeof value === 'object' && value ? { kind, value } : null;
  } catch {
    // Whoever asked sets it aside and says so.
    return null;
  }
}

/** Of whole entries. */
async function entryNames(folder: string): Promise<string[]> {
  return (await namesIn(folder)).filter((name) => name.endsWith(suffix));
}
