import { Badge } from './badge.tsx';
import type { Example } from './example.ts';

export const examples: readonly Example[] = [
  {
    name: 'every type',
    element: (
      <p className="example-row">
        <Badge type="bulk" text="Only 3 left" />
        <Badge type="featured" text="Featured" />
        <Badge type="new-arrival" text="New Arrival" />
        <Badge type="sold" text="Sold" />
      </p>
    ),
  },
];
