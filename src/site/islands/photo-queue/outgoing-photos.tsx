import { t } from '@lingui/core/macro';
import { useEffect, useRef } from 'react';
import { drawPreview } from './draw-preview.ts';
import type { QueuedPhoto } from './photo-queue.ts';

interface Acts {
  onRemove(key: string): void;
  onRetry(): void;
}

/** Photos on their way: preview, progress, and what can be done about each. */
export function OutgoingPhotos({ photos, ...acts }: Acts & { photos: readonly QueuedPhoto[] }) {
  if (photos.length === 0) return null;
  return (
    <ul className="sell-queue">
      {photos.map((photo) => (
        <OutgoingPhoto key={photo.key} photo={photo} {...acts} />
      ))}
    </ul>
  );
}

function OutgoingPhoto({ photo, onRemove, onRetry }: Acts & { photo: QueuedPhoto }) {
  const { key, file, fileName, state, progress, message } = photo;
  const preview = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (preview.current) void drawPreview(preview.current, file);
  }, [file]);
  const isWaiting = state === 'retrying' || state === 'stopped';
  return (
    <li>
      <canvas ref={preview} width={192} height={144} />
      <div>
        <p className="sell-photo-name">
          <strong>{wordsOf(photo)}</strong>
          <span className="sell-photo-file">{fileName}</span>
        </p>
        {state === 'refused' || state === 'stopped' ? null : (
          <progress max={1} value={progress} aria-label={t`Sending ${fileName}`} />
        )}
        <p className={state === 'refused' ? 'sell-file-error' : undefined}>{message}</p>
        <div className="sell-photo-acts">
          {isWaiting ? (
            <button type="button" className="sell-act" onClick={onRetry}>
              {t`Try now`}
            </button>
          ) : null}
          <button type="button" className="sell-act" onClick={() => onRemove(key)}>
            {t`Remove`}
          </button>
        </div>
      </div>
    </li>
  );
}

function wordsOf({ state, progress }: QueuedPhoto): string {
  switch (state) {
    case 'waiting':
      return t`Waiting`;
    case 'sending':
      return progress === 1 ? t`Saving` : t`Sending`;
    case 'retrying':
      return t`Trying again soon`;
    case 'done':
      return t`Arrived`;
    case 'refused':
      return t({ message: 'Not taken', context: 'photo' });
    case 'stopped':
      return t`Stopped`;
  }
}
