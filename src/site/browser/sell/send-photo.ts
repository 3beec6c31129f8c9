export type SendAnswer =
  | { outcome: 'stored'; id: number }
  /** Sending it again would not help. */
  | { outcome: 'refused'; message: string }
  /** The line, or the server for now. */
  | { outcome: 'failed'; message: string };

export interface OutgoingPhoto {
  /** Its one-time key: however often it is sent, it is stored once. */
  key: string;
  file: Blob;
  fileName: string;
}

export type SendPhoto = (
  photo: OutgoingPhoto,
  watch: { signal: AbortSignal; onProgress(share: number): void },
) => Promise<SendAnswer>;

/** A line on which nothing moves for so long is broken, whatever the phone believes. */
const stalledMs = 30_000;
const lost: SendAnswer = {
  outcome: 'failed',
  message: 'The connection was lost. We try again by ourselves.',
};

/** Sends one photo by XMLHttpRequest, which unlike `fetch` says how far it is. */
export function createSendPhoto(path: string): SendPhoto {
  return (photo, { signal, onProgress }) =>
    new Promise((resolve) => {
      const request = new XMLHttpRequest();
      let watchdog = 0;
      const alive = () => {
        clearTimeout(watchdog);
        watchdog = window.setTimeout(() => request.abort(), stalledMs);
      };
      const end = (answer: SendAnswer) => {
        clearTimeout(watchdog);
        resolve(answer);
      };
      request.open('POST', path);
      request.setRequestHeader('content-type', 'application/octet-stream');
      request.setRequestHeader('accept', 'application/json');
      request.setRequestHeader('idempotency-key', photo.key);
      // Lone surrogates, which names of files may hold, cannot be encoded.
      request.setRequestHeader('x-file-name', encodeURIComponent(photo.fileName.toWellFormed()));
      request.upload.addEventListener('progress', ({ loaded, total }) => {
        alive();
        if (total > 0) onProgress(loaded / total);
      });
      request.addEventListener('load', () => end(readAnswer(request)));
      request.addEventListener('error', () => end(lost));
      request.addEventListener('abort', () => end(lost));
      signal.addEventListener('abort', () => request.abort());
      alive();
      request.send(photo.file);
    });
}

function readAnswer({ status, responseText }: XMLHttpRequest): SendAnswer {
  const { id, message } = bodyOf(responseText);
  if ((status === 200 || status === 201) && typeof id === 'number')
    return { outcome: 'stored', id };
  const said = typeof message === 'string' ? message : null;
  if (status >= 500 || status === 429 || status === 408) {
    return { outcome: 'failed', message: said ?? 'The server is busy. We try again by ourselves.' };
  }
  return { outcome: 'refused', message: said ?? 'It was not taken. Choose another photo.' };
}

function bodyOf(text: string): { id?: unknown; message?: unknown } {
  try {
    return JSON.parse(text) as { id?: unknown; message?: unknown };
  } catch {
    return {};
  }
}
