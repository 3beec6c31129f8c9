import type { Example } from './example.ts';
import { SpecificationTable } from './specification-table.tsx';

export const examples: readonly Example[] = [
  {
    name: 'figures, names and long words',
    element: (
      <SpecificationTable
        group={{
          label: 'Engine and drive',
          rows: [
            { key: 'engine', label: 'Engine', value: 'Cummins ISB 6.7', isName: true },
            { key: 'gvwr', label: 'Gross vehicle weight rating', value: '33,000 lb' },
            {
              key: 'transmission',
              label: 'Transmission',
              value: 'Allison 2500 PTS automatic, six speeds, with a retarder and park pawl',
            },
          ],
        }}
      />
    ),
  },
];
