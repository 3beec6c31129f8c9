import { useEffect, useRef, type KeyboardEvent } from 'react';
import { translated } from '#site/browser/translated.ts';
import { Icon } from '#site/ui/icon.tsx';
import type { GalleryPicture } from './gallery-props.ts';

interface GalleryDialogProps {
  title: string;
  pictures: readonly GalleryPicture[];
  open: boolean;
  shown: number;
  onShow: (index: number) => void;
  onClose: () => void;
}

/** Full screen on a native modal dialog: it keeps focus inside and gives it back on Escape. */
export function GalleryDialog({
  title,
  pictures,
  open,
  shown,
  onShow,
  onClose,
}: GalleryDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (open && !element.open) element.showModal();
    if (!open && element.open) element.close();
  }, [open]);

  const picture = pictures[shown] ?? pictures[0]!;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') onShow(shown - 1);
    if (event.key === 'ArrowRight') onShow(shown + 1);
  };

  return (
    <dialog
      ref={dialog}
      className="gallery-dialog on-ink"
      aria-label={translated('Pictures of {1}, full screen', title)}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      {open ? (
        <figure>
          <img src={picture.src} alt={picture.alt} width={picture.width} height={picture.height} />
          <figcaption aria-live="polite" className="figures">
            {pictures.length > 1 ? `${translated('{1} of {2}', shown + 1, pictures.length)}: ` : ''}
            {picture.alt}
          </figcaption>
        </figure>
      ) : null}
      <button
        type="button"
        className="gallery-button top-3 right-3"
        aria-label={translated('Close full screen')}
        onClick={onClose}
      >
        <Icon name="close" size={24} />
      </button>
      {pictures.length > 1 ? (
        <>
          <button
            type="button"
            className="gallery-button top-1/2 left-3 -translate-y-1/2"
            aria-label={translated('Previous picture')}
            disabled={shown === 0}
            onClick={() => onShow(shown - 1)}
          >
            <Icon name="chevron-left" size={24} />
          </button>
          <button
            type="button"
            className="gallery-button top-1/2 right-3 -translate-y-1/2"
            aria-label={translated('Next picture')}
            disabled={shown === pictures.length - 1}
            onClick={() => onShow(shown + 1)}
          >
            <Icon name="chevron-right" size={24} />
          </button>
        </>
      ) : null}
    </dialog>
  );
}
