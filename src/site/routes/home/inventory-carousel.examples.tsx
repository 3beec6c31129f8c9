import type { Example } from '#site/ui/example.ts';
import { sampleBuses } from '../inventory/sample-buses.ts';
import { InventoryCarousel } from './inventory-carousel.tsx';

export const examples: readonly Example[] = [
  {
    name: 'eight buses',
    element: (
      <section className="example-carousel">
        <h2 id="ui-carousel-heading">Buses</h2>
        <InventoryCarousel id="ui-carousel" labelledBy="ui-carousel-heading" buses={sampleBuses} />
      </section>
    ),
  },
];
