import type { Example } from '#site/ui/example.ts';
import { BusGrid } from './bus-grid.tsx';
import { sampleBuses } from './sample-buses.ts';

export const examples: readonly Example[] = [
  {
    name: 'every badge, price and fact of a card',
    element: (
      <>
        <h2 className="sr-only">Buses</h2>
        <BusGrid buses={sampleBuses} />
      </>
    ),
  },
];
