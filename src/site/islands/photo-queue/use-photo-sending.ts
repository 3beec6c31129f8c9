import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPhotoSending, type PhotoListener, type PhotoSending } from './photo-sending.ts';

/** Photos on their way, as long as the page is open; `listener` may be another one each time. */
export function usePhotoSending(
  path: string,
  listener: PhotoListener,
): { rows: ReturnType<PhotoSending['rows']>; sending: PhotoSending } {
  const [sending] = useState(() => createPhotoSending(path));
  const rows = useSyncExternalStore(sending.subscribe, sending.rows, sending.rows);
  useEffect(() => sending.listen(listener));
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
  return { rows, sending };
}
