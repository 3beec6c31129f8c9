import { Carousel } from './carousel.tsx';
import type { Example } from './example.ts';

export const examples: readonly Example[] = [
  {
    name: 'without anything in it',
    element: (
      <Carousel
        id="ui-carousel-empty"
        labelledBy="main"
        nameSlide={(number, count) => `bus ${number} of ${count}`}
        loadingText="Loading buses..."
        slides={[]}
      />
    ),
  },
];
