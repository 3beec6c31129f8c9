import { useEffect, useRef, type RefObject } from 'react';
import { translated } from '#site/browser/translated.ts';
import type { GalleryPicture } from './gallery-props.ts';

interface GalleryStripProps {
  ref: RefObject<HTMLUListElement | null>;
  pictures: readonly GalleryPicture[];
  sizes: string;
  fallback: string;
  /** Opens the full-screen view; until it is awake a press waits for it. */
  onOpen: (index: number) => void;
}

/** The pictures side by side; each is a link to its full file. */
export function GalleryStrip({ ref, pictures, sizes, fallback, onOpen }: GalleryStripProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it
    <ul ref={ref} className="gallery-strip" tabIndex={0} aria-label={translated('Pictures')}>
      {pictures.map((picture, index) => (
        <li key={picture.src} id={`picture-${index + 1}`}>
          <a
            href={picture.src}
            className="picture"
            tabIndex={-1}
            data-waits=""
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              onOpen(index);
            }}
          >
            {picture.placeholder ? (
              <img data-placeholder="" src={picture.placeholder} alt="" aria-hidden="true" />
            ) : null}
            <StagePicture picture={picture} first={index === 0} sizes={sizes} fallback={fallback} />
          </a>
        </li>
      ))}
    </ul>
  );
}

interface StagePictureProps {
  picture: GalleryPicture;
  first: boolean;
  sizes: string;
  fallback: string;
}

/**
 * Handles its own failure instead of wearing `data-picture`: the page's image watcher would change
 * the markup before this island is hydrated.
 */
function StagePicture({ picture, first, sizes, fallback }: StagePictureProps) {
  const image = useRef<HTMLImageElement>(null);
  const fallBack = () => {
    const element = image.current;
    if (!element || element.getAttribute('src') === fallback) return;
    element.removeAttribute('srcset');
    element.src = fallback;
  };
  useEffect(() => {
    const element = image.current;
    // A picture that failed before this woke up fired its error unheard.
    if (element?.complete && element.currentSrc && element.naturalWidth === 0) fallBack();
  });
  return (
    <img
      ref={image}
      src={picture.src}
      srcSet={picture.srcSet}
      sizes={sizes}
      alt={picture.alt}
      width={picture.width}
      height={picture.height}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      onError={fallBack}
    />
  );
}
