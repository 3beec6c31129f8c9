import { t } from '@lingui/core/macro';
import type { RefObject } from 'react';
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
    <ul ref={ref} className="gallery-strip" tabIndex={0} aria-label={t`Pictures`}>
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
            {/* The page's script puts the fallback in its place, also before this is awake. */}
            <img
              data-fallback={fallback}
              suppressHydrationWarning
              src={picture.src}
              srcSet={picture.srcSet}
              sizes={sizes}
              alt={picture.alt}
              width={picture.width}
              height={picture.height}
              loading={index === 0 ? 'eager' : 'lazy'}
              fetchPriority={index === 0 ? 'high' : undefined}
            />
            <span className="gallery-missing" data-missing="">
              {t`This photo did not load. The drawing shows the kind of bus, not this one.`}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
