import type { QueuedPhoto } from '../../islands/photo-queue/photo-queue.ts';
import { translated } from '../translated.ts';

const stateWords = {
  waiting: translated('Waiting'),
  sending: translated('Sending'),
  retrying: translated('Trying again soon'),
  done: translated('Arrived'),
  refused: translated('Not taken'),
  stopped: translated('Stopped'),
} as const;

export interface QueueView {
  show(photo: QueuedPhoto): void;
  drop(key: string): void;
}

/** The rows of photos on their way: preview, progress, and what can be done about each. */
export function createQueueView(
  list: HTMLElement,
  act: { remove(key: string): void; retry(): void },
): QueueView {
  const rows = new Map<string, ReturnType<typeof createRow>>();

  function createRow(photo: QueuedPhoto) {
    const item = document.createElement('li');
    const preview = document.createElement('canvas');
    preview.width = 192;
    preview.height = 144;
    const name = element('p', 'sell-photo-name');
    const words = element('strong');
    const file = element('span', 'truncate');
    file.textContent = photo.fileName;
    name.append(words, file);
    const bar = document.createElement('progress');
    bar.max = 1;
    bar.setAttribute('aria-label', translated('Sending {1}', photo.fileName));
    const note = element('p');
    const buttons = element('div', 'sell-photo-acts');
    const retry = button(translated('Try now'), act.retry);
    buttons.append(
      retry,
      button(translated('Remove'), () => act.remove(photo.key)),
    );
    const side = element('div');
    side.append(name, bar, note, buttons);
    item.append(preview, side);
    list.append(item);
    void draw(preview, photo.file);
    return { item, words, bar, note, retry };
  }

  return {
    show(photo) {
      let row = rows.get(photo.key);
      if (!row) rows.set(photo.key, (row = createRow(photo)));
      const saving = photo.state === 'sending' && photo.progress === 1;
      row.words.textContent = saving ? translated('Saving') : stateWords[photo.state];
      row.bar.value = photo.progress;
      row.bar.hidden = photo.state === 'refused' || photo.state === 'stopped';
      row.retry.hidden = photo.state !== 'retrying' && photo.state !== 'stopped';
      row.note.textContent = photo.message ?? '';
      row.note.toggleAttribute('data-error', photo.state === 'refused');
    },
    drop(key) {
      rows.get(key)?.item.remove();
      rows.delete(key);
    },
  };
}

function element(tag: string, className = ''): HTMLElement {
  const made = document.createElement(tag);
  made.className = className;
  return made;
}

function button(label: string, onClick: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = 'sell-act';
  made.textContent = label;
  made.addEventListener('click', onClick);
  return made;
}

/** By canvas, because the content policy allows no object addresses. */
async function draw(canvas: HTMLCanvasElement, file: Blob): Promise<void> {
  try {
    const picture = await createImageBitmap(file, { resizeWidth: 384, resizeQuality: 'low' });
    const scale = Math.max(canvas.width / picture.width, canvas.height / picture.height);
    const width = picture.width * scale;
    const height = picture.height * scale;
    const context = canvas.getContext('2d');
    context?.drawImage(
      picture,
      (canvas.width - width) / 2,
      (canvas.height - height) / 2,
      width,
      height,
    );
    picture.close();
  } catch {
    // Not every phone format can be drawn; the name stands beside it.
  }
}
