import type { Example } from '#site/ui/example.ts';
import { StaffIsland } from '../staff-island.tsx';
import type { ListedPhoto } from './photo-card.tsx';
import { PhotoOrder } from './photo-order.tsx';

const photo = (name: string, more: Partial<ListedPhoto> = {}): ListedPhoto => ({
  name,
  href: '/icon.svg',
  thumbnail: '/icon.svg',
  caption: 'The front',
  taken: 'Taken in March 2026',
  typed: null,
  canUncrop: false,
  sizes: {
    summary: 'Sizes: 1200 × 800, 210 kB → 88 kB',
    rows: [
      ['Sent', '210 kB'],
      ['WebP', '88 kB'],
    ],
  },
  ...more,
});

const changeHref = '#staff-inventory-1003-photos-change';
const order = (photos: readonly ListedPhoto[], href: string | null) => (
  <StaffIsland
    name="photo-order"
    when="intent"
    component={PhotoOrder}
    props={{ photos, changeHref: href }}
  />
);

export const examples: readonly Example[] = [
  {
    name: 'three, the second one cropped',
    element: order(
      [photo('front'), photo('side', { canUncrop: true }), photo('rear', { caption: '' })],
      changeHref,
    ),
  },
  { name: 'for a viewer', element: order([photo('front'), photo('side')], null) },
  {
    name: 'with a caption that somebody else was quicker with',
    element: order([photo('front', { typed: 'The front, with its new lights' })], changeHref),
  },
];
