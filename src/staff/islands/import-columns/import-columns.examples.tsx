import type { Example } from '#site/ui/example.ts';
import { StaffIsland } from '../staff-island.tsx';
import { ImportColumns } from './import-columns.tsx';

const choices = [
  { input: 'year', label: 'Year', group: 'A field' },
  { input: 'priceCents', label: 'Price', group: 'A field' },
  { input: 'make', label: 'Make', group: 'More' },
];

const columnsOf = (columns: Parameters<typeof ImportColumns>[0]['columns']) => (
  <StaffIsland
    name="import-columns"
    when="intent"
    component={ImportColumns}
    props={{ columns, choices }}
  />
);

export const examples: readonly Example[] = [
  {
    name: 'all used',
    element: columnsOf([
      { header: 'Yr', samples: '2011 · 2016', chosen: 'year' },
      { header: 'Asking Price', samples: '$30,000 · $18,500', chosen: 'priceCents' },
    ]),
  },
  {
    name: 'left out, without cells, with long words',
    element: columnsOf([
      { header: 'Yr', samples: '2011 · 2016', chosen: 'year' },
      { header: 'Internal remark', samples: '', chosen: '' },
      {
        header: 'Anything-else-the-buyer-of-this-vehicle-should-know-before-they-travel',
        samples: 'A new transmission was put in by the dealer in… · Sold as it is',
        chosen: '',
      },
    ]),
  },
];
