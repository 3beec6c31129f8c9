import type { Testimonial } from '#domain/content/content-library.ts';

/**
 * What customers say. No customer wrote these: they are examples for a site that runs on demo data,
 * shown with a mark that says so and left out otherwise. Replace them with real ones, `demo: false`.
 */
export const testimonials: readonly Testimonial[] = [
  {
    quote:
      'We needed fourteen seats, a lift and no CDL, under a budget set by a church council. The filter found four. We drove one home.',
    name: 'Example customer',
    role: 'Church transport volunteer, Ohio',
    demo: true,
  },
  {
    quote:
      'The video call settled it. I asked to see the underside and the date codes on the tires, and got both without a speech.',
    name: 'Example customer',
    role: 'Shuttle operator, Arizona',
    demo: true,
  },
  {
    quote:
      'Three school buses sold in a month, at the price I asked for. I never had to answer a call at dinner.',
    name: 'Example customer',
    role: 'School contractor, Pennsylvania',
    demo: true,
  },
];
