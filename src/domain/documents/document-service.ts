import { hashText } from '../hash-text.ts';
import { networkOf, type RateLimit } from '../leads/rate-limit.ts';
import type { DocumentMaker, DocumentStore } from './document-maker.ts';
import { photosOfSheet, type Sheet } from './sheet.ts';
import { signFile, type SigningKeys } from './signed-file.ts';

/** Changes with what the files look like, so that those made before are not handed out any more. */
const edition = 3;
/** So many wait for a file that is being made; more are asked to come again. */
const mostWaiting = 200;
const comeAgainSeconds = 5;

export type DocumentAnswer =
  | { outcome: 'ready'; bytes: Uint8Array<ArrayBuffer> }
  /** `later`: all hands are full; `too-often`: this asker had many. */
  | { outcome: 'later' | 'too-often'; waitSeconds: number }
  | { outcome: 'failed' };

/** Hands out files of sheets: each is made once, whoever asks for it and how often. */
export type DocumentService = ReturnType<typeof createDocumentService>;

export function createDocumentService(parts: {
  maker: DocumentMaker;
  store: DocumentStore;
  keys: SigningKeys;
  /** Null when it is not there, or too large to be printed. */
  readPhoto(name: string): Promise<Uint8Array | null>;
  /** Of makings, for a network. */
  limit: RateLimit;
  onFault(error: unknown): void;
}) {
  const { maker, store, keys, onFault } = parts;
  const underWay = new Map<string, { making: Promise<DocumentAnswer>; waiting: number }>();

  const keyOf = async (sheet: Sheet) => {
    const [key] = sheet.kind === 'report' ? await keys.published() : [];
    const hash = await hashText(JSON.stringify([edition, key?.fingerprint ?? null, sheet]));
    return `${sheet.kind === 'report' ? sheet.number : sheet.kind}-${hash}`;
  };

  async function readPhotos(sheet: Sheet): Promise<Map<string, Uint8Array>> {
    const photos = new Map<string, Uint8Array>();
    for (const { name } of photosOfSheet(sheet)) {
      const bytes = photos.has(name) ? null : await parts.readPhoto(name);
      if (bytes) photos.set(name, bytes);
    }
    return photos;
  }

  async function make(key: string, sheet: Sheet): Promise<DocumentAnswer> {
    try {
      const made = await maker.make(sheet, await readPhotos(sheet));
      if (made.outcome !== 'made') {
        const isBusy = made.outcome === 'busy';
        return isBusy ? { outcome: 'later', waitSeconds: comeAgainSeconds } : { outcome: 'failed' };
      }
      const bytes =
        sheet.kind === 'report' ? await signFile(made.bytes, sheet.number, keys) : made.bytes;
      // A disk that takes nothing costs the next one a wait, not this one the file.
      await store.keep(key, bytes).catch(onFault);
      return { outcome: 'ready', bytes };
    } catch (error) {
      onFault(error);
      return { outcome: 'failed' };
    }
  }

  const find = (key: string) =>
    store.find(key).catch((error: unknown) => {
      onFault(error);
      return null;
    });

  return {
    /** Tells the file of this sheet apart from all others; for `ETag`. */
    versionOf: keyOf,
    /** The file when it was made before. */
    kept: async (sheet: Sheet): Promise<Uint8Array<ArrayBuffer> | null> => find(await keyOf(sheet)),
    async file(sheet: Sheet, asker: string): Promise<DocumentAnswer> {
      const key = await keyOf(sheet);
      const kept = underWay.has(key) ? null : await find(key);
      if (kept) return { outcome: 'ready', bytes: kept };
      const begun = underWay.get(key);
      if (begun) {
        if (begun.waiting >= mostWaiting)
          return { outcome: 'later', waitSeconds: comeAgainSeconds };
        begun.waiting += 1;
        return begun.making;
      }
      const waitSeconds = parts.limit.take(networkOf(asker), performance.now());
      if (waitSeconds > 0) return { outcome: 'too-often', waitSeconds };
      const making = make(key, sheet).finally(() => underWay.delete(key));
      underWay.set(key, { making, waiting: 0 });
      return making;
    },
  };
}
