import { freshKey } from '../fresh-key.ts';
import { pendingPhotos } from '../../islands/photo-queue/pending-photos.ts';
import { startPhotoList } from './photo-list.ts';
import { createPhotoQueue } from '../../islands/photo-queue/photo-queue.ts';
import { createQueueView } from './queue-view.ts';
import { createSendPhoto } from '../../islands/photo-queue/send-photo.ts';
import { shrinkPhoto } from '../../islands/photo-queue/shrink-photo.ts';
import { translated } from '../translated.ts';

/**
 * Step two with scripts: every photo goes on its own as soon as it is chosen, and again until it has
 * arrived; photos on their way survive a closed tab.
 */
export function startPhotoUpload(form: HTMLFormElement): void {
  const input = form.querySelector<HTMLInputElement>('input[type="file"]');
  const queueList = form.querySelector<HTMLElement>('[data-sell-queue]');
  const said = form.querySelector<HTMLElement>('[data-sell-said]');
  const drop = form.querySelector<HTMLElement>('[data-sell-drop]');
  const path = form.dataset.sellUpload;
  if (!input || !queueList || !said || !drop || !path) return;

  const say = (text: string) => {
    said.textContent = text;
  };
  const arrived = startPhotoList(form.dataset.arrange ?? '', say);
  const seen = new Set<string>();
  let finish: HTMLButtonElement | null = null;
  let stored = 0;
  let refreshing = Promise.resolve();

  const view = createQueueView(queueList, {
    remove(key) {
      view.drop(key);
      queue.remove(key);
      void pendingPhotos.remove(key);
    },
    retry: () => queue.retryNow(),
  });
  const queue = createPhotoQueue({
    send: createSendPhoto(path),
    onChange(photo) {
      view.show(photo);
      if (photo.state === 'refused') say(`${photo.fileName}: ${photo.message}`);
      if (photo.state !== 'done' && photo.state !== 'refused') return;
      void pendingPhotos.remove(photo.key);
      if (photo.state === 'refused') return;
      stored += 1;
      refreshing = arrived.refresh().catch(() => {});
      void refreshing.then(() => view.drop(photo.key));
    },
    onIdle() {
      if (stored > 0)
        say(
          stored === 1
            ? translated('The photo has arrived.')
            : translated('{1} photos have arrived.', stored),
        );
      stored = 0;
      void refreshing
        .then(() => arrived.keepOrder(queue.arrivedIds()))
        .then(() => finish && form.requestSubmit(finish));
    },
  });

  const enqueue = async (files: Iterable<File>) => {
    for (const file of files) {
      const mark = `${file.name} ${file.size} ${file.lastModified}`;
      if (seen.has(mark)) continue;
      seen.add(mark);
      const photo = { key: freshKey(), fileName: file.name, file: await shrinkPhoto(file) };
      queue.add(photo);
      void pendingPhotos.put({ ...photo, draft: path, atMs: Date.now() });
    }
  };
  const take = (files: FileList | null | undefined) => void enqueue([...(files ?? [])]);

  const takeChosen = () => {
    take(input.files);
    // They are in the queue now; the plain form must not send them once more.
    input.value = '';
  };
  input.addEventListener('change', takeChosen);
  // Chosen while this script was on its way.
  takeChosen();
  form.querySelector<HTMLElement>('[data-sell-add]')?.setAttribute('hidden', '');
  addCamera(input, take);
  acceptDrops(drop, take);
  window.addEventListener('online', () => queue.retryNow());
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) queue.retryNow();
  });

  form.addEventListener('submit', (event) => {
    if (queue.pending() === 0) return;
    // Photos first: the last button waits for them.
    event.preventDefault();
    finish = event.submitter as HTMLButtonElement | null;
    if (finish) finish.textContent = translated('Sending when the photos are through…');
    queue.retryNow();
  });

  void pendingPhotos.list(path, Date.now()).then((left) => {
    if (left.length > 0) say(translated('Going on with {1} photos from before.', left.length));
    for (const photo of left) queue.add(photo);
  });
}

/** Phones get a button that opens the camera at once. */
function addCamera(input: HTMLInputElement, take: (files: FileList | null) => void): void {
  if (!matchMedia('(pointer: coarse)').matches || input.disabled) return;
  const camera = document.createElement('input');
  camera.type = 'file';
  camera.accept = 'image/*';
  camera.setAttribute('capture', 'environment');
  camera.hidden = true;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button button-ink';
  button.textContent = translated('Take a photo');
  button.addEventListener('click', () => camera.click());
  camera.addEventListener('change', () => {
    take(camera.files);
    camera.value = '';
  });
  input.before(button, camera);
}

function acceptDrops(drop: HTMLElement, take: (files: FileList | undefined) => void): void {
  const over = (event: DragEvent, inside: boolean) => {
    if (!event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    drop.toggleAttribute('data-over', inside);
  };
  drop.addEventListener('dragover', (event) => over(event, true));
  drop.addEventListener('dragleave', (event) => over(event, false));
  drop.addEventListener('drop', (event) => {
    over(event, false);
    take(event.dataTransfer?.files);
  });
}
