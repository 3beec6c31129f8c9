import { ChipList } from './chip-list.tsx';
import type { Example } from './example.ts';

const many = Array.from({ length: 14 }, (_, at) => ({ label: `${at + 10} seats`, href: '#chip' }));

export const examples: readonly Example[] = [
  {
    name: 'one is current',
    element: (
      <ChipList
        label="Chips"
        chips={[
          { label: 'Default', href: '#chip' },
          { label: 'Current', href: '#chip-current', current: true },
        ]}
      />
    ),
  },
  { name: 'more than fit', element: <ChipList label="Chips" chips={many} /> },
];
