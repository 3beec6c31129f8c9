import { ChipList, type Chip } from './chip-list.tsx';
import type { Example } from './example.ts';

const chips: readonly Chip[] = [
  { label: 'For churches', href: '#churches' },
  { label: 'Tour and charter', href: '#tour', current: true },
  { label: 'Wheelchair lift', href: '#lift' },
  { label: '51–60 passengers', href: '#seats' },
];
const many = Array.from({ length: 12 }, (_, index) => ({
  label: `Motorcoach conversions (${index + 1})`,
  href: `#${index + 1}`,
}));

export const examples: readonly Example[] = [
  { name: 'one is shown', element: <ChipList label="By purpose" chips={chips} /> },
  { name: 'more than a line holds', element: <ChipList label="By type" chips={many} /> },
  {
    name: 'on ink',
    element: (
      <div className="on-ink example-ink">
        <ChipList label="Popular" chips={chips} onInk />
      </div>
    ),
  },
];
