/** A chosen photo that has not arrived yet, kept by the browser in case the tab is closed. */
export interface PendingPhoto {
  key: string;
  /** Upload address of the submission it belongs to. */
  draft: string;
  fileName: string;
  file: Blob;
  atMs: number;
}

const keptMs = 7 * 86_400_000;

/** Storage may be refused or full: then photos live as long as the page, as they always did. */
export const pendingPhotos = {
  async put(photo: PendingPhoto): Promise<void> {
    await run('readwrite', (store) => store.put(photo));
  },
  async remove(key: string): Promise<void> {
    await run('readwrite', (store) => store.delete(key));
  },
  /** Those of one submission, oldest first; what is too old goes. */
  async list(draft: string, nowMs: number): Promise<PendingPhoto[]> {
    const all = (await run<PendingPhoto[]>('readonly', (store) => store.getAll())) ?? [];
    for (const { key, atMs } of all) if (nowMs - atMs > keptMs) await pendingPhotos.remove(key);
    return all
      .filter((photo) => photo.draft === draft && nowMs - photo.atMs <= keptMs)
      .sort((a, b) => a.atMs - b.atMs);
  },
};

async function run<T>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest,
): Promise<T | null> {
  try {
    const database = await settled(opening());
    try {
      return (await settled(
        act(database.transaction('pending', mode).objectStore('pending')),
      )) as T;
    } finally {
      database.close();
    }
  } catch {
    return null;
  }
}

function opening(): IDBOpenDBRequest {
  const request = indexedDB.open('sell-photos', 1);
  request.addEventListener('upgradeneeded', () =>
    request.result.createObjectStore('pending', { keyPath: 'key' }),
  );
  return request;
}

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('storage')));
  });
