import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Spool, SpoolEntry } from '#domain/spool.ts';
import { namesIn } from '#files/names-in.ts';
import { writeWholeFile } from '#files/write-whole-file.ts';

const suffix = '.json';

/**
 * One file an entry, named by time of arrival: written aside, flushed, renamed into place, and the
 * folder flushed. Whatever has the final name is whole. Only the owner may read them: they hold what
 * people wrote to us. A file that somebody has harmed is set aside, told, and holds up no other.
 */
export function createDiskSpool(folder: string, onDamage: (id: string) => void = () => {}): Spool {
  const aside = join(folder, 'set-aside');
  let count = 0;
  const setAside = async (id: string) => {
    await mkdir(aside, { recursive: true, mode: 0o700 });
    await rename(join(folder, id + suffix), join(aside, id + suffix));
  };
  return {
    async put({ kind, at, value }) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      count += 1;
      const order = String(count).padStart(9, '0');
      const id = `${at.replace(/\D/g, '')}-${order}-${randomBytes(6).toString('hex')}`;
      const path = join(folder, id + suffix);
      try {
        await writeWholeFile(path, JSON.stringify({ kind, value }), { durable: true, mode: 0o600 });
      } catch (error) {
        // Not acknowledged, so it must not be stored later either.
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
      await rm(join(folder, id + suffix), { force: true });
    },

    setAside,
  };
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
