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

/** Bounds of what one phone keeps for later, over all inspections. */
export const mostWaitingPhotos = 40;
export const mostWaitingBytes = 80_000_000;

/** `full`: beyond our bounds or the phone's; `refused`: this browser keeps nothing at all. */
export type KeepOutcome = 'kept' | 'full' | 'refused';

/**
 * What waits on this phone for a line. In IndexedDB, which the page and its worker share; the worker
 * has no words and no React, so this has none.
 */
export const inspectionOutbox = {
  putVersion: (waiting: WaitingVersion): Promise<KeepOutcome> =>
    keep((store) => store('versions').put(waiting)),

  async putPhoto(photo: WaitingPhoto): Promise<KeepOutcome> {
    const all = (await inspectionOutbox.photos()).filter(({ key }) => key !== photo.key);
    const bytes = all.reduce((sum, { file }) => sum + file.size, photo.file.size);
    if (all.length >= mostWaitingPhotos || bytes > mostWaitingBytes) return 'full';
    return keep((store) => store('photos').put(photo));
  },

  versions: () => ask<WaitingVersion[]>('readonly', (store) => store('versions').getAll(), []),
  photos: () => ask<WaitingPhoto[]>('readonly', (store) => store('photos').getAll(), []),

  /** Lets go of what has arrived, but not of what was edited meanwhile. */
  async versionArrived({ key, version }: WaitingVersion): Promise<void> {
    const now = await ask<WaitingVersion | null>(
      'readonly',
      (store) => store('versions').get(key),
      null,
    );
    if (now?.version.editedAt === version.editedAt) {
      await keep((store) => store('versions').delete(key));
    }
  },
  removePhoto: (key: string) => keep((store) => store('photos').delete(key)),
};

type Stores = (name: 'versions' | 'photos') => IDBObjectStore;

async function keep(act: (stores: Stores) => IDBRequest): Promise<KeepOutcome> {
  try {
    await run('readwrite', act);
    return 'kept';
  } catch (problem) {
    return problem instanceof DOMException && problem.name === 'QuotaExceededError'
      ? 'full'
      : 'refused';
  }
}

/** A browser that keeps nothing has nothing waiting. */
async function ask<T>(
  mode: IDBTransactionMode,
  act: (stores: Stores) => IDBRequest,
  nothing: T,
): Promise<T> {
  try {
    return ((await run(mode, act)) as T | undefined) ?? nothing;
  } catch {
    return nothing;
  }
}

/** Resolves when it is on the disk: a request that succeeds may still be taken back. */
async function run(mode: IDBTransactionMode, act: (stores: Stores) => IDBRequest) {
  const database = await opened();
  try {
    const transaction = database.transaction(['versions', 'photos'], mode);
    const request = act((name) => transaction.objectStore(name));
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

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open('inspections', 1);
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore('versions', { keyPath: 'key' });
    request.result.createObjectStore('photos', { keyPath: 'key' });
  });
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('storage')));
  });
}
