import type { MediaEntry, MediaStore } from '#domain/media/media-store.ts';

export interface MemoryMediaStore extends MediaStore {
  files: Map<string, { bytes: Uint8Array; contentType: string; modifiedAt: Date }>;
  /** What the next calls meet. */
  fault: Error | null;
  full: boolean;
  now: Date;
}

/** A media store in memory, for tests of what is built on one. */
export function createMemoryMediaStore(): MemoryMediaStore {
  const files: MemoryMediaStore['files'] = new Map();
  const check = () => {
    if (store.fault) throw store.fault;
  };
  const store: MemoryMediaStore = {
    files,
    fault: null,
    full: false,
    now: new Date('2026-11-01T12:00:00.000Z'),
    async put(name, bytes, contentType) {
      check();
      files.set(name, { bytes, contentType, modifiedAt: store.now });
    },
    async open(name) {
      check();
      const file = files.get(name);
      if (!file) return null;
      const { bytes, contentType } = file;
      return {
        sizeBytes: bytes.byteLength,
        contentType,
        version: `${bytes.byteLength}`,
        stream: () => new Blob([bytes as Uint8Array<ArrayBuffer>]).stream(),
        discard: async () => {},
      };
    },
    async remove(name) {
      check();
      files.delete(name);
    },
    async list(prefix): Promise<MediaEntry[]> {
      check();
      return [...files]
        .filter(([name]) => name.startsWith(prefix))
        .map(([name, { bytes, modifiedAt }]) => ({ name, sizeBytes: bytes.byteLength, modifiedAt }))
        .toSorted((a, b) => (a.name < b.name ? -1 : 1));
    },
    async hasRoom() {
      check();
      return !store.full;
    },
  };
  return store;
}
