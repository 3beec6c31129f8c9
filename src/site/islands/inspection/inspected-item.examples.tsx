import type { Example } from '#site/ui/example.ts';
import { InspectedItem } from './inspected-item.tsx';
import type { FigureModel, ItemModel } from './inspection-form-props.ts';
import type { RefusedFindingPhoto } from './use-inspection-outbox.ts';

const untouched: ItemModel = {
  item: 'tire-front-left',
  name: 'Front left tire',
  question: null,
  severity: 'not-checked',
  figures: [],
  note: '',
  was: '',
  editedAt: 0,
  photos: [],
};

const week = (value: string, error: string | null = null): FigureModel => ({
  key: 'dotWeek',
  label: 'Week of the date code',
  value,
  least: 1,
  most: 53,
  step: 1,
  error,
});
const tread: FigureModel = {
  key: 'treadDepth32nds',
  label: 'Tread left, in 32nds of an inch',
  value: '8',
  least: 0,
  most: 40,
  step: 1,
  error: null,
};

const item = (
  model: Partial<ItemModel>,
  waiting = 0,
  refused: readonly RefusedFindingPhoto[] = [],
) => (
  <InspectedItem
    model={{ ...untouched, ...model }}
    choices={[
      { value: 'not-checked', label: 'Not looked at' },
      { value: 'fine', label: 'In order' },
      { value: 'soon', label: 'Needs work soon' },
    ]}
    waiting={waiting}
    refused={refused}
    onEdit={() => {}}
    onPhotos={() => {}}
    onTakeAway={() => {}}
  />
);

export const examples: readonly Example[] = [
  { name: 'not looked at yet', element: item({}) },
  {
    name: 'measured, a note, photos',
    element: item({
      severity: 'soon',
      figures: [week('35'), tread],
      note: 'Worn on the inner edge.',
      photos: [1, 2].map((id) => ({ id, thumbnail: '/media/category/coach.webp' })),
    }),
  },
  {
    name: 'a question of its own, a slip, photos that wait and one that was refused',
    element: item(
      { question: 'How does it start when cold?', figures: [week('77', 'At most 53')] },
      2,
      [
        {
          key: '1',
          item: 'tire-front-left',
          fileName: 'IMG_4711.heic',
          why: 'This file is empty. Choose the photo again.',
        },
      ],
    ),
  },
];
