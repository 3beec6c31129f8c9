import { mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import * as z from 'zod';
import type { ForeignPictures, KeptPicture } from '#domain/content/foreign-pictures.ts';
import type { PhotoIntake } from '#domain/media/photo-intake.ts';
import { writeWholeFile } from '#files/write-whole-file.ts';
import { fetchPicture, type FetchLimits } from './fetch-picture.ts';

interface ForeignPicturesOptions {
  /** Decodes and stores; names what it stored. */
  intake: PhotoIntake;
  /** JSON file that remembers which address became which file. */
  file: string;
  /** `host` or `host:port` that pictures may come from. */
  hosts: readonly string[];
  /** Those of them that the operator runs on a private network. */
  privateHosts?: readonly string[];
  now(): Date;
  onFault(problem: string): void;
  limits?: FetchLimits;
}

const defaultLimits: FetchLimits = { timeoutMs: 10_000, mostBytes: 8_000_000 };
const againAfterMs = 3_600_000;
/** Addresses remembered; the oldest go first. */
const mostKept = 5_000;
const mostRefused = 5_000;
/** Of one call, so that a round ends. */
const mostAtOnce = 40;

const index = z.record(
  z.string(),
  z.object({
    name: z.string().regex(/^content\/[0-9a-f]{32}\.webp$/),
    widthPx: z.int().positive(),
    heightPx: z.int().positive(),
    placeholder: z.string().startsWith('data:image/').nullable(),
  }),
);

/** Fetches foreign pictures into our media store, each call one at a time. */
export async function createForeignPictures(
  options: ForeignPicturesOptions,
): Promise<ForeignPictures> {
  const { intake, file, hosts, privateHosts = [], now, onFault, limits = defaultLimits } = options;
  const kept = await readIndex(file);
  const refusedAt = new Map<string, number>();
  const onTheirWay = new Map<string, Promise<boolean>>();

  const allowed = (address: string): URL | null => {
    const url = URL.parse(address);
    if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return null;
    return hosts.includes(url.host) ? url : null;
  };
  const waits = (address: string) =>
    now().getTime() - (refusedAt.get(address) ?? Number.NEGATIVE_INFINITY) < againAfterMs;

  async function takeOne(address: string, url: URL): Promise<boolean> {
    const bytes = await fetchPicture(url, privateHosts.includes(url.host), limits);
    const stored = bytes && (await intake.intake(bytes, { alt: '', asker: { isLater: true } }));
    if (stored?.outcome === 'stored') {
      const { name, widthPx, heightPx, placeholder } = stored.image;
      kept.set(address, { name, widthPx, heightPx, placeholder });
      return true;
    }
    onFault(`a picture from ${url.host} was not taken: ${stored?.reason ?? 'not fetched'}`);
    refusedAt.delete(address);
    refusedAt.set(address, now().getTime());
    trim(refusedAt, mostRefused);
    return false;
  }

  /** Whoever asks for one that is on its way waits for it. */
  const takeOnce = (address: string, url: URL): Promise<boolean> => {
    const taking =
      onTheirWay.get(address) ?? takeOne(address, url).finally(() => onTheirWay.delete(address));
    onTheirWay.set(address, taking);
    return taking;
  };

  return {
    find: (address) => kept.get(address) ?? null,
    async take(addresses) {
      let tried = 0;
      let taken = 0;
      for (const address of addresses) {
        const url = kept.has(address) || waits(address) ? null : allowed(address);
        if (!url || tried >= mostAtOnce) continue;
        tried += 1;
        if (await takeOnce(address, url)) taken += 1;
      }
      if (taken === 0) return false;
      trim(kept, mostKept);
      await writeIndex(file, kept).catch((error: unknown) =>
        onFault(`the list of pictures could not be written: ${String(error)}`),
      );
      return true;
    },
  };
}

function trim(map: Map<string, unknown>, most: number): void {
  for (const key of map.keys()) {
    if (map.size <= most) return;
    map.delete(key);
  }
}

/** A file that is missing or torn only means that pictures are fetched once more. */
async function readIndex(file: string): Promise<Map<string, KeptPicture>> {
  try {
    return new Map(Object.entries(index.parse(JSON.parse(await readFile(file, 'utf8')))));
  } catch {
    return new Map();
  }
}

async function writeIndex(file: string, kept: ReadonlyMap<string, KeptPicture>): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeWholeFile(file, JSON.stringify(Object.fromEntries(kept)), { durable: false });
}
