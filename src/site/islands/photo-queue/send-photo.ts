import { t } from '@lingui/core/macro';
import { uploadRequest, type UploadAnswer } from './upload-request.ts';

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

/**
 * Two seconds of a line of 1 Mbit/s. Small, because Chromium by itself repeats a request whose
 * connection was reset, whole, before we hear of it; and proxies hold requests back until they are
 * complete.
 */
const pieceBytes = 256_000;
/** Times in a row that the server may send us elsewhere in the file. */
const mostTurns = 3;
const lost = (): SendAnswer => ({
  outcome: 'failed',
  message: t`The connection was lost. We try again by ourselves.`,
});

/**
 * Sends one photo in pieces, beginning where the server says it left off: a broken line, a closed
 * tab or a restart of the server costs what was on its way at that moment, not the whole photo.
 */
export function createSendPhoto(path: string, request = uploadRequest): SendPhoto {
  return async (photo, { signal, onProgress }) => {
    const { size } = photo.file;
    const key = { 'idempotency-key': photo.key };
    const kept = await request('GET', path, { headers: key }, { signal });
    let offset = offsetIn(kept);
    if (offset === null) return endOf(kept);
    for (let turns = 0; ;) {
      const from = offset;
      onProgress(size > 0 ? from / size : 0);
      const answer = await request(
        'PATCH',
        path,
        {
          headers: {
            ...key,
            'content-type': 'application/octet-stream',
            'upload-offset': String(from),
            'upload-length': String(size),
            // Lone surrogates, which names of files may hold, cannot be encoded.
            'x-file-name': encodeURIComponent(photo.fileName.toWellFormed()),
          },
          body: photo.file.slice(from, from + pieceBytes),
        },
        { signal, onProgress: (bytes) => onProgress(Math.min(1, (from + bytes) / size)) },
      );
      offset = offsetIn(answer);
      if (offset === null) return endOf(answer);
      turns = offset > from ? 0 : turns + 1;
      if (turns > mostTurns) return lost();
    }
  };
}

/** Where to go on; null when the answer is the end of it. */
function offsetIn(answer: UploadAnswer | null): number | null {
  const offset = answer?.body.offset;
  return typeof offset === 'number' ? offset : null;
}

function endOf(answer: UploadAnswer | null): SendAnswer {
  if (!answer) return lost();
  const { status, body } = answer;
  const said = typeof body.message === 'string' ? body.message : null;
  // A node of an older version says nothing of it.
  if (body.isCopy === true) return { outcome: 'refused', message: said ?? '' };
  if ((status === 200 || status === 201) && typeof body.id === 'number')
    return { outcome: 'stored', id: body.id };
  if (status >= 500 || status === 429 || status === 408) {
    return {
      outcome: 'failed',
      message: said ?? t`The server is busy. We try again by ourselves.`,
    };
  }
  return {
    outcome: 'refused',
    message: said ?? t`It was not taken. Choose another photo.`,
  };
}
