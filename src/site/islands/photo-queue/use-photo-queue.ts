import { useEffect, useRef, useState } from 'react';
import { freshKey } from '#site/browser/fresh-key.ts';
import { pagePath, translated } from '#site/browser/translated.ts';
import { pendingPhotos } from './pending-photos.ts';
import { createPhotoQueue, type QueuedPhoto } from './photo-queue.ts';
import { createSendPhoto } from './send-photo.ts';
import { shrinkPhoto } from './shrink-photo.ts';

interface QueueUse {
  /** Address that takes the photos of this bus. */
  path: string;
  say(text: string): void;
  /** One more has arrived; its row goes when this is through. */
  onStored(): Promise<void>;
  /** Nothing is on its way any more; ids in the order the photos were chosen in. */
  onThrough(arrivedIds: readonly number[]): Promise<void>;
}

/**
 * Photos on their way: each is sent by itself as soon as it is chosen, again until it has arrived,
 * and goes on after a closed tab.
 */
export function usePhotoQueue(use: QueueUse) {
  const [rows, setRows] = useState<readonly QueuedPhoto[]>([]);
  const latest = useRef(use);
  useEffect(() => {
    latest.current = use;
  });
  const drop = (key: string) => setRows((all) => all.filter((row) => row.key !== key));

  const [sending] = useState(() => {
    let stored = 0;
    let preparing = 0;
    /** One answer after the other, so that the last one shown is the last one given. */
    let telling = Promise.resolve();
    const chosen = new Map<string, string>();

    const forget = (key: string) => {
      void pendingPhotos.remove(key);
      for (const [mark, of] of chosen) if (of === key) chosen.delete(mark);
    };

    const queue = createPhotoQueue({
      send: (photo, watch) => createSendPhoto(pagePath(use.path))(photo, watch),
      onChange(photo) {
        const row = { ...photo };
        const { key, state } = row;
        setRows((all) =>
          all.some((one) => one.key === key)
            ? all.map((one) => (one.key === key ? row : one))
            : [...all, row],
        );
        if (state === 'refused') {
          latest.current.say(`${row.fileName}: ${row.message}`);
          forget(key);
        }
        if (state !== 'done') return;
        void pendingPhotos.remove(key);
        stored += 1;
        telling = telling
          .then(() => latest.current.onStored())
          .catch(() => {})
          .then(() => drop(key));
      },
      onIdle() {
        if (preparing > 0) return;
        if (stored === 1) latest.current.say(translated('The photo has arrived.'));
        else if (stored > 1) latest.current.say(translated('{1} photos have arrived.', stored));
        stored = 0;
        telling = telling.then(() => latest.current.onThrough(queue.arrivedIds()));
      },
    });

    return {
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
          void pendingPhotos.put({ ...photo, draft: use.path, atMs: Date.now() });
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
        const left = await pendingPhotos.list(use.path, Date.now());
        if (left.length > 0)
          latest.current.say(translated('Going on with {1} photos from before.', left.length));
        for (const photo of left) queue.add(photo);
      },
    };
  });

  useEffect(() => {
    const shown = () => {
      if (!document.hidden) sending.retry();
    };
    window.addEventListener('online', sending.retry);
    document.addEventListener('visibilitychange', shown);
    void sending.goOnFromBefore();
    return () => {
      window.removeEventListener('online', sending.retry);
      document.removeEventListener('visibilitychange', shown);
    };
  }, [sending]);

  return { rows, ...sending };
}
