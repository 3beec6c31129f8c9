import type { Example } from '#site/ui/example.ts';
import { TestimonialCard, Testimonials } from './testimonials.tsx';

const quote =
  'They told us plainly which bus we could drive without a CDL, and had it ready on the day.';

export const examples: readonly Example[] = [
  {
    name: 'fetched',
    element: (
      <ul className="testimonial-list">
        <TestimonialCard quote={quote} name="A church" who="in Ohio" demo />
        <TestimonialCard quote={`${quote} `.repeat(3)} name="A school" who="in Iowa" demo={false} />
      </ul>
    ),
  },
  { name: 'nothing to say', element: <Testimonials /> },
];
