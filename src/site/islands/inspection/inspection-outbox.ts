import type { ItemKey } from '#domain/inspections/inspection-sections.ts';
import type { ItemVersion } from '#domain/inspections/inspection.ts';

/** What was found at one item and has not arrived yet; a later edit takes its place. */
export interface WaitingVersion {
  key: string;
  /** Where it is sent to, which also tells inspections apart. */
  path: string;
  version: ItemVersion;
}

/** A photo that has not arrived yet. */
export interface WaitingPhoto {
  /** Its one-time key: however often it is sent, it is stored once. */
  key: string;
  path: string;
  /** The path of the versions of its inspection. */
  inspection: string;
  item: ItemKey;
  file: Blob;
  /** Why the server did not take it; it stays until somebody has read that. */
  refused: string | null;
}

/** "I am done", said before all that was found has arrived. */
export interface WaitingHandIn {
  /** The path of the versions of its inspection. */
  inspection: string;
  /** Where it is said. */
  path: string;
}

/** Bounds of what one phone keeps for later, over all inspections. */
const mostWaitingPhotos = 40;
const mostWaitingBytes = 80_000_000;

/** `full`: beyond our bounds or the phone's; `refused`: this browser keeps nothing at all. */
export type KeepOutcome = 'kept' | 'full' | 'refused';

/**
 * What waits on this phone for a line. In IndexedDB, which the page and its worker share; the worker
 * has no words and no React, so this has none.
 */
export const inspectionOutbox = {
  putVersion: (waiting: WaitingVersion): Promise<KeepOutcome> =>
    keep('versions', (store) => store.put(waiting)),

  async putPhoto(photo: WaitingPhoto): Promise<KeepOutcome> {
    const all = (await inspectionOutbox.photos()).filter(({ key }) => key !== photo.key);
    const bytes = all.reduce((sum, { file }) => sum + file.size, photo.file.size);
    if (all.length >= mostWaitingPhotos || bytes > mostWaitingBytes) return 'full';
    return keep('photos', (store) => store.put(photo));
  },

  putHandIn: (waiting: WaitingHandIn): Promise<KeepOutcome> =>
    keep('handIns', (store) => store.put(waiting)),

  versions: () => readAll<WaitingVersion>('versions'),
  photos: () => readAll<WaitingPhoto>('photos'),
  handIns: () => readAll<WaitingHandIn>('handIns'),

  /** Lets go of what has arrived, but not of what was edited meanwhile. */
  async versionArrived({ key, version }: WaitingVersion): Promise<void> {
    const now = await read<WaitingVersion | null>('versions', (store) => store.get(key), null);
    if (now?.version.editedAt === version.editedAt) {
      await keep('versions', (store) => store.delete(key));
    }
  },
  removePhoto: (key: string) => keep('photos', (store) => store.delete(key)),
  removeHandIn: (inspection: string) => keep('handIns', (store) => store.delete(inspection)),
};

/**
 * Stores by database. A phone opens pages that it kept a month ago, and these open `inspections` in its
 * first version: what came later has a database of its own.
 */
const stores = {
  inspections: { versions: 'key', photos: 'key' },
  'inspections-done': { handIns: 'inspection' },
} as const;
type StoreName = 'versions' | 'photos' | 'handIns';
type Act = (store: IDBObjectStore) => IDBRequest;

async function keep(name: StoreName, act: Act): Promise<KeepOutcome> {
  try {
    await run(name, 'readwrite', act);
    return 'kept';
  } catch (problem) {
    return problem instanceof DOMException && problem.name === 'QuotaExceededError'
      ? 'full'
      : 'refused';
  }
}

/** A browser that keeps nothing has nothing waiting. */
async function read<T>(name: StoreName, act: Act, nothing: T): Promise<T> {
  try {
    return ((await run(name, 'readonly', act)) as T | undefined) ?? nothing;
  } catch {
    return nothing;
  }
}

const readAll = <T>(name: StoreName) => read<T[]>(name, (store) => store.getAll(), []);

/** Resolves when it is on the disk: a request that succeeds may still be taken back. */
async function run(name: StoreName, mode: IDBTransactionMode, act: Act): Promise<unknown> {
  const database = await opened(name === 'handIns' ? 'inspections-done' : 'inspections');
  try {
    const transaction = database.transaction(name, mode);
    const request = act(transaction.objectStore(name));
    return await new Promise<unknown>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve(request.result));
      const fail = () => reject(transaction.error ?? request.error ?? new Error('storage'));
      transaction.addEventListener('abort', fail);
      transaction.addEventListener('error', fail);
    });
  } finally {
    database.close();
  }
}

function opened(name: keyof typeof stores): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.addEventListener('upgradeneeded', () => {
    for (const [store, keyPath] of Object.entries(stores[name]))
      request.result.createObjectStore(store, { keyPath });
  });
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('storage')));
  });
}
