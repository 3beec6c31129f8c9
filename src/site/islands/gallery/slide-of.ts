import type { SlideImage } from 'yet-another-react-lightbox';
import type { GalleryPicture } from './gallery-props.ts';

/** A picture as the lightbox takes it, which chooses by width and fetches more when zoomed. */
export function slideOf({ src, srcSet, alt, width, height }: GalleryPicture): SlideImage {
  return {
    src,
    alt,
    width,
    height,
    srcSet: srcSet.split(', ').flatMap((candidate) => {
      const [file, widthPx = 0] = [
        candidate.split(' ')[0],
        Number(/ (\d+)w$/.exec(candidate)?.[1]),
      ];
      return file && widthPx > 0
        ? { src: file, width: widthPx, height: Math.round((widthPx * height) / width) }
        : [];
    }),
  };
}
