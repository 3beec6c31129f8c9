import type { Example } from '#site/ui/example.ts';
import { StaffIsland } from '../staff-island.tsx';
import { CropStage } from './crop-stage.tsx';

const photo = { src: '/icon.svg', alt: 'The front', widthPx: 600, heightPx: 400 };

const crop = (props: Partial<Parameters<typeof CropStage>[0]>) => (
  <StaffIsland
    name="crop-stage"
    when="idle"
    className="form"
    component={CropStage}
    props={{
      photo,
      isWhole: false,
      box: { left: '60', top: '40', width: '400', height: '300' },
      isWrong: false,
      ...props,
    }}
  />
);

export const examples: readonly Example[] = [
  { name: 'a part of the photo', element: crop({}) },
  {
    name: 'a refused box on the whole photo',
    element: crop({
      isWhole: true,
      isWrong: true,
      box: { left: '60', top: '40', width: '20', height: 'half' },
    }),
  },
];
