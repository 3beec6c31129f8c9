import { freshKey } from '#site/browser/fresh-key.ts';
import { pagePath, translated } from '#site/browser/translated.ts';
import { pendingPhotos } from './pending-photos.ts';
import { createPhotoQueue, type QueuedPhoto } from './photo-queue.ts';
import { createSendPhoto } from './send-photo.ts';
import { shrinkPhoto } from './shrink-photo.ts';

/** Who shows the photos on their way. */
export interface PhotoListener {
  say(text: string): void;
  /** One more has arrived; its row goes when this is through. */
  onStored(): Promise<void>;
  /** Nothing is on its way any more; ids in the order the photos were chosen in. */
  onThrough(arrivedIds: readonly number[]): Promise<void>;
}

export type PhotoSending = ReturnType<typeof createPhotoSending>;

/**
 * Photos on their way to `path`: each is made smaller and sent by itself as soon as it is chosen,
 * again until it has arrived, and goes on after a closed tab.
 */
export function createPhotoSending(path: string) {
  let rows: readonly QueuedPhoto[] = [];
  let onRows = () => {};
  let listener: PhotoListener = {
    say: () => {},
    onStored: async () => {},
    onThrough: async () => {},
  };
  let stored = 0;
  let preparing = 0;
  /** One answer after the other, so that the last one shown is the last one given. */
  let telling = Promise.resolve();
  /** Key by what tells a file from others, so that none goes twice. */
  const chosen = new Map<string, string>();

  const show = (next: readonly QueuedPhoto[]) => {
    rows = next;
    onRows();
  };
  const drop = (key: string) => show(rows.filter((row) => row.key !== key));
  const forget = (key: string) => {
    void pendingPhotos.remove(key);
    for (const [mark, of] of chosen) if (of === key) chosen.delete(mark);
  };

  const queue = createPhotoQueue({
    send: (photo, watch) => createSendPhoto(pagePath(path))(photo, watch),
    onChange(photo) {
      const { key, state } = photo;
      const row = { ...photo };
      const isShown = rows.some((one) => one.key === key);
      show(isShown ? rows.map((one) => (one.key === key ? row : one)) : [...rows, row]);
      if (state === 'refused') {
        listener.say(`${row.fileName}: ${row.message}`);
        forget(key);
      }
      if (state !== 'done') return;
      void pendingPhotos.remove(key);
      stored += 1;
      telling = telling
        .then(() => listener.onStored())
        .catch(() => {})
        .then(() => drop(key));
    },
    onIdle() {
      if (preparing > 0) return;
      if (stored === 1) listener.say(translated('The photo has arrived.'));
      else if (stored > 1) listener.say(translated('{1} photos have arrived.', stored));
      stored = 0;
      telling = telling.then(() => listener.onThrough(queue.arrivedIds()));
    },
  });

  return {
    rows: () => rows,
    subscribe(tell: () => void) {
      onRows = tell;
      return () => {
        onRows = () => {};
      };
    },
    listen(to: PhotoListener) {
      listener = to;
    },
    async add(files: Iterable<File>) {
      const fresh = [...files].flatMap((file) => {
        const mark = `${file.name} ${file.size} ${file.lastModified}`;
        if (chosen.has(mark)) return [];
        const key = freshKey();
        chosen.set(mark, key);
        return [{ key, file }];
      });
      preparing += fresh.length;
      for (const { key, file } of fresh) {
        const photo = { key, fileName: file.name, file: await shrinkPhoto(file) };
        preparing -= 1;
        void pendingPhotos.put({ ...photo, draft: path, atMs: Date.now() });
        queue.add(photo);
      }
    },
    remove(key: string) {
      drop(key);
      forget(key);
      queue.remove(key);
    },
    retry: () => queue.retryNow(),
    isBusy: () => preparing + queue.pending() > 0,
    async goOnFromBefore() {
      const left = await pendingPhotos.list(path, Date.now());
      if (left.length > 0)
        listener.say(translated('Going on with {1} photos from before.', left.length));
      for (const photo of left) queue.add(photo);
    },
  };
}
