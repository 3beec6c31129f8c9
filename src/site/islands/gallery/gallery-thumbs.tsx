import { t } from '@lingui/core/macro';
import type { GalleryPicture } from './gallery-props.ts';

interface GalleryThumbsProps {
  pictures: readonly GalleryPicture[];
  shown: number;
  /** Without it the links jump to the picture's anchor. */
  onPick?: (index: number) => void;
}

export function GalleryThumbs({ pictures, shown, onPick }: GalleryThumbsProps) {
  return (
    <ul className="gallery-thumbs" aria-label={t`Choose a picture`}>
      {pictures.map((picture, index) => (
        <li key={picture.src}>
          <a
            href={`#picture-${index + 1}`}
            aria-current={onPick && index === shown ? 'true' : undefined}
            onClick={
              onPick &&
              ((event) => {
                event.preventDefault();
                onPick(index);
              })
            }
          >
            <span className="picture">
              <img
                src={picture.thumbnail}
                alt={t`${{ label: String(index + 1) }}: ${{ value: picture.alt }}`}
                width={96}
                height={64}
                loading="lazy"
                decoding="async"
              />
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
