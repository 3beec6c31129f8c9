import { Carousel } from './carousel.tsx';
import type { Example } from './example.ts';

export const examples: readonly Example[] = [
  {
    name: 'without anything in it',
    element: (
      <Carousel
        id="ui-carousel-empty"
        labelledBy="main"
        noun="bus"
        loadingText="Loading buses..."
        slides={[]}
      />
    ),
  },
];
