import type { ImportStore } from './import-store.ts';

/** A transaction each: other writers wait no longer than that. */
const sliceRows = 100;

/** Applies or takes back slices until all is done (true) or the time is up. */
export async function runImport(
  parts: { store: ImportStore; pause(): Promise<void> },
  id: number,
  mayGoOn: () => boolean,
): Promise<boolean> {
  const { store, pause } = parts;
  do {
    const record = await store.find(id);
    if (record?.state !== 'applying' && record?.state !== 'undoing') return true;
    if (record.state === 'undoing') {
      if ((await store.undoSlice(id, sliceRows)) === 'finished') return true;
    } else if ((await applySome(store, id)) === 'finished') return true;
    await pause();
  } while (mayGoOn());
  return false;
}

/**
 * A row that the database refuses must not hold up the others: when a slice fails for one, its rows are
 * tried one by one. A fault that lies with the database itself is thrown, and the job is tried again.
 */
async function applySome(store: ImportStore, id: number) {
  try {
    return await store.applySlice(id, sliceRows);
  } catch (fault) {
    if (!store.isForGood(fault)) throw fault;
    for (let row = 0; row < sliceRows; row++) {
      let outcome;
      try {
        outcome = await store.applySlice(id, 1);
      } catch (error) {
        if (!store.isForGood(error)) throw error;
        await store.skipNext(id, `The database refused it: ${(error as Error).message}`);
        continue;
      }
      if (outcome === 'finished') return outcome;
    }
    return 'more';
  }
}
