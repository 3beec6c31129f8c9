import type { Example } from '#site/ui/example.ts';
import { Island } from '../island.tsx';
import { Gallery } from './gallery.tsx';
import type { GalleryPicture } from './gallery-props.ts';

const picture = (kind: string, alt: string): GalleryPicture => ({
  src: `/media/category/${kind}.webp`,
  srcSet: `/media/category/${kind}.webp 960w`,
  thumbnail: `/media/category/${kind}.webp`,
  alt,
  width: 960,
  height: 640,
  placeholder: null,
});
const pictures = [
  picture('coach', 'Drawing of a coach'),
  picture('shuttle', 'Drawing of a shuttle'),
  picture(
    'school',
    'Drawing of a school bus with a caption that needs more than one line of a phone',
  ),
];

const galleryOf = (shown: readonly GalleryPicture[]) => (
  <Island
    className="example-stage"
    name="gallery"
    when="intent"
    component={Gallery}
    props={{
      title: '2018 Starcraft Allstar',
      pictures: shown,
      sizes: '94vw',
      fallback: '/media/category/shuttle.webp',
    }}
  />
);

export const examples: readonly Example[] = [
  { name: 'three pictures', element: galleryOf(pictures) },
  { name: 'one picture', element: galleryOf(pictures.slice(0, 1)) },
  {
    name: 'a picture that is not there',
    element: galleryOf([{ ...pictures[0]!, src: '/media/missing.webp', srcSet: '' }]),
  },
];
