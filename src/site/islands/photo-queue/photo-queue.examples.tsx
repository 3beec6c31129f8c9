import type { Example } from '#site/ui/example.ts';
import { urls } from '#site/urls.ts';
import { Island } from '../island.tsx';
import { OutgoingPhotos } from './outgoing-photos.tsx';
import type { QueuedPhoto } from './photo-queue.ts';
import type { PhotoStepProps } from './photo-step-props.ts';
import { SellPhotoStep } from './photo-step.tsx';

const step: PhotoStepProps = {
  photos: [],
  paths: {
    page: urls.sellUploading('0'),
    photo: urls.sellPhoto('0'),
    change: urls.sellPhotos('0'),
  },
  isFinished: false,
  errors: [],
};
const arrived = ['Front corner', null, null].map((caption, at) => ({
  id: at + 1,
  thumbnail: '/media/category/coach.webp',
  typed: { caption, fileName: at === 2 ? `${'IMG_of-a-phone-'.repeat(8)}.jpg` : `IMG_${at}.jpg` },
}));

const asleep = (props: Partial<PhotoStepProps>) => (
  <Island name="photo-step" when="intent" component={SellPhotoStep} props={{ ...step, ...props }} />
);

const outgoing = (more: Partial<QueuedPhoto>): QueuedPhoto => ({
  key: more.state ?? '',
  file: new Blob([]),
  fileName: `${more.state}.jpg`,
  state: 'waiting',
  progress: 0,
  attempts: 1,
  message: null,
  photoId: null,
  ...more,
});

export const examples: readonly Example[] = [
  { name: 'no photo yet', element: asleep({}) },
  { name: 'photos that have arrived', element: asleep({ photos: arrived }) },
  {
    name: 'a file that was not taken',
    element: asleep({ errors: ['notes.txt: This file is not a photo.'] }),
  },
  { name: 'added to a bus that was handed in', element: asleep({ isFinished: true }) },
  {
    name: 'photos on their way, in every state',
    element: (
      <OutgoingPhotos
        photos={[
          outgoing({ state: 'waiting' }),
          outgoing({ state: 'sending', progress: 0.4 }),
          outgoing({ state: 'retrying', progress: 0.4, message: 'The connection was lost.' }),
          outgoing({ state: 'done', progress: 1 }),
          outgoing({ state: 'refused', message: 'This file is not a photo.' }),
          outgoing({ state: 'stopped', message: 'The connection was lost.' }),
        ]}
        onRemove={() => {}}
        onRetry={() => {}}
      />
    ),
  },
];
