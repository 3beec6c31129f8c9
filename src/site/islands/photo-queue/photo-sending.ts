import { plural, t } from '@lingui/core/macro';
import { withoutLanguage } from '#messages/languages.ts';
import { freshKey } from '#site/browser/fresh-key.ts';
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
  /** The same bus, whichever language its page is read in. */
  const draft = withoutLanguage(path);
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
  /** Key by what tells a file from others on their way, so that none goes twice. */
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
    send: createSendPhoto(path),
    onChange(photo) {
      const { key, state } = photo;
      const row = { ...photo };
      const isShown = rows.some((one) => one.key === key);
      show(isShown ? rows.map((one) => (one.key === key ? row : one)) : [...rows, row]);
      if (state === 'refused') {
        const { fileName, message } = row;
        listener.say(t`${fileName}: ${{ problem: message ?? '' }}`);
        forget(key);
      }
      if (state !== 'done') return;
      // Chosen once more it is sent once more: the server knows whether it is still here.
      forget(key);
      stored += 1;
      telling = telling
        .then(() => listener.onStored())
        .catch(() => {})
        .then(() => drop(key));
    },
    onIdle() {
      if (preparing > 0) return;
      if (stored > 0) {
        listener.say(
          t`${plural(stored, { one: 'The photo has arrived.', other: '# photos have arrived.' })}`,
        );
      }
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
        void pendingPhotos.put({ ...photo, draft, atMs: Date.now() });
        queue.add(photo);
      }
    },
    remove(key: string) {
      drop(key);
      forget(key);
      queue.remove(key);
      // Unheard, its place is free all the same, as soon as it was quiet for a few minutes.
      fetch(path, { method: 'DELETE', headers: { 'idempotency-key': key }, keepalive: true })
        .then(() => listener.onStored())
        .catch(() => {});
    },
    retry: () => queue.retryNow(),
    isBusy: () => preparing + queue.pending() > 0,
    async goOnFromBefore() {
      const left = await pendingPhotos.list(draft, Date.now());
      const count = left.length;
      if (count > 0) {
        listener.say(
          t`Going on with ${plural(count, { one: '# photo', other: '# photos' })} from before.`,
        );
      }
      for (const photo of left) queue.add(photo);
    },
  };
}
