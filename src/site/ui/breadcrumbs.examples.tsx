import { Breadcrumbs } from './breadcrumbs.tsx';
import type { Example } from './example.ts';

export const examples: readonly Example[] = [
  {
    name: 'two steps',
    element: <Breadcrumbs crumbs={[{ label: 'Home', href: '/' }, { label: 'Here' }]} />,
  },
  {
    name: 'long words',
    element: (
      <Breadcrumbs
        crumbs={[
          { label: 'Buses', href: '/example' },
          { label: 'Wheelchair Accessible Shuttle Buses', href: '/example' },
          { label: '2007 Freightliner M2 106 Champion Defender Executive 29-Passenger Coach' },
        ]}
      />
    ),
  },
];
