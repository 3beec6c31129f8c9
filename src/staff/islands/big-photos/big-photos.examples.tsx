import type { Example } from '#site/ui/example.ts';
import { StaffIsland } from '../staff-island.tsx';
import { BigPhotos } from './big-photos.tsx';

const photo = { href: '/icon.svg', src: '/icon.svg', caption: null, widthPx: 640, heightPx: 480 };

export const examples: readonly Example[] = [
  {
    name: 'two, one with a caption',
    element: (
      <StaffIsland
        name="big-photos"
        when="intent"
        component={BigPhotos}
        props={{
          photos: [
            { ...photo, href: '/icon.svg#1' },
            { ...photo, href: '/icon.svg#2', caption: 'Rust above the rear wheel' },
          ],
        }}
      />
    ),
  },
];
