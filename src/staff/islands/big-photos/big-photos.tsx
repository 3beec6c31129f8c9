import { useState, type KeyboardEvent } from 'react';
import { ModalDialog } from '../../ui/modal-dialog.tsx';

interface BigPhotosProps {
  photos: readonly {
    href: string;
    /** A smaller file of it, for the row. */
    src: string;
    caption: string | null;
    widthPx: number;
    heightPx: number;
  }[];
}

const likelySeen = 4;

/**
 * Photos in a row, each a link to its file. Awake, they open large in the page: arrows go on, Escape
 * closes.
 */
export function BigPhotos({ photos }: BigPhotosProps) {
  const [shown, setShown] = useState<number | null>(null);
  const altOf = (index: number) =>
    photos[index]?.caption ?? `Photo ${index + 1} of ${photos.length}`;
  return (
    <>
      <ul className="review-photos" aria-label="Photos">
        {photos.map(({ href, src, caption, widthPx, heightPx }, index) => (
          <li key={href}>
            <a
              href={href}
              onClick={(event) => {
                if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                event.preventDefault();
                setShown(index);
              }}
            >
              <img
                src={src}
                alt={altOf(index)}
                width={widthPx}
                height={heightPx}
                loading={index < likelySeen ? 'eager' : 'lazy'}
              />
            </a>
            {caption ? <p className="hint">{caption}</p> : null}
          </li>
        ))}
      </ul>
      {shown === null ? null : (
        <BigPhoto
          src={photos[shown]!.href}
          alt={altOf(shown)}
          caption={photos[shown]!.caption}
          place={`${shown + 1} of ${photos.length}`}
          onStep={(step) => setShown((shown + step + photos.length) % photos.length)}
          onClose={() => setShown(null)}
        />
      )}
    </>
  );
}

interface BigPhotoProps {
  src: string;
  alt: string;
  caption: string | null;
  place: string;
  onStep: (step: 1 | -1) => void;
  onClose: () => void;
}

function BigPhoto({ src, alt, caption, place, onStep, onClose }: BigPhotoProps) {
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') onStep(-1);
    if (key === 'ArrowRight') onStep(1);
  };
  return (
    <ModalDialog label="Photo" className="big-photo" onClose={onClose} onKeyDown={onKeyDown}>
      <img src={src} alt={alt} />
      <form method="dialog">
        <p>
          <span role="status">{caption ? `${place}: ${caption}` : place}</span>
          <span>
            <button type="button" aria-label="Photo before" onClick={() => onStep(-1)}>
              ←
            </button>
            <button type="button" aria-label="Next photo" onClick={() => onStep(1)}>
              →
            </button>
            <button aria-label="Close">✕</button>
          </span>
        </p>
      </form>
    </ModalDialog>
  );
}
