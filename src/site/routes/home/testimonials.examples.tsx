import type { Example } from '#site/ui/example.ts';
import { Testimonials } from './testimonials.tsx';

export const examples: readonly Example[] = [
  { name: 'as served, until it comes near', element: <Testimonials /> },
];
